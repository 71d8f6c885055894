"""Reads `duel_masters_cards.json`: the English printings, with rarity, from DM-01 to DM-12 and promotional.

The file also has DM-13 to DM-17, which were never printed in English: their numbers are those of the Japanese
sets and their names are fans' translations, so they are read as Japanese printings.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NotRequired, TypedDict

from rules.cards import Printing
from rules.cards.imports import ImportFault, Report, imported_data, read_source
from rules.games.dm.importer_words import civilizations, keywords, power, text_facts, types_and_marks

FILE = "duel_masters_cards.json"
FIRST_JAPANESE_SET = 13


@dataclass(frozen=True, slots=True)
class EnglishCard:
    """One card of the English file in the rulebook's words; `official` says whether its name was printed."""

    name: str
    official: bool
    foreign_id: str
    types: tuple[str, ...]
    marks: tuple[str, ...]
    cost: int
    attributes: tuple[str, ...]
    races: tuple[str, ...]
    values: dict[str, int | str]
    keywords: tuple[str, ...]
    printings: tuple[Printing, ...]


class _Printed(TypedDict):
    set: str
    id: str
    rarity: NotRequired[str]


class _Row(TypedDict):
    name: str
    id: NotRequired[str]
    type: str
    supertypes: NotRequired[list[str]]
    subtypes: NotRequired[list[str]]
    civilizations: list[str]
    cost: int
    power: NotRequired[str | None]
    text: NotRequired[str | None]
    keywords: NotRequired[list[str]]
    printings: list[_Printed]


def read_english(folder: Path, report: Report) -> list[EnglishCard]:
    """Return the cards of the English file, with names repaired; raises ImportFault naming file and card."""
    try:
        rows = json.loads(read_source(folder, FILE))["cards"]
    except (ValueError, KeyError, TypeError) as error:
        raise ImportFault(f'{FILE}: not a JSON object with "cards" ({error})') from error
    return [_card(row, report) for row in rows]


def repaired(text: str) -> str:
    """Undo one misreading of UTF-8 as Windows-1252; undamaged text is returned unchanged.

    >>> repaired("\u00c3\u0153berdragon Zaschack")
    'Überdragon Zaschack'
    """
    try:
        return text.encode("cp1252").decode("utf-8")
    except (UnicodeEncodeError, UnicodeDecodeError):
        return text


def _card(data: Mapping[str, object], report: Report) -> EnglishCard:
    where = f"{FILE}: {data.get('name', 'a card without a name')}"
    row = imported_data(_Row, data, where, closed=False)
    name = repaired(row["name"])
    if name != row["name"]:
        report.note("name with a wrong encoding, repaired", f"{row['name']} is {name}")
    text = row.get("text") or ""
    # A card without the field has no text; one whose field is null has a text that our copy lacks.
    known = repaired(text) if text else None if "text" in row else ""
    if re.search("\u00e2\u20ac|\u00c3", text):
        report.note("text with a wrong encoding (read for keywords only)", name)
    if not text:
        report.note("English text left blank in the source", name)
    types, marks = types_and_marks(" ".join((*row.get("supertypes", ()), row["type"])), where)
    values, sign = power(row.get("power") or "", where)
    return EnglishCard(
        name=name,
        official=any(_region(one) == "en" for one in row["printings"]),
        foreign_id=row.get("id", ""),
        types=types,
        marks=(*marks, *sign),
        cost=row["cost"],
        attributes=civilizations(row["civilizations"], where),
        races=tuple(repaired(race) for race in row.get("subtypes", ())),
        values={**values, **text_facts(known, row.get("keywords", []))},
        keywords=keywords(repaired(text), row.get("keywords", [])),
        printings=tuple(_printing(one) for one in row["printings"]),
    )


def _series(printed: _Printed) -> int:
    match = re.match(r"DM-(\d+)", printed["set"])
    return int(match[1]) if match else 0


def _region(printed: _Printed) -> str:
    if _series(printed) >= FIRST_JAPANESE_SET:
        return "ja"
    for language, code in (("German", "de"), ("Italian", "it")):
        if f"({language})" in printed["id"]:
            return code
    return "en"


def _printing(printed: _Printed) -> Printing:
    rarity = printed.get("rarity", "").casefold()
    rarity = "" if rarity == "no rarity" else rarity
    number = re.sub(r" \((German|Italian)\)$", "", printed["id"])
    if _region(printed) == "ja":
        return Printing(f"DM-{_series(printed)}", number.split("/")[0], rarity, "ja")
    return Printing(printed["set"], number, rarity, _region(printed))
