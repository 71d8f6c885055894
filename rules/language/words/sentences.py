"""Descriptions of any tree: abilities as sentences, everything else as a phrase."""

from collections.abc import Callable
from typing import Any

from rules.language.words import (
    abilities,
    amounts,
    changes,
    composed,
    conditions,
    costs,
    durations,
    events,
    filters,
    references,
)
from rules.language.words.speech import Speech
from rules.language.words.terms import Terms

_FAMILIES: dict[str, Callable[[Any, Speech], str]] = {
    "Ability": abilities.ability,
    "Effect": composed.sentences,
    "Event": events.event,
    "Condition": conditions.condition,
    "Duration": durations.duration,
    "Filter": filters.noun,
    "Amount": amounts.amount,
    "Cards": references.cards,
    "Player": references.player,
    "CostPart": costs.part,
    "Restriction": changes.restriction,
    "Change": lambda change, at: changes.changes((change,), at, several=False),
}


def say(tree: object, terms: Terms) -> str:
    """Return a tree's description in English, with one paragraph per ability of a tuple.

    The tree must be valid in the game's dialect.
    """
    at = Speech(terms)
    if isinstance(tree, tuple):
        return "\n".join(say(one, terms) for one in tree)
    for name, phrase in _FAMILIES.items():
        if type(tree) in terms.dialect.schema.families[name].nodes:
            return phrase(tree, at)
    return costs.cost(tree, at)  # type: ignore[arg-type]
