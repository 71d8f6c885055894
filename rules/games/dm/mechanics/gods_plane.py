"""The layout of linked gods of Duel Masters: places on a plane, with links between single cards (803.2c)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.engine.definition import Definition
from rules.engine.ids import CardId

ON_ITS_LEFT, ON_ITS_RIGHT = "links on its left", "links on its right"
ABOVE_IT, BELOW_IT = "links above it", "links below it"
STEPS = {ON_ITS_LEFT: (-1, 0), ON_ITS_RIGHT: (1, 0), ABOVE_IT: (0, 1), BELOW_IT: (0, -1)}
"""The step across and up to the place on each side."""

Link = tuple[CardId, CardId]
"""Two cards that are directly linked, the lower number first."""


def opposite(side: str) -> str:
    """Return the opposite side."""
    across, up = STEPS[side]
    return _side(-across, -up)


def _side(across: int, up: int) -> str:
    return next(side for side, step in STEPS.items() if step == (across, up))


def side_of(one: "Part", other: "Part") -> str:
    """Return the side of a god on which its neighbour is."""
    return _side(other.across - one.across, other.up - one.up)


def link_of(one: CardId, other: CardId) -> Link:
    """Return the link between two cards."""
    return min(one, other), max(one, other)


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """One god of several: its card, its printed definition, the cards beneath it alone, and its place."""

    card: CardId
    printed: Definition
    beneath: tuple[CardId, ...]
    across: int = 0
    up: int = 0

    @property
    def place(self) -> tuple[int, int]:
        """Return how far across and up the god is, counted from any place on the plane."""
        return self.across, self.up

    def moved(self, across: int, up: int) -> "Part":
        """Return the god moved across and up."""
        return replace(self, across=self.across + across, up=self.up + up) if across or up else self


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """The layout of one creature's gods, and which of them are directly linked.

    The parts are ordered from left to right, and from top to bottom where they are above each other. Gods
    side by side need not be linked.
    """

    parts: tuple[Part, ...]
    links: frozenset[Link] = frozenset()

    @property
    def places(self) -> frozenset[tuple[int, int]]:
        """Return the occupied places."""
        return frozenset(part.place for part in self.parts)

    def part(self, card: CardId) -> Part:
        """Return the god with this card."""
        return next(part for part in self.parts if part.card == card)

    def pairs(self) -> list[tuple[Part, Part]]:
        """Return the two gods of each link."""
        return [(self.part(one), self.part(other)) for one, other in sorted(self.links)]

    def beside(self, part: Part, side: str, own: Part) -> "Layout":
        """Return these gods moved so that `part`, one of them, is on one side of `own`, which is not."""
        across, up = STEPS[side]
        across, up = own.across + across - part.across, own.up + up - part.up
        return Layout(tuple(one.moved(across, up) for one in self.parts), self.links)

    def joined(self, others: "Layout", link: Link) -> "Layout":
        """Return these gods and others in place, with a link between one of each."""
        return Layout((*self.parts, *others.parts), self.links | others.links | {link})

    def only(self, cards: Sequence[CardId]) -> "Layout":
        """Return some of the gods in place, with the links among them."""
        return Layout(
            tuple(part for part in self.parts if part.card in cards),
            frozenset(link for link in self.links if link[0] in cards and link[1] in cards),
        )

    def in_order(self) -> "Layout":
        """Return the gods in order, with places counted from the first."""
        first, *_ = parts = sorted(self.parts, key=lambda part: (part.across, -part.up))
        return Layout(tuple(part.moved(-first.across, -first.up) for part in parts), self.links)

    def groups(self) -> list["Layout"]:
        """Return the gods grouped by links: two groups are not linked, even through others."""
        groups: list[list[CardId]] = []
        for part in self.parts:
            near = [group for group in groups if any(link_of(part.card, one) in self.links for one in group)]
            groups = [group for group in groups if group not in near]
            groups.append([*(card for group in near for card in group), part.card])
        return sorted(map(self.only, groups), key=lambda group: self.parts.index(group.parts[0]))


@dataclass(frozen=True, slots=True, eq=False)
class Joint:
    """A link that a god may make: with `other`, on one side of its part `own`.

    `creature` is the creature of `other`, and `layout` its gods as they would be placed.
    """

    own: Part
    side: str
    creature: CardId
    other: Part
    layout: Layout

    def excludes(self, joint: "Joint") -> bool:
        """Return whether only one of two links can be made: with the same creature, or at the same places."""
        return self.creature == joint.creature or not self.layout.places.isdisjoint(joint.layout.places)
