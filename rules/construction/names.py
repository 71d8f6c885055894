"""Findings for names that several cards bear, where the outcome hangs on which of them is meant."""

from collections.abc import Iterator

from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, Rule


def several_cards(judging: DeckCheck) -> Iterator[Violation]:
    """A name of several cards must say which one it means where the outcome is not the same for all."""
    for name in judging.undecided:
        told = zip(name.cards, name.outcomes, strict=True) if name.outcomes else ()
        outcomes = ", ".join(f"{card.id}: {word}" for card, word in told) or "not compared"
        numbers = [card.id for card in name.cards]
        yield Violation(
            severity="unknown",
            cards=name.cards,
            actual=name.cards[0].name,
            allowed=" or ".join(numbers),
            params={"outcomes": outcomes},
        )


NAME_RULES = (Rule(several_cards, ()),)
