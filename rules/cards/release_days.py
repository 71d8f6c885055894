"""Release dates of sets, collected from public lists and from the choices in `sets.toml`."""

import csv
import re
from calendar import monthrange
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from rules.cards.imports import ImportFault, Report
from rules.cards.sets import ReleaseRow, SetRow, sets_table

FILE = "release_dates.tsv"
"""Tab-separated rows: system, region, set code (`SDR1..SDR5` for several), day or month, source, note."""

_MONTH = re.compile(r"(\d{4})-(\d\d)")
_SEVERAL = re.compile(r"(.*?)(\d+)\.\.\1(\d+)")
_DOUBTS = ("check", "not a release day")
"""Words in a row that mean its own date is unreliable."""


@dataclass(frozen=True, slots=True)
class Release:
    """A recorded release of a set in a region ("": everywhere), between the days `first` and `last`."""

    set: str
    region: str
    first: date
    last: date
    source: str
    note: str = ""

    def to_json(self) -> dict[str, str]:
        """Return the row as plain data, without unknown values."""
        row = {
            "set": self.set,
            "region": self.region,
            "first": self.first.isoformat() if self.first > date.min else "",
            "last": self.last.isoformat() if self.last < date.max else "",
            "source": self.source,
            "note": self.note,
        }
        return {key: value for key, value in row.items() if value}


def gather(data: Path, lists: Path | None, system: str, report: Report) -> list[Release]:
    """Return the recorded releases of a game's sets, in the order of its `sets.toml`.

    `lists` is the folder with FILE, `system` the game's name in that file; without a folder only the rows of
    `sets.toml` count. Rows for the same set and region are narrowed to their common range; if they contradict
    each other, the row of `sets.toml` stays. Raises ImportFault for an invalid row.
    """
    table = sets_table(data)
    entries = {entry["code"]: entry for entry in table["set"]}
    found = {(row.set, row.region): row for row in _chosen(table.get("release", []))}
    for row in _listed(lists / FILE, system, report) if lists else ():
        if row.set not in entries:
            report.note("release days of sets that no card here is of", row.set)
            continue
        held = found.get((row.set, row.region))
        found[row.set, row.region] = row if held is None else _narrowed(held, row, report)
    unknown = sorted({code for code, _ in found} - set(entries))
    if unknown:
        raise ImportFault(f"sets.toml has a release of {unknown[0]!r}, which is none of its sets")
    _count_undated(entries, found, report)
    order = list(entries)
    return sorted(found.values(), key=lambda row: (order.index(row.set), row.region))


def _chosen(rows: Iterable[ReleaseRow]) -> Iterator[Release]:
    for row in rows:
        if not row.get("source"):
            raise ImportFault(f"sets.toml: a release has no source: {dict(row)}")
        open_ended = row.get("from", date.min), row.get("by", date.max)
        first, last = _span(row["day"], "sets.toml") if "day" in row else open_ended
        yield Release(row["set"], row.get("region", ""), first, last, row["source"], row.get("note", ""))


def _listed(path: Path, system: str, report: Report) -> Iterator[Release]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ImportFault(f"{path.name}: cannot be read in {path.parent} ({error.strerror})") from error
    for place, row in enumerate(csv.DictReader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE), 2):
        if row["system"] != system:
            continue
        note = (row["note"] or "").strip()
        where = f"{path.name}, line {place}"
        if any(word in note for word in _DOUBTS):
            report.note("release days in doubt, left out", f"{row['set_code']} {row['date']}: {note}")
            continue
        first, last = _span(row["date"], where)
        region = "" if row["region"] == "all" else row["region"]
        for code in _codes(row["set_code"]):
            yield Release(code, region, first, last, row["source"].strip(), note)


def _codes(said: str) -> list[str]:
    several = _SEVERAL.fullmatch(said)
    if several is None:
        return [said]
    name, first, last = several[1], int(several[2]), int(several[3])
    return [f"{name}{number}" for number in range(first, last + 1)]


def _span(said: str | date, where: str) -> tuple[date, date]:
    """Return the first and the last day of a day or a month."""
    if isinstance(said, date):
        return said, said
    month = _MONTH.fullmatch(said)
    try:
        if month is None:
            return date.fromisoformat(said), date.fromisoformat(said)
        year, number = int(month[1]), int(month[2])
        return date(year, number, 1), date(year, number, monthrange(year, number)[1])
    except ValueError as error:
        raise ImportFault(f"{where}: {said!r} is neither a day nor a month; write 2018-10-24") from error


def _narrowed(held: Release, row: Release, report: Report) -> Release:
    first, last = max(held.first, row.first), min(held.last, row.last)
    if first > last:
        report.note(
            "release days that contradict sets.toml, its own kept",
            f"{row.set}: {row.first} ({row.source}), {held.first} ({held.source})",
        )
        return held
    exact = row if row.last - row.first <= held.last - held.first else held
    return Release(row.set, row.region, first, last, exact.source, exact.note)


def _count_undated(
    entries: Mapping[str, SetRow], found: Mapping[tuple[str, str], Release], report: Report
) -> None:
    """Report the sets without a day of their own, by region and series, and those with one only in part."""
    kinds: dict[tuple[str, str], list[str]] = {}
    for code, entry in entries.items():
        regions = entry.get("region", "").split()
        for region in regions or [""]:
            here = ("", region) if region else {where for one, where in found if one == code}
            rows = [found[code, where] for where in here if (code, where) in found]
            kind = "without a recorded day of release" if not rows else "with a recorded day of release"
            if rows and not any(row.first == row.last for row in rows):
                kind = "of which only a month or a latest day is recorded"
            among = f" ({region})" if region else ""
            kinds.setdefault((f"sets {kind}{among}", entry.get("series", "")), []).append(code)
    for (kind, _), codes in kinds.items():
        report.note(kind, ", ".join(codes), len(codes))
