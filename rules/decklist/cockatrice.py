"""Cockatrice `.cod` files, which have a main zone and a side zone, fewer than a game may have sections."""

from dataclasses import replace
from xml.etree.ElementTree import Element, SubElement

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.leftover_lines import kept_lines, taken_lines
from rules.decklist.lines import Entry, Interpretation, IsHeading, Line, ParsedList, added, entry
from rules.decklist.places import section_named
from rules.decklist.sections import by_section, number_of
from rules.decklist.xml_tree import Node, written

_MAIN, _SIDE = "main", "side"


def is_cockatrice(root: Node) -> bool:
    """Return whether a document is of this kind."""
    return root.tag == "cockatrice_deck"


def read_cockatrice(root: Node, is_heading: IsHeading) -> ParsedList:
    """Read the zones; a card not allowed in a zone's section goes where its type says.

    Our own files name the section of each card in an attribute that Cockatrice ignores.
    """
    remarks = root.first("comments")
    listing = ParsedList("cod", "a Cockatrice deck, by its <cockatrice_deck> root", root.said("deckname"))
    listing.loose = True
    for zone in root.all("zone"):
        heading = zone.get("name")
        by_section: dict[str, list[Entry]] = {}
        for card in zone.all("card"):
            found = (card.line, (_interpretation(card),), card.get("number"))
            by_section.setdefault(card.get("section"), []).append(found)
        for section, cards in by_section.items():
            read = [entry(line, count, ways, section or heading) for line, ways, count in added(cards)]
            # A card that names its section is in it, even if the section may not have it.
            listing.lines += [
                replace(one, own=bool(section)) if isinstance(one, Line) else one for one in read
            ]
    listing.lines += [
        replace(line, own=bool(line.heading)) if isinstance(line, Line) else line
        for line in taken_lines(remarks.text, remarks.line, is_heading)
    ]
    return listing


def _interpretation(card: Node) -> Interpretation:
    name = card.get("name")
    return Interpretation(name, card.get("collectorNumber"), card.get("setShortName"))


def write_cockatrice(system: System, deck: Deck, name: str) -> str:
    """Write the main deck as the main zone and all else as the side zone, each card with its section."""
    root = Element("cockatrice_deck", version="1")
    SubElement(root, "deckname").text = name
    SubElement(root, "comments").text = "\n".join(kept_lines(system, deck))
    main = section_named(system, _MAIN)
    zones: dict[str, Element] = {}
    for section, entries in by_section(system, deck):
        zone = _MAIN if section.code == main else _SIDE
        if zone not in zones:
            zones[zone] = SubElement(root, "zone", name=zone)
        for one in entries:
            SubElement(
                zones[zone],
                "card",
                number=str(one.count),
                name=one.card.name,
                collectorNumber=number_of(one),
                section=section.title,
            )
    return written(root)
