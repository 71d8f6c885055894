"""Deck lists in and out: what kind of file it is, what it says, and which cards it means."""

from rules.construction.deck import Deck
from rules.decklist.formats import FORMATS, FileFormat
from rules.decklist.limits import MOST_NAME
from rules.decklist.listing import Reading, UnreadableFile
from rules.decklist.plain import clean
from rules.decklist.reading import guess_system, read_decklist
from rules.systems import system

__all__ = [
    "FORMATS",
    "FileFormat",
    "Reading",
    "UnreadableFile",
    "guess_system",
    "read_decklist",
    "write_decklist",
]


def write_decklist(deck: Deck, format: str = "text", name: str = "") -> str:
    """Write a deck in one of FORMATS, from which it reads back as the same deck; else KeyError names them."""
    for form in FORMATS:
        if form.code == format:
            return form.write(system(deck.system), deck, clean(name)[:MOST_NAME].strip())
    raise KeyError(f"no file format {format!r}; there are {', '.join(form.code for form in FORMATS)}")
