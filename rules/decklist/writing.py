"""Deck lists out: text, LackeyCCG, OCTGN, Cockatrice and JSON, each of which reads back as the same deck."""

import json
from collections.abc import Callable
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from rules.construction.deck import Deck, Entry
from rules.construction.system import System
from rules.decklist.json_files import OWN


def write_text(system: System, deck: Deck, name: str) -> str:
    """Write a plain text list: a heading for each section, then number, name and printed number."""
    lines = [f"# {name}"] if name else []
    for section in system.sections:
        entries = _of(deck, section.code)
        kept = [line.text for line in deck.unresolved if line.section == section.code]
        if entries or kept:
            count = sum(entry.count for entry in entries)
            lines += ["", f"[{section.title}]" if kept else f"[{section.title} {count}]"]
            lines += [f"{entry.count} {entry.card.name} ({entry.card.id})" for entry in entries]
            lines += kept
    loose = [line.text for line in deck.unresolved if not line.section]
    return "\n".join([*loose, *lines]).strip("\n") + "\n"


def write_lackey(system: System, deck: Deck, name: str) -> str:
    """Write a LackeyCCG deck, one element for each copy."""
    root = Element("deck", version="0.8")
    meta = SubElement(root, "meta")
    SubElement(meta, "game").text = system.name
    SubElement(meta, "name").text = name
    for section in system.sections:
        entries = _of(deck, section.code)
        if entries:
            zone = SubElement(root, "superzone", name=section.title)
            for entry in entries:
                for _ in range(entry.count):
                    card = SubElement(zone, "card")
                    SubElement(card, "name", id=entry.card.id).text = entry.card.name
                    SubElement(card, "set").text = entry.card.printings[0].set if entry.card.printings else ""
    return _xml(root)


def write_octgn(system: System, deck: Deck, name: str) -> str:
    """Write an OCTGN deck; cards OCTGN knows carry its id, others our own."""
    root = Element("deck", game="", sleeveid="0")
    for section in system.sections:
        entries = _of(deck, section.code)
        if entries:
            part = SubElement(root, "section", name=section.title, shared="False")
            for entry in entries:
                foreign = next(iter(entry.card.foreign_ids), entry.card.id)
                SubElement(part, "card", qty=str(entry.count), id=foreign).text = entry.card.name
    SubElement(root, "notes").text = name
    return _xml(root)


def write_cockatrice(system: System, deck: Deck, name: str) -> str:
    """Write a Cockatrice deck: main deck and sideboard as it names them, other zones by code."""
    root = Element("cockatrice_deck", version="1")
    SubElement(root, "deckname").text = name
    SubElement(root, "comments")
    for section in system.sections:
        entries = _of(deck, section.code)
        if entries:
            zone = SubElement(root, "zone", name="side" if section.code == "sideboard" else section.code)
            for entry in entries:
                SubElement(zone, "card", number=str(entry.count), name=entry.card.name, uuid=entry.card.id)
    return _xml(root)


def write_json(system: System, deck: Deck, name: str) -> str:
    """Write a deck in our own JSON, with the lines that were not resolved."""
    data = {
        OWN: 1,
        "system": system.code,
        "name": name,
        "sections": {
            section.code: [
                {"id": entry.card.id, "name": entry.card.name, "count": entry.count}
                for entry in _of(deck, section.code)
            ]
            for section in system.sections
            if _of(deck, section.code)
        },
        "unresolved": [
            {
                "text": line.text,
                "why": line.why,
                "count": line.count,
                "section": line.section,
                "detail": line.detail,
            }
            for line in deck.unresolved
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _of(deck: Deck, section: str) -> list[Entry]:
    return [entry for entry in deck.entries if entry.section == section]


def _xml(root: Element) -> str:
    indent(root, "\t")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode") + "\n"


Writer = Callable[[System, Deck, str], str]
