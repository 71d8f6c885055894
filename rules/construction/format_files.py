"""The reader of formats from TOML files and of the lists next to them, with inheritance."""

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime
from pathlib import Path
from typing import NotRequired, TypedDict

from rules.construction.formats import ROW_KINDS, BadFormat, DatedValues, Format, Gap, ListRow, Pool
from rules.construction.releases import Releases
from rules.construction.section import Limits
from rules.construction.status import STATUSES, Status
from rules.parsed_data import BadData, checked


def load_formats(
    system: str,
    folder: Path,
    sets: Mapping[str, tuple[str, ...]],
    releases: Callable[[str], Releases | None] = lambda region: None,
) -> dict[str, Format]:
    """Read every format of a system; `sets` gives the set codes of each cluster a pool may name.

    `releases` returns the releases in a format's region. Raises BadFormat for an invalid file.
    """
    reader = _Reader(system, folder, sets, releases)
    return {path.stem: reader.read(path.stem) for path in sorted(folder.glob("*.toml"))}


class _Dated(TypedDict):
    # What these three say of a mistake is said by _dated.
    source: NotRequired[str]
    since: NotRequired[object]
    until: NotRequired[object]
    note: NotRequired[str]


class _Pool(_Dated):
    sets: NotRequired[list[str]]
    clusters: NotRequired[list[str]]
    unsure: NotRequired[list[str]]


class _Row(_Dated):
    cards: NotRequired[list[str]]
    names: NotRequired[list[str]]
    absent: NotRequired[list[str]]
    copies: NotRequired[int]
    when: NotRequired[list[str]]
    sections: NotRequired[list[str]]


class _Gap(_Dated):
    why: str


class _Limits(TypedDict):
    minimum: int
    maximum: NotRequired[int]
    or_none: NotRequired[bool]
    source: NotRequired[str]


class _Table(TypedDict):
    name: str
    status: NotRequired[str]
    about: NotRequired[str]
    region: NotRequired[str]
    source: NotRequired[str]
    extends: NotRequired[str]
    parameters: NotRequired[dict[str, object]]
    repeals: NotRequired[list[str]]
    adds: NotRequired[list[str]]
    sections: NotRequired[dict[str, _Limits]]
    pool: NotRequired[list[_Pool]]
    incomplete: NotRequired[list[_Gap]]
    banned: NotRequired[list[_Row]]
    limited: NotRequired[list[_Row]]
    together: NotRequired[list[_Row]]
    choice: NotRequired[list[_Row]]
    conditional: NotRequired[list[_Row]]
    undated: NotRequired[list[_Row]]


class _Reader:
    def __init__(
        self,
        system: str,
        folder: Path,
        clusters: Mapping[str, tuple[str, ...]],
        releases: Callable[[str], Releases | None],
    ) -> None:
        self.system, self.folder, self.clusters, self.releases = system, folder, clusters, releases
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
            table = self._table(path)
            parent = self.read(table["extends"], (*below, code)) if "extends" in table else None
            self.done[code] = self._format(code, table, parent)
        return self.done[code]

    def _table(self, path: Path) -> _Table:
        with path.open("rb") as file:
            table = tomllib.load(file)
        for row in _gathered(path.with_suffix(".jsonl")):
            table.setdefault(str(row.pop("kind")), []).append(row)
        try:
            return checked(_Table, table, f"{self.system}/{path.name}")
        except BadData as error:
            raise BadFormat(str(error)) from error

    def _format(self, code: str, table: _Table, parent: Format | None) -> Format:
        where = f"{self.system}/{code}.toml"
        own_pools = tuple(self._pools(code, where, table.get("pool", [])))
        pools = own_pools or (parent.pools if parent else ())
        inherited = parent.parameters if parent else {}
        region, status = table.get("region", parent.region if parent else ""), _status(where, table)
        return Format(
            system=self.system,
            code=code,
            name=table["name"],
            about=table.get("about", ""),
            status=status,
            formats=(code, *(parent.formats if parent else ())),
            region=region,
            source=table.get("source", parent.source if parent else ""),
            sections={
                **(parent.sections if parent else {}),
                **{key: _limits(value) for key, value in table.get("sections", {}).items()},
            },
            parameters={**inherited, **table.get("parameters", {})},
            repeals=(parent.repeals if parent else frozenset()) | frozenset(table.get("repeals", ())),
            adds=(*(parent.adds if parent else ()), *table.get("adds", ())),
            pools=pools,
            rows=(*(parent.rows if parent else ()), *_rows(code, where, table)),
            gaps=(*(parent.gaps if parent else ()), *_gaps(code, where, table.get("incomplete", []))),
            releases=self.releases(region) if pools or status != "rulebook" else None,
        )

    def _pools(self, code: str, where: str, tables: list[_Pool]) -> Iterator[Pool]:
        for table in tables:
            yield Pool(
                **_dated(code, where, table),
                sets=frozenset(table.get("sets", ())) | self._sets(where, table.get("clusters", [])),
                unsure=self._sets(where, table.get("unsure", [])),
            )

    def _sets(self, where: str, clusters: list[str]) -> frozenset[str]:
        for cluster in clusters:
            if cluster not in self.clusters:
                raise BadFormat(f"{where}: no cluster {cluster!r}; there are {', '.join(self.clusters)}")
        return frozenset(code for cluster in clusters for code in self.clusters[cluster])


def _status(where: str, table: _Table) -> Status:
    said = table.get("status", "tournament")
    for status in STATUSES:
        if said == status:
            return status
    raise BadFormat(f"{where}: unknown status {said!r}; known are {', '.join(STATUSES)}")


def _gathered(path: Path) -> list[dict[str, object]]:
    """Return the rows of a list kept next to its format, one per line, in the form of the format's rows."""
    if not path.is_file():
        return []
    rows = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            row = json.loads(line)
            row |= {key: date.fromisoformat(row[key]) for key in ("since", "until") if key in row}
            rows.append(row)
    return rows


def _rows(code: str, where: str, table: _Table) -> Iterator[ListRow]:
    for kind in ROW_KINDS:
        for row in table.get(kind, []):
            if not row.get("cards") and not row.get("absent"):
                raise BadFormat(f"{where}: a [[{kind}]] row names no cards")
            yield ListRow(
                **_dated(code, where, row),
                kind=kind,
                cards=tuple(row.get("cards", ())),
                absent=tuple(row.get("absent", ())),
                copies=row.get("copies", 0 if kind == "banned" else 1),
                when=tuple(row.get("when", ())),
                sections=tuple(row.get("sections", ())),
            )


def _gaps(code: str, where: str, tables: list[_Gap]) -> Iterator[Gap]:
    for table in tables:
        yield Gap(**_dated(code, where, table), why=table["why"])


def _limits(table: _Limits) -> Limits:
    return Limits(
        table["minimum"], table.get("maximum"), table.get("or_none", False), table.get("source", "")
    )


def _dated(code: str, where: str, table: _Dated) -> DatedValues:
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
