"""Reads the Japanese card facts: one row per card with its printings, evolved forms, tokens and titles."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NotRequired, TypedDict

from rules.cards.card import Face, Value
from rules.cards.imports import ImportFault, Report, imported_data, read_source
from rules.games.sve.importer_overrides import Words

FILE = "japanese_facts.json"

# `class` is reserved in Python, so this type is declared by calling `TypedDict`.
JapaneseFace = TypedDict(
    "JapaneseFace",
    {
        "name": str,
        "class": str,
        "card_type": list[str],
        "tribe": list[str],
        "cost": NotRequired[int | None],
        "atk": NotRequired[int | None],
        "hp": NotRequired[int | None],
        "keywords": NotRequired[list[str]],
    },
)


class JapaneseRow(JapaneseFace):
    """A card of the Japanese facts; only a double-sided one has `faces`."""

    oracle_id: str
    prints: list[str]
    alt_names: list[str]
    evolves_to: list[str]
    title: NotRequired[str | None]
    is_dual_face: NotRequired[bool]
    faces: NotRequired[list[JapaneseFace]]


def read_japanese(source: Path) -> list[JapaneseRow]:
    """Read the rows of the Japanese facts unchanged; ImportFault names the row that lacks something."""
    try:
        rows = json.loads(read_source(source, FILE))
    except ValueError as error:
        raise ImportFault(f"{FILE}: is no readable JSON ({error})") from error
    if not isinstance(rows, list) or not rows:
        raise ImportFault(f"{FILE}: expected a list of cards")
    return [
        imported_data(JapaneseRow, row, f"{FILE}: card {place}", closed=False)
        for place, row in enumerate(rows)
    ]


def spelled(number: str, report: Report | None = None) -> str:
    """Return a card number as printed: the set in capitals, the letter of a divided set in lower case.

    >>> spelled("CSD03A-016")
    'CSD03a-016'
    """
    code, dash, rest = number.partition("-")
    divided = len(code) > 1 and code[-1].isalpha() and code[-2].isdigit()
    proper = (code[:-1].upper() + code[-1].lower() if divided else code.upper()) + dash + rest
    if proper != number and report is not None:
        report.note("Japanese facts: numbers whose set letter is a capital", f"{number} for {proper}")
    return proper


def front_name(row: JapaneseRow) -> str:
    """Return the Japanese name of a row's front face."""
    return _sides(row)[0]["name"]


def _sides(row: JapaneseRow) -> Sequence[JapaneseFace]:
    return row.get("faces", []) if row.get("is_dual_face") else (row,)


def faces(row: JapaneseRow, words: Words, report: Report) -> tuple[Face, ...]:
    """Build the faces of a Japanese row, the front first; double-sided cards have two."""
    if row.get("is_dual_face"):
        report.note(
            "Japanese facts: double-sided cards, both sides kept as one card",
            f"{row['oracle_id']} {row['name']}",
        )
    return tuple(_face(row["oracle_id"], face, words, report) for face in _sides(row))


def _face(number: str, row: JapaneseFace, words: Words, report: Report) -> Face:
    types, marks = _types(number, row, words)
    cost = row.get("cost")
    if "evolved" in marks and cost is not None:
        report.note(
            "Japanese facts: evolved cards that repeat the cost of the card they evolve from, left out",
            f"{number} {row['name']}: {cost}",
        )
        cost = None
    values: dict[str, Value] = {}
    for printed, name in ((row.get("atk"), "attack"), (row.get("hp"), "defense")):
        if printed is not None:
            values[name] = printed
    if values and "follower" not in types:
        report.note(
            "Japanese facts: figures on cards that are no followers, kept as printed",
            f"{number} {row['name']} ({'/'.join(types)})",
        )
    return Face(
        name=row["name"],
        types=types,
        marks=marks,
        cost="" if cost is None else str(cost),
        total_cost=cost,
        attributes=_class(number, row, words, report),
        races=_traits(number, row, words, report),
        values=values,
        keywords=_keywords(row, words, report),
    )


def _types(number: str, row: JapaneseFace, words: Words) -> tuple[tuple[str, ...], tuple[str, ...]]:
    for word in row["card_type"]:
        if word not in words.types and word not in words.marks:
            raise ImportFault(f"{FILE}: {number} has the type {word!r}, which words.toml does not know")
    types = tuple(words.types[word] for word in row["card_type"] if word in words.types)
    marks = tuple(words.marks[word] for word in row["card_type"] if word in words.marks)
    return types, marks


def _class(number: str, row: JapaneseFace, words: Words, report: Report) -> tuple[str, ...]:
    if row["class"] == "-":
        report.note("Japanese facts: cards without a class", f"{number} {row['name']}")
        return ()
    if row["class"] not in words.classes:
        raise ImportFault(f"{FILE}: {number} has the class {row['class']!r}, which words.toml does not know")
    return (words.classes[row["class"]],)


def _traits(number: str, row: JapaneseFace, words: Words, report: Report) -> tuple[str, ...]:
    whole: list[str] = []
    for part in row["tribe"]:
        if whole and whole[-1].startswith("〈") and not whole[-1].endswith("〉"):
            whole[-1] = f"{whole[-1]}・{part}"
            report.note("Japanese facts: traits torn in two at their dot, joined", f"{number}: {whole[-1]}")
        elif part != "-":
            whole.append(part)
    for trait in whole:
        if trait not in words.traits:
            report.note(
                "Japanese facts: traits without an English word, kept as printed", f"{number}: {trait}"
            )
    return tuple(words.traits.get(trait, trait) for trait in whole)


def _keywords(row: JapaneseFace, words: Words, report: Report) -> tuple[str, ...]:
    found = row.get("keywords", ())
    for keyword in found:
        if keyword not in words.keywords:
            report.note("Japanese facts: keywords without an English word, kept as printed", keyword)
    return tuple(words.keywords.get(keyword, keyword) for keyword in found)
