"""Findings about a deck as values, and the verdict they result in."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import TYPE_CHECKING, Literal

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
    """The list or floor rule behind a finding: its format, date and source."""

    format: str
    name: str
    date: date | None
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Violation:
    """A problem that a rule found; with the rule's code and clauses it becomes a Finding.

    `clauses` narrows the rule's clauses if only some of them are meant.
    """

    severity: Severity
    section: str = ""
    cards: tuple[Card, ...] = ()
    actual: int | str = ""
    allowed: int | str = ""
    list: ListReference | None = None
    params: Mapping[str, object] = field(default_factory=dict)
    clauses: tuple[Clause, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """Something wrong, missing or unknown about a deck, with its parent: clause, format, list and date.

    `code` is the name of the rule's function and of its wording. `section` is "" if the rule covers several
    sections. `actual` and `allowed` are numbers if the rule counts, otherwise words. `params` are further
    plain values for the wording.
    """

    code: str
    severity: Severity
    clauses: tuple[Clause, ...]
    section: str
    cards: tuple[Card, ...]
    actual: int | str
    allowed: int | str
    list: ListReference | None
    params: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class SectionCount:
    """A section's count, its limits, and the comparison in words."""

    code: str
    title: str
    count: int
    limits: Limits
    optional: bool

    @property
    def state(self) -> str:
        """The count compared with the limits, in words."""
        return self.limits.state(self.count)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a deck in a format on a day.

    `list_date` is the date of the newest list row in force on that day, None if the format has no list;
    `coverage` is the gap in the list's records, None if it is complete. `findings` are in rulebook order,
    then the format's lists, then shared names, then the unresolved lines. `names` gives, for each shared
    name, the card that was checked and all candidates.
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
    """Return the outcome of findings.

    Illegal outweighs everything. Unknown outweighs incomplete, because "incomplete" promises that all else is
    legal.
    """
    found = {finding.severity for finding in findings}
    if "illegal" in found:
        return "illegal"
    if "unknown" in found:
        return "unknown"
    return "incomplete" if "incomplete" in found else "legal"
