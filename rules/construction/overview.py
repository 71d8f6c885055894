"""A deck's legality in all formats of its game at a glance: today's tournaments first, in one line."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.construction.findings import Verdict
from rules.construction.formats import Format
from rules.construction.status import STATUSES, Status
from rules.construction.unresolved import UNRESOLVED_RULES

_LINES = {rule.code for rule in UNRESOLVED_RULES}


@dataclass(frozen=True, slots=True)
class Glance:
    """A deck's verdict in one format, and its summary."""

    format: Format
    verdict: Verdict

    @property
    def problems(self) -> int:
        """The number of findings that make the deck illegal."""
        return sum(finding.severity == "illegal" for finding in self.verdict.findings)

    @property
    def says(self) -> str:
        """The verdict in brief: `2 problems`, `no fault found, list known up to 2018-03-01`."""
        match self.verdict.outcome:
            case "legal":
                return "legal"
            case "incomplete":
                return "not finished"
            case "illegal":
                return _number(self.problems, "problem")
            case "unknown":
                return ", ".join((self._so_far, *self._unchecked()))

    @property
    def _so_far(self) -> str:
        unfinished = any(finding.severity == "incomplete" for finding in self.verdict.findings)
        return "not finished" if unfinished else "no fault found"

    def _unchecked(self) -> Iterable[str]:
        doubts = [finding for finding in self.verdict.findings if finding.severity == "unknown"]
        lines = sum(finding.code in _LINES for finding in doubts)
        cards = {card for finding in doubts for card in finding.cards}
        if lines:
            yield _number(lines, "line") + " not understood"
        if cards:
            yield _number(len(cards), "card") + " that cannot be judged"
        if self.verdict.coverage:
            yield str(self.verdict.coverage)


def overview(verdicts: Iterable[tuple[Format, Verdict]], asked: str = "") -> tuple[Glance, ...]:
    """Return a deck's verdict in each format, tournaments first, then the rulebook, then the others.

    Limited formats are left out, except the one `asked` for by code.
    """
    glances = [
        Glance(form, verdict) for form, verdict in verdicts if form.status != "limited" or form.code == asked
    ]
    return tuple(sorted(glances, key=lambda glance: STATUSES.index(glance.format.status)))


def headline(glances: Iterable[Glance], status: Status = "tournament") -> str:
    """Return a deck's legality in all formats with a status as one line; "" if there are none.

    `Legal in Origin · not in Wanderer: 2 problems · L3: no fault found, list known up to 2018-03-01`
    """
    shown = [glance for glance in glances if glance.format.status == status]
    legal = [one.format.name for one in shown if one.verdict.outcome == "legal"]
    unfinished = [one.format.name for one in shown if one.verdict.outcome == "incomplete"]
    illegal = [f"{one.format.name}: {one.says}" for one in shown if one.verdict.outcome == "illegal"]
    unknown = [f"{one.format.name}: {one.says}" for one in shown if one.verdict.outcome == "unknown"]
    parts = [
        *([f"legal in {_and(legal)}"] if legal else []),
        *([f"{'not' if legal else 'not legal'} in {', '.join(illegal)}"] if illegal else []),
        *unknown,
        *([f"not finished for {_and(unfinished)}"] if unfinished else []),
    ]
    line = " · ".join(parts)
    return line[:1].upper() + line[1:]


def _and(names: Sequence[str]) -> str:
    return " and ".join(part for part in (", ".join(names[:-1]), names[-1]) if part)


def _number(count: int, word: str) -> str:
    return f"{count} {word if count == 1 else word + 's'}"
