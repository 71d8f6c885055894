"""Object identity: a card that left its zone and came back is a new object."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NewType

from rules.engine.definition import Definition
from rules.engine.ids import NO_CARD, NOTHING, CardId, PlayerId, Target
from rules.engine.zones import Place

if TYPE_CHECKING:
    from rules.engine.state import State

Arrival = NewType("Arrival", int)
"""How often a card has become a new object; with the card's number it identifies an object."""
UNKNOWN = Arrival(-1)
"""The arrival of a player, of nothing, or of a card as any object."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card remembered as the object it was, and whether it was in play."""

    card: CardId
    arrival: Arrival
    in_play: bool


NO_WORDS: frozenset[str] = frozenset()


@dataclass(slots=True, kw_only=True)
class Was:
    """A card as it was at some time: its characteristics, stats, zone and state in play.

    `attached` are the cards that were on it, `statuses` the game's own words for its state. Nobody changes
    it; it is not frozen because one is created for each card that leaves play.
    """

    card: CardId
    arrival: Arrival
    definition: Definition
    stats: tuple[int, ...]
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
    """Remember cards as the objects they are now."""
    return tuple([Held(card, arrival(state, card), card in state.instances) for card in cards])


def is_same(state: "State", one: Held) -> bool:
    """Return whether a remembered card is still the same object."""
    return arrival(state, one.card) == one.arrival


def is_found(state: "State", one: Held | Was) -> bool:
    """Return whether a remembered card can be found: it has not moved, or only out of play.

    An effect on a card that left play finds it in the zone it went to, and nowhere else.
    """
    now = arrival(state, one.card)
    if now == one.arrival:
        return True
    return one.in_play and now == one.arrival + 1 and one.card not in state.instances


Role = Literal["source", "event", "cause"]
"""A card's role in an effect: its source, the card of the event, or the event's cause."""
ROLES: tuple[Role, ...] = ("source", "event", "cause")


def strangers(state: "State", kept: Sequence[Held]) -> frozenset[Role]:
    """Return the roles, in order, whose cards are now other objects than the remembered ones."""
    return frozenset([role for role, one in zip(ROLES, kept, strict=False) if not is_found(state, one)])


def arrival(state: "State", card: Target) -> Arrival:
    """Return which object a card is now; UNKNOWN for a player or an empty target."""
    # Not a call of is_card, which would cost more than the rest.
    return UNKNOWN if card < 0 else Arrival(state.arrivals.get(card, 0))  # type: ignore[call-overload]


def arrivals(state: "State", cards: Sequence[Target]) -> tuple[Arrival, ...]:
    """Return which objects these cards are now."""
    return tuple([arrival(state, card) for card in cards])


def unmoved(state: "State", targets: Sequence[Target], chosen: Sequence[Arrival]) -> tuple[Target, ...]:
    """Return the targets, with NOTHING for each that is no longer the object that was chosen."""
    return tuple(
        [
            target if arrival(state, target) == one else NOTHING
            for target, one in zip(targets, chosen, strict=True)
        ]
    )
