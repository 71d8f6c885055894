"""Paying CP: Backups are dulled for one, cards discarded for two, each of their element (11.3.8.1.1)."""

from collections.abc import Generator, Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from rules.engine.alike import Likeness, likeness
from rules.engine.asks import Ask, Option
from rules.engine.aspects import ORIENTATION, lying
from rules.engine.cache import cached_until
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.once import once_for_each
from rules.engine.restrictions import has_effects, is_allowed, is_forbidden, is_restricted
from rules.games.setcg.definitions import (
    BACKUP,
    CRYSTAL,
    ELEMENTS,
    LIGHT_AND_DARK,
    Price,
)
from rules.games.setcg.keywords import BE_PAID_WITH, MAKE_ANY_CP, MAKE_CP
from rules.games.setcg.movement import discard, dull
from rules.games.setcg.zones import FIELD, HAND
from rules.language.costs import Cost
from rules.language.restrictions import Can
from rules.language.vocabulary import ANY_RESOURCE


class Source(NamedTuple):
    """A source of CP: a card, how many CP it makes, and the elements they can be of."""

    card: CardId
    amount: int
    elements: tuple[str, ...]


Paying = Generator[Ask, Option, list[Source]]


def sources(game: Game, player: PlayerId, without: CardId = NO_CARD) -> list[Source]:
    """List what a player can make CP with.

    A card that is itself being paid for (`without`) cannot be discarded or dulled.
    """
    found = all_sources(game, player)
    return found if without == NO_CARD else [one for one in found if one.card != without]


@cached_until(lying(FIELD, HAND) | ORIENTATION, as_cards_are=True)
def all_sources(game: Game, player: PlayerId) -> list[Source]:
    """List what a player can make CP with: active Backups, then cards in hand that are not light or dark.

    JUDGEMENT: a card of several elements makes CP of any one of them; the book knows only cards of one
    element.
    """
    state = game.state
    cards = state.cards
    made = []
    for card in state.zone(FIELD, player):
        if BACKUP in cards[card].types and not state.instances[card].rested:
            made.append(Source(card, 1, elements_of(game, card)))
    for card in state.zone(HAND, player):
        if not LIGHT_AND_DARK.intersection(cards[card].attributes):
            made.append(Source(card, 2, cards[card].attributes))
    return made


def fit_for(game: Game, card: CardId, available: list[Source], *, casts: bool) -> list[Source]:
    """Return the sources whose CP may be used to pay for a card or its ability.

    An effect may let a Backup make CP of any element only while cards of a kind are cast.
    """
    if not has_effects(game, card):
        return available
    fit = [one for one in available if not is_forbidden(game, card, BE_PAID_WITH, one.card)]
    if not casts:
        return fit
    return [
        one._replace(elements=ELEMENTS)
        if one.amount == 1 and is_allowed(game, one.card, MAKE_ANY_CP, card)
        else one
        for one in fit
    ]


def elements_of(game: Game, card: CardId) -> tuple[str, ...]:
    """Return the elements of the CP that a Backup can make: its own, and those that effects allow."""
    if is_allowed(game, card, MAKE_ANY_CP):
        return ELEMENTS
    own = characteristics(game, card).attributes
    if not is_restricted(game, card, Can, MAKE_ANY_CP):
        return own
    more = [one for one in ELEMENTS if one not in own and is_allowed(game, card, MAKE_CP.format(element=one))]
    return (*own, *more)


@once_for_each
def ability_price(cost: Cost) -> Price:
    """Return the CP that an ability costs, by element."""
    points = [one for one in cost.resources if one[0] != CRYSTAL]
    total = sum(amount for _, amount in points)
    return Price(total, tuple(one for one in points if one[0] != ANY_RESOURCE))


def can_pay(price: Price, available: list[Source], without: CardId = NO_CARD) -> bool:
    """Return whether a price can be paid from these sources, without one card."""
    if not price.total:
        return True
    rest = [source for source in available if source.card != without]
    return _can_finish(price, [], rest)


