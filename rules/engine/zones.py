"""A game's zones, and their places in the state's flat list of zones."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NewType

from rules.engine.ids import PLAYERS, PlayerId
from rules.engine.once import MOST

if TYPE_CHECKING:
    from rules.engine.aspects import Reads

Place = NewType("Place", int)
"""A zone's index in the state's list of zones: its kind and its player in one number."""
NOWHERE = Place(-1)
"""The place of a card in no zone."""

ASPECTS = 1 << 20
"""The bit of the first kind of zone; lower bits are for other aspects of a position (`aspects`)."""

Sight = Literal["public", "owner", "nobody"]
Laying = Literal["named", "any", "never"]


@dataclass(frozen=True, slots=True)
class Zone:
    """A kind of zone: whether each player has one, who sees its cards, whether their order matters.

    A zone with a `group` gives its cards an Instance (orientation, damage, counters, links); a card that
    moves between zones of the same group stays the same object. If abilities are not `valid`, those of its
    cards neither trigger nor apply. `turned` says who may see the sides of its cards that are not up. Filters
    without a zone mean all cards in play except those in zones that are `only_named`. Whoever chooses among
    the cards of a zone that is `searched` looks at them, as in a deck; others, such as shields, are chosen
    by their backs. `laid` says whether a position that is set up names the cards there, may leave some
    unnamed, or never has any, because cards lie there only while something is carried out; `section` is the
    part of a deck that they come from, if not the main one or the one that starts there.
    """

    name: str
    clause: str
    sight: Sight = "public"
    shared: bool = False
    ordered: bool = False
    group: str = ""
    valid: bool = True
    turned: Sight = "public"
    only_named: bool = False
    searched: bool = False
    laid: Laying = "named"
    section: str = ""


def place_of(kind: int, player: PlayerId) -> Place:
    """Return the place of a player's zone; `ZonePlan.place` also handles shared zones."""
    # Not a call of Place, which would cost more than the sum.
    return 2 * kind + player  # type: ignore[return-value]


def kind_of(place: Place) -> int:
    """Return the kind of the zone at a place, -1 for nowhere."""
    return place >> 1


def owner_of(place: Place) -> PlayerId:
    """Return the player whose zone is at a place; player 0 for a shared zone."""
    return place & 1  # type: ignore[return-value]


class ZonePlan:
    """A game's zones in a flat list, in the order of their kinds, player 0's first.

    A shared zone uses player 0's place for both. Everyone knows whether a face-down card in play is of one of
    the types in `told`. `bits` stand for kinds of zone in sets, `played` for all in which cards are in play.
    `unnamed` are the places of zones that are `only_named`.
    """

    __slots__ = (
        "_bits",
        "_places",
        "_reads",
        "bits",
        "groups",
        "kinds",
        "names",
        "only_named",
        "played",
        "searched",
        "sight",
        "told",
        "unnamed",
        "valid",
    )

    def __init__(self, kinds: tuple[Zone, ...], told: tuple[str, ...] = ()) -> None:
        self.kinds = kinds
        self.told = told
        self.names: tuple[str, ...] = tuple(zone.name for zone in kinds for _ in range(2))
        self.groups: tuple[str, ...] = tuple(zone.group for zone in kinds for _ in range(2))
        self.sight: tuple[Sight, ...] = tuple(zone.sight for zone in kinds for _ in range(2))
        self.valid: tuple[bool, ...] = tuple(zone.valid for zone in kinds for _ in range(2))
        self.only_named: tuple[bool, ...] = tuple(zone.only_named for zone in kinds for _ in range(2))
        self.searched: tuple[bool, ...] = tuple(zone.searched for zone in kinds for _ in range(2))
        self.unnamed = tuple(place for place in self.all_places() if self.only_named[place])
        self.bits: tuple[int, ...] = tuple(ASPECTS << kind for kind in range(len(kinds)) for _ in range(2))
        self.played = sum(bit for bit, group in zip(self.bits[::2], self.groups[::2], strict=True) if group)
        self._reads: dict[int, tuple[object, Reads]] = {}
        self._bits: dict[tuple[str, ...], int] = {}
        self._places: dict[tuple[str, ...], tuple[Place, ...]] = {}

    def __len__(self) -> int:
        return 2 * len(self.kinds)

    def places(self, names: tuple[str, ...]) -> tuple[Place, ...]:
        """Return the indexes of both players' zones with these names, in order."""
        found = self._places.get(names)
        if found is None:
            found = tuple(place for place in self.all_places() if self.names[place] in names)
            self._places[names] = found
        return found

    def bits_at(self, place: Place) -> int:
        """Return the bit of a zone by its index; 0 for -1."""
        return self.bits[place] if place >= 0 else 0

    def bits_of(self, names: tuple[str, ...]) -> int:
        """Return the bits of the zones with these names; of all zones if none is named."""
        found = self._bits.get(names)
        if found is None:
            found = sum(
                {bit for bit, name in zip(self.bits, self.names, strict=True) if name in names or not names}
            )
            self._bits[names] = found
        return found

    def reads_of(self, node: object, anew: "Callable[[object, ZonePlan], Reads]") -> "Reads":
        """Return what a node of a tree reads where these are the zones; `anew` is asked once each."""
        known = self._reads.get(id(node))
        if known is None:
            if len(self._reads) >= MOST:
                self._reads.clear()
            # The entry keeps its node alive, so that no other node can have the same identity.
            known = self._reads[id(node)] = (node, anew(node, self))
        return known[1]

    def place(self, kind: int, player: PlayerId) -> Place:
        """Return the place of a player's zone of a kind; also for shared kinds."""
        return place_of(kind, PLAYERS[0] if self.kinds[kind].shared else player)

    def all_places(self) -> list[Place]:
        """Return the places of all zones, in order."""
        return [place_of(kind, player) for kind in range(len(self.kinds)) for player in PLAYERS]

    def places_of(self, player: PlayerId) -> list[Place]:
        """Return the places of a player's zones; shared ones as player 0's."""
        return [place_of(kind, player) for kind in range(len(self.kinds))]

    def index(self, name: str, player: PlayerId) -> Place:
        """Return the place of a player's zone by name; for tests and tools, not for hot paths."""
        return self.place(self.kind(name), player)

    def kind(self, name: str) -> int:
        """Return the kind of zone with a name."""
        for kind, zone in enumerate(self.kinds):
            if zone.name == name:
                return kind
        raise KeyError(f"no zone {name!r}; there are {', '.join(zone.name for zone in self.kinds)}")
