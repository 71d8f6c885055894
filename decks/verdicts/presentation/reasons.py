"""Why a row of a deck is marked: a finding in as few words as fit beside a card's name."""

from dataclasses import dataclass

from rules.construction.findings import Severity
from rules.plain_verdicts import Finding

# An allowed value that is longer says more than fits in a row: the panel has it.
_LONGEST = 40
# The words for cards that are not legal for a reason of their own, by how they stand.
_WORDS = {
    "not yet released": "not released yet",
    "not in the region": "not released in this region",
    "unknown to us": "cannot be checked",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for which a row is marked: how bad it is, and the words."""

    severity: Severity
    words: str


def reason(finding: Finding, format_name: str) -> Reason:
    """Return why a finding marks the rows that it names, in a format."""
    return Reason(finding["severity"], _words(finding, format_name))


def _words(finding: Finding, format_name: str) -> str:
    legality, listed = finding["legality"], finding["list"]
    actual, allowed = finding["actual"], finding["allowed"]
    if legality == "banned":
        return f"banned since {listed['date']}" if listed and listed["date"] else f"banned in {format_name}"
    if legality == "not in the pool":
        return f"not in {format_name}"
    if legality in _WORDS:
        return _WORDS[legality]
    if isinstance(actual, int) and isinstance(allowed, int):
        together = " together" if len(set(finding["cards"])) > 1 else ""
        return f"{actual} of {allowed}{together}"
    if not actual:
        return "not allowed here"
    if not allowed or str(allowed).startswith("no ") or len(str(allowed)) > _LONGEST:
        return f"{actual}, not allowed here"
    return f"{actual}, not {allowed}"
