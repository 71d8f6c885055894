"""Tables of commas: a header that names the columns, and a card with its quantity on each row."""

import csv
import io
import re
from dataclasses import replace

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.listing import Bad, IsHeading, Line, Listing, UnreadableFile, Way, entry
from rules.decklist.sections import by_section
from rules.decklist.text_files import read_line

_COLUMNS = ("Section", "Count", "Name", "Number", "Note")
_WORDS = {
    "section": ("section", "zone", "board", "deck section"),
    "count": ("count", "quantity", "qty", "amount", "copies"),
    "name": ("name", "card", "card name"),
    "number": ("number", "id", "card number", "collector number", "code"),
    "set": ("set", "set code", "expansion"),
    "note": ("note",),
}
_DECK, _NOT_READ = "deck", "not read"
# Spreadsheets carry out a cell that begins so; a quote before it makes it words.
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_QUOTED = re.compile(r"'+[=+\-@\t\r]")


def is_csv(text: str) -> bool:
    """Tell whether a text is of this kind: its first line names a column of quantities and one of cards."""
    first = text.lstrip("\r\n").splitlines()[:1]
    columns = _columns(next(csv.reader(first), []))
    return "count" in columns and ("name" in columns or "number" in columns)


def read_csv(text: str, is_heading: IsHeading) -> Listing:
    """Read the rows under the header; UnreadableFile for a table that is broken."""
    listing = Listing("csv", "a table of commas, by the columns that its first line names")
    rows = csv.reader(io.StringIO(text, newline=""))
    columns: dict[str, int] = {}
    try:
        for row in rows:
            if not any(cell.strip() for cell in row):
                continue
            if not columns:
                columns = _columns(row)
                continue
            _take(listing, rows.line_num, _cells(columns, row), is_heading)
    except csv.Error as error:
        raise UnreadableFile(f"line {rows.line_num}: broken CSV ({error})") from error
    return listing


def _take(listing: Listing, number: int, cells: dict[str, str], is_heading: IsHeading) -> None:
    section, name = cells["section"], cells["name"]
    if cells["note"] == _DECK:
        listing.name, listing.system = name, cells["number"]
        return
    if cells["note"] == _NOT_READ:
        kept = read_line(number, name, section, is_heading)
        line = kept or Bad(number, name, "no line of a deck list", section)
    else:
        way = Way(name, cells["number"], cells["set"])
        line = entry(number, cells["count"], (way,), section)
    # Each row says its section itself.
    listing.lines.append(replace(line, own=bool(section)) if isinstance(line, Line) else line)


def _columns(row: list[str]) -> dict[str, int]:
    said = [cell.strip().lower() for cell in row]
    found = {}
    for column, words in _WORDS.items():
        places = [said.index(word) for word in words if word in said]
        if places:
            found[column] = places[0]
    return found


def _cells(columns: dict[str, int], row: list[str]) -> dict[str, str]:
    cells = {}
    for column in _WORDS:
        place = columns.get(column, len(row))
        cell = row[place].strip() if place < len(row) else ""
        cells[column] = cell[1:] if _QUOTED.match(cell) else cell
    return cells


def write_csv(system: System, deck: Deck, name: str) -> str:
    """Write a row for each card in its section, one for the deck, one for each line that was not read."""
    titles = {section.code: section.title for section in system.sections}
    rows = [("", "", name, system.code, _DECK)]
    rows += [
        (section.title, str(one.count), one.card.name, one.card.id, "")
        for section, entries in by_section(system, deck)
        for one in entries
    ]
    rows += [(titles.get(line.section, ""), "", line.text, "", _NOT_READ) for line in deck.unresolved]
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(_COLUMNS)
    writer.writerows([f"'{cell}" if _FORMULA.match(cell) else cell for cell in row] for row in rows)
    return out.getvalue()
