"""OCTGN `.o8d` files: sections of cards by id, with names for people."""

from xml.etree.ElementTree import Element, SubElement

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.leftover_lines import kept_lines, taken_lines
from rules.decklist.lines import Heading, Interpretation, IsHeading, ParsedList, added, entry
from rules.decklist.sections import by_section, foreign_id
from rules.decklist.xml_tree import Node, written

_NAME = "name: "


def is_octgn(root: Node) -> bool:
    """Return whether a document is of this kind."""
    return root.tag == "deck"


def read_octgn(root: Node, is_heading: IsHeading) -> ParsedList:
    """Read the sections; a card with an unknown id is looked up by its name."""
    remarks = root.first("notes")
    names = [line[len(_NAME) :] for line in remarks.text.strip().split("\n") if line.startswith(_NAME)]
    listing = ParsedList("o8d", "an OCTGN deck, by its <deck> root and sections", names[0] if names else "")
    for section in root.all("section"):
        heading = section.get("name")
        listing.lines.append(Heading(section.line, heading, heading))
        cards = (
            (card.line, (Interpretation(card.text.strip(), foreign=card.get("id")),), card.get("qty"))
            for card in section.all("card")
        )
        listing.lines += [entry(line, count, ways, heading) for line, ways, count in added(cards)]
    listing.lines += taken_lines(remarks.text, remarks.line, is_heading)
    return listing


def write_octgn(system: System, deck: Deck, name: str) -> str:
    """Write a deck under the titles of the sections; cards unknown to OCTGN have our own id."""
    root = Element("deck", game="", sleeveid="0")
    for section, entries in by_section(system, deck):
        part = SubElement(root, "section", name=section.title, shared="False")
        for one in entries:
            known = foreign_id(system, one, is_guid=True)
            SubElement(part, "card", qty=str(one.count), id=known).text = one.card.name
    remarks = [f"{_NAME}{name}"] if name else []
    SubElement(root, "notes").text = "\n".join([*remarks, *kept_lines(system, deck)])
    return written(root)
