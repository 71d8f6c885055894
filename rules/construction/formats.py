"""Formats as data: TOML files with `extends`, card pools and restriction rows, each row with its dates."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import Any, Literal, cast

from rules.construction.findings import ListReference
from rules.construction.section import Limits, Section

RowKind = Literal["banned", "limited", "together", "choice", "conditional", "undated"]
ROW_KINDS: tuple[RowKind, ...] = ("banned", "limited", "together", "choice", "conditional", "undated")


class BadFormat(ValueError):
    """A format file says something that cannot be meant; the message names file, table and key."""


class UnknownFormat(LookupError):
    """A format is asked for that the system does not have; the message lists those it has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dated:
    """What every row of a format has: the days it holds, `since` included and `until` not, and its source.

    None means that no such day is known or none is set. `format` is the code of the format file that put
    the row there.
    """

    format: str
    source: str
    since: date | None = None
    until: date | None = None
    note: str = ""

    def holds(self, as_of: date | None) -> bool:
        """Tell whether the row is in force on a day; None asks for the newest state of the list."""
        if as_of is None:
            return self.until is None
        return (self.since is None or self.since <= as_of) and (self.until is None or as_of < self.until)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool(Dated):
    """Sets that may be played; `unsure` are sets of which nobody recorded whether they may."""

    sets: frozenset[str]
    unsure: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Dated):
    """One restriction: cards by id, number or name, and how many copies are left.

    `banned`: none of each. `limited`: `copies` of each. `together`: not two different ones in one deck.
    `choice`: `copies` of all of them in total. `conditional`: as `choice`, while the deck holds one of
    `when`. `undated`: restricted from some day within the row's dates that nobody recorded. `sections`
    binds the row to those sections; empty means the whole deck. `absent` are names on the list that the
    catalogue has no card for.
    """

    kind: RowKind
    cards: tuple[str, ...]
    absent: tuple[str, ...] = ()
    copies: int = 0
    when: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap(Dated):
    """Days for which the list is known to have more rows than are recorded, and why."""

    why: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Format:
    """A format with all that its parents put into it; `formats` are its code and its parents', own first.

    `book` is all that the rules of the book can see of a format, as a text: formats with the same text are
    alike to them.
    """

    system: str
    code: str
    name: str
    about: str
    formats: tuple[str, ...]
    region: str
    source: str
    sections: Mapping[str, Limits]
    parameters: Mapping[str, Any]
    repeals: frozenset[str]
    adds: tuple[str, ...]
    pools: tuple[Pool, ...]
    rows: tuple[Row, ...]
    gaps: tuple[Gap, ...]
    book: str = field(init=False)

    def __post_init__(self) -> None:
        seen = (
            sorted(self.repeals),
            self.adds,
            sorted(self.sections.items()),
            sorted(self.parameters.items()),
        )
        object.__setattr__(self, "book", repr(seen))

    @property
    def dates(self) -> tuple[date, ...]:
        """Every day on which something about this format changes, oldest first."""
        dated: tuple[Dated, ...] = (*self.pools, *self.rows, *self.gaps)
        return tuple(sorted({day for row in dated for day in (row.since, row.until) if day}))


class Edition:
    """A format on one day, or in its newest recorded state: the rows in force, nothing else."""

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

    def limits(self, section: Section) -> Limits:
        """Return a section's limits in this format: the rulebook's unless the format sets its own."""
        return self.format.sections.get(section.code, section.limits)

    def reference(self, row: Dated | None = None) -> ListReference:
        """Name this format's list, or the list that put a row there, for a finding to cite."""
        if row is None:
            return ListReference(self.format.code, self.format.name, self.list_date, self.format.source)
        return ListReference(row.format, self.format.name, row.since or self.list_date, row.source)


def load_formats(system: str, folder: Path, sets: Mapping[str, tuple[str, ...]]) -> dict[str, Format]:
    """Read every format of a system; `sets` gives the set codes of each cluster a pool may name.

    Raises BadFormat for a file that cannot be meant.
    """
    reader = _Reader(system, folder, sets)
    return {path.stem: reader.read(path.stem) for path in sorted(folder.glob("*.toml"))}


_KEYS = {"name", "about", "extends", "region", "source", "parameters", "repeals", "adds", "sections"}
_TABLES = {"pool", "incomplete", *ROW_KINDS}
_DATED = {"since", "until", "source", "note"}


