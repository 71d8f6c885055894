"""Whether a player of Force of Will could pay for anything that may be played outside main timing."""

from itertools import chain
from typing import NamedTuple

from rules.engine.aspects import CONTROL, KEYWORDS, lying
from rules.engine.cache import cached_until
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import changes_costs, may_open_zones, reaches_beyond
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.legal_actions_abilities import (
    abilities_in_play,
    has_abilities,
    is_ready,
    is_within_reach,
)
from rules.games.fow8.legal_actions_standby import in_standby
from rules.games.fow8.payment import price_here
from rules.games.fow8.payment_requirements import NO_WILL, will_of
from rules.games.fow8.payment_sources import budget
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
    if changes_costs(game) or may_open_zones(game) or reaches_beyond(game, KEYWORDS):
        return True
    cards = printed_answers(game, player)
    if cards is None:
        return True
    abilities = ability_answers(game, player) if has_abilities(game) else ()
    if not cards and not abilities:
        return False
    known = budget(game, player)
    if known.is_bound:
        return True
    for price, total, card, ability in chain(cards, abilities):
        # Most of them fail here, before anybody counts which kinds of will there are.
        if total > known.most or (ability is not None and not is_ready(game, player, card, ability)):
            continue
        if ability is not None:
            if is_within_reach(game, player, card, ability):
                return True
        elif known.covers(price):
            return True
    return False


@cached_until(lying(HAND, STANDBY))
def printed_answers(game: Game, player: PlayerId) -> list[Answer] | None:
    """List the cards a player may play outside main timing at printed prices; None if more decides."""
    printed: list[ForceCard] = game.state.cards  # type: ignore[assignment]
    by_condition, for_will = in_standby(game, player)
    from_hand = book(game).from_hand
    hand = [card for card in game.state.zone(HAND, player) if from_hand(printed[card], False)]
    if by_condition or not all(printed[card].plain for card in hand):
        return None
    prices = [(price, card) for card in for_will if (price := printed[card].standby) is not None]
    prices += [(price_here(game, card), card) for card in hand]
    return [Answer(price, price.total, card) for price, card in prices]


@cached_until(IN_PLAY | CONTROL, as_cards_are=True)
def ability_answers(game: Game, player: PlayerId) -> list[Answer]:
    """List the activate abilities of a player's cards in play, each with the least will it takes."""
    return [
        Answer(price, price.total, card, ability)
        for card, _, ability in abilities_in_play(game, player)
        for price in (NO_WILL if ability.ways else will_of(ability.cost),)
    ]
