"""The cards that belong in one section of a deck, as a condition of a search."""

from collections import defaultdict
from functools import lru_cache

import rules
from decks.verdicts.checks import may_be_alone_in
from rules.cards import Card
from rules.search.conditions import Condition, Has, InDeck
from rules.search.facts import fact_key, facts_of
from rules.search.tree import Either, Tree, Without

# The facts that decide in most games where a card goes; single cards are named where they do not.
_DECIDING = ("type", "mark", "keyword")
_Fact = tuple[str, str]


def cards_of_section(code: str, section: str) -> Tree[Condition] | None:
    """Return the condition for cards whose usual section this is; None if it is usual for none, or "".

    A sideboard is such a section: whatever fits the deck may go in.
    """
    return _cards_of_section(code, rules.system(code).edition, section) if section else None


@lru_cache(maxsize=128)
def _cards_of_section(code: str, edition: str, section: str) -> Tree[Condition] | None:
    homes = _homes(code)
    if section not in homes:
        return None
    # What is not elsewhere is in the section with the most cards, which would take the longest to describe.
    if section != max(homes, key=lambda one: len(homes[one])):
        return _only(code, homes, section)
    return Without(Either(tuple(_only(code, homes, one) for one in homes if one != section)))


def _homes(code: str) -> dict[str, list[Card]]:
    """The cards of each section that is usual for any; under "" those the rulebook cannot judge there."""
    of, homes = rules.system(code), defaultdict(list)
    judged: dict[tuple[str, frozenset[_Fact]], bool] = {}
    for card in of.catalogue():
        section = of.place(card)
        kind = (section, frozenset(_facts(card)))
        if kind not in judged:
            judged[kind] = may_be_alone_in(of, section, card)
        homes[section if judged[kind] else ""].append(card)
    return homes


def _only(code: str, homes: dict[str, list[Card]], section: str) -> Tree[Condition]:
    """The facts that only cards of a section have, and the cards of it that have none of them."""
    elsewhere = {fact for one in homes if one != section for card in homes[one] for fact in _facts(card)}
    deciding = {fact for card in homes[section] for fact in _facts(card)} - elsewhere
    rest = tuple(card.id for card in homes[section] if deciding.isdisjoint(_facts(card)))
    found: list[Tree[Condition]] = [
        Has(kind, tuple(sorted(key for one, key in deciding if one == kind)))
        for kind in sorted({kind for kind, _ in deciding})
    ]
    return Either((*found, InDeck(code, rest)) if rest else tuple(found))


def _facts(card: Card) -> set[_Fact]:
    held = facts_of(card)
    return {(kind, fact_key(kind, value)) for kind in _DECIDING for value in held[kind] if value}
