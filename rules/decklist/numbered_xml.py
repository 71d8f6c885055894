"""Decks in XML by set and number: a `Deck` of `Card` elements, each with `Set`, `Id` and `Amount`."""

from rules.decklist.lines import Interpretation, IsHeading, ParsedList, added, entry
from rules.decklist.xml_tree import Node


def is_numbered(root: Node) -> bool:
    """Return whether a document is of this kind."""
    return root.tag == "Deck"


def read_numbered(root: Node, _: IsHeading) -> ParsedList:
    """Read the cards; such a file has no sections, so each card goes where its type says."""
    cards = (
        (
            card.line,
            (Interpretation(card.said("Name"), card.said("Id"), card.said("Set")),),
            card.said("Amount"),
        )
        for card in root.all("Card")
    )
    lines = [entry(line, count, ways, "") for line, ways, count in added(cards)]
    return ParsedList("xml", "an XML deck by set and number, by its <Deck> root", root.said("Name"), [*lines])
