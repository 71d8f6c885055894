"""Reads the simulator's card file: JSON of clusters, sets and faces."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules.cards.card import Face, Value
from rules.cards.imports import ImportFault, Report, read_source
from rules.games.fow8 import importer_words as words
from rules.games.fow8.importer_source import SourceCard

FILE = "fowsim_cards.json"
_SIDE = re.compile(r"^(?P<number>.*?)(?P<side>[J^*]*)$")
_FIGURES = {"ATK": "attack", "DEF": "defense", "divinity": "divinity"}


def read(folder: Path, report: Report) -> dict[str, SourceCard]:
    """Return the printings by number, in the order of the file, which is the order of release."""
    try:
        clusters = json.loads(read_source(folder, FILE))["fow"]["clusters"]
    except (ValueError, KeyError, TypeError) as error:
        raise ImportFault(f"{FILE}: is not the simulator's card file ({error})") from error
    cards: dict[str, SourceCard] = {}
    for set_code, row in _rows(clusters):
        try:
            _add(cards, set_code, row, report)
        except KeyError as error:
            where = row.get("id", "a card without id")
            raise ImportFault(f"{FILE}: {where}: {error} is missing") from error
    report.note("faces read from the simulator's file", FILE, sum(len(card.sides) for card in cards.values()))
    return cards


def _rows(clusters: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    for cluster in clusters:
        for entry in cluster["sets"]:
            for row in entry["cards"]:
                yield entry["code"], row


def _add(cards: dict[str, SourceCard], set_code: str, row: dict[str, Any], report: Report) -> None:
    match = _SIDE.match(row["id"])
    assert match is not None
    number, side = match["number"], match["side"]
    if side and number not in cards:
        number, side = row["id"], ""
    face = _face(row, report)
    card = cards.setdefault(number, SourceCard(number, set_code, {}, source=FILE))
    card.sides[side] = face
    if not side:
        card.rarity = row["rarity"] or ""
    if face.name != row["name"]:
        card.aliases = (*card.aliases, row["name"])
        report.note("names with an addition that is not printed", f"{row['id']}: {row['name']}")
    if not row["rarity"]:
        report.note("faces without a rarity", f"{row['id']} {row['name']}")


def _face(row: dict[str, Any], report: Report) -> Face:
    where = f"{FILE}: {row['id']}"
    types, marks = words.types_and_marks(row["type"], where)
    cost = words.cost(row["cost"] or "", where)
    texts = row["abilities"] or []
    listed = (words.keyword(name) for name in row.get("keywords") or ())
    if not texts and not row.get("keywords"):
        report.note("faces without text and keywords", f"{row['id']} {row['name']}")
    return Face(
        name=words.printed_name(row["name"]),
        types=types,
        marks=marks,
        cost=cost,
        total_cost=words.total_cost(cost),
        attributes=words.attributes(row["colour"], where),
        races=tuple(race for label in row["race"] for race in label.split(", ") if race),
        values={**_values(row), **words.facts_of_text(None if "keywords" in row else texts)},
        keywords=tuple(
            dict.fromkeys((*listed, *words.keywords_of_text(texts), *words.keywords_of_marks(marks)))
        ),
    )


def _values(row: dict[str, Any]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for column, name in _FIGURES.items():
        figure = row[column]
        if figure != "" and figure is not None:
            found[name] = int(figure) if str(figure).isdigit() else str(figure)
    return found
