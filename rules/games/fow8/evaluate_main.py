"""What thinking players do with priority in Force of Will: call stones, judge, play cards, use abilities."""

from typing import cast

from rules.appraisal.questions import as_in_play, entering_worth, price_of, text_worth
from rules.engine.asks import Ask, Option
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.fow8.combat_attackers import attacks
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.evaluate_battle import attacking
from rules.games.fow8.evaluate_rulers import using_ruler
from rules.games.fow8.evaluate_worth import SCALE, in_play
from rules.games.fow8.keywords import now
from rules.games.fow8.payment_sources import budget_for

FIRST, THEN = 50.0, 10.0
"""Stones and judgments come before cards and abilities, these before battles."""
KEPT = 0.7
"""What a chant must gain to be played: it could still gain as much later."""
USED = 0.1
"""What it is worth to use a unit of will, which is lost at the end of the turn."""
HELD = 1.0
"""What a card is worth in hand, which counts if other cards are given up to play it."""


def acting(game: Game, ask: Ask, option: Option) -> float:
    """Return how good an action looks; passing is 0."""
    player = ask.player
    match option.verb:
        case "pass":
            return 0.0
        case "call" | "judgment":
            gained = using_ruler(game, ask, option)
            return FIRST + gained if gained > 0 else -1.0
        case "play" | "rune":
            gained = _playing(game, player, option.card)
            return THEN + gained if gained > 0 else -1.0
        case "use":
            ability = now(game, option.card).activated[option.other]
            gained = text_worth(game, SCALE, player, option.card, ability)
            return THEN + gained if gained > 0 else -1.0
        case "lifebreak":
            return 2.0
        case "battle":
            return 1.0 if any(attacking(game, player, one) > 0 for one in attacks(game, player)) else -1.0
        case _:
            return -2.0


def _playing(game: Game, player: PlayerId, card: CardId) -> float:
    """Return what playing a card gains; a little more if it uses much will."""
    definition = cast(ForceCard, game.state.cards[card])
    gained = entering_worth(game, SCALE, player, card, definition) - _besides(game, player, card, definition)
    gained += USED * definition.cost
    if definition.fights:
        arriving = as_in_play(game, SCALE, player, card, definition)
        return gained + in_play(arriving) if arriving.stats[1] > 0 else -1.0
    if definition.spell is None:
        return gained + in_play(definition) if definition.understood else -1.0
    return gained - KEPT


def _besides(game: Game, player: PlayerId, card: CardId, definition: ForceCard) -> float:
    """Return what is given up for a card besides will, in the cheapest way if its cost cannot be paid."""
    ways = definition.ways
    if not ways:
        return 0.0
    paid = sum((price_of(game, SCALE, player, card, one.cost) for one in ways if one.must), 0.0)
    instead = [price_of(game, SCALE, player, card, one.cost) for one in ways if one.instead]
    if instead and not budget_for(game, player, "card", card).covers(definition.price):
        paid += HELD + USED * definition.cost + min(instead)
    return paid
