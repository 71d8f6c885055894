"""The legality of single cards in a format on a day, without a deck."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache
from typing import Literal

from rules.cards import Card
from rules.construction.findings import ListReference
from rules.construction.formats import Edition, Format, ListRow
from rules.construction.lists import identities
from rules.construction.releases import OUT, Released
from rules.construction.system import System

_NOT_OUT = ("not_released", "not_in_region")

Word = Literal["legal", "limited", "banned", "outside", "unknown"]


@dataclass(frozen=True, slots=True)
class CardLegality:
    """A card's legality by the format's list and pool, with the list behind it.

    `limited` is a card that the list allows in fewer copies, not beside others, or not in every section;
    `outside` is a card of no set in the format's pool or region; `unknown` one whose legality on that day
    nobody recorded. `copies` is the number of copies the list allows, if it gives one.
    """

    word: Word
    list: ListReference
    copies: int | None = None
    note: str = ""


class CardLegalities:
    """The legality of all cards of a system in a format on a day; None means the newest lists.

    This covers only the format's own lists and pools, not the rulebook: whether a section may have the card
    is another question.
    """

    def __init__(self, system: System, form: Format, as_of: date | None) -> None:
        self.system = system
        self.format = form
        self.edition = Edition(form, as_of)
        self._rows: dict[str, ListRow] = {}
        for row in self.edition.rows:
            for reference in row.cards:
                for key in sorted(identities(system, reference)):
                    held = self._rows.get(key)
                    if held is None or _weight(row) > _weight(held):
                        self._rows[key] = row

    @property
    def gaps(self) -> tuple[str, ...]:
        """Why the list is known to be incomplete on that day, if it is."""
        return tuple(gap.why for gap in self.edition.gaps)

    @property
    def pool_lost(self) -> bool:
        """Whether the format has a card pool that nobody recorded for that day."""
        return bool(self.format.pools) and not self.edition.pools

    def of(self, card: Card) -> CardLegality:
        """Return a card's legality."""
        row = self._row(card)
        if row is not None and _word(row) == "banned":
            return CardLegality("banned", self.edition.reference(row), 0, row.note)
        released = self._released(card)
        if released.word in _NOT_OUT:
            return CardLegality("outside", self._reference(released))
        if self.pool_lost:
            return CardLegality("unknown", self.edition.reference())
        if self.edition.pools and self.edition.sets.isdisjoint(card.sets):
            pool = self.edition.reference(self.edition.pools[-1])
            unsure = not self.edition.unsure_sets.isdisjoint(card.sets)
            return CardLegality("unknown" if unsure else "outside", pool)
        if released.word != "out":
            return CardLegality("unknown", self._reference(released))
        if row is None:
            return CardLegality("legal", self.edition.reference())
        copies = row.copies if row.kind == "limited" else None
        return CardLegality(_word(row), self.edition.reference(row), copies, row.note)

    @cached_property
    def listed(self) -> Mapping[Word, tuple[str, ...]]:
        """The ids of the cards named by list rows, by the rows' legality; without pools."""
        found: dict[Word, list[str]] = {"banned": [], "limited": [], "unknown": []}
        for card in self.system.catalogue():
            row = self._row(card)
            if row is not None:
                found[_word(row)].append(card.id)
        return {word: tuple(ids) for word, ids in found.items()}

    @cached_property
    def unavailable(self) -> tuple[str, ...]:
        """The ids of the cards that are not certainly released in the format's region by the day."""
        return tuple(card.id for card in self.system.catalogue() if self._released(card).word != "out")

    @cached_property
    def not_out(self) -> tuple[str, ...]:
        """The ids of the cards that are certainly not released in the format's region by the day."""
        return tuple(card.id for card in self.system.catalogue() if self._released(card).word in _NOT_OUT)

    def _released(self, card: Card) -> Released:
        if self.format.releases is None or not self.edition.asks(card):
            return OUT
        return self.format.releases.of(card, self.edition.as_of)

    def _reference(self, released: Released) -> ListReference:
        source = released.span.source or self.format.source
        return ListReference(self.format.code, self.format.name, released.day, source)

    def _row(self, card: Card) -> ListRow | None:
        rows = [row for key in self.system.keys(card) if (row := self._rows.get(key)) is not None]
        return max(rows, key=_weight, default=None)


def _word(row: ListRow) -> Word:
    if row.kind == "undated":
        return "unknown"
    gone = row.kind in ("banned", "limited") and row.copies == 0 and not row.sections
    return "banned" if gone else "limited"


def _weight(row: ListRow) -> int:
    return ("limited", "unknown", "banned").index(_word(row))


@lru_cache(maxsize=256)
def card_legalities(system: System, form: Format, as_of: date | None) -> CardLegalities:
    """Return how the cards of a system stand in a format; kept, since the same days are asked for again."""
    return CardLegalities(system, form, as_of)
