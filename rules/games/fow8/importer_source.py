"""What the readers of the card sources return: one printing of one card, with all its faces."""

from dataclasses import dataclass

from rules.cards import Face


@dataclass(slots=True)
class SourceCard:
    """One printing as a source has it.

    `sides` maps the number's suffix ("" front, `J`, `J^`, `^`, `*`) to the face.
    """

    number: str
    set: str
    sides: dict[str, Face]
    rarity: str = ""
    aliases: tuple[str, ...] = ()
    foreign_ids: tuple[str, ...] = ()
    source: str = ""

    @property
    def front(self) -> Face:
        """The face without a suffix, which deck lists refer to."""
        return self.sides[""]

    @property
    def faces(self) -> tuple[Face, ...]:
        """All faces, the front first, then in the order in which the card turns."""
        return tuple(self.sides[side] for side in sorted(self.sides, key=side_order))


SIDES = ("", "J", "J^", "^", "*")


def side_order(side: str) -> tuple[int, str]:
    """Return a sort key for sides: front, J-ruler, second form, other side, alternative, further forms."""
    return (SIDES.index(side) if side in SIDES else len(SIDES), side)
