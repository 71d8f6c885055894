"""Deck lists: reading and writing their files, and resolving their lines to cards."""

from rules.construction.deck import Deck
from rules.decklist.formats import FORMATS, FileFormat
from rules.decklist.limits import MOST_CARDS, MOST_NAME
from rules.decklist.lines import Reading, UnreadableFile
from rules.decklist.plain import clean
from rules.decklist.reader import read_decklist
from rules.systems import system

__all__ = [
    "FORMATS",
    "FileFormat",
    "Reading",
    "TooManyCopies",
    "UnreadableFile",
    "read_decklist",
    "write_decklist",
]


class TooManyCopies(ValueError):
    """A deck has more cards than allowed in a file with an entry per copy; nothing was written."""

    def __init__(self, title: str, cards: int) -> None:
        super().__init__(
            f"A file of {title} has a place for each copy, and at most {MOST_CARDS:,}; this deck has "
            f"{cards:,}. Take it out as text, CSV or JSON."
        )


def write_decklist(deck: Deck, format: str = "text", name: str = "") -> str:
    """Return a deck in one of FORMATS. Reading it gives the same deck, unless the format is write-only.

    Raises KeyError with the formats there are; TooManyCopies for a deck that could not be read back.
    """
    for form in FORMATS:
        if form.code == format:
            cards = sum(entry.count for entry in deck.entries)
            if form.each_copy and not form.write_only and cards > MOST_CARDS:
                raise TooManyCopies(form.title, cards)
            return form.write(system(deck.system), deck, clean(name)[:MOST_NAME].strip())
    raise KeyError(f"no file format {format!r}; there are {', '.join(form.code for form in FORMATS)}")
