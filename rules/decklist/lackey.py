"""LackeyCCG `.dek` files: super zones with an element per copy."""

import re
from xml.etree.ElementTree import Element, SubElement

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.leftover_lines import kept_lines, taken_lines
from rules.decklist.lines import Heading, Interpretation, IsHeading, ParsedList, added, entry
from rules.decklist.sections import by_section, foreign_id
from rules.decklist.xml_tree import Node, written

_SIDE_OF_CARD = re.compile(r"-[a-z]$")


def is_lackey(root: Node) -> bool:
    """Return whether a document is of this kind."""
    return root.tag == "deck" and ("version" in root.attributes or bool(root.all("superzone")))


def read_lackey(root: Node, is_heading: IsHeading) -> ParsedList:
    """Read the super zones; their names are section headings."""
    meta = root.first("meta")
    listing = ParsedList(
        "dek", "a LackeyCCG deck, by its <deck version> root and super zones", meta.said("name")
    )
    for zone in root.all("superzone"):
        heading = zone.get("name")
        listing.lines.append(Heading(zone.line, heading, heading))
        cards = ((card.line, (_interpretation(card),), 1) for card in zone.all("card"))
        listing.lines += [entry(line, count, ways, heading) for line, ways, count in added(cards)]
    remarks = meta.first("notes")
    listing.lines += taken_lines(remarks.text, remarks.line, is_heading)
    return listing


def _interpretation(card: Node) -> Interpretation:
    name = card.first("name")
    foreign = name.get("id")
    number = _SIDE_OF_CARD.sub("", foreign.split(",")[0])
    return Interpretation(name.text.strip(), number, card.said("set"), foreign)


def write_lackey(system: System, deck: Deck, name: str) -> str:
    """Write a deck with one element per copy, under the titles of the sections."""
    root = Element("deck", version="0.8")
    meta = SubElement(root, "meta")
    SubElement(meta, "game").text = system.name
    SubElement(meta, "name").text = name
    kept = kept_lines(system, deck)
    if kept:
        SubElement(meta, "notes").text = "\n".join(["", *kept, ""])
    for section, entries in by_section(system, deck):
        zone = SubElement(root, "superzone", name=section.title)
        for one in entries:
            for _ in range(one.count):
                card = SubElement(zone, "card")
                SubElement(card, "name", id=foreign_id(system, one, is_guid=False)).text = one.card.name
                SubElement(card, "set").text = one.card.sets[0] if one.card.sets and not one.others else ""
    return written(root)