@clause("setcg", "5.2.1.2.1", "11.3.8.1.1")
def choose_payment(
    game: Game, player: PlayerId, price: Price, available: list[Source], about: CardId, number: str
) -> Paying:
    """A player chooses, source by source, how to pay a price; nothing is paid until all are chosen.

    They may not make more CP than the price; only if all of it comes from discarded cards, one more.
    """
    chosen: list[Source] = []
    rest = list(available)
    while not _is_paid(price, chosen):
        options = []
        seen: set[Likeness] = set()
        for source in rest:
            alike = (*likeness(game, source.card), source.elements)
            if alike not in seen and _can_finish(
                price, [*chosen, source], [one for one in rest if one is not source]
            ):
                seen.add(alike)
                options.append(Option("dull" if source.amount == 1 else "discard", source.card))
        picked = yield Ask(player, "pay", number, options, about)
        source = next(one for one in rest if one.card == picked.card)
        rest.remove(source)
        chosen.append(source)
    return chosen


@clause("setcg", "11.3.9")
def pay(game: Game, payment: Iterable[Source]) -> None:
    """Pay the whole of a price at once."""
    for source in payment:
        if source.amount == 1:
            dull(game, source.card)
        else:
            discard(game, source.card)


def _is_paid(price: Price, chosen: list[Source]) -> bool:
    return sum(source.amount for source in chosen) >= price.total and _covers(price.needs, chosen, [], 0, 0)


def _can_finish(price: Price, chosen: list[Source], rest: list[Source]) -> bool:
    """Return whether adding some of the rest to the chosen sources pays a price legally."""
    if len(price.needs) < 2:
        return _can_finish_with_one_need(price, chosen, rest)
    dulled = sum(1 for source in chosen if source.amount == 1)
    discarded = len(chosen) - dulled
    hand = [source for source in rest if source.amount == 2]
    for more_dulled, more_discarded in _shapes(
        price.total, dulled, discarded, len(rest) - len(hand), len(hand)
    ):
        if _covers(price.needs, chosen, rest, more_dulled, more_discarded):
            return True
    return not dulled and _only_discards(price, chosen, hand)


def _can_finish_with_one_need(price: Price, chosen: list[Source], rest: list[Source]) -> bool:
    """Return the same for a price that needs CP of at most one element, as nearly all do."""
    element, owed = price.needs[0] if price.needs else ("", 0)
    dulled = discarded = backups = hand = fit_backups = fit_hand = 0
    for source in chosen:
        if source.amount == 1:
            dulled += 1
        else:
            discarded += 1
        if element in source.elements:
            owed -= source.amount
    for source in rest:
        if source.amount == 1:
            backups += 1
            fit_backups += element in source.elements
        else:
            hand += 1
            fit_hand += element in source.elements
    for more_dulled, more_discarded in _shapes(price.total, dulled, discarded, backups, hand):
        if min(more_dulled, fit_backups) + 2 * min(more_discarded, fit_hand) >= owed:
            return True
    return False


def _shapes(total: int, dulled: int, discarded: int, backups: int, hand: int) -> Iterator[tuple[int, int]]:
    """Yield how many more to dull and to discard to make exactly the price, or one more by discards."""
    for more in range(hand + 1):
        left = total - 2 * (discarded + more) - dulled
        if 0 <= left <= backups:
            yield left, more
        elif left == -1 and dulled == 0:
            yield 0, more


def _covers(
    needs: tuple[tuple[str, int], ...], chosen: list[Source], rest: list[Source], dull: int, drop: int
) -> bool:
    """Return whether the chosen sources, with some of the rest, have one for each CP that is needed."""
    if not needs:
        return True
    (element, amount), later = needs[0], needs[1:]
    for pool, is_rest in ((chosen, False), (rest, True)):
        for place, source in enumerate(pool):
            if element not in source.elements:
                continue
            by_one = source.amount == 1
            if is_rest and not (dull if by_one else drop):
                continue
            left = amount - source.amount
            still = ((element, left), *later) if left > 0 else later
            others = pool[:place] + pool[place + 1 :]
            if _covers(
                still,
                chosen if is_rest else others,
                others if is_rest else rest,
                dull - (is_rest and by_one),
                drop - (is_rest and not by_one),
            ):
                return True
    return False


def _only_discards(price: Price, chosen: list[Source], hand: list[Source]) -> bool:
    """Return whether discards alone can pay, with one CP too many for each element needed (11.7.2.1.1)."""
    least = (price.total + 1) // 2
    most = (price.total + len(price.needs)) // 2
    for count in range(max(least + 1, len(chosen)), most + 1):
        for added in combinations(hand, count - len(chosen)):
            whole = [*chosen, *added]
            if _covers(price.needs, whole, [], 0, 0) and not any(
                _covers(price.needs, whole[:place] + whole[place + 1 :], [], 0, 0) for place in range(count)
            ):
                return True
    return False
