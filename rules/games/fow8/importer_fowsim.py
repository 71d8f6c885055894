"""Reads the simulator's card file: JSON of clusters, sets and faces."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NotRequired, TypedDict

from rules.cards.card import Face, Value
from rules.cards.imports import ImportFault, Report, imported_data, read_source
from rules.games.fow8 import importer_words as words
from rules.games.fow8.importer_source import SourceCard
from rules.parsed_data import checked

FILE = "fowsim_cards.json"
_SIDE = re.compile(r"^(?P<number>.*?)(?P<side>[J^*]*)$")
_STATS = ("attack", "defense", "divinity")


class _Row(TypedDict):
    id: str
    name: str
    type: list[str]
    race: list[str]
    colour: list[str]
    cost: str | None
    rarity: str | None
    abilities: list[str] | None
    keywords: NotRequired[list[str] | None]
    ATK: Value | None
    DEF: Value | None
    divinity: Value | None


class _Set(TypedDict):
    code: str
    cards: list[dict[str, object]]


class _Cluster(TypedDict):
    sets: list[_Set]


class _Game(TypedDict):
    clusters: list[_Cluster]


class _File(TypedDict):
    fow: _Game


def read(folder: Path, report: Report) -> dict[str, SourceCard]:
    """Return the printings by number, in the order of the file, which is the order of release."""
    try:
        data = json.loads(read_source(folder, FILE))
        clusters = checked(_File, data, FILE, closed=False)["fow"]["clusters"]
    except ValueError as error:
        raise ImportFault(f"{FILE}: is not the simulator's card file ({error})") from error
    cards: dict[str, SourceCard] = {}
    for set_code, row in _rows(clusters):
        _add(cards, set_code, row, report)
    report.note("faces read from the simulator's file", FILE, sum(len(card.sides) for card in cards.values()))
    return cards


def _rows(clusters: list[_Cluster]) -> Iterator[tuple[str, _Row]]:
    for cluster in clusters:
        for entry in cluster["sets"]:
            for row in entry["cards"]:
                where = f"{FILE}: {row.get('id', 'a card without id')}"
                yield entry["code"], imported_data(_Row, row, where, closed=False)


def _add(cards: dict[str, SourceCard], set_code: str, row: _Row, report: Report) -> None:
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


def _face(row: _Row, report: Report) -> Face:
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


def _values(row: _Row) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for stat, name in zip((row["ATK"], row["DEF"], row["divinity"]), _STATS, strict=True):
        if stat != "" and stat is not None:
            found[name] = int(stat) if str(stat).isdigit() else str(stat)
    return found
