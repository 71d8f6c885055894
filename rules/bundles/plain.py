"""The report on many lists as plain data: the one shape of the command line, the API and the pages."""

from typing import Annotated, Literal, TypedDict

from rules.plain_verdicts import Day, Finding

ListOutcome = Literal["legal", "illegal", "incomplete", "unknown", "unreadable"]


class CheckedListRow(TypedDict):
    """A list of a report: whose it is, and its verdict or why it has none."""

    player: Annotated[str, "As a table of players says; empty otherwise."]
    file: str
    place: Annotated[str, "Where in the file, if it has several lists."]
    name: Annotated[str, "The deck's name, if the list says one."]
    system: str | None
    format: str | None
    as_of: Day | None
    list_date: Day | None
    outcome: Annotated[ListOutcome, "The verdict, or unreadable."]
    cards: int
    why: Annotated[str, "Why a list is unreadable; empty otherwise."]
    findings: list[Finding]
    notes: list[str]


class OutcomeCounts(TypedDict):
    """How many lists have which outcome."""

    legal: int
    illegal: int
    incomplete: int
    unknown: int
    unreadable: int


class ListsReport(TypedDict):
    """Many lists checked at once."""

    lists: list[CheckedListRow]
    counts: OutcomeCounts
    skipped: Annotated[list[str], "Files that systems put beside others, which were not read."]
