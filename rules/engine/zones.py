"""Zones as a game declares them, and where each lies in the state's flat list of zones."""

from dataclasses import dataclass
from typing import Literal

Sight = Literal["public", "owner", "nobody"]


@dataclass(frozen=True, slots=True)
class Zone:
    """A kind of zone: whether each player has one, who sees its cards, whether their order matters.

    A zone with a `group` gives its cards an Instance (orientation, damage, counters, links); a card that
    moves between zones of the same group stays the same card. Where abilities are not `valid`, those of its
    cards neither trigger nor apply. `turned` says who sees the sides of its cards that are not up.
    """

    name: str
    clause: str
    sight: Sight = "public"
    shared: bool = False
    ordered: bool = False
    group: str = ""
    valid: bool = True
    turned: Sight = "public"


class ZonePlan:
    """A game's zones laid out flat: zone kind `k` of player `p` has the index `2 * k + p`.

    A shared zone uses the index of player 0 for both. Of a card face down in play all know whether it is of
    one of the types that are `told`.
    """

    __slots__ = ("groups", "kinds", "names", "sight", "told", "valid")

    def __init__(self, kinds: tuple[Zone, ...], told: tuple[str, ...] = ()) -> None:
        self.kinds = kinds
        self.told = told
        self.names: tuple[str, ...] = tuple(zone.name for zone in kinds for _ in range(2))
        self.groups: tuple[str, ...] = tuple(zone.group for zone in kinds for _ in range(2))
        self.sight: tuple[Sight, ...] = tuple(zone.sight for zone in kinds for _ in range(2))
        self.valid: tuple[bool, ...] = tuple(zone.valid for zone in kinds for _ in range(2))

    def __len__(self) -> int:
        return 2 * len(self.kinds)

    def index(self, name: str, player: int) -> int:
        """Return the index of a player's zone by name; for tests and tools, not for hot paths."""
        for kind, zone in enumerate(self.kinds):
            if zone.name == name:
                return 2 * kind + (0 if zone.shared else player)
        raise KeyError(f"no zone {name!r}; there are {', '.join(zone.name for zone in self.kinds)}")
