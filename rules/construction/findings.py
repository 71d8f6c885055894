"""What a judge has to say about a deck: findings as values, and the verdict they add up to."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING, Any, Literal

from rules.cards import Card
from rules.clauses import Clause
from rules.construction.deck import Unresolved
from rules.construction.section import Limits

if TYPE_CHECKING:
    from rules.construction.coverage import Coverage

Severity = Literal["illegal", "incomplete", "unknown"]
Outcome = Literal["legal", "illegal", "incomplete", "unknown"]


@dataclass(frozen=True, slots=True)
class ListReference:
    """The list or floor rule behind a finding: whose it is, from when, and where it was published."""

    format: str
    name: str
    date: date | None
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """One thing that a rule found; the judge adds the rule's code and clauses and makes it a Finding.

    `clauses` narrows the rule's clauses when only some of them are meant.
    """

    severity: Severity
    section: str = ""
    cards: tuple[Card, ...] = ()
    actual: int | str = ""
    allowed: int | str = ""
    list: ListReference | None = None
    params: Mapping[str, Any] = field(default_factory=dict)
    clauses: tuple[Clause, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing wrong, missing or unknown about a deck, with its parent: clause, format, list and date.

    `code` is the name of the rule's function and of its wording. `section` is "" where the rule looks
    across sections. `actual` and `allowed` are numbers where the rule counts, else words. `params` are
    further plain values for the wording.
    """

    code: str
    severity: Severity
    clauses: tuple[Clause, ...]
    section: str
    cards: tuple[Card, ...]
    actual: int | str
    allowed: int | str
    list: ListReference | None
    params: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class SectionCount:
    """How full a section is: the count, its limits, and how they stand in words."""

    code: str
    title: str
    count: int
    limits: Limits
    optional: bool

    @property
    def state(self) -> str:
        """How the count stands to the limits, in words."""
        return self.limits.state(self.count)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a deck in a format on a day.

    `list_date` is the date of the newest list row in force on that day, None where the format has no list;
    `coverage` says how far the list is recorded, None where it is recorded whole.
    `findings` are in rulebook order, then the format's lists, then names of several cards, then the
    unresolved lines. `names` gives, for each such name, the card that was judged and all that bear it.
    """

    system: str
    format: str
    as_of: date | None
    list_date: date | None
    outcome: Outcome
    sections: tuple[SectionCount, ...]
    findings: tuple[Finding, ...]
    unresolved: tuple[Unresolved, ...]
    coverage: "Coverage | None" = None
    names: tuple[tuple[Card, tuple[Card, ...]], ...] = ()


def outcome(findings: Iterable[Finding]) -> Outcome:
    """Add findings up to one word.

    Illegal outweighs all. Unknown outweighs incomplete, since "incomplete" promises that all else is legal.
    """
    found = {finding.severity for finding in findings}
    if "illegal" in found:
        return "illegal"
    if "unknown" in found:
        return "unknown"
    return "incomplete" if "incomplete" in found else "legal"
