"""House formats: an organiser's own bans, limits and sizes on top of a bundled format, as data.

They have the shape of the bundled formats' files, with the system, and with the day of the list for all its
rows. Everything wrong is reported at once, each with the path to the field and what would be right.
"""

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from datetime import date, datetime
from typing import NotRequired, TypedDict

from rules.construction.formats import BadFormat, Format, House, ListRow, RowKind
from rules.construction.section import Limits
from rules.construction.system import System
from rules.parsed_data import BadData, checked
from rules.systems import CODES, formats, system

CODE = "house"
MOST_TEXT, MOST_NAME, MOST_SOURCE = 100_000, 100, 300
MOST_ROWS, MOST_CARDS, MOST_COPIES, MOST_SIZE = 200, 1_000, 99, 1_000


class _Row(TypedDict):
    cards: list[str]
    copies: NotRequired[int]
    sections: NotRequired[list[str]]
    note: NotRequired[str]


class _Limits(TypedDict):
    minimum: int
    maximum: NotRequired[int]
    or_none: NotRequired[bool]


class HouseTable(TypedDict):
    """A house format as data: what a TOML file has, with days as days or in ISO 8601."""

    system: str
    extends: str
    name: str
    date: object
    about: NotRequired[str]
    source: NotRequired[str]
    sections: NotRequired[dict[str, _Limits]]
    banned: NotRequired[list[_Row]]
    limited: NotRequired[list[_Row]]
    together: NotRequired[list[_Row]]
    choice: NotRequired[list[_Row]]


def read_house_format(text: str, where: str) -> Format:
    """Return a house format from TOML or JSON. Raises BadFormat; `where` is the file's name."""
    if len(text) > MOST_TEXT:
        raise BadFormat(f"{where}: {len(text):,} characters; a house format has at most {MOST_TEXT:,}")
    try:
        table = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except json.JSONDecodeError as error:
        raise BadFormat(f"{where}, line {error.lineno}: broken JSON ({error.msg})") from error
    except tomllib.TOMLDecodeError as error:
        raise BadFormat(f"{where}: broken TOML ({error})") from error
    except RecursionError as error:
        raise BadFormat(f"{where}: nested too deeply") from error
    return house_format(table, where)


def house_format(data: object, where: str, *, stored: bool = False) -> Format:
    """Return a house format from data. Raises BadFormat with everything that is wrong, a line each.

    `stored` data were right once: cards that are gone since then restrict nothing, as in bundled formats.
    """
    try:
        table = checked(HouseTable, data, where)
    except BadData as error:
        raise BadFormat(str(error)) from error
    if table["system"] not in CODES:
        raise BadFormat(f"{where}, system: no system {table['system']!r}; there are {', '.join(CODES)}")
    of, known = system(table["system"]), formats(table["system"])
    if table["extends"] not in known:
        raise BadFormat(
            f"{where}, extends: {of.code} has no format {table['extends']!r}; it has {', '.join(known)}"
        )
    if not stored and (problems := list(_problems(of, table, where))):
        raise BadFormat("\n".join(problems))
    return _made(known[table["extends"]], table)


def _made(base: Format, table: HouseTable) -> Format:
    day = _day(table["date"])
    assert day is not None, "the day was checked"
    source = table.get("source") or table["name"]
    own = {
        code: Limits(limits["minimum"], limits.get("maximum"), limits.get("or_none", False), source)
        for code, limits in table.get("sections", {}).items()
    }
    rows = tuple(
        ListRow(
            format=CODE,
            source=source,
            since=day,
            note=row.get("note", ""),
            kind=kind,
            cards=tuple(row["cards"]),
            copies=0 if kind == "banned" else row.get("copies", 1),
            sections=tuple(row.get("sections", ())),
        )
        for kind, row in _rows(table)
    )
    return Format(
        system=base.system,
        code=CODE,
        name=table["name"].strip(),
        about=table.get("about", ""),
        status="casual",
        formats=(CODE, *base.formats),
        region=base.region,
        source=source,
        sections={**base.sections, **own},
        parameters=base.parameters,
        repeals=base.repeals,
        adds=base.adds,
        pools=base.pools,
        rows=(*base.rows, *rows),
        gaps=base.gaps,
        releases=base.releases,
        house=House(day, base, frozenset(own)),
    )


