"""The printed texts of the English card file and of the wiki's table, joined to the catalogue's cards."""

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

from rules.cards import Card, normalise
from rules.cards.imports import ImportFault, read_source, source_folder
from rules.games.dm.definitions import TWINPACT
from rules.games.dm.importer import SOURCES
from rules.games.dm.importer_english import FILE as ENGLISH
from rules.games.dm.importer_english import repaired
from rules.games.dm.importer_wiki import FILE as WIKI
from rules.games.dm.importer_wiki import clean_name
from rules.reading.printed import PrintedText
from rules.systems import system

_HALVES = re.compile(r"^=+$", re.MULTILINE)


def texts(folder: Path) -> Iterator[PrintedText]:
    """Yield the text of each side of each card; if both sources have one, the publisher's own wording.

    A twinpact has texts on its halves and none on the whole. Raises ImportFault naming a source that is
    missing.
    """
    folder = source_folder(folder, SOURCES)
    printed = {**wiki_texts(folder), **{name: text for name, text in english_texts(folder).items() if text}}
    for card in system("dm").catalogue():
        for place, name in _sides(card):
            known = [name, *card.aliases] if place == 0 else [name]
            found = next((one for one in map(normalise, known) if one in printed), None)
            yield PrintedText(card.id, printed[found] or None if found is not None else None, place)


def _sides(card: Card) -> Iterator[tuple[int, str]]:
    for place, face in enumerate(card.faces):
        if TWINPACT not in face.marks:
            yield place, face.name


def english_texts(folder: Path) -> dict[str, str]:
    """Return the texts of the English file by normalised name, "" if one is blank.

    A card whose row has no text at all prints only its keywords.
    """
    try:
        rows = json.loads(read_source(folder, ENGLISH))["cards"]
    except (ValueError, KeyError, TypeError) as error:
        raise ImportFault(f'{ENGLISH}: not a JSON object with "cards" ({error})') from error
    return {normalise(repaired(row["name"])): repaired(row.get("text") or "").strip() for row in rows}


def wiki_texts(folder: Path) -> dict[str, str]:
    """Return the texts of the wiki by normalised name of the side, with the halves of twinpacts separate."""
    table = io.StringIO(read_source(folder, WIKI).decode("utf-8-sig"))
    found: dict[str, str] = {}
    for row in csv.DictReader(table):
        name, text = clean_name(row["CardName"]), row["CardEffect"]
        if row["CardType"] == "Twinpact":
            halves = [half.strip() for half in name.split("/")]
            for half, part in zip(halves, [*_HALVES.split(text), ""], strict=False):
                found.setdefault(normalise(half), part.strip())
        else:
            found.setdefault(normalise(name), text.strip())
    return found
