"""The file formats of decks, and the detection of a file's format."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist import json_files, own_json
from rules.decklist.cockatrice import is_cockatrice, read_cockatrice, write_cockatrice
from rules.decklist.csv_files import is_csv, read_csv, write_csv
from rules.decklist.lackey import is_lackey, read_lackey, write_lackey
from rules.decklist.limits import MOST_LINE
from rules.decklist.lines import BadLine, IsHeading, ParsedList, UnreadableFile
from rules.decklist.numbered_xml import is_numbered, read_numbered
from rules.decklist.octgn import is_octgn, read_octgn, write_octgn
from rules.decklist.own_json import write_own
from rules.decklist.tabletop import is_tabletop, read_tabletop, write_tabletop
from rules.decklist.text_files import read_lines, read_text
from rules.decklist.text_out import write_text
from rules.decklist.web_page import has_tags, lines_of
from rules.decklist.xml_tree import Node, parsed

_XML = re.compile(r"\s*<[?!A-Za-z]")
# A word list in brackets is a heading of plain text; JSON has an object, a list or a quote there.
_JSON = re.compile(r'\s*(\{|\[\s*([\[{"]|\]\s*$))')
# A file that begins like this is a deck file even if it contains HTML elements.
_DECK_ROOT = re.compile(
    r"\s*(?:<\?xml\b[^>]*\?>\s*)?(?:<!--.*?-->\s*)*<(?:deck|cockatrice_deck|Deck)\b|\s*<\?xml|\s*[{\[]\s*[\[{\"]",
    re.DOTALL,
)
_ZONES = ("zone", "superzone", "section", "Deck")
_JSON_NAMES = (".json", ".fdk")

_XML_KINDS: tuple[tuple[Callable[[Node], bool], Callable[[Node, IsHeading], ParsedList]], ...] = (
    (is_cockatrice, read_cockatrice),
    (is_lackey, read_lackey),
    (is_octgn, read_octgn),
    (is_numbered, read_numbered),
)


@dataclass(frozen=True, slots=True)
class FileFormat:
    """A file format for writing decks; `write` takes system, deck and the deck's name.

    `each_copy` means that it has an element or object per copy, `write_only` that nothing reads it.
    """

    code: str
    title: str
    extension: str
    mime: str
    write: Callable[[System, Deck, str], str]
    each_copy: bool = False
    write_only: bool = False


FORMATS = (
    FileFormat("text", "Text", "txt", "text/plain", write_text),
    FileFormat("dek", "LackeyCCG", "dek", "application/xml", write_lackey, each_copy=True),
    FileFormat("o8d", "OCTGN", "o8d", "application/xml", write_octgn),
    FileFormat("cod", "Cockatrice", "cod", "application/xml", write_cockatrice),
    FileFormat("tts", "Tabletop Simulator", "tts.json", "application/json", write_tabletop, each_copy=True),
    FileFormat("csv", "CSV", "csv", "text/csv", write_csv),
    FileFormat("json", "JSON", "json", "application/json", write_own),
)


def read_listing(text: str, filename: str, is_heading: IsHeading, place: int = 0) -> ParsedList:
    """Detect a text's format and read it. Raises UnreadableFile if it has none.

    `place` is the index of the wanted deck in a file with several.
    """
    if has_tags(text) and not _DECK_ROOT.match(text):
        listing = read_lines(lines_of(text), is_heading)
        return replace(listing, format="html", detected="a list from a web page, without its tags")
    if _XML.match(text):
        return _xml(text, is_heading).held_to_limits()
    if _JSON.match(text) or filename.lower().endswith(_JSON_NAMES):
        return _json(text, is_heading, place).held_to_limits()
    if is_csv(text):
        return read_csv(text, is_heading).held_to_limits()
    return read_text(text, is_heading)


def _json(text: str, is_heading: IsHeading, place: int) -> ParsedList:
    data = json_files.parsed(text)
    if own_json.is_own(data):
        return own_json.read_own(data, text, is_heading)
    if isinstance(data, list) and data and all(map(own_json.is_own, data)):
        if not 0 <= place < len(data):
            raise UnreadableFile(f"there is no deck {place + 1}; the file holds {len(data)}")
        listing = own_json.read_own(data[place], text, is_heading)
        return json_files.chosen_of([str(one.get("name", "")) for one in data], place, listing)
    if is_tabletop(data):
        return read_tabletop(data, text, is_heading)
    return json_files.read_foreign(data, text, is_heading, place)


def _astray(root: Node) -> Iterator[BadLine]:
    """Yield a line for each card outside the places that readers look at, so that none is lost."""
    for depth, node, around in root.inside():
        looked = (depth == 1 and around.tag in _ZONES) or (depth == 0 and root.tag in _ZONES)
        if node.tag.lower() == "card" and not looked:
            name = node.get("name") or node.said("name") or node.text.strip() or "a card"
            yield BadLine(
                node.line, f"astray: {name[:MOST_LINE]}", f"a card outside of {' and '.join(_ZONES)}"
            )


def _xml(text: str, is_heading: IsHeading) -> ParsedList:
    root = parsed(text)
    for is_kind, read in _XML_KINDS:
        if is_kind(root):
            listing = read(root, is_heading)
            listing.lines += _astray(root)
            return listing
    raise UnreadableFile(
        f"line {root.line}: the XML begins with <{root.tag[:40]}>; "
        "a deck begins with <deck>, <cockatrice_deck> or <Deck>"
    )
