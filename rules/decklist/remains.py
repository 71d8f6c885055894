"""Lines that could not be turned into cards, kept in the remarks of files that have no place for them."""

import re
from collections.abc import Iterator

from rules.construction.deck import Deck
from rules.construction.system import System
from rules.decklist.listing import Bad, Heading, IsHeading, Line
from rules.decklist.text_files import read_line

_KEPT = re.compile(r"not read(?: under \[([^\]]*)\])?: (.*)")


def kept_lines(system: System, deck: Deck) -> list[str]:
    """Return the remarks that keep a deck's unresolved lines, each with its section's title."""
    return [
        f"not read{f' under [{system.section(line.section).title}]' if line.section else ''}: {line.text}"
        for line in deck.unresolved
    ]


def taken_lines(remarks: str, number: int, is_heading: IsHeading) -> Iterator[Line | Bad | Heading]:
    """Read the kept lines among a file's remarks, which begin at a line; other remarks say no card."""
    for below, remark in enumerate(remarks.split("\n")):
        match = _KEPT.fullmatch(remark.strip())
        line = read_line(number + below, match[2], match[1] or "", is_heading) if match else None
        if line is not None:
            yield line
