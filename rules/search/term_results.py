"""The result of interpreting one term: its meaning, or why it is left out."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.search.conditions import Condition, Has
from rules.search.tree import Every, Tree


@dataclass(frozen=True, slots=True)
class TermMeaning:
    """The meaning of a term, and its description."""

    condition: Tree[Condition]
    words: str


@dataclass(frozen=True, slots=True)
class Ignored:
    """Why a term is left out, and the value and the key probably meant; "" if unknown or as written."""

    words: str
    instead: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class DeckCards:
    """A deck for a search: its name, its system, and the ids of its cards."""

    name: str
    system: str
    cards: tuple[str, ...]


def all_of(kind: str, name: str, found: Mapping[str, str]) -> TermMeaning:
    """Return the meaning of facts of a kind that a card must all have; `found` has their names by key."""
    parts = tuple(Has(kind, (one,)) for one in found)
    condition: Tree[Condition] = Every(parts) if len(parts) > 1 else parts[0]
    return TermMeaning(condition, f"{name} is {' and '.join(found.values())}")
