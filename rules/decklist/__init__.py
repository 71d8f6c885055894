"""Deck lists in and out: what kind of file it is, what it says, and which cards it means."""

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
    """A deck has more cards than a kind of file holds that has a place for each copy; nothing was written."""

    def __init__(self, title: str, cards: int) -> None:
        super().__init__(
            f"A file of {title} has a place for each copy, and at most {MOST_CARDS:,}; this deck has "
            f"{cards:,}. Take it out as text, CSV or JSON."
        )


def write_decklist(deck: Deck, format: str = "text", name: str = "") -> str:
    """Write a deck in one of FORMATS, from which it reads back as the same deck unless that is write-only.

    KeyError for a format there is not names them; TooManyCopies for a deck that would not be read back.
    """
    for form in FORMATS:
        if form.code == format:
            cards = sum(entry.count for entry in deck.entries)
            if form.each_copy and not form.write_only and cards > MOST_CARDS:
                raise TooManyCopies(form.title, cards)
            return form.write(system(deck.system), deck, clean(name)[:MOST_NAME].strip())
    raise KeyError(f"no file format {format!r}; there are {', '.join(form.code for form in FORMATS)}")
