"""Five rule systems of trading card games: read a deck list, check the deck, cite the clause.

This is the public API: everything that other parts of the project call is here.
"""

from datetime import date

import rules.wheel  # noqa: F401 - first, since it says where all others are found
from rules.construction.deck import Deck, Entry, Unresolved
from rules.construction.findings import Finding, Verdict
from rules.construction.formats import Format
from rules.construction.judge import judge, judge_all
from rules.construction.system import System
from rules.decklist import Reading, read_decklist, write_decklist
from rules.report import verdict_to_json
from rules.systems import format_of, formats, system, systems

__all__ = [
    "Deck",
    "Entry",
    "Finding",
    "Format",
    "Reading",
    "System",
    "Unresolved",
    "Verdict",
    "check",
    "check_all",
    "format_of",
    "formats",
    "read_decklist",
    "system",
    "systems",
    "verdict_to_json",
    "write_decklist",
]


def check(deck: Deck, format: str | None = None, as_of: date | None = None) -> Verdict:
    """Check a deck in a format of its system on a day and return every finding.

    `format` is a format code, None the system's default; `as_of` None means the format's newest lists. Raises
    UnknownSystem or UnknownFormat with the valid codes.
    """
    return judge(system(deck.system), deck, format_of(deck.system, format), as_of)


def check_all(deck: Deck, as_of: date | None = None) -> tuple[Verdict, ...]:
    """Check a deck in every format of its system on a day, the default format first."""
    return judge_all(system(deck.system), deck, formats(deck.system).values(), as_of)
