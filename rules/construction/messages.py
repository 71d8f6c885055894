"""The wording of findings: two sentences per code, the rule and the instance, from one file per game."""

import tomllib
from functools import cache
from pathlib import Path

from rules.construction.findings import Finding
from rules.construction.system import System

SHARED = Path(__file__).parent / "messages.toml"
NAMED_BY_NUMBER = frozenset({"not_in_pool", "several_cards"})
"""Codes of findings whose cards may all share a name, because the list does not say which is meant."""


@cache
def wordings(folder: Path) -> dict[str, dict[str, str]]:
    """Return the sentences by code: a game's own, and those all systems share."""
    found: dict[str, dict[str, str]] = {}
    for path in (SHARED, folder / "messages.toml"):
        with path.open("rb") as file:
            for code, said in tomllib.load(file).items():
                found[code] = {**found.get(code, {}), **said}
    return found


def rule_sentence(system: System, code: str) -> str:
    """Return the sentence for the rule behind a code."""
    return wordings(system.folder)[code]["rule"]


def rule_of(system: System, finding: Finding) -> str:
    """Return the sentence for the rule behind a finding: the format's if it replaces the book's."""
    if "rule" in finding.params:
        return rule_sentence(system, str(finding.params["rule"])).format(**_words(system, finding))
    return rule_sentence(system, finding.code)


def legality_word(system: System, code: str) -> str:
    """Return a finding's legality for its cards in one word, such as `banned`, or "" if its code has none."""
    return wordings(system.folder)[code].get("legality", "")


def instance_sentence(system: System, finding: Finding) -> str:
    """Return the sentence for a finding, with its cards, the actual and the allowed value."""
    wording = wordings(system.folder)[finding.code]
    variant = "suggestion" if finding.params.get("suggestions") and "suggestion" in wording else "instance"
    return wording[str(finding.params.get("instance", variant))].format(**_words(system, finding))


def _words(system: System, finding: Finding) -> dict[str, object]:
    listed = finding.list
    return {
        **finding.params,
        "actual": finding.actual,
        "s": "" if finding.actual == 1 else "s",
        "allowed": finding.allowed,
        "cards": join_names(_labels(system, finding)),
        "section": system.section(finding.section).title if finding.section else "Deck",
        "format": listed.name if listed else "",
        "source": listed.source if listed else "",
        "list_date": listed.date.isoformat() if listed and listed.date else "a day not recorded",
    }


def _labels(system: System, finding: Finding) -> list[str]:
    """Return the names of a finding's cards; cards sharing a name also with their numbers."""
    names = [system.label(card) for card in finding.cards]
    if finding.code in NAMED_BY_NUMBER and len(set(names)) < len(names):
        return [f"{name} ({card.id})" for name, card in zip(names, finding.cards, strict=True)]
    return names


def join_names(names: list[str]) -> str:
    """Quote and join names as in a sentence: “A”, “B” and “C”."""
    quoted = [f"“{name}”" for name in dict.fromkeys(names)]
    if not quoted:
        return "this deck"
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} and {quoted[-1]}"
