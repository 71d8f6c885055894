"""Reads the Hall of Fame Regulation, every change with its day, to rows of the format."""

import csv
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

from rules.cards import Catalogue
from rules.cards.imports import ImportFault, Report

FILE = "dm_hall_of_fame.tsv"
"""Tab-separated rows under comments: Japanese and English name, kind, since, until, ids, source."""

FORMAT = "hall-of-fame"
KINDS = {
    "premium": "banned",
    "hall_of_fame": "limited",
    "premium_pair": "together",
    "hyperspatial_pair": "together",
}
_AND, _OR = "と", "または"


def read_lists(lists: Path, cards: Catalogue, report: Report) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of each format that a folder of lists has, as its file keeps them, the oldest first.

    A name that no card bears stays in the row as absent. Raises ImportFault for a row that cannot be meant.
    """
    path = lists / FILE
    if not path.is_file():
        return {}
    text = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    rows = csv.DictReader(text, delimiter="\t", quoting=csv.QUOTE_NONE)
    found = [row for listed in rows for row in _rows(listed, cards, report)]
    return {FORMAT: sorted(found, key=lambda row: str(row["since"]))}


def _rows(listed: dict[str, str], cards: Catalogue, report: Report) -> Iterator[dict[str, Any]]:
    kind = KINDS.get(listed["kind"])
    if kind is None:
        raise ImportFault(f"{FILE}: {listed['kind']!r} is no kind; there are {', '.join(KINDS)}")
    days = {key: _day(listed, key) for key in ("since", "until") if listed[key]}
    first, _, partners = (
        listed["card_ja"].partition(_AND) if kind == "together" else (listed["card_ja"], "", "")
    )
    for partner in partners.split(_OR):
        row = {"kind": kind, "cards": [], "names": [], "absent": []}
        _name(row, first, cards, listed["product_card_guess"], listed["name_en"])
        if partner:
            _name(row, partner, cards)
        for name in row["absent"]:
            report.note(f"names on the Hall of Fame that no card bears ({kind})", name)
        yield {key: value for key, value in row.items() if value} | days | {"source": listed["source"]}


def _name(row: dict[str, Any], name: str, cards: Catalogue, guess: str = "", english: str = "") -> None:
    """Put a card under its id and both names into a row, or its Japanese name as absent."""
    card = cards.get(guess) if guess else None
    found = (card,) if card else cards.named(name) or (cards.named(english) if english else ())
    if found:
        row["cards"].append(found[0].id)
        row["names"].append(f"{found[0].name} ({name})")
    else:
        row["absent"].append(f"{english} ({name})" if english else name)


def _day(listed: dict[str, str], key: str) -> str:
    try:
        return date.fromisoformat(listed[key]).isoformat()
    except ValueError as error:
        said = listed[key]
        raise ImportFault(f"{FILE}: {said!r} is not a day; write 2018-10-24") from error
