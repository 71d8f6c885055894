"""Whether what is announced can be paid for, and with how great an X."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rules.engine.amounts import number
from rules.engine.announcing.announcement import UNDECIDED, Announcement
from rules.language.amounts import Amount

if TYPE_CHECKING:
    from rules.engine.game import Game


def told_x(one: Announcement) -> Amount | None:
    """Return what a text says that X is, None where the player names it."""
    return next((text.ability.x for text in one.texts if text.ability.x is not None), None)


def varies(game: "Game", one: Announcement) -> bool:
    """Tell whether there is an X in what is to be paid."""
    return any(one.order.varies(price) for price in prices(game, one))


def prices(game: "Game", one: Announcement) -> Sequence[Any]:
    """List what it can cost: what has been settled, or what it would be now."""
    return one.order.prices(game, one) if one.prices is None else one.prices


def can_be_paid(game: "Game", one: Announcement, x: int) -> bool:
    """Tell whether one of its prices can be paid with an X."""
    return any(one.order.can_pay(game, one, price, x) for price in prices(game, one))


def greatest_x(game: "Game", one: Announcement) -> int:
    """Return the greatest X for which it can be paid; -1 where it cannot be paid at all."""
    listed = [price for price in prices(game, one) if one.order.varies(price)]
    x = 0
    while any(one.order.can_pay(game, one, price, x) for price in listed):
        x += 1
    return x - 1


def possible_xs(game: "Game", one: Announcement) -> Sequence[int | None]:
    """Return what X may be, the greatest first: what it is, or all that can be paid; None without any X."""
    if one.x != UNDECIDED:
        return (one.x,)
    told = told_x(one)
    if told is not None:
        return (number(game, told, one.at(game, "")),)
    if not one.texts or not varies(game, one):
        return (None,)
    return range(max(0, greatest_x(game, one)), -1, -1)
