"""The printed texts of Force of Will from both card sources, by card and side of the catalogue."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from rules.cards import Card
from rules.cards.imports import read_source, source_folder
from rules.games.fow8 import importer_fowsim, importer_lackey
from rules.games.fow8.cards import catalogue
from rules.games.fow8.importer import SOURCES
from rules.games.fow8.importer_overrides import overrides
from rules.games.fow8.importer_source import side_order
from rules.games.fow8.importer_words import plugin_paragraphs
from rules.reading.printed import PrintedText

LINE = "\n"
"""What separates the paragraphs of a text."""

_SIDE = re.compile(r"^(?P<number>.*?)(?P<side>[J^*]*)$")
_BETWEEN_SIDES = re.compile(r" / (?![^\[\]]*\])(?=\[|$)")
"""A slash between the sides of a ruler, as opposed to one between ATK and DEF."""

Sides = Mapping[str, str | None]
"""The texts of one printing by side: "" for the front, `J`, `J^`, `^`, `*`."""


def texts(folder: Path) -> Iterator[PrintedText]:
    """Yield the text of each side of each card, from its newest printing that is available."""
    folder = source_folder(folder, SOURCES)
    printings = {**_of_plugin(folder), **_of_simulator(folder)}
    joined = {row["form"] for row in overrides().get("form", [])}
    for card in catalogue():
        yield from _of_card(card, printings, joined)


def _of_card(card: Card, printings: Mapping[str, Sides], joined: set[str]) -> Iterator[PrintedText]:
    """Yield the texts of a card; blank if its sides differ from those of its printings."""
    numbers = [printing.number for printing in card.printings]
    for place in range(len(card.faces)):
        found: str | None = None
        for number in numbers:
            sides = printings.get(number, {})
            names = sorted(sides, key=side_order)
            if len(names) == len(card.faces) and number not in joined:
                found = sides[names[place]] or found
        yield PrintedText(card.id, found, place)


def _of_simulator(folder: Path) -> dict[str, Sides]:
    clusters = json.loads(read_source(folder, importer_fowsim.FILE))["fow"]["clusters"]
    found: dict[str, dict[str, str | None]] = {}
    for cluster in clusters:
        for row in (one for entry in cluster["sets"] for one in entry["cards"]):
            match = _SIDE.match(row["id"])
            assert match is not None
            number, side = match["number"], match["side"]
            if side and number not in found:
                number, side = row["id"], ""
            blank = "keywords" in row or not row["abilities"]
            found.setdefault(number, {})[side] = None if blank else LINE.join(row["abilities"])
    return dict(found)


def _of_plugin(folder: Path) -> dict[str, Sides]:
    """Return the texts of the plug-in's rows; a slash separates the sides of a ruler."""
    numbers = {row["number"]: row["is"] for row in overrides().get("number", [])}
    found: dict[str, Sides] = {}
    for name in importer_lackey.FILES:
        lines = read_source(folder, f"{importer_lackey.FOLDER}/{name}").decode("utf-8-sig", "replace")
        for line in lines.splitlines()[1:]:
            row = dict(zip(importer_lackey.COLUMNS, line.split("\t"), strict=True))
            number = numbers.get(row["SetID"], row["SetID"])
            found[number] = _sides(row)
    return found


def _sides(row: Mapping[str, str]) -> Sides:
    text = row["Cardtext"]
    ruler = "uler" in row["Type"]
    if ruler and ("|" in row["ATK"] or "|" in row["Type"]):
        front, *back = _BETWEEN_SIDES.split(text)
        return {"": _paragraphs(front), "J": _paragraphs(back[0]) if len(back) == 1 else None}
    if "|" in row["Name"]:
        return {"": None, "^": None}
    return {"": _paragraphs(text)}


def _paragraphs(text: str) -> str | None:
    found = plugin_paragraphs(text)
    return LINE.join(found) if found else None
