"""Findings for shared names, if the outcome depends on which card is meant."""

from collections.abc import Iterator

from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, Rule


def several_cards(judging: DeckCheck) -> Iterator[Violation]:
    """If several cards share a name and the outcome differs, the list must say which is meant."""
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
