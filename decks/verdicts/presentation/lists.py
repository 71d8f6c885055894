"""What a list has besides its deck, laid out: sections outside of it, lines that name no card."""

from typing import TypedDict

from rules import Reading
from rules.construction.deck import Outside
from rules.decklist.lexicon import is_considered
from rules.decklist.lines import Ignored


class OutsideSection(TypedDict):
    """A section outside a deck; `considered` are cards that its owner thinks of adding."""

    title: str
    considered: bool
    lines: list[Outside]


class ShownBeside(TypedDict):
    """What a list has besides its deck."""

    outside: list[OutsideSection]
    ignored: tuple[Ignored, ...]


def beside(reading: Reading) -> ShownBeside:
    """Lay out the sections outside a deck, each with its lines, and the ignored lines."""
    titles = dict.fromkeys(one.title for one in reading.deck.outside)
    return {
        "outside": [
            {
                "title": title,
                "considered": is_considered(title),
                "lines": [one for one in reading.deck.outside if one.title == title],
            }
            for title in titles
        ],
        "ignored": reading.ignored,
    }
