"""Verdicts as plain data: the one shape that is stored, rendered, and returned by API and command line."""

from datetime import date
from typing import Annotated, Literal, TypedDict

from rules.construction.findings import Severity

Outcome = Literal["legal", "illegal", "incomplete", "unknown"]
Day = Annotated[str, date]
"""A day, in ISO 8601."""


class ListReference(TypedDict):
    """The list behind a finding, with its date of publication."""

    format: str
    name: str
    date: Day | None
    source: str


class Finding(TypedDict):
    """Something wrong, missing or unknown. `actual` and `allowed` are numbers for rules that count."""

    code: str
    severity: Annotated[Severity, "illegal, incomplete or unknown"]
    legality: Annotated[
        str | None,
        "The legality of its cards: banned, limited, not in the pool, not yet released, not in the region, "
        "unknown to us.",
    ]
    clauses: list[str]
    section: str | None
    cards: list[str]
    card_ids: list[str]
    actual: object
    allowed: object
    list: ListReference | None
    rule: str
    message: str


class SectionCount(TypedDict):
    """A section's number of cards, compared with its limits."""

    title: str
    count: int
    minimum: int
    maximum: int | None
    allowed: str
    replaced_by: str | None
    state: str
    optional: bool


class ListKnown(TypedDict):
    """A gap in a list's records: the last known day before it and the first after it."""

    until: Day | None
    since: Day | None
    sentence: str


class SharedName(TypedDict):
    """A name shared by several cards: the card that was checked, and all candidates."""

    name: str
    card_id: str
    card_ids: list[str]


class Line(TypedDict):
    """A line of a deck list that was not resolved to a card."""

    line: int
    text: str
    why: str
    detail: str
    section: str | None
    suggestions: list[str]


class Judged(TypedDict):
    """The verdict on a deck in one format, without the day."""

    system: str
    format: str
    list_date: Day | None
    list_known: ListKnown | None
    verdict: Annotated[Outcome, "legal, illegal, incomplete or unknown"]
    sections: dict[str, SectionCount]
    findings: list[Finding]
    names: Annotated[list[SharedName], "Names shared by several cards, for lines without a number."]
    unresolved: list[Line]


class Verdict(Judged):
    """The verdict on a deck in one format, on a day or any day."""

    as_of: Day | None


class Glance(TypedDict):
    """A verdict in brief; `problems` counts the findings that make the deck illegal."""

    format: str
    name: str
    status: Annotated[str, "tournament, rulebook, casual, retired or limited"]
    verdict: Outcome
    findings: int
    problems: int
    says: str
    list_date: Day | None
    list_known: ListKnown | None


class OutsideLine(TypedDict):
    """A line under a heading outside the deck, such as a maybeboard."""

    section: str
    line: int
    text: str
    count: int
    card_id: str | None
    name: str | None


class IgnoredLine(TypedDict):
    """A line that names no card, with the reason it was ignored."""

    line: int
    text: str
    why: str


class Beside(TypedDict):
    """What a list has besides its deck; `deck` is its number, from 1, among the `decks` of a file."""

    outside: list[OutsideLine]
    decks: list[str]
    deck: int
    ignored: list[IgnoredLine]
