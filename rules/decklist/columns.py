"""The columns of card tables, recognized by their headers."""

import re
from collections.abc import Sequence

COLUMNS = {
    "section": ("section", "zone", "board", "deck section", "part"),
    "count": ("count", "quantity", "qty", "amount", "copies", "number of copies", "x", "#", "枚数"),
    "name": ("name", "card", "card name", "title", "カード名"),
    "number": (
        *("number", "card number", "collector number", "serial number", "serial", "card id", "id", "code"),
        *("card code", "card no", "card no.", "no", "no.", "カード番号"),
    ),
    "set": ("set", "set code", "set name", "expansion", "edition", "product"),
    "note": ("note",),
}
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")


def columns_of(row: Sequence[str]) -> dict[str, int]:
    """Return the index of each column that a row names."""
    labels = [" ".join(_CAMEL.sub(" ", cell).replace("_", " ").lower().split()) for cell in row]
    found = {}
    for column, words in COLUMNS.items():
        places = [labels.index(word) for word in words if word in labels]
        if places:
            found[column] = places[0]
    return found


def columns_in(cells: Sequence[str]) -> dict[str, int]:
    """Return the index of each column that a header names; none if quantities or cards are missing."""
    columns = columns_of(cells)
    return columns if "count" in columns and ("name" in columns or "number" in columns) else {}
