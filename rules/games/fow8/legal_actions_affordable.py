"""Whether a player of Force of Will could pay for anything that may be played outside main timing."""

from rules.engine.aspects import CONTROL, lying
from rules.engine.cache import cached_for_both, cached_until
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.layers import plays_as_printed
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.keywords import REMNANT
from rules.games.fow8.legal_actions_abilities import (
    abilities_in_play,
    can_pay_itself,
    has_abilities,
    is_within_reach,
)
from rules.games.fow8.legal_actions_standby import in_standby
from rules.games.fow8.payment import price_here
from rules.games.fow8.payment_cards import Pick, own_parts
from rules.games.fow8.payment_requirements import will_of
from rules.games.fow8.payment_sources import budget
from rules.games.fow8.zones import GRAVEYARD, HAND, IN_PLAY, STANDBY, book
from rules.language.abilities import Activated

CardAnswers = list[tuple[Price, int]]
"""The prices of cards that may be played outside main timing, each with its total."""

AbilityAnswers = list[tuple[int, CardId, Activated, tuple[Pick, ...]]]
"""Activate abilities: the least will each takes, its card, and what only the card itself can pay."""


def could_afford_answer(game: Game, player: PlayerId) -> bool:
    """Return whether a player might have the will for a card or an ability that may be played as an answer.

    It is true wherever what may be played, or its price, is not simply what is printed.
    """
    if not plays_as_printed(game):
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
    if any(total <= known.most and known.covers(price) for price, total in cards):
        return True
    for total, card, ability, own in abilities:
        # Most of them fail here, before anything else is asked.
        if total > known.most or not can_pay_itself(game, player, card, own):
            continue
        if is_within_reach(game, player, card, ability):
            return True
    return False


@cached_until(lying(HAND, STANDBY, GRAVEYARD))
def printed_answers(game: Game, player: PlayerId) -> CardAnswers | None:
    """List the cards a player may play outside main timing at printed prices; None if more decides."""
    printed: list[ForceCard] = game.state.cards  # type: ignore[assignment]
    by_condition, for_will = in_standby(game, player)
    from_hand = book(game).from_hand
    hand = [card for card in game.state.zone(HAND, player) if from_hand(printed[card], False)]
    if by_condition or remnants(game)[player] or not all(printed[card].plain for card in hand):
        return None
    prices = [price for card in for_will if (price := printed[card].standby) is not None]
    prices += [price_here(game, card) for card in hand]
    return [(price, price.total) for price in prices]


@cached_until(IN_PLAY | CONTROL, as_cards_are=True)
def ability_answers(game: Game, player: PlayerId) -> AbilityAnswers:
    """List the activate abilities of a player's cards in play that may be answers at their printed costs."""
    return [
        (0, card, ability, ())
        if ability.ways
        else (will_of(ability.cost).total, card, ability, own_parts(ability.cost))
        for card, _, ability in abilities_in_play(game, player)
    ]


@cached_for_both(lying(GRAVEYARD))
def remnants(game: Game) -> tuple[list[CardId], list[CardId]]:
    """List the cards with Remnant in each player's graveyard."""
    state = game.state
    mine, theirs = (
        [card for card in state.zone(GRAVEYARD, player) if REMNANT in state.cards[card].keywords]
        for player in PLAYERS
    )
    return mine, theirs
