"""What one term of a search came to: what it means, or why it is left out."""

from dataclasses import dataclass

from rules.search.conditions import Condition
from rules.search.tree import Tree


@dataclass(frozen=True, slots=True)
class TermMeaning:
    """What a term asks for, and the same in words."""

    condition: Tree[Condition]
    words: str


@dataclass(frozen=True, slots=True)
class Ignored:
    """Why a term cannot be meant, and the value that was probably meant, or ""."""

    words: str
    instead: str = ""


@dataclass(frozen=True, slots=True)
class DeckCards:
    """A deck that a search may look in: its name, its system, and the ids of its cards."""

    name: str
    system: str
    cards: tuple[str, ...]
