"""Which object a card is: one that left its zone and came back is another object than it was."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NewType

from rules.engine.targets import NOTHING

if TYPE_CHECKING:
    from rules.engine.state import State

Arrival = NewType("Arrival", int)
"""How often a card has become a new object; with the number of the card it tells which object is meant."""
UNKNOWN = Arrival(-1)
"""Stands for the arrival of a player, of nothing, and of a card of which any object is meant."""


def arrival(state: "State", card: int) -> Arrival:
    """Return which object a card is now; UNKNOWN for a player or an empty place among targets."""
    return UNKNOWN if card < 0 else Arrival(state.arrivals.get(card, 0))


def arrivals(state: "State", cards: Sequence[int]) -> tuple[Arrival, ...]:
    """Return which objects these cards are now."""
    return tuple([arrival(state, card) for card in cards])


def unmoved(state: "State", targets: Sequence[int], chosen: Sequence[Arrival]) -> tuple[int, ...]:
    """Return targets with NOTHING in place of each that is another object than the one that was chosen."""
    return tuple(
        [
            target if arrival(state, target) == one else NOTHING
            for target, one in zip(targets, chosen, strict=True)
        ]
    )
