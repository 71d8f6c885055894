"""The result of interpreting one term: its meaning, or why it is left out."""

from dataclasses import dataclass

from rules.search.conditions import Condition
from rules.search.tree import Tree


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
