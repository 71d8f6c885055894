"""Findings for the unresolved lines of a deck list; no line is ever dropped."""

from collections.abc import Iterator

from rules.construction.deck import Unresolved, Why
from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, Rule


def _lines(judging: DeckCheck, why: Why) -> Iterator[Violation]:
    for line in judging.deck.unresolved:
        if line.why == why:
            yield Violation(
                severity="unknown",
                section=line.section,
                actual=line.text,
                allowed=" or ".join(line.suggestions),
                params={"line": line.line, "detail": line.detail, "suggestions": _either(line)},
            )


def _either(line: Unresolved) -> str:
    return " or ".join(f"“{name}”" for name in line.suggestions)


def unknown_card(judging: DeckCheck) -> Iterator[Violation]:
    """A card missing from the catalogue cannot be checked."""
    yield from _lines(judging, "unknown_card")


def ambiguous_card(judging: DeckCheck) -> Iterator[Violation]:
    """A name of several different cards does not say which one is meant."""
    yield from _lines(judging, "ambiguous_card")


def unplaced_card(judging: DeckCheck) -> Iterator[Violation]:
    """A card under an unrecognized heading may be in any section, or in none."""
    yield from _lines(judging, "unplaced_card")


def unreadable_line(judging: DeckCheck) -> Iterator[Violation]:
    """An unreadable line may have cards that were not checked."""
    yield from _lines(judging, "unreadable_line")


UNRESOLVED_RULES = tuple(
    Rule(find, ()) for find in (unknown_card, ambiguous_card, unplaced_card, unreadable_line)
)