def _rows(table: HouseTable) -> list[tuple[RowKind, _Row]]:
    rows: dict[RowKind, list[_Row]] = {
        "banned": table.get("banned", []),
        "limited": table.get("limited", []),
        "together": table.get("together", []),
        "choice": table.get("choice", []),
    }
    return [(kind, row) for kind, held in rows.items() for row in held]


# ---- what is wrong ----


def _problems(of: System, table: HouseTable, where: str) -> Iterator[str]:
    if not table["name"].strip() or len(table["name"]) > MOST_NAME:
        yield f"{where}, name: {_short(table['name'])}; a name has 1–{MOST_NAME} characters"
    if len(table.get("source", "")) > MOST_SOURCE:
        yield f"{where}, source: {len(table['source'])} characters; at most {MOST_SOURCE}"
    if _day(table["date"]) is None:
        yield f"{where}, date: {_short(table['date'])} is not a day; write 2018-10-24"
    yield from _wrong_sizes(of, table, where)
    rows = _rows(table)
    if len(rows) > MOST_ROWS:
        yield f"{where}: {len(rows)} rows; a house format has at most {MOST_ROWS}"
        return
    if (cards := sum(len(row["cards"]) for _, row in rows)) > MOST_CARDS:
        yield f"{where}: {cards} cards in its rows; a house format names at most {MOST_CARDS}"
        return
    places = Counter[str]()
    for kind, row in rows:
        places[kind] += 1
        yield from _wrong_row(of, kind, row, f"{where}, {kind}, entry {places[kind]}")


def _wrong_sizes(of: System, table: HouseTable, where: str) -> Iterator[str]:
    for code, limits in table.get("sections", {}).items():
        at = f"{where}, sections, {code}"
        yield from _unknown_sections(of, [code], f"{where}, sections")
        low, high = limits["minimum"], limits.get("maximum")
        if not 0 <= low <= MOST_SIZE:
            yield f"{at}, minimum: {low} is not between 0 and {MOST_SIZE}"
        if high is not None and not max(low, 0) <= high <= MOST_SIZE:
            yield f"{at}, maximum: {high} is not between the minimum, {low}, and {MOST_SIZE}"


def _wrong_row(of: System, kind: RowKind, row: _Row, at: str) -> Iterator[str]:
    least = 2 if kind == "together" else 1
    if len(row["cards"]) < least:
        yield f"{at}, cards: {len(row['cards'])} named; name at least {least}"
    for place, name in enumerate(row["cards"], 1):
        if not of.catalogue().find(name):
            near = " or ".join(repr(one) for one in of.catalogue().nearest(name[:MOST_SOURCE]))
            meant = f"did you mean {near}?" if near else "give a name, a number or an id"
            yield f"{at}, cards, entry {place}: no card {_short(name)} in {of.code}; {meant}"
    if "copies" in row:
        if kind in ("banned", "together"):
            yield f"{at}, copies: a row under {kind!r} has none; put the cards under 'limited'"
        elif not 1 <= row["copies"] <= MOST_COPIES:
            yield f"{at}, copies: {row['copies']} is not between 1 and {MOST_COPIES}; for 0 use 'banned'"
    yield from _unknown_sections(of, row.get("sections", []), f"{at}, sections")


def _unknown_sections(of: System, codes: list[str], at: str) -> Iterator[str]:
    known = [section.code for section in of.sections]
    for code in codes:
        if code not in known:
            yield f"{at}: {of.code} has no section {_short(code)}; it has {', '.join(known)}"


def _day(value: object) -> date | None:
    if isinstance(value, date) and not isinstance(value, datetime):
        return value
    try:
        return date.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:59]}…"
