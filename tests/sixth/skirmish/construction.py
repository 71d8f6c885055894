"""The construction rules of Skirmish (chapter 2), one function a rule, in the rulebook's order."""

from collections.abc import Iterator

from rules.cards import Card
from rules.construction.checks import copies, only, size
from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, rule

COPIES = 3


def is_fighter(card: Card) -> bool:
    """Return whether a card is a fighter."""
    return "fighter" in card.front.types


@rule("skirmish", "2.1")
def deck_size(judging: DeckCheck) -> Iterator[Violation]:
    """A deck has 20 to 30 cards."""
    yield from size(judging, "main")


@rule("skirmish", "2.2")
def name_copies(judging: DeckCheck) -> Iterator[Violation]:
    """A deck has at most three cards of each name."""
    yield from copies(judging, ("main",), COPIES)


@rule("skirmish", "2.3")
def deck_types(judging: DeckCheck) -> Iterator[Violation]:
    """A deck has only fighters."""
    yield from only(judging, "main", "fighters", is_fighter)


RULES = (deck_size, name_copies, deck_types)
