"""Unresolved lines, stored in the notes of files that have no place for them."""

import re
from collections.abc import Iterator

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.lines import Aside, BadLine, Heading, IsHeading, Line
from rules.decklist.text_files import read_line

_KEPT = re.compile(r"not read(?: under \[([^\]]*)\])?: (.*)")


def kept_lines(system: System, deck: Deck) -> list[str]:
    """Return the notes that store what a file has no place for, each with its heading."""
    return [
        f"not read{f' under [{heading}]' if heading else ''}: {text}"
        for heading, text in remains(system, deck)
    ]


def remains(system: System, deck: Deck) -> Iterator[tuple[str, str]]:
    """Yield a deck's unresolved lines and its lines outside the deck, each with its heading."""
    for line in deck.unresolved:
        yield line.heading or (system.section(line.section).title if line.section else ""), line.text
    for one in deck.outside:
        yield one.title, one.text


def taken_lines(
    remarks: str, number: int, is_heading: IsHeading
) -> Iterator[Line | BadLine | Heading | Aside]:
    """Read the stored lines among a file's notes, which begin at a line; other notes have no cards."""
    for below, remark in enumerate(remarks.split("\n")):
        match = _KEPT.fullmatch(remark.strip())
        line = read_line(number + below, match[2], match[1] or "", is_heading) if match else None
        if line is not None:
            yield line
