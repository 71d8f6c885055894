"""What a ruler is good for on a turn: a judgment, a magic stone, or an attack as a J-ruler (705, 710)."""

from typing import cast

from rules.appraisal.costs import UNIT
from rules.appraisal.questions import entering_worth, price_of
from rules.engine.asks import Ask, Option
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.evaluate_battle import attacks_with, guards_with
from rules.games.fow8.evaluate_worth import MEANS, SCALE, in_play
from rules.games.fow8.keywords import now
from rules.games.fow8.mechanics.keyword_costs import JUDGMENT
from rules.games.fow8.zones import HAND
from rules.language.abilities import KeywordAbility

ABILITY = 0.3
"""What an ability of a J-ruler or a ruler is worth, whatever it does."""
SAFE = 0.3
"""What a ruler is worth as it is: it calls stones and cannot be attacked."""
STAYING, FLEETING = 1.3, 0.8
"""What a J-ruler is worth compared with another fighter: its ruler stays if it falls; less with Limit."""


def using_ruler(game: Game, ask: Ask, option: Option) -> float:
    """Return what using a ruler gains; nothing if it is needed for something better on this turn.

    It may judge or rest for a stone, not both; a J-ruler that rests neither attacks nor blocks.
    """
    player = ask.player
    stone = another_stone(game, player) if any(one.verb == "call" for one in ask.options) else 0.0
    if option.verb == "judgment":
        gained = judging(game, player, option.card)
        return gained if gained > stone else 0.0
    judged = max(
        (judging(game, player, one.card) for one in ask.options if one.verb == "judgment"), default=0.0
    )
    kept = max(attacks_with(game, player, option.card), guards_with(game, player, option.card))
    return stone if stone >= max(judged, kept) else 0.0


def another_stone(game: Game, player: PlayerId) -> float:
    """Return what one more magic stone is worth: most of the first two, then by what the hand costs."""
    costs = [game.state.cards[card].cost for card in game.state.zone(HAND, player)]
    stones = MEANS.count(game.state, player)
    if stones < min(2, max(costs, default=0)):
        return 2.0
    needed = 0.5 if stones < max(costs, default=0) else 0.0
    return needed + min(1.2, 0.3 + 0.2 * max(0, sum(costs) - stones))


def judging(game: Game, player: PlayerId, ruler: CardId) -> float:
    """Return what a judgment gains: the J-ruler and what it does as it enters, minus the cost."""
    faces = game.state.cards[ruler].faces
    if len(faces) < 2:
        return -1.0
    front, back = now(game, ruler), cast(ForceCard, faces[1])
    gained = entering_worth(game, SCALE, player, ruler, back) - _cost(game, player, ruler, front)
    gained += ABILITY * (len(back.abilities) - len(front.abilities)) - SAFE
    if back.fights and back.stats[1] > 0:
        gained += (FLEETING if back.arrives_with else STAYING) * in_play(back)
    return gained


def _cost(game: Game, player: PlayerId, ruler: CardId, front: ForceCard) -> float:
    required = [
        price_of(game, SCALE, player, ruler, one.cost)
        for one in front.abilities
        if isinstance(one, KeywordAbility) and one.keyword == JUDGMENT
    ]
    return sum(required, 0.0) + (UNIT * front.judgment.total if front.judgment is not None else 0.0)
