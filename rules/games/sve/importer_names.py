"""Reads English names that the English card list lacks from the table of English texts."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from rules.cards.imports import ImportFault, Report, read_source
from rules.cards.names import normalise
from rules.games.sve.importer_japanese import JapaneseRow, front_name

FILE = "english_texts.tsv"
BACK = "_back"
"""The suffix that the table adds to a card's number for its back side."""


def read_names(source: Path) -> dict[str, str]:
    """Return the English names by number in capitals, for back sides by number and `BACK`."""
    head, *lines = read_source(source, FILE).decode("utf-8").splitlines()
    if head.split("\t")[:2] != ["id", "name"]:
        raise ImportFault(f"{FILE}: its first columns are not id and name")
    rows = [line.split("\t") for line in lines]
    return {_number(row[0]): row[1].strip() for row in rows if len(row) > 1 and row[1].strip()}


def _number(number: str) -> str:
    return number.removesuffix(BACK).upper() + (BACK if number.endswith(BACK) else "")


def names_of(
    rows: Iterable[JapaneseRow],
    found: Mapping[str, str],
    known: Mapping[str, str],
    report: Report,
) -> dict[str, str]:
    """Return the names by card number for cards without a `known` one.

    A name that cards with different Japanese names would share is left out, since names are unique (2.1.1).
    """
    names: dict[str, str] = {}
    bearers: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        number = row["oracle_id"]
        numbers = (number, *sorted(row["prints"]))
        given = next((found[one.upper()] for one in numbers if one.upper() in found), "")
        name = known.get(number) or given
        if name:
            bearers[normalise(name)].add(front_name(row))
        if given and number not in known:
            names[number] = given
    shared = {name for name, fronts in bearers.items() if len(fronts) > 1}
    for number in [number for number, name in names.items() if normalise(name) in shared]:
        report.note(
            "English texts: names that cards of different names would share, left out",
            f"{number} {names.pop(number)}",
        )
    return names
