"""Results of an event read from a table: CSV with commas, semicolons or tabs, with or without a heading.

Every fault quotes its line and says what would be right; a table with a fault has no rows to store.
"""

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from common import caps
from common.text import clean_line
from rules.cards import normalise

# What tournament software writes above each column.
_HEADINGS = {
    "place": ("place", "rank", "standing", "position", "finish", "pos", "no"),
    "name": ("name", "player", "playername", "fullname", "displayname"),
    "first": ("firstname", "givenname"),
    "last": ("lastname", "surname", "familyname"),
    "record": ("record", "points", "matchpoints", "score", "pts", "wld", "wl", "matchrecord"),
    "dropped": ("dropped", "drop", "status", "droppedinround"),
}
_COLUMN_OF = {heading: column for column, headings in _HEADINGS.items() for heading in headings}
_UNNAMED = ("place", "name", "record", "dropped")
_DELIMITERS = ",;\t"
# 5, 5., 5th, =5, T5 and 5-8 are all fifth.
_PLACE = re.compile(
    r"[=t#]?\s*(\d{1,9})\s*(?:\.|st|nd|rd|th|=)?(?:\s*[-–]\s*(\d{1,9})(?:st|nd|rd|th)?)?", re.I
)
_NO_PLACE = {"drop", "dropped", "dq", "disqualified"}
_DROPPED = _NO_PLACE | {"yes", "y", "true", "x"}
_PLAYED_ON = {"", "no", "n", "false", "active", "playing", "finished", "-", "0"}


@dataclass(frozen=True, slots=True)
class TableRow:
    """A player's result as a table has it; a player who dropped may have no place."""

    line: int
    name: str
    place: int | None
    record: str = ""
    dropped: bool = False


@dataclass(frozen=True, slots=True)
class Fault:
    """A line that cannot be read, with its text and what to do."""

    line: int
    text: str
    message: str

    def __str__(self) -> str:
        return f"Line {self.line}, “{self.text}”: {self.message}"


@dataclass(slots=True)
class ResultTable:
    """What was read of a table: rows, faults, and the headings of columns that were not used."""

    rows: list[TableRow] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)


def read_table(text: str) -> ResultTable:
    """Return the results in a table; it has faults if anything in it cannot be read."""
    table = ResultTable()
    if len(text) > caps.RESULTS_TEXT:
        table.faults.append(
            Fault(1, _quoted(text), f"the table is longer than {caps.RESULTS_TEXT:,} characters.")
        )
        return table
    lines = _lines(text, table)
    if not lines:
        if not table.faults:
            table.faults.append(
                Fault(1, "", "there is nothing here. Write a line such as 1,Ann Smith,5-1-0.")
            )
        return table
    columns = _columns(lines[0], table)
    rows = lines[1:] if columns is not None else lines
    if columns is None and not _PLACE.fullmatch(lines[0][1][0].strip()):
        table.faults.append(
            Fault(
                lines[0][0],
                _quoted(",".join(lines[0][1])),
                "this is neither a heading nor a place. Begin with a heading: place,name,record,dropped.",
            )
        )
        return table
    for line, cells in rows:
        _read_row(table, line, dict(zip(columns or _UNNAMED, map(clean_line, cells), strict=False)))
    if len(table.rows) > caps.EVENT_ENTRIES:
        table.faults.append(
            Fault(
                table.rows[caps.EVENT_ENTRIES].line,
                table.rows[caps.EVENT_ENTRIES].name,
                f"an event here has at most {caps.EVENT_ENTRIES:,} players.",
            )
        )
    _find_repeats(table)
    return table


