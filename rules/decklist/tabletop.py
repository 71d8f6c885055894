"""Tabletop Simulator's saved objects in JSON: a pile per section, with an object per copy."""

import json
from collections.abc import Iterator, Mapping
from typing import TypedDict, TypeGuard

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.leftover_lines import kept_lines, taken_lines
from rules.decklist.lines import (
    Entry,
    Heading,
    Interpretation,
    IsHeading,
    ParsedList,
    UnreadableFile,
    added,
    entry,
)
from rules.decklist.sections import by_section, number_of

_PILE, _CARD = "DeckCustom", "CardCustom"
_STILL = {"posX": 0, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 180}
_SIZE = {"scaleX": 1, "scaleY": 1, "scaleZ": 1}
# Cards are put on the table face up side by side; a pile is as wide as two.
_APART = 3


class Tabletop(TypedDict):
    """A saved object, as far as we know that it is one: everything else about it may be of any type."""

    ObjectStates: list[object]


def is_tabletop(data: object) -> TypeGuard[Tabletop]:
    """Return whether data is of this kind."""
    return isinstance(data, dict) and isinstance(data.get("ObjectStates"), list)


def read_tabletop(data: Tabletop, text: str, is_heading: IsHeading) -> ParsedList:
    """Read every pile and card on the table; a pile named like a section is that section."""
    listing = ParsedList("tts", "a Tabletop Simulator object, by its ObjectStates", _said(data, "SaveName"))
    for place in data["ObjectStates"]:
        if not isinstance(place, dict):
            raise UnreadableFile("an object of the ObjectStates is no object")
        pile = "ContainedObjects" in place
        said = _said(place, "Nickname" if pile else "Description")
        heading = said if is_heading(said) else ""
        if heading:
            listing.lines.append(Heading(0, heading, heading))
        cards = _cards(place["ContainedObjects"]) if pile else _cards([place])
        listing.lines += [entry(line, count, ways, heading) for line, ways, count in added(cards)]
    listing.lines += taken_lines(_said(data, "Note"), 0, is_heading)
    return listing


def _cards(objects: object) -> Iterator[Entry]:
    """Yield the cards of a pile and its nested piles; an invalid one is yielded as a card without a name."""
    for one in objects if isinstance(objects, list) else [objects]:
        if isinstance(one, dict) and "ContainedObjects" in one:
            yield from _cards(one["ContainedObjects"])
        elif isinstance(one, dict):
            yield 0, (Interpretation(_said(one, "Nickname"), _said(one, "GMNotes")),), 1
        else:
            yield 0, (Interpretation(f"no card: {json.dumps(one, ensure_ascii=False)[:60]}"),), ""


def _said(data: Mapping[str, object], key: str) -> str:
    value = data.get(key, "")
    return value.strip() if isinstance(value, str) else ""


def write_tabletop(system: System, deck: Deck, name: str) -> str:
    """Write a pile for each section, or a single card, because a pile needs at least two.

    We have no pictures of cards, so faces are blank: each card has its name, and its number as a note.
    """
    objects: list[dict[str, object]] = []
    for place, (section, entries) in enumerate(by_section(system, deck)):
        where = {"Transform": {**_STILL, **_SIZE, "posX": place * _APART}}
        faces = {str(number): _face() for number in range(1, len(entries) + 1)}
        cards = [
            {"Name": _CARD, "CardID": number * 100, "Nickname": one.card.name, "GMNotes": number_of(one)}
            for number, one in enumerate(entries, 1)
            for _ in range(one.count)
        ]
        if len(cards) == 1:
            objects.append({**cards[0], "Description": section.title, **where, "CustomDeck": faces})
        else:
            pile = {"Name": _PILE, "Nickname": section.title, **where, "CustomDeck": faces}
            ids = [card["CardID"] for card in cards]
            inside = [{**card, "Transform": _SIZE} for card in cards]
            objects.append({**pile, "DeckIDs": ids, "ContainedObjects": inside})
    saved = {
        "SaveName": name,
        "GameMode": system.name,
        "Note": "\n".join(kept_lines(system, deck)),
        "ObjectStates": objects,
    }
    return json.dumps(saved, ensure_ascii=False, separators=(",", ":")) + "\n"


def _face() -> dict[str, object]:
    return {"FaceURL": "", "BackURL": "", "NumWidth": 1, "NumHeight": 1, "BackIsHidden": True}
