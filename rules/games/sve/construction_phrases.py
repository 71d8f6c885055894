"""Phrases for findings: classes as the rulebook writes them, and lists as in a sentence."""

from collections.abc import Iterable


def class_words(names: Iterable[str]) -> str:
    """Write classes as the rulebook does: `Forestcraft and Swordcraft`."""
    written = [name.capitalize() for name in names]
    return " and ".join(written) if written else "no class"


def either(names: Iterable[str]) -> str:
    """Write classes as a choice: `Forestcraft, Swordcraft or Neutral`."""
    written = list(dict.fromkeys(name.capitalize() for name in names))
    return " or ".join(part for part in (", ".join(written[:-1]), written[-1]) if part)
