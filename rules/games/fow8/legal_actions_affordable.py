"""Whether a player of Force of Will could pay for anything that may be played outside main timing."""

from typing import NamedTuple

from rules.engine.aspects import CONTROL, KEYWORDS, LASTING, lying
from rules.engine.cache import cached_until
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import changes_costs, may_open_zones, reaches_beyond
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.legal_actions_abilities import abilities_in_play, has_abilities, is_ready
from rules.games.fow8.legal_actions_standby import in_standby
from rules.games.fow8.mechanics.bound_will import has_any
from rules.games.fow8.payment import price_here
from rules.games.fow8.payment_requirements import NO_WILL, will_of
from rules.games.fow8.payment_sources import Budget, bound_sources, makers
from rules.games.fow8.zones import HAND, IN_PLAY, STANDBY, book
from rules.language.abilities import Activated


class Answer(NamedTuple):
    """What may be played outside main timing: the least will it takes, and of an ability, which it is."""

    price: Price
    total: int
    card: CardId
    ability: Activated | None = None


def could_afford_answer(game: Game, player: PlayerId) -> bool:
    """Return whether a player might have the will for a card or an ability that may be played as an answer.

    It is true wherever what may be played, or its price, is not simply what is printed. It does not ask about
    cards with Remnant.
    """
    answers = printed_answers(game, player)
    if answers is None:
        return True
    if not answers:
        return False
    state = game.state
    if has_any(game, player):
        return True
    most = sum(state.players[player].resources)
    for card in makers(game)[player]:
        if not state.instances[card].rested:
            most += 1
    budget: Budget | None = None
    for price, total, card, ability in answers:
        # Most of them fail here, before anybody counts which kinds of will there are.
        if total > most or (ability is not None and not is_ready(game, player, card, ability)):
            continue
        if budget is None:
            budget = Budget(game, player)
        if budget.covers(price) or bound_sources(game, player):
            return True
    return False


@cached_until(IN_PLAY | CONTROL | LASTING | lying(HAND, STANDBY), as_cards_are=True)
def printed_answers(game: Game, player: PlayerId) -> list[Answer] | None:
    """List what a player may play outside main timing at its printed price; None if effects decide that."""
    if changes_costs(game) or may_open_zones(game) or reaches_beyond(game, KEYWORDS):
        return None
    printed: list[ForceCard] = game.state.cards  # type: ignore[assignment]
    by_condition, for_will = in_standby(game, player)
    from_hand = book(game).from_hand
    hand = [card for card in game.state.zone(HAND, player) if from_hand(printed[card], False)]
    if by_condition or not all(printed[card].plain for card in hand):
        return None
    prices = [(price, card) for card in for_will if (price := printed[card].standby) is not None]
    prices += [(price_here(game, card), card) for card in hand]
    answers = [Answer(price, price.total, card) for price, card in prices]
    if has_abilities(game):
        for card, _, ability in abilities_in_play(game, player):
            price = NO_WILL if ability.ways else will_of(ability.cost)
            answers.append(Answer(price, price.total, card, ability))
    return answers
