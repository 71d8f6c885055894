"""Whether something can be announced in full: modes, targets and payment."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.engine.announcing.affordability import can_be_paid, possible_xs, prices, stated_x
from rules.engine.announcing.announcement import Announcement
from rules.engine.announcing.division import needed_x
from rules.engine.announcing.modes import has_modes
from rules.engine.announcing.order import is_there
from rules.engine.announcing.targets import has_targets, suits
from rules.language.abilities import Way

if TYPE_CHECKING:
    from rules.engine.game import Game


def offered_ways(game: "Game", one: Announcement) -> Sequence[Way]:
    """List the alternatives it could be played with, those whose condition is met."""
    ways = one.order.ways(game, one)
    if not ways:
        return ()
    return [way for way in ways if is_there(game, one, way)]


def can_announce(game: "Game", one: Announcement) -> bool:
    """Return whether it can be announced, with any of its alternatives: an added cost may lower another."""
    offered = offered_ways(game, one)
    due = [way for way in offered if way.must]
    if due:
        one = one.in_ways(*due)
    return is_possible(game, one) or any(
        is_possible(game, one.in_ways(way)) for way in offered if not way.must
    )


def is_possible(game: "Game", one: Announcement, *, paid: bool = True) -> bool:
    """Return whether it can be announced in full with its current alternatives, apart from payment."""
    if not paid and not any(text.ability.targets or text.ability.modes for text in one.texts):
        return True
    for text in one.texts:
        if text.ability.modes and not has_modes(game, one, text):
            return False
    fixed = one.prices
    if paid and fixed is None:
        one.prices = prices(game, one)
    found = any(
        (not paid or _is_payable(game, one, x)) and has_all_targets(game, one, x)
        for x in possible_xs(game, one)
    )
    one.prices = fixed
    return found


def has_all_targets(game: "Game", one: Announcement, x: int | None) -> bool:
    """Return whether all texts have their required targets with an X, including those already chosen."""
    if not one.texts:
        return True
    at = one.at(game, "", x)
    return all(
        suits(game, text.ability, text.targets, at) if text.is_aimed else has_targets(game, one, text, at)
        for text in one.texts
    )


def _is_payable(game: "Game", one: Announcement, x: int | None) -> bool:
    """Return whether it can be paid for with an X that is enough for what it divides."""
    if stated_x(one) is None and (x or 0) < needed_x(one):
        return False
    return can_be_paid(game, one, x or 0)