class _Reader:
    def __init__(self, system: str, folder: Path, clusters: Mapping[str, tuple[str, ...]]) -> None:
        self.system, self.folder, self.clusters = system, folder, clusters
        self.done: dict[str, Format] = {}

    def read(self, code: str, below: tuple[str, ...] = ()) -> Format:
        if code in below:
            raise BadFormat(
                f"{self.system}: formats extend each other in a circle: {' > '.join((*below, code))}"
            )
        if code not in self.done:
            path = self.folder / f"{code}.toml"
            if not path.is_file():
                raise BadFormat(f"{self.system}/{below[-1]}.toml: extends {code!r}, which is no format here")
            with path.open("rb") as file:
                table = tomllib.load(file)
            parent = self.read(table["extends"], (*below, code)) if "extends" in table else None
            self.done[code] = self._format(code, table, parent)
        return self.done[code]

    def _format(self, code: str, table: Mapping[str, Any], parent: Format | None) -> Format:
        where = f"{self.system}/{code}.toml"
        _refuse_unknown(where, table, _KEYS | _TABLES)
        own_pools = tuple(self._pools(code, where, table.get("pool", ())))
        inherited: Mapping[str, Any] = parent.parameters if parent else {}
        return Format(
            system=self.system,
            code=code,
            name=table["name"],
            about=table.get("about", ""),
            formats=(code, *(parent.formats if parent else ())),
            region=table.get("region", parent.region if parent else ""),
            source=table.get("source", parent.source if parent else ""),
            sections={
                **(parent.sections if parent else {}),
                **{key: _limits(where, value) for key, value in table.get("sections", {}).items()},
            },
            parameters={**inherited, **table.get("parameters", {})},
            repeals=(parent.repeals if parent else frozenset()) | frozenset(table.get("repeals", ())),
            adds=(*(parent.adds if parent else ()), *table.get("adds", ())),
            pools=own_pools or (parent.pools if parent else ()),
            rows=(*(parent.rows if parent else ()), *_rows(code, where, table)),
            gaps=(*(parent.gaps if parent else ()), *_gaps(code, where, table.get("incomplete", ()))),
        )

    def _pools(self, code: str, where: str, tables: list[Mapping[str, Any]]) -> Iterator[Pool]:
        for table in tables:
            _refuse_unknown(f"{where} [[pool]]", table, {"sets", "clusters", "unsure", *_DATED})
            yield Pool(
                **_dated(code, where, table),
                sets=frozenset(table.get("sets", ())) | self._sets(where, table.get("clusters", ())),
                unsure=self._sets(where, table.get("unsure", ())),
            )

    def _sets(self, where: str, clusters: list[str]) -> frozenset[str]:
        for cluster in clusters:
            if cluster not in self.clusters:
                raise BadFormat(f"{where}: no cluster {cluster!r}; there are {', '.join(self.clusters)}")
        return frozenset(code for cluster in clusters for code in self.clusters[cluster])


def _rows(code: str, where: str, table: Mapping[str, Any]) -> Iterator[Row]:
    for kind in ROW_KINDS:
        for row in table.get(kind, ()):
            _refuse_unknown(
                f"{where} [[{kind}]]",
                row,
                {"cards", "names", "absent", "copies", "when", "sections", *_DATED},
            )
            if not row.get("cards") and not row.get("absent"):
                raise BadFormat(f"{where}: a [[{kind}]] row names no cards")
            yield Row(
                **_dated(code, where, row),
                kind=kind,
                cards=tuple(row.get("cards", ())),
                absent=tuple(row.get("absent", ())),
                copies=row.get("copies", 0 if kind == "banned" else 1),
                when=tuple(row.get("when", ())),
                sections=tuple(row.get("sections", ())),
            )


def _gaps(code: str, where: str, tables: list[Mapping[str, Any]]) -> Iterator[Gap]:
    for table in tables:
        _refuse_unknown(f"{where} [[incomplete]]", table, {"why", *_DATED})
        yield Gap(**_dated(code, where, table), why=table["why"])


def _limits(where: str, table: Mapping[str, Any]) -> Limits:
    _refuse_unknown(f"{where} [sections]", table, {"minimum", "maximum", "or_none", "source"})
    return Limits(
        table["minimum"], table.get("maximum"), table.get("or_none", False), table.get("source", "")
    )


def _dated(code: str, where: str, table: Mapping[str, Any]) -> dict[str, Any]:
    if "source" not in table:
        raise BadFormat(f"{where}: a row has no source: {dict(table)}")
    return {
        "format": code,
        "source": table["source"],
        "since": _day(where, table.get("since")),
        "until": _day(where, table.get("until")),
        "note": table.get("note", ""),
    }


def _day(where: str, value: object) -> date | None:
    if value is None:
        return None
    if isinstance(value, date) and not isinstance(value, datetime):
        return value
    raise BadFormat(f"{where}: {value!r} is not a day; write 2018-10-24 without quotes")


def _refuse_unknown(where: str, table: Mapping[str, Any], known: set[str]) -> None:
    unknown = sorted(set(table) - known)
    if unknown:
        raise BadFormat(f"{where}: unknown key {unknown[0]!r}; known are {', '.join(sorted(known))}")


def clusters(data: Path) -> dict[str, tuple[str, ...]]:
    """Return the set codes of each cluster from a game's `sets.toml`, in the order of that file."""
    found: dict[str, list[str]] = {}
    with (data / "sets.toml").open("rb") as file:
        for entry in cast(list[dict[str, Any]], tomllib.load(file)["set"]):
            found.setdefault(entry.get("cluster", ""), []).append(entry["code"])
    return {cluster: tuple(codes) for cluster, codes in found.items() if cluster}
