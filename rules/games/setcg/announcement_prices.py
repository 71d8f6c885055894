"""What playing cards and abilities of the Square Enix system costs, and paying for them (11.2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules.engine.announcing.announcement import Announcement
from rules.engine.asks import Procedure
from rules.engine.conditions import holds
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, CardId
from rules.engine.pending import PaidUnits
from rules.engine.zones import Place
from rules.games.setcg.definitions import (
    FREE,
    Price,
    SquareCard,
    always_taken,
    is_always_taken,
    ways_of,
)
from rules.games.setcg.payment import Source
from rules.games.setcg.payment_prices import (
    NOTHING,
    can_meet,
    choose_means,
    demand,
    given_up,
    lowered,
    meet,
    price_now,
)
from rules.language.abilities import Activated, Announceable, Triggered, Way
from rules.language.costs import Cost, PayX

BY_BACKUPS = "Backups"
"""The means by which CP is paid that dulled Backups made."""


class Asked(NamedTuple):
    """What has to be paid: CP, and further costs."""

    base: Price
    costs: tuple[Cost, ...]


@dataclass(slots=True)
class Playing:
    """A card being played: where it was, its cost so far, and the character an Item goes on.

    A card cast for `free` costs nothing except additional costs.
    """

    place: Place
    base: Price | None = None
    bearer: CardId = NO_CARD
    free: bool = False


def printed_card(game: Game, card: CardId) -> SquareCard:
    """Return a card as printed."""
    definition = game.state.cards[card]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    return definition


def texts_of_card(game: Game, one: Announcement) -> Sequence[Announceable]:
    """List what a card does when played, except for effects that need an additional cost."""
    free = always_taken(printed_card(game, one.card))
    return free if one.printed is None else [one.printed, *free]


def ways_of_card(game: Game, one: Announcement) -> Sequence[Way]:
    """List a card's alternative and additional costs that exist now."""
    free = isinstance(one.own, Playing) and one.own.free
    ways = ways_of(printed_card(game, one.card))
    return [
        way
        for way in ways
        if (not free if way.instead else not is_always_taken(way))
        and (way.when is None or holds(game, way.when, one.player, one.card))
    ]


def prices_of_card(game: Game, one: Announcement) -> Sequence[Asked]:
    """Return what a card costs, played in the chosen ways from where it was."""
    definition = printed_card(game, one.card)
    known = one.own if isinstance(one.own, Playing) else Playing(game.state.where[one.card])
    if known.free:
        return [_in_ways(one, FREE, NOTHING)]
    base = known.base
    if base is None:
        base = price_now(game, one.player, one.card, known.place)
    return [_in_ways(one, base, Cost((PayX(definition.x),)) if definition.x else NOTHING)]


def ways_of_ability(game: Game, one: Announcement) -> Sequence[Way]:
    """List an ability's alternative and additional costs."""
    ability = one.printed
    return ability.ways if isinstance(ability, Activated | Triggered) else ()


def prices_of_ability(game: Game, one: Announcement) -> Sequence[Asked]:
    """Return what an ability costs, used in the chosen ways."""
    ability = one.printed
    cost = ability.cost if isinstance(ability, Activated | Triggered) else NOTHING
    return [_in_ways(one, FREE, cost)]


def _in_ways(one: Announcement, base: Price, cost: Cost) -> Asked:
    """Return what has to be paid: the usual or the alternative cost, and the additional ones."""
    more = tuple([way.cost for way in one.ways if not way.instead])
    for way in one.ways:
        if way.instead:
            return Asked(Price(0), (way.cost, *more))
    return Asked(lowered(base, sum(way.less for way in one.ways)), (cost, *more))


def has_x(asked: Asked) -> bool:
    """Return whether a cost contains X."""
    return any(cost.x for cost in asked.costs)


def _casts(one: Announcement) -> bool:
    return isinstance(one.own, Playing)


def can_pay_for(game: Game, one: Announcement, asked: Asked, x: int) -> bool:
    """Return whether a player can pay a cost for a value of X."""
    demanded = demand(game, one.player, one.card, asked.base, list(asked.costs), x, casts=_casts(one))
    return can_meet(game, one.player, one.card, demanded)


def pay_for(game: Game, one: Announcement, number: str) -> Procedure:
    """The player chooses what to pay with, and pays all of it at once."""
    asked: Asked = one.price
    x = max(0, one.x)
    demanded = demand(game, one.player, one.card, asked.base, list(asked.costs), x, casts=_casts(one))
    means = yield from choose_means(game, one.player, one.card, demanded, number)
    if game.state.cards[one.card].abilities:
        one.paid = units_paid(means.payment)
    one.given_up = given_up(one.card, demanded, means)
    yield from meet(game, one.card, demanded, means)


def units_paid(payment: Sequence[Source]) -> tuple[PaidUnits, ...]:
    """Return which CP was paid, for effects that ask how a card was played.

    JUDGEMENT: CP of a card of several elements counts as CP of each of them.
    """
    return tuple(
        [PaidUnits(one.amount, one.elements, BY_BACKUPS if one.amount == 1 else "") for one in payment]
    )
