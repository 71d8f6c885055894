"""When the sets of a game were released in a region, as far as recorded."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Literal

from rules.cards import Card
from rules.cards.sets import Day, ReleasedRow, SpanRow, sets_table

RELEASES = "releases.jsonl"

Word = Literal["out", "not_released", "release_unknown", "not_in_region", "region_unknown"]
"""A card's release status on a day.

It is out, not yet out, or of an unknown day; it was not printed in the region, or nobody recorded it.
"""


@dataclass(frozen=True, slots=True)
class Span:
    """The days between which a set was released: not before `first`, and certainly by `last`.

    Both are the same if the day is recorded; `date.min` and `date.max` mean that nothing is known.
    """

    first: date = date.min
    last: date = date.max
    source: str = ""

    def __str__(self) -> str:
        if self.first == self.last:
            return self.first.isoformat()
        if self.first == date.min:
            return f"a day up to {self.last}"
        return f"a day between {self.first} and {self.last}"


@dataclass(frozen=True, slots=True)
class Released:
    """A card's release status: the status, the deciding set, and its span."""

    word: Word
    set: str = ""
    span: Span = Span()

    @property
    def day(self) -> date | None:
        """The set's day of release, if recorded."""
        return self.span.first if self.span.first == self.span.last else None


OUT = Released("out")


@dataclass(frozen=True, eq=False)
class Releases:
    """The sets of a game in a region. A card counts from its oldest printing there.

    `spans` are those of the sets released in the region, `perhaps` the sets for which nobody recorded that,
    `elsewhere` those released only in other regions. `reprints` are sets without a recorded day whose
    printings are taken to be no older than a card's others. By `collected` every set without a day of its own
    was out. Cards of a set whose rarity is one of `starters` may have been released before it, from the day
    in `early`. `names` are what players call the sets.
    """

    spans: Mapping[str, Span]
    perhaps: frozenset[str] = frozenset()
    elsewhere: frozenset[str] = frozenset()
    reprints: frozenset[str] = frozenset()
    collected: date = date.max
    starters: frozenset[str] = frozenset()
    early: Mapping[str, date] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def days(self) -> tuple[date, ...]:
        """Every day on which a card's status may change, oldest first."""
        known = {day for span in self.spans.values() for day in (span.first, span.last)}
        return tuple(sorted(known - {date.min, date.max}))

    def out_by(self, as_of: date | None) -> frozenset[str]:
        """Return the sets that are certainly out on a day; None means the newest state."""
        if as_of is None:
            return frozenset(self.spans)
        return frozenset(code for code, span in self.spans.items() if span.last <= as_of)

    def of(self, card: Card, as_of: date | None) -> Released:
        """Return a card's status on a day; None means the newest state, in which every set is out."""
        here = [code for code in card.sets if code not in self.elsewhere and code not in self.perhaps]
        if not here:
            unsure = [code for code in card.sets if code in self.perhaps]
            if unsure:
                return Released("region_unknown", unsure[0])
            return Released("not_in_region", card.sets[0]) if card.sets else OUT
        if as_of is None:
            return OUT
        spans = {code: self._span(card, code) for code in here}
        oldest = [code for code in here if code not in self.reprints] or here
        first = min(oldest, key=lambda code: spans[code].first)
        if as_of < spans[first].first:
            return Released("not_released", first, spans[first])
        # The set that was certainly out first.
        surest = min(here, key=lambda code: spans[code].last)
        if as_of < spans[surest].last:
            return Released("release_unknown", surest, spans[surest])
        return OUT

    def _span(self, card: Card, code: str) -> Span:
        span = self.spans.get(code, Span(last=self.collected))
        early = self.early.get(code, span.first)
        if early < span.first and any(
            printing.set == code and printing.rarity in self.starters for printing in card.printings
        ):
            return replace(span, first=early)
        return span

    def called(self, code: str) -> str:
        """Return a set's name with its code, or its code alone if it has no other name."""
        name = self.names.get(code, code)
        return code if name == code else f"{name} ({code})"


# ---- reading ----


@dataclass(frozen=True, slots=True)
class _Set:
    code: str
    name: str
    regions: frozenset[str]
    perhaps: frozenset[str]
    series: str
    reprints: bool
    original: str


