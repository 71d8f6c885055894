"""Verdicts as plain data: the one shape that is stored, rendered and answered by the API.

`rules.report` makes them; a test holds these types against what it makes.
"""

from typing import Literal, TypedDict

Outcome = Literal["legal", "illegal", "incomplete", "unknown"]


class ListReference(TypedDict):
    """The list that a finding rests on, as it was published on a day."""

    format: str
    name: str
    date: str | None
    source: str


class Finding(TypedDict):
    """One thing wrong, missing or unknown; `actual` and `allowed` are numbers where the rule counts."""

    code: str
    severity: Outcome
    standing: str | None
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
    """How full a section is, and how that stands to its limits."""

    title: str
    count: int
    minimum: int
    maximum: int | None
    allowed: str
    replaced_by: str | None
    state: str
    optional: bool


class ListKnown(TypedDict):
    """Around a day on which a list is not recorded whole: the last day before and the first after it."""

    until: str | None
    since: str | None
    sentence: str


class SharedName(TypedDict):
    """A name that several cards bear: the one that was judged, and all of them."""

    name: str
    card_id: str
    card_ids: list[str]


class Line(TypedDict):
    """A line of a list that is no known card."""

    line: int
    text: str
    why: str
    detail: str
    section: str | None
    suggestions: list[str]


class Verdict(TypedDict):
    """The judgement of one deck in one format on one day."""

    system: str
    format: str
    as_of: str
    list_date: str | None
    list_known: ListKnown | None
    verdict: Outcome
    sections: dict[str, SectionCount]
    findings: list[Finding]
    names: list[SharedName]
    unresolved: list[Line]


class Glance(TypedDict):
    """A verdict in a few words; `problems` counts what makes the deck illegal."""

    format: str
    name: str
    status: str
    verdict: Outcome
    findings: int
    problems: int
    says: str
    list_date: str | None
    list_known: ListKnown | None


class Glances(TypedDict):
    """How a deck stands in all formats, and in one line for the tournament formats of today."""

    headline: str
    formats: list[Glance]


class OutsideLine(TypedDict):
    """A line of a list under a heading that is no section of a deck."""

    section: str
    line: int
    text: str
    count: int
    card_id: str | None
    name: str | None


class IgnoredLine(TypedDict):
    """A line of a list that was passed over, and why."""

    line: int
    text: str
    why: str


class CheckedList(Verdict):
    """The judgement of a deck list, with what its reader says of it."""

    file_format: str
    detected: str
    name: str
    notes: list[str]
    outside: list[OutsideLine]
    decks: list[str]
    deck: int
    ignored: list[IgnoredLine]


class Turn(TypedDict):
    """The day on which a verdict becomes another."""

    day: str
    verdict: Outcome


class Ahead(Turn):
    """How a deck stands from a day on, with the findings that come and go on it."""

    new: list[Finding]
    gone: list[Finding]
