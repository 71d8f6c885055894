"""Types for verdicts in addition to `rules.plain_verdicts`: all formats at once, lists, future days."""

from typing import TypedDict

from common.plain import Day
from rules.plain_verdicts import Beside, Finding, Glance, Judged, Outcome


class Verdict(Judged):
    """The verdict on a deck in a format on a day."""

    as_of: Day


class Glances(TypedDict):
    """A deck's legality in all formats, and in one line for today's tournament formats."""

    headline: str
    formats: list[Glance]


class CheckedList(Verdict, Beside):
    """The verdict on a deck list, with the parser's notes."""

    file_format: str
    detected: str
    name: str
    notes: list[str]


class Turn(TypedDict):
    """The day on which an outcome changes."""

    day: Day
    verdict: Outcome


class Ahead(Turn):
    """A deck's verdict from a day on, with the findings that appear and disappear."""

    new: list[Finding]
    gone: list[Finding]
