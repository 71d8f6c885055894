"""Deck files in XML: LackeyCCG `.dek`, OCTGN `.o8d`, Cockatrice `.cod`, and the Duel Masters `Deck` file."""

from collections import Counter
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from rules.decklist.limits import MOST_COPIES, MOST_LINE, MOST_LINES
from rules.decklist.listing import Bad, Line, Listing, UnreadableFile


class _Places:
    """Finds the line on which something stands, looking on from where the last thing stood."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1

    def of(self, words: str) -> int:
        place = self._text.find(words, self._at) if words else -1
        if place < 0:
            return self._line
        self._line += self._text.count("\n", self._at, place)
        self._at = place
        return self._line


def read_xml(text: str) -> Listing:
    """Read a deck file in XML; UnreadableFile says what is wrong with one that is none."""
    try:
        root = fromstring(text, forbid_dtd=True)
    except ParseError as error:
        line, column = error.position
        raise UnreadableFile(f"line {line}, column {column + 1}: broken XML ({error.msg})") from error
    except DefusedXmlException as error:
        raise UnreadableFile("the XML declares a document type or entities; a deck file has none") from error
    places = _Places(text)
    if root.tag == "cockatrice_deck":
        listing = _cockatrice(root, places)
    elif root.tag == "deck" and root.find("superzone") is not None:
        listing = _lackey(root, places)
    elif root.tag == "deck":
        listing = _octgn(root, places)
    elif root.tag == "Deck":
        listing = _set_and_id(root, places)
    else:
        raise UnreadableFile(
            f"the XML begins with <{root.tag[:40]}>; a deck begins with <deck>, <cockatrice_deck> or <Deck>"
        )
    if len(listing.lines) > MOST_LINES:
        raise UnreadableFile(f"the file has {len(listing.lines)} entries; a deck has at most {MOST_LINES}")
    return listing


def _count(number: int, text: str, written: str, heading: str) -> int | Bad:
    if written.strip().isdecimal() and len(written) < 12 and 1 <= int(written) <= MOST_COPIES:
        return int(written)
    shown = f"{written[:12]} × {text[:MOST_LINE]}"
    return Bad(number, shown, f"“{written[:12]}” copies; an entry has 1 to {MOST_COPIES}", heading)


def _cockatrice(root: Element, places: _Places) -> Listing:
    listing = Listing("cod", "a Cockatrice deck, by its <cockatrice_deck> root", loose=True)
    listing.name = (root.findtext("deckname") or "").strip()
    for zone in root.iter("zone"):
        heading = zone.get("name", "")
        for card in zone.iter("card"):
            name = card.get("name", "").strip()[:MOST_LINE]
            number = places.of(f'number="{card.get("number", "")}"')
            count = _count(number, name, card.get("number", "1"), heading)
            code, set_code = card.get("collectorNumber", ""), card.get("setShortName", "")
            listing.lines.append(
                count
                if isinstance(count, Bad)
                else Line(
                    number, f"{count} {name}", count, name, code, set_code, card.get("uuid", ""), heading
                )
            )
    return listing


def _lackey(root: Element, places: _Places) -> Listing:
    listing = Listing("dek", "a LackeyCCG deck, by its <superzone> elements")
    listing.name = (root.findtext("meta/name") or "").strip()
    for zone in root.iter("superzone"):
        heading = zone.get("name", "")
        cards = Counter(
            (
                (card.findtext("name") or "").strip()[:MOST_LINE],
                (node.get("id", "") if (node := card.find("name")) is not None else ""),
                (card.findtext("set") or "").strip(),
            )
            for card in zone.iter("card")
        )
        for (name, foreign, set_code), copies in cards.items():
            number = places.of(foreign or name)
            count = _count(number, name, str(copies), heading)
            code = foreign.split(",")[0].removesuffix("-r")
            listing.lines.append(
                count
                if isinstance(count, Bad)
                else Line(number, f"{count} {name}", count, name, code, set_code, foreign, heading)
            )
    return listing


def _octgn(root: Element, places: _Places) -> Listing:
    listing = Listing("o8d", "an OCTGN deck, by its <deck> root with sections")
    for section in root.iter("section"):
        heading = section.get("name", "")
        for card in section.iter("card"):
            name, foreign = (card.text or "").strip()[:MOST_LINE], card.get("id", "")
            number = places.of(foreign)
            count = _count(number, name, card.get("qty", ""), heading)
            listing.lines.append(
                count
                if isinstance(count, Bad)
                else Line(number, f"{count} {name}", count, name, foreign=foreign, heading=heading)
            )
    return listing


def _set_and_id(root: Element, places: _Places) -> Listing:
    listing = Listing("xml", "a deck file by set and number, by its <Deck> root")
    for card in root.iter("Card"):
        set_name, code = (card.findtext("Set") or "").strip(), (card.findtext("Id") or "").strip()
        amount = (card.findtext("Amount") or "").strip()
        text = f"{set_name} {code}"
        number = places.of(f"<Id>{card.findtext('Id')}</Id>")
        count = _count(number, text, amount, "")
        listing.lines.append(
            count if isinstance(count, Bad) else Line(number, f"{count} {text}", count, "", code, set_name)
        )
    return listing
