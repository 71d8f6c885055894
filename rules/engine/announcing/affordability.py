"""Whether an announcement can be paid for, and with which X."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rules.engine.amounts import number
from rules.engine.announcing.announcement import UNDECIDED, Announcement
from rules.language.amounts import Amount

if TYPE_CHECKING:
    from rules.engine.game import Game


def stated_x(one: Announcement) -> Amount | None:
    """Return the X that a text defines, or None if the player chooses it."""
    return next((text.ability.x for text in one.texts if text.ability.x is not None), None)


def varies(game: "Game", one: Announcement) -> bool:
    """Return whether the cost contains an X."""
    return any(_has_x(one, price) for price in prices(game, one))


def _has_x(one: Announcement, price: Any) -> bool:
    """Return whether a cost, with what the chosen ways of a card require besides, contains an X."""
    if one.order.varies(price):
        return True
    return not one.order.of_abilities and any(way.cost.names_x for way in one.ways)


def prices(game: "Game", one: Announcement) -> Sequence[Any]:
    """List the possible costs: the fixed ones, or what they would be now, with the X that a text defines."""
    if one.prices is not None:
        return one.prices
    told = stated_x(one)
    if told is None or one.x != UNDECIDED:
        return one.order.prices(game, one)
    one.x = number(game, told, one.at(game, ""))
    listed = one.order.prices(game, one)
    one.x = UNDECIDED
    return listed


def can_be_paid(game: "Game", one: Announcement, x: int) -> bool:
    """Return whether one of its costs can be paid with an X."""
    return any(one.order.can_pay(game, one, price, x) for price in prices(game, one))


def greatest_x(game: "Game", one: Announcement) -> int:
    """Return the greatest X with which it can be paid; -1 if it cannot be paid at all."""
    listed = [price for price in prices(game, one) if _has_x(one, price)]
    x = 0
    while any(one.order.can_pay(game, one, price, x) for price in listed):
        x += 1
    return x - 1


def possible_xs(game: "Game", one: Announcement) -> Sequence[int | None]:
    """Return the possible values of X, greatest first; None if there is no X."""
    if one.x != UNDECIDED:
        return (one.x,)
    told = stated_x(one)
    if told is not None:
        return (number(game, told, one.at(game, "")),)
    if not one.texts or not varies(game, one):
        return (None,)
    return range(max(0, greatest_x(game, one)), -1, -1)
