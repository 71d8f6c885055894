"""Matching of cards in memory to a search."""

from typing import assert_never

from rules.cards import Card
from rules.construction.card_legality import CardLegalities
from rules.search.conditions import (
    Condition,
    Has,
    InDeck,
    Listed,
    Named,
    Numbered,
    OfSystem,
    Says,
    StatIs,
    TwoFaced,
)
from rules.search.facts import fact_key, name_keys, number_keys, searchable_facts, stats_of, text_key
from rules.search.tree import Either, Every, Tree, Without


def fits(condition: Tree[Condition] | None, system: str, card: Card) -> bool:
    """Return whether a card of a system matches a search; None matches every card."""
    match condition:
        case None:
            return True
        case Without():
            return not fits(condition.part, system, card)
        case Every():
            return all(fits(part, system, card) for part in condition.parts)
        case Either():
            return any(fits(part, system, card) for part in condition.parts)
        case _:
            return _fits(condition, system, card)


def _fits(condition: Condition, system: str, card: Card) -> bool:
    match condition:
        case Named():
            keys = name_keys(card)
            return condition.key in keys if condition.whole else any(condition.key in key for key in keys)
        case Numbered():
            numbers = number_keys(card)
            if condition.whole:
                return condition.key in numbers
            return any(number.startswith(condition.key) for number in numbers)
        case Has():
            values = searchable_facts(system, card)[condition.kind]
            held = [fact_key(condition.kind, value) for value in values if value]
            return any(key in condition.keys for key in held) if condition.keys else not held
        case Says():
            return condition.key in text_key(system, card)
        case StatIs():
            return any(_compares(condition, one) for one in stats_of(card).get(condition.name, ()))
        case OfSystem():
            return system in condition.codes
        case Listed():
            return any(_has_word(one, condition.word, system, card) for one in condition.legalities)
        case InDeck():
            return system == condition.system and card.id in condition.cards
        case TwoFaced():
            return len(card.faces) > 1
        case _:
            assert_never(condition)


def _compares(condition: StatIs, number: int) -> bool:
    match condition.sign:
        case "=":
            return number == condition.number
        case "<":
            return number < condition.number
        case "<=":
            return number <= condition.number
        case ">":
            return number > condition.number
        case ">=":
            return number >= condition.number
        case _:
            assert_never(condition.sign)


def _has_word(legalities: CardLegalities, word: str, system: str, card: Card) -> bool:
    if legalities.system.code != system:
        return False
    found = legalities.of(card).word
    if word == "possible":
        return found not in ("banned", "outside")
    return found in ("legal", "limited") if word == "legal" else found == word
