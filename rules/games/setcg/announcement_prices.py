"""What is asked for playing cards and abilities of the Square Enix system, and how it is paid (11.2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules.engine.announcing.announcement import Announcement
from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, CardId
from rules.engine.zones import Place
from rules.games.setcg.definitions import FREE, Price, SquareCard
from rules.games.setcg.payment import Source
from rules.games.setcg.payment_prices import (
    NOTHING,
    always_taken,
    can_meet,
    choose_means,
    demand,
    given_up,
    lowered,
    meet,
    price_now,
    ways_of,
)
from rules.language.abilities import Activated, Announceable, Triggered, Way
from rules.language.costs import Cost, PayX

BACKUPS_ALONE = "CP of Backups alone"
"""What is known of a card for which only Backups were dulled."""


class Asked(NamedTuple):
    """What is asked for something: CP, and costs besides."""

    base: Price
    costs: tuple[Cost, ...]


@dataclass(slots=True)
class Playing:
    """A card that is played: where it lay, what it costs by now, and the character that an Item goes on.

    One that is cast for `free` costs nothing but what is paid besides.
    """

    place: Place
    base: Price | None = None
    bearer: CardId = NO_CARD
    free: bool = False


def printed_card(game: Game, card: CardId) -> SquareCard:
    """Return a card as it is printed."""
    definition = game.state.cards[card]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    return definition


def texts_of_card(game: Game, one: Announcement) -> Sequence[Announceable]:
    """List what a card does as it is played, without what is done only if more is paid."""
    free = always_taken(printed_card(game, one.card))
    return free if one.printed is None else [one.printed, *free]


def ways_of_card(game: Game, one: Announcement) -> Sequence[Way]:
    """List the other ways to pay for a card, and what can be paid besides."""
    free = isinstance(one.own, Playing) and one.own.free
    ways = ways_of(printed_card(game, one.card))
    return [way for way in ways if (not free if way.instead else way.cost != NOTHING)]


def prices_of_card(game: Game, one: Announcement) -> Sequence[Asked]:
    """Return what a card costs, played in its ways from where it lay."""
    definition = printed_card(game, one.card)
    known = one.own if isinstance(one.own, Playing) else Playing(game.state.where[one.card])
    if known.free:
        return [_in_ways(one, FREE, NOTHING)]
    base = known.base
    if base is None:
        base = price_now(game, one.player, one.card, known.place)
    return [_in_ways(one, base, Cost((PayX(definition.x),)) if definition.x else NOTHING)]


def ways_of_ability(game: Game, one: Announcement) -> Sequence[Way]:
    """List the other ways to pay for an ability, and what can be paid besides."""
    ability = one.printed
    return ability.ways if isinstance(ability, Activated | Triggered) else ()


def prices_of_ability(game: Game, one: Announcement) -> Sequence[Asked]:
    """Return what an ability costs, used in its ways."""
    ability = one.printed
    cost = ability.cost if isinstance(ability, Activated | Triggered) else NOTHING
    return [_in_ways(one, FREE, cost)]


def _in_ways(one: Announcement, base: Price, cost: Cost) -> Asked:
    """Return what is asked for: the usual price or what a way puts in its place, and what is paid besides."""
    more = tuple([way.cost for way in one.ways if not way.instead])
    for way in one.ways:
        if way.instead:
            return Asked(Price(0), (way.cost, *more))
    return Asked(lowered(base, sum(way.less for way in one.ways)), (cost, *more))


def has_x(asked: Asked) -> bool:
    """Return whether there is a variable in what is asked for."""
    return any(cost.x for cost in asked.costs)


def can_pay_for(game: Game, one: Announcement, asked: Asked, x: int) -> bool:
    """Return whether a player can pay what is asked for with a value of X."""
    demanded = demand(game, one.player, one.card, asked.base, list(asked.costs), x)
    return can_meet(game, one.player, one.card, demanded)


def pay_for(game: Game, one: Announcement, number: str) -> Procedure:
    """The player says what they pay with, and pays the whole of it at once."""
    asked: Asked = one.price
    demanded = demand(game, one.player, one.card, asked.base, list(asked.costs), max(0, one.x))
    means = yield from choose_means(game, one.player, one.card, demanded, number)
    if game.state.cards[one.card].abilities:
        one.notes = (*one.notes, *paid_with(means.payment))
    one.given_up = given_up(one.card, demanded, means)
    yield from meet(game, one.card, demanded, means)


def paid_with(payment: Sequence[Source]) -> list[str]:
    """List in words what CP was paid, for those who ask how a card was played.

    JUDGEMENT: CP of a card of several elements counts as CP of each of them.
    """
    elements = dict.fromkeys(element for source in payment for element in source.elements)
    words = [f"CP of {element}" for element in elements]
    words += [elements_paid(number) for number in range(2, len(elements) + 1)]
    words += [alone(element) for element in elements if all(element in one.elements for one in payment)]
    return [*words, BACKUPS_ALONE] if payment and all(one.amount == 1 for one in payment) else words


def elements_paid(number: int) -> str:
    """Return the word for a payment with CP of so many different elements or more."""
    return f"CP of {number} elements"


def alone(element: str) -> str:
    """Return the word for a payment with CP of one element and no other."""
    return f"CP of {element} alone"