def _lines(text: str, table: ResultTable) -> list[tuple[int, list[str]]]:
    """Return the lines with something on them, cut into cells, with their numbers."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")
    first = next((line for line in text.split("\n") if line.strip()), "")
    delimiter = max(_DELIMITERS, key=first.count)
    reader = csv.reader(text.split("\n"), delimiter=delimiter, strict=True, skipinitialspace=True)
    found: list[tuple[int, list[str]]] = []
    before = 0
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                found.append((before + 1, cells))
            before = reader.line_num
    except csv.Error:
        line = text.split("\n")[before]
        table.faults.append(
            Fault(before + 1, _quoted(line), "a quotation mark is not closed, or is followed by more text.")
        )
        return []
    return found


def _columns(line: tuple[int, Sequence[str]], table: ResultTable) -> list[str] | None:
    """Return the columns that a heading names, in its order, or None if the line is no heading."""
    number, cells = line
    known = [_COLUMN_OF.get("".join(filter(str.isalnum, normalise(cell))), "") for cell in cells]
    if "name" not in known and "last" not in known and "first" not in known:
        return None
    table.unused = [clean_line(cell) for cell, column in zip(cells, known, strict=True) if not column]
    for column in filter(None, set(known)):
        if known.count(column) > 1:
            twice = [clean_line(cell) for cell, one in zip(cells, known, strict=True) if one == column]
            table.faults.append(
                Fault(number, _quoted(",".join(cells)), f"{' and '.join(twice)} mean the same: keep one.")
            )
    if "place" not in known:
        table.faults.append(
            Fault(number, _quoted(",".join(cells)), "no column says the place. Call it “place” or “rank”.")
        )
    # An unknown column gets a name of its own, so that it takes no other one's cells.
    return [column or f"?{place}" for place, column in enumerate(known)]


def _read_row(table: ResultTable, line: int, cells: dict[str, str]) -> None:
    name = cells.get("name") or " ".join(filter(None, (cells.get("first"), cells.get("last"))))
    text = _quoted(", ".join(value for value in cells.values() if value))
    place, said = cells.get("place", ""), normalise(cells.get("dropped", ""))
    dropped = said in _DROPPED or (said not in _PLAYED_ON and (said.isdigit() or said.startswith("drop")))
    if normalise(place) in _NO_PLACE:
        place, dropped = "", True
    faults = []
    if not name:
        faults.append("there is no name.")
    elif len(name) > caps.PLAYER_NAME:
        faults.append(f"the name is longer than {caps.PLAYER_NAME} characters.")
    if not dropped and said not in _PLAYED_ON:
        faults.append(f"“{cells['dropped'][:20]}” does not say whether the player dropped: write yes or no.")
    number = read_place(place) if place else None
    if place and number is None:
        faults.append(f"“{place[:20]}” is not a place: write a number from 1 to {caps.EVENT_ENTRIES:,}.")
    elif not place and not dropped:
        faults.append("there is no place. Only players who dropped may have none.")
    record = cells.get("record", "")
    if len(record) > caps.RESULT_RECORD:
        faults.append(f"“{record[:20]}…” is longer than {caps.RESULT_RECORD} characters.")
    table.faults += [Fault(line, text, message) for message in faults]
    if not faults:
        table.rows.append(TableRow(line, name, number, record, dropped))


def read_place(said: str) -> int | None:
    """Return the place that a cell says, the better one of a shared range such as 5–8, or None."""
    found = _PLACE.fullmatch(said.strip())
    if found is None:
        return None
    place, last = int(found[1]), int(found[2] or found[1])
    return place if 1 <= place <= last <= caps.EVENT_ENTRIES else None


def _find_repeats(table: ResultTable) -> None:
    """Report every player who is in the table twice."""
    first: dict[str, TableRow] = {}
    for row in table.rows:
        other = first.setdefault(normalise(row.name), row)
        if other is not row:
            table.faults.append(
                Fault(
                    row.line, row.name, f"this name is on line {other.line} too. Tell the two players apart."
                )
            )


def _quoted(text: str) -> str:
    line = clean_line(text)
    return f"{line[:60]}…" if len(line) > 60 else line
