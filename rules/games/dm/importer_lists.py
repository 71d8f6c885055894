"""Reads the Hall of Fame Regulation, with the day of every change, into rows of the format."""

import csv
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import NamedTuple, TypedDict

from rules.cards import Catalogue
from rules.cards.imports import ImportFault, Report
from rules.construction.formats import RowKind

FILE = "dm_hall_of_fame.tsv"
"""Tab-separated rows, with comment lines: Japanese and English name, kind, since, until, ids, source."""

FORMAT = "hall-of-fame"
KINDS: dict[str, RowKind] = {
    "premium": "banned",
    "hall_of_fame": "limited",
    "premium_pair": "together",
    "hyperspatial_pair": "together",
}
_AND, _OR = "と", "または"


class ListedRow(TypedDict, total=False):
    """A row of the format's list as written to its file; empty fields are left out."""

    kind: RowKind
    cards: list[str]
    names: list[str]
    absent: list[str]
    since: str
    until: str
    source: str


class _Cards(NamedTuple):
    """The cards of a row: their ids and names, and the names that match no card."""

    ids: list[str]
    names: list[str]
    absent: list[str]


def read_lists(lists: Path, cards: Catalogue, report: Report) -> dict[str, list[ListedRow]]:
    """Return each format's rows in a folder of lists, as written to its file, oldest first.

    A name that matches no card stays in the row as absent. Raises ImportFault for an invalid row.
    """
    path = lists / FILE
    if not path.is_file():
        return {}
    text = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    rows = csv.DictReader(text, delimiter="\t", quoting=csv.QUOTE_NONE)
    found = [row for listed in rows for row in _rows(listed, cards, report)]
    return {FORMAT: sorted(found, key=lambda row: row["since"])}


def _rows(listed: dict[str, str], cards: Catalogue, report: Report) -> Iterator[ListedRow]:
    kind = KINDS.get(listed["kind"])
    if kind is None:
        raise ImportFault(f"{FILE}: {listed['kind']!r} is no kind; there are {', '.join(KINDS)}")
    first, _, partners = (
        listed["card_ja"].partition(_AND) if kind == "together" else (listed["card_ja"], "", "")
    )
    for partner in partners.split(_OR):
        found = _Cards([], [], [])
        _name(found, first, cards, listed["product_card_guess"], listed["name_en"])
        if partner:
            _name(found, partner, cards)
        for name in found.absent:
            report.note(f"names on the Hall of Fame that no card bears ({kind})", name)
        yield _row(kind, found, listed)


def _row(kind: RowKind, found: _Cards, listed: dict[str, str]) -> ListedRow:
    row: ListedRow = {"kind": kind}
    if found.ids:
        row["cards"], row["names"] = found.ids, found.names
    if found.absent:
        row["absent"] = found.absent
    if listed["since"]:
        row["since"] = _day(listed, "since")
    if listed["until"]:
        row["until"] = _day(listed, "until")
    row["source"] = listed["source"]
    return row


def _name(row: _Cards, name: str, cards: Catalogue, guess: str = "", english: str = "") -> None:
    """Add a card to a row by id and both names, or its Japanese name as absent."""
    card = cards.get(guess) if guess else None
    found = (card,) if card else cards.named(name) or (cards.named(english) if english else ())
    if found:
        row.ids.append(found[0].id)
        row.names.append(f"{found[0].name} ({name})")
    else:
        row.absent.append(f"{english} ({name})" if english else name)


def _day(listed: dict[str, str], key: str) -> str:
    try:
        return date.fromisoformat(listed[key]).isoformat()
    except ValueError as error:
        said = listed[key]
        raise ImportFault(f"{FILE}: {said!r} is not a day; write 2018-10-24") from error
