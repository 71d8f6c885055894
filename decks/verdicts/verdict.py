"""What verdicts come to beside what `rules.plain_verdicts` says: all formats at once, lists, days to come."""

from typing import TypedDict

from common.plain import Day
from rules.plain_verdicts import Beside, Finding, Glance, Judged, Outcome


class Verdict(Judged):
    """The verdict on a deck in a format on a day."""

    as_of: Day


class Glances(TypedDict):
    """How a deck stands in all formats, and in one line for the tournament formats of today."""

    headline: str
    formats: list[Glance]


class CheckedList(Verdict, Beside):
    """The judgement of a deck list, with what its reader says of it."""

    file_format: str
    detected: str
    name: str
    notes: list[str]


class Turn(TypedDict):
    """The day on which a verdict becomes another."""

    day: Day
    verdict: Outcome


class Ahead(Turn):
    """A deck's verdict from a day on, with the findings that appear and disappear."""

    new: list[Finding]
    gone: list[Finding]
