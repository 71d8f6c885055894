"""What a plan asks about a card's effect: the deck as it is, and the same deck with the card replaced.

The two play the same opponents from the same seeds. Their copies lie in the same order before shuffling, so
that the replacements are in the hands in which the card would have been.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.blanks import blank_id, is_blank
from simulate.games.stop import PlanFault

Rows = tuple[tuple[str, str, int], ...]
AS_IT_IS, REPLACED, OPPONENTS = 0, 1, 2
"""The places of decks in a plan that asks about a card: the deck, the deck without it, the first opponent."""
MOST_PAIRS = 50_000
"""The maximum pairs of games of one pairing: each is counted singly, to be compared with its counterpart."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A card of a deck, and what each of its copies is replaced by: another card, or the card's own blank."""

    card: str
    replacement: str

    def __post_init__(self) -> None:
        if self.replacement == self.card:
            raise PlanFault(f"{self.card!r} replaced by itself makes no difference; name another card")
        if is_blank(self.card):
            raise PlanFault(f"{self.card!r} has no text already; name the card itself")

    @property
    def blank(self) -> bool:
        """Whether each copy stays in the deck and is played as if it had no text."""
        return self.replacement == blank_id(self.card)

    def replaced(self, rows: Iterable[tuple[str, str, int]]) -> Rows:
        """Return the rows of a deck with each copy of the card replaced, wherever it is in the deck."""
        found: dict[tuple[str, str], int] = {}
        for section, card, count in rows:
            key = (section, self.replacement if card == self.card else card)
            found[key] = found.get(key, 0) + count
        return tuple((section, card, count) for (section, card), count in found.items())

    def to_json(self) -> dict[str, str]:
        """Return the question as plain data."""
        return {"card": self.card, "replacement": self.replacement}

    @classmethod
    def from_json(cls, row: object) -> "Effect":
        """Read a question from plain data. Raises PlanFault."""
        match row:
            case {"card": str(card), "replacement": str(replacement)}:
                return cls(card, replacement)
            case _:
                raise PlanFault(f"{str(row)[:80]!r} is not a card and its replacement")


def effect_pairings(decks: int) -> tuple[tuple[int, int], ...]:
    """Return the pairings of a plan of this many decks: each opponent meets both versions in turn."""
    return tuple(
        (version, opponent) for opponent in range(OPPONENTS, decks) for version in (AS_IT_IS, REPLACED)
    )
