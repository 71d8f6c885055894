"""Deck lists read from text and files, and decks written to files."""

from dataclasses import dataclass

import rules
from decks.models import Deck
from decks.values import to_rules
from rules.decklist import FORMATS, Reading, read_decklist, write_decklist
from rules.decklist.edits import Edited, carried_out


@dataclass(frozen=True, slots=True)
class Exported:
    """A deck written in a format: the text, its type, and a file name."""

    text: str
    mime: str
    filename: str


def read(data: str | bytes, code: str | None = None, filename: str = "", place: int = 0) -> Reading:
    """Read a deck list in any supported format; None detects its system.

    Raises UnreadableFile if it is not a deck list, UnknownSystem for an unknown system.
    """
    if code is not None:
        rules.system(code)
    return read_decklist(data, code, filename, place)


def edited(deck: Deck, text: str) -> Edited | None:
    """Return the deck after a text of edits, or None if the text is not made of edits alone.

    Raises UnreadableFile for an unknown section.
    """
    return carried_out(to_rules(deck), text)


def write(deck: Deck, format_code: str) -> Exported:
    """Return a deck in a file format.

    Raises KeyError for an unknown format, TooManyCopies for too large a deck.
    """
    form = {form.code: form for form in FORMATS}[format_code]
    words = "".join(one if one.isalnum() else " " for one in deck.name).split()
    name = "-".join(words)[:60] or "deck"
    written = write_decklist(to_rules(deck), form.code, deck.name)
    return Exported(written, form.mime, f"{name}.{form.extension}")
