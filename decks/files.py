"""Deck lists read from text and files, and decks written as files."""

from dataclasses import dataclass

import rules
from decks.models import Deck
from decks.values import to_rules
from rules.decklist import FORMATS, Reading, read_decklist, write_decklist
from rules.decklist.edits import Edited, carried_out


@dataclass(frozen=True, slots=True)
class Exported:
    """A deck written in a format: the text, what it is, and a name for its file."""

    text: str
    mime: str
    filename: str


def read(data: str | bytes, code: str | None = None, filename: str = "", place: int = 0) -> Reading:
    """Read a deck list in any known format; None lets the list say which system it is of.

    Raises UnreadableFile for what is no deck list, UnknownSystem for a system there is not.
    """
    if code is not None:
        rules.system(code)
    return read_decklist(data, code, filename, place)


def edited(deck: Deck, text: str) -> Edited | None:
    """Return what a text of edits makes of a deck, or None for one that is not made of edits alone.

    Raises UnreadableFile for a section there is not.
    """
    return carried_out(to_rules(deck), text)


def write(deck: Deck, format_code: str) -> Exported:
    """Write a deck in a file format; KeyError for one there is not, TooManyCopies for too large a deck."""
    form = {form.code: form for form in FORMATS}[format_code]
    words = "".join(one if one.isalnum() else " " for one in deck.name).split()
    name = "-".join(words)[:60] or "deck"
    written = write_decklist(to_rules(deck), form.code, deck.name)
    return Exported(written, form.mime, f"{name}.{form.extension}")
