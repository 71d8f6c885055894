"""CSV tables: a header with the columns, then a card with its quantity per row."""

import csv
import io
import re
from dataclasses import replace

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.columns import COLUMNS, columns_in, columns_of
from rules.decklist.leftover_lines import remains
from rules.decklist.limits import MOST_TEXT
from rules.decklist.lines import BadLine, Interpretation, IsHeading, Line, ParsedList, UnreadableFile, entry
from rules.decklist.sections import by_section, number_of
from rules.decklist.text_files import read_line

_COLUMNS = ("Section", "Count", "Name", "Number", "Note")
_DELIMITERS = (",", ";", "\t", "|")
_DECK, _NOT_READ = "deck", "not read"
# Spreadsheets run a cell that begins like this; a leading quote makes it text.
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_QUOTED = re.compile(r"'+[=+\-@\t\r]")


def is_csv(text: str) -> bool:
    """Return whether a text is of this kind: its first line names a column of quantities and one of cards."""
    # No header is longer, and the reader refuses a field of a hundred thousand characters.
    return _delimiter(text) != ""


def _delimiter(text: str) -> str:
    """Return a table's delimiter, "" if the text is not a table."""
    first = text.lstrip("\r\n")[:MOST_TEXT].splitlines()[:1]
    # A framed row belongs to a Markdown table, of which a list may have several.
    if first and first[0].lstrip().startswith("|"):
        return ""
    for delimiter in _DELIMITERS:
        if columns_in(next(csv.reader(first, delimiter=delimiter), [])):
            return delimiter
    return ""


def read_csv(text: str, is_heading: IsHeading) -> ParsedList:
    """Read the rows below the header. Raises UnreadableFile for a broken table."""
    listing = ParsedList("csv", "a table of commas, by the columns that its first line names")
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text))
    columns: dict[str, int] = {}
    try:
        for row in rows:
            if not any(cell.strip() for cell in row):
                continue
            if not columns:
                columns = columns_of(row)
                continue
            _take(listing, rows.line_num, _cells(columns, row), is_heading)
            listing.held_to_limits()
    except csv.Error as error:
        raise UnreadableFile(f"line {rows.line_num}: broken CSV ({error})") from error
    return listing


def _take(listing: ParsedList, number: int, cells: dict[str, str], is_heading: IsHeading) -> None:
    section, name = cells["section"], cells["name"]
    if cells["note"] == _DECK:
        listing.name, listing.system = name, cells["number"]
        return
    if cells["note"] == _NOT_READ:
        kept = read_line(number, name, section, is_heading)
        line = kept or BadLine(number, name, "no line of a deck list", section)
    else:
        way = Interpretation(name, cells["number"], cells["set"])
        line = entry(number, cells["count"], (way,), section)
    # Each row names its section.
    listing.lines.append(replace(line, own=bool(section)) if isinstance(line, Line) else line)


def _cells(columns: dict[str, int], row: list[str]) -> dict[str, str]:
    cells = {}
    for column in COLUMNS:
        place = columns.get(column, len(row))
        cell = row[place].strip() if place < len(row) else ""
        cells[column] = cell[1:] if _QUOTED.match(cell) else cell
    return cells


def write_csv(system: System, deck: Deck, name: str) -> str:
    """Write a row for each card in its section, one for the deck, one for each unresolved line."""
    rows = [("", "", name, system.code, _DECK)]
    rows += [
        (section.title, str(one.count), one.card.name, number_of(one), "")
        for section, entries in by_section(system, deck)
        for one in entries
    ]
    rows += [(heading, "", text, "", _NOT_READ) for heading, text in remains(system, deck)]
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(_COLUMNS)
    writer.writerows(map(inert, row) for row in rows)
    return out.getvalue()


def inert(cell: str) -> str:
    """Return a cell that no spreadsheet runs as a formula."""
    return f"'{cell}" if _FORMULA.match(cell) else cell
