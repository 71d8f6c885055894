"""The rows of a section in groups, by type or by cost, each with its number of copies."""

from collections.abc import Sequence
from dataclasses import dataclass

from cards.models import Card
from decks.verdicts.presentation.sections import SectionRow

GROUPINGS = {"none": "No groups", "type": "By type", "cost": "By cost"}
"""The ways to group the rows of a deck, with what their choice is called."""


@dataclass(frozen=True, slots=True)
class RowGroup:
    """Rows of a section; without a title they are all of them."""

    title: str
    rows: tuple[SectionRow, ...]

    @property
    def copies(self) -> int:
        """How many cards these rows are."""
        return sum(row.quantity for row in self.rows)


def grouped(rows: Sequence[SectionRow], by: str) -> list[RowGroup]:
    """Return rows in groups, which keep their order: by a key of GROUPINGS."""
    if by not in ("type", "cost") or not rows:
        return [RowGroup("", tuple(rows))]
    key = _type_of if by == "type" else _cost_of
    titles: dict[str, list[SectionRow]] = {}
    for row in rows:
        titles.setdefault(key(row.card), []).append(row)
    order = sorted(titles) if by == "type" else list(titles)
    return [RowGroup(title, tuple(titles[title])) for title in order]


def _type_of(card: Card) -> str:
    return " ".join(card.front["types"]).capitalize() or "No type"


def _cost_of(card: Card) -> str:
    return "No cost" if card.cost is None else f"Cost {card.cost}"