class SetBook:
    """The sets of a game, from its `sets.toml` and `releases.jsonl`."""

    def __init__(self, data: Path) -> None:
        table = sets_table(data)
        entries = table["set"]
        self.sets = tuple(
            _Set(
                code=entry["code"],
                name=entry.get("name", entry["code"]),
                regions=frozenset(entry.get("region", "").split()),
                perhaps=frozenset(entry.get("region_unsure", "").split()),
                series=entry.get("series", ""),
                reprints=entry.get("reprints", False),
                original=entry.get("original", ""),
            )
            for entry in entries
        )
        self.clusters: dict[str, tuple[str, ...]] = {}
        for entry in entries:
            if entry.get("cluster"):
                held = self.clusters.get(entry["cluster"], ())
                self.clusters[entry["cluster"]] = (*held, entry["code"])
        self._region_of = {one.code: one.regions for one in self.sets}
        self._originals = table.get("originals", {})
        self._starters = frozenset(table.get("starters", ()))
        self._began = _days(table.get("began", []))
        self._collected = _days(table.get("collected", []))
        self._rows = release_rows(data)

    def releases(self, region: str = "") -> Releases:
        """Return the releases in a region, or in any of several; "" means all."""
        asked = frozenset(region.split())
        there = {one.code for one in self.sets if self._published(one, asked)}
        if not any(one.regions & asked for one in self.sets):
            # Nobody recorded which sets were released there, so no card is refused for it.
            there = {one.code for one in self.sets}
        perhaps = {one.code for one in self.sets if one.code not in there and one.perhaps & asked}
        collected = _within(self._collected, asked, max) or date.max
        spans = self._spans(asked, there, collected)
        return Releases(
            spans=spans,
            perhaps=frozenset(perhaps),
            elsewhere=frozenset(one.code for one in self.sets) - there - perhaps,
            reprints=frozenset(
                one.code
                for one in self.sets
                if one.reprints and one.code in spans and spans[one.code].first != spans[one.code].last
            ),
            collected=collected,
            starters=self._starters,
            early=self._early(spans) if self._starters else {},
            names={one.code: one.name for one in self.sets},
        )

    def _published(self, one: _Set, asked: frozenset[str]) -> bool:
        return not asked or not one.regions or bool(asked & (one.regions | self._before(one)))

    def _before(self, one: _Set) -> frozenset[str]:
        """Return the regions in which the cards of a set had been printed before."""
        return self._region_of.get(one.original) or frozenset(one.original.split())

    def _spans(self, asked: frozenset[str], there: set[str], collected: date) -> dict[str, Span]:
        found = {one.code: self._recorded(one.code, asked) for one in self.sets if one.code in there}
        for region in sorted(asked & self._originals.keys()):
            # A translated set is no older than its original.
            for code, span in self.releases(self._originals[region]).spans.items():
                if code in found and span.first > found[code].first:
                    found[code] = replace(found[code], first=min(span.first, found[code].last))
        for series in {one.series for one in self.sets if one.series}:
            _bound([one.code for one in self.sets if one.series == series and one.code in found], found)
        began = _within(self._began, asked, min) or date.min
        for one in self.sets:
            if one.code in found and asked & self._before(one) and not asked & one.regions:
                # Its cards were printed there before: in its original, or in unrecorded sets.
                own = self._recorded(one.code, one.regions)
                by = min(own.last, _within(self._collected, one.regions, max) or date.max)
                found[one.code] = found.get(one.original, Span(last=by, source=own.source))
        return {code: _closed(span, began, collected) for code, span in found.items()}

    def _early(self, spans: Mapping[str, Span]) -> dict[str, date]:
        """Return the first day of each set's predecessor in a series: its starters may be that old."""
        found: dict[str, date] = {}
        before: dict[str, date] = {}
        for one in self.sets:
            if one.series and one.code in spans:
                if one.series in before:
                    found[one.code] = before[one.series]
                before[one.series] = spans[one.code].first
        return found

    def _recorded(self, code: str, asked: frozenset[str]) -> Span:
        rows = [row for row in self._rows.get(code, ()) if not asked or row[0] in ("", *asked)]
        if not rows:
            return Span()
        spans = [span for _, span in rows]
        earliest = min(spans, key=lambda span: span.last)
        return Span(min(span.first for span in spans), earliest.last, earliest.source)


def _bound(series: list[str], found: dict[str, Span]) -> None:
    """Bound the sets of a series by their neighbours, which were released in the order of the file."""
    first, before = date.min, ""
    for code in series:
        span = found[code]
        if span.first < first <= span.last:
            found[code] = replace(span, first=first, source=span.source or before)
        first, before = max((first, before), (found[code].first, found[code].source))
    last, after = date.max, ""
    for code in reversed(series):
        span = found[code]
        if span.first <= last < span.last:
            found[code] = replace(span, last=last, source=span.source or after)
        last, after = min((last, after), (found[code].last, found[code].source))


def _closed(span: Span, began: date, collected: date) -> Span:
    """Replace unknown bounds with the game's first day, and the day the sets were collected."""
    last = span.last if span.last < date.max else max(collected, span.first)
    return replace(span, first=min(max(began, span.first), last), last=last)


def _days(rows: Iterable[Day]) -> dict[str, date]:
    return {row.get("region", ""): row["day"] for row in rows}


def _within(
    days: Mapping[str, date], asked: frozenset[str], choose: Callable[[Iterable[date]], date]
) -> date | None:
    """Choose among the days of some regions, or of all if none of them has a day of its own."""
    own = [day for region, day in days.items() if region in asked]
    return choose(own or days.values()) if days else None


def release_rows(data: Path) -> Mapping[str, tuple[tuple[str, Span], ...]]:
    """Return the recorded days of each set, each with its region ("": every region)."""
    path = data / RELEASES
    found: dict[str, list[tuple[str, Span]]] = {}
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                row: ReleasedRow = json.loads(line)
                found.setdefault(row["set"], []).append((row.get("region", ""), span_from_json(row)))
    return {code: tuple(rows) for code, rows in found.items()}


def span_from_json(row: SpanRow) -> Span:
    """Build a span from its JSON row; a missing day is unknown."""
    first = date.fromisoformat(row["first"]) if "first" in row else date.min
    return Span(first, date.fromisoformat(row["last"]) if "last" in row else date.max, row.get("source", ""))
