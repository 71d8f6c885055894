"""Which object a card is: one that left its zone and came back is another object than it was."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NewType

from rules.engine.definition import Definition
from rules.engine.ids import NO_CARD, NOTHING, CardId, PlayerId, Target
from rules.engine.zones import Place

if TYPE_CHECKING:
    from rules.engine.state import State

Arrival = NewType("Arrival", int)
"""How often a card has become a new object; with the number of the card it tells which object is meant."""
UNKNOWN = Arrival(-1)
"""Stands for the arrival of a player, of nothing, and of a card of which any object is meant."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card that is kept in mind as the object that it was, and whether that was in play."""

    card: CardId
    arrival: Arrival
    in_play: bool


NO_WORDS: frozenset[str] = frozenset()


@dataclass(slots=True, kw_only=True)
class Was:
    """A card as it was at some time: what it was, with its stats, where it lay, and its state in play.

    `attached` are the cards that were on it, `statuses` what it was by the game's own words. It is a value
    that nobody changes; it is not frozen because one is made for each card that leaves play.
    """

    card: CardId
    arrival: Arrival
    definition: Definition
    figures: tuple[int, ...]
    place: Place
    controller: PlayerId
    in_play: bool
    face_down: bool = False
    rested: bool = False
    damage: int = 0
    host: CardId = NO_CARD
    entered: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    marks: frozenset[str] = frozenset()
    attached: tuple[CardId, ...] = ()
    statuses: frozenset[str] = frozenset()


def held(state: "State", cards: Iterable[CardId]) -> tuple[Held, ...]:
    """Keep cards in mind as the objects that they are now."""
    return tuple([Held(card, arrival(state, card), card in state.instances) for card in cards])


def is_same(state: "State", one: Held) -> bool:
    """Tell whether a card that is kept in mind is still the object that it was."""
    return arrival(state, one.card) == one.arrival


def is_found(state: "State", one: Held | Was) -> bool:
    """Tell whether a card that is kept in mind is found: it did not move, or only out of play.

    What speaks of a card that left play finds it where it went to, and nowhere else.
    """
    now = arrival(state, one.card)
    if now == one.arrival:
        return True
    return one.in_play and now == one.arrival + 1 and one.card not in state.instances


Role = Literal["source", "event", "cause"]
"""As what an effect speaks of a card: its own, that to which the event happened, or whose doing that was."""
ROLES: tuple[Role, ...] = ("source", "event", "cause")


def strangers(state: "State", kept: Sequence[Held]) -> frozenset[Role]:
    """Return in which of the roles, in their order, cards are other objects by now than were kept in mind."""
    return frozenset([role for role, one in zip(ROLES, kept, strict=False) if not is_found(state, one)])


def arrival(state: "State", card: Target) -> Arrival:
    """Return which object a card is now; UNKNOWN for a player or an empty place among targets."""
    # No call of is_card, which would cost more than the rest.
    return UNKNOWN if card < 0 else Arrival(state.arrivals.get(card, 0))  # type: ignore[call-overload]


def arrivals(state: "State", cards: Sequence[Target]) -> tuple[Arrival, ...]:
    """Return which objects these cards are now."""
    return tuple([arrival(state, card) for card in cards])


def unmoved(state: "State", targets: Sequence[Target], chosen: Sequence[Arrival]) -> tuple[Target, ...]:
    """Return targets with NOTHING in place of each that is another object than the one that was chosen."""
    return tuple(
        [
            target if arrival(state, target) == one else NOTHING
            for target, one in zip(targets, chosen, strict=True)
        ]
    )
