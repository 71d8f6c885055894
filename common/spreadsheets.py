"""Tables of comma-separated values for spreadsheets."""

import csv
import io
from collections.abc import Iterable, Sequence

# What spreadsheets take for a formula if a cell begins with it.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def cell(value: object) -> object:
    """Return a value as a cell: text that a spreadsheet would take for a formula is marked as text."""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return "" if value is None else value


def table(columns: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """Return a table with a row of headings."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([cell(column) for column in columns])
    for row in rows:
        writer.writerow([cell(value) for value in row])
    return out.getvalue()
