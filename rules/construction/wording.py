"""The words for findings: two sentences a code, the rule and the instance, from one file per game."""

import tomllib
from functools import cache
from pathlib import Path

from rules.construction.findings import Finding
from rules.construction.system import System

SHARED = Path(__file__).parent / "messages.toml"


@cache
def wordings(folder: Path) -> dict[str, dict[str, str]]:
    """Return the sentences by code: those all systems share, and a game's own in front of them."""
    found: dict[str, dict[str, str]] = {}
    for path in (SHARED, folder / "messages.toml"):
        with path.open("rb") as file:
            for code, said in tomllib.load(file).items():
                found[code] = {**found.get(code, {}), **said}
    return found


def rule_sentence(system: System, code: str) -> str:
    """Return the sentence that says the rule behind a code."""
    return wordings(system.folder)[code]["rule"]


def standing_word(system: System, code: str) -> str:
    """Return how the cards of a finding stand in one word, as `banned`, or "" where the code says no such."""
    return wordings(system.folder)[code].get("standing", "")


def instance_sentence(system: System, finding: Finding) -> str:
    """Return the sentence that says what was found, with the cards, the figure and what is allowed."""
    wording = wordings(system.folder)[finding.code]
    variant = "suggestion" if finding.params.get("suggestions") and "suggestion" in wording else "instance"
    return wording[variant].format(**_words(system, finding))


def _words(system: System, finding: Finding) -> dict[str, object]:
    listed = finding.list
    return {
        **finding.params,
        "actual": finding.actual,
        "s": "" if finding.actual == 1 else "s",
        "allowed": finding.allowed,
        "cards": join_names([system.label(card) for card in finding.cards]),
        "section": system.section(finding.section).title if finding.section else "Deck",
        "format": listed.name if listed else "",
        "source": listed.source if listed else "",
        "list_date": listed.date.isoformat() if listed and listed.date else "a day not recorded",
    }


def join_names(names: list[str]) -> str:
    """Quote names and join them as a sentence does: “A”, “B” and “C”."""
    quoted = [f"“{name}”" for name in dict.fromkeys(names)]
    if not quoted:
        return "this deck"
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} and {quoted[-1]}"
