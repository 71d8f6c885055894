"""Formats as data: limits, card pools and restriction rows with their dates, and their state on a day."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Literal, TypedDict

from rules.cards import Card
from rules.construction.findings import ListReference
from rules.construction.releases import Releases
from rules.construction.section import Limits, Section
from rules.construction.status import Status

RowKind = Literal["banned", "limited", "together", "choice", "conditional", "undated"]
ROW_KINDS: tuple[RowKind, ...] = ("banned", "limited", "together", "choice", "conditional", "undated")


class BadFormat(ValueError):
    """A format file is invalid; the message names file, table and key."""


class UnknownFormat(LookupError):
    """The system has no such format; the message lists those it has."""


class DatedValues(TypedDict):
    """The values of `Dated`, to build rows of every kind from."""

    format: str
    source: str
    since: date | None
    until: date | None
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Dated:
    """The common part of a format's rows: their source, and the days they apply.

    `since` is included and `until` is not; None means that no such day is known or set. `format` is the code
    of the format file that has the row.
    """

    format: str
    source: str
    since: date | None = None
    until: date | None = None
    note: str = ""

    def holds(self, as_of: date | None) -> bool:
        """Return whether the row is in force on a day; None means the newest state of the list."""
        if as_of is None:
            return self.until is None
        return (self.since is None or self.since <= as_of) and (self.until is None or as_of < self.until)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool(Dated):
    """Sets that may be played; `unsure` are sets for which nobody recorded it."""

    sets: frozenset[str]
    unsure: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class ListRow(Dated):
    """A restriction: cards by id, number or name, and the number of copies allowed.

    `banned`: none of each. `limited`: `copies` of each. `together`: not two different ones in one deck.
    `choice`: `copies` of all of them in total. `conditional`: as `choice`, in a deck with one of `when`.
    `undated`: restricted from some unknown day within the row's dates. `sections` limits the row to those
    sections; empty means the whole deck. `absent` are names on the list without a card in the catalogue.
    """

    kind: RowKind
    cards: tuple[str, ...]
    absent: tuple[str, ...] = ()
    copies: int = 0
    when: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap(Dated):
    """Days for which the list is known to be incomplete, and why."""

    why: str


@dataclass(frozen=True, slots=True, eq=False)
class House:
    """An organiser's own part of a format: the day of its list, and the sections whose limits it sets.

    `base` is the bundled format that it extends, which findings cite for everything else.
    """

    since: date
    base: "Format"
    sections: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Format:
    """A format with everything inherited; `formats` are its code and its parents', own first.

    `status` says who plays it. `releases` are those of its region, which decide what is out; None for the
    rulebook alone, without a pool. `book` is everything that the rulebook's rules can see of a format, as a
    text: formats with the same text are the same to them. `house` is set in the format of an organiser's own.
    """

    system: str
    code: str
    name: str
    about: str
    formats: tuple[str, ...]
    region: str
    source: str
    sections: Mapping[str, Limits]
    parameters: Mapping[str, object]
    repeals: frozenset[str]
    adds: tuple[str, ...]
    pools: tuple[Pool, ...]
    rows: tuple[ListRow, ...]
    gaps: tuple[Gap, ...]
    status: Status = "tournament"
    releases: Releases | None = None
    house: House | None = None
    book: str = field(init=False)

    def __post_init__(self) -> None:
        seen = (
            sorted(self.repeals),
            self.adds,
            sorted(self.sections.items()),
            sorted(self.parameters.items()),
            self.code if self.sections or self.parameters else "",
        )
        object.__setattr__(self, "book", repr(seen))

    @property
    def dates(self) -> tuple[date, ...]:
        """Every day on which this format's list or pool changes, oldest first."""
        dated: tuple[Dated, ...] = (*self.pools, *self.rows, *self.gaps)
        return tuple(sorted({day for row in dated for day in (row.since, row.until) if day}))

    @property
    def days(self) -> tuple[date, ...]:
        """Every day on which a verdict may change: `dates`, and the release days of sets."""
        return tuple(sorted({*self.dates, *(self.releases.days if self.releases else ())}))


class Edition:
    """A format on one day, or with its newest lists: only the rows in force."""

    def __init__(self, of: Format, as_of: date | None) -> None:
        self.format = of
        self.as_of = as_of
        self.parameters = of.parameters
        self.rows = tuple(row for row in of.rows if row.holds(as_of))
        self.pools = tuple(pool for pool in of.pools if pool.holds(as_of))
        self.gaps = tuple(gap for gap in of.gaps if gap.holds(as_of))
        dated: tuple[Dated, ...] = (*self.rows, *self.pools, *self.gaps)
        self.list_date = max((row.since for row in dated if row.since), default=None)
        self.sets = frozenset[str]().union(*(pool.sets for pool in self.pools))
        self.unsure_sets = frozenset[str]().union(*(pool.unsure for pool in self.pools)) - self.sets
        self._out = of.releases.out_by(as_of) if of.releases else frozenset[str]()

    def asks(self, card: Card) -> bool:
        """Return whether a card is in no set that is certainly out, so that its release must be checked."""
        return self._out.isdisjoint(card.sets)

    def limits(self, section: Section) -> Limits:
        """Return a section's limits in this format: its own, or else the rulebook's."""
        return self.format.sections.get(section.code, section.limits)

    def reference(self, row: Dated | None = None) -> ListReference:
        """Return this format's list, or the list with a row, for a finding to cite."""
        house = self.format.house
        if house is not None and (row is None or row.format != self.format.code):
            return Edition(house.base, self.as_of).reference(row)
        if row is None:
            return ListReference(self.format.code, self.format.name, self.list_date, self.format.source)
        return ListReference(row.format, self.format.name, row.since or self.list_date, row.source)
