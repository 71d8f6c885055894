"""Our own JSON format: every entry by section, and every unresolved line."""

import json
from collections.abc import Mapping
from typing import TypeGuard

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.json_places import Places
from rules.decklist.lines import (
    BadLine,
    Heading,
    Interpretation,
    IsHeading,
    ParsedList,
    UnreadableFile,
    entry,
)
from rules.decklist.sections import by_section, number_of
from rules.decklist.text_files import read_line

KIND, VERSION = "rulebound-deck", 1


def is_own(data: object) -> TypeGuard[Mapping[str, object]]:
    """Return whether data is of this kind."""
    return isinstance(data, dict) and data.get("format") == KIND


def read_own(data: Mapping[str, object], text: str, is_heading: IsHeading) -> ParsedList:
    """Read a deck. Raises UnreadableFile if it does not have the shape that we write."""
    if data.get("version") != VERSION:
        raise UnreadableFile(f"the deck is of version {data.get('version')!r}; version {VERSION} can be read")
    places = Places(text)
    listing = ParsedList("json", f"a Rulebound deck in JSON, by its format {KIND!r}", _text(data, "name"))
    listing.system = _text(data, "system")
    sections = data.get("sections", {})
    if not isinstance(sections, dict):
        raise UnreadableFile('"sections" is an object with a list of cards for each section')
    for code, cards in sections.items():
        listing.lines.append(Heading(places.of(code), code, code))
        for card in _objects(cards, f"the section {code!r}"):
            way = Interpretation(_text(card, "name"), _text(card, "id"))
            listing.lines.append(entry(places.of(way.number), card.get("count"), (way,), code))
    kept = (
        *_objects(data.get("unresolved", []), '"unresolved"'),
        *_objects(data.get("outside", []), '"outside"'),
    )
    for line in kept:
        number = line.get("line")
        place = number if type(number) is int and number >= 0 else 0
        read = read_line(place, _text(line, "text"), _text(line, "section"), is_heading)
        listing.lines.append(read or BadLine(place, _text(line, "text"), "no line of a deck list"))
    return listing


def _objects(value: object, what: str) -> list[dict[str, object]]:
    if isinstance(value, list) and all(isinstance(one, dict) for one in value):
        return value
    raise UnreadableFile(f"{what[:60]} of the deck is no list of objects")


def _text(data: Mapping[str, object], key: str) -> str:
    value = data.get(key, "")
    return value if isinstance(value, str) else ""


def write_own(system: System, deck: Deck, name: str) -> str:
    """Write a deck completely."""
    data = {
        "format": KIND,
        "version": VERSION,
        "system": system.code,
        "name": name,
        "sections": {
            section.code: [
                {"id": number_of(one), "name": one.card.name, "count": one.count} for one in entries
            ]
            for section, entries in by_section(system, deck)
        },
        "unresolved": [
            {"line": line.line, "section": line.heading or line.section, "text": line.text}
            for line in deck.unresolved
        ],
        "outside": [{"line": line.line, "section": line.title, "text": line.text} for line in deck.outside],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
