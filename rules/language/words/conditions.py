"""Conditions in words, as clauses after "if": "you control a creature", "it is your turn"."""

from typing import assert_never

from rules.language import conditions as co
from rules.language.conditions import Condition
from rules.language.words import amounts, events, filters, references
from rules.language.words.speech import Speech
from rules.language.words.terms import listed, verb

_SIGNS = {
    "<=": "is at most",
    ">=": "is at least",
    "=": "is exactly",
    "<": "is less than",
    ">": "is more than",
    "!=": "is not",
}


def condition(of: Condition, at: Speech, *, nested: bool = False) -> str:
    """Return a condition as a clause; several are in parentheses if nested in another."""
    match of:
        case co.AllHold(parts) | co.AnyHolds(parts):
            if not parts:
                return "anything is so" if isinstance(of, co.AllHold) else "nothing is so"
            joint = " and " if isinstance(of, co.AllHold) else " or "
            text = joint.join(condition(one, at, nested=True) for one in parts)
            return f"({text})" if nested and len(parts) > 1 else text
        case co.Fails(part):
            return f"it is not so that {condition(part, at, nested=True)}"
        case co.There():
            return _there(of, at)
        case co.Is(cards, wanted):
            be = verb("be", references.several(cards, at))
            return f"{references.cards(cards, at, nested=True)} {be} ({filters.one(wanted, at)})"
        case co.Compare(one, sign, other):
            return f"{amounts.amount(one, at)} {_SIGNS[sign]} {amounts.amount(other, at)}"
        case co.TurnOf(player):
            return f"it is {references.whose('turn', player, at)}"
        case co.DuringStep(names):
            return f"it is {listed([at.terms.term(name) for name in names], 'or')}"
        case co.Happened(event, least):
            times = "" if least == 1 else f" {least} times or more"
            return f"it has happened{times} this turn that ({events.event(event, at)})"
        case co.PlayedBy(way):
            return f"it was played by “{way}”"
        case _:
            assert_never(of)


def _there(of: co.There, at: Speech) -> str:
    if of.most is None:
        if of.least == 1:
            return f"there is {filters.one(of.filter, at)}"
        more = filters.noun(of.filter, at, several=True)
        return f"there are {amounts.amount(of.least, at)} or more {more}"
    if of.most == 0 and of.least == 0:
        return f"there is no {filters.noun(of.filter, at)}"
    more = filters.noun(of.filter, at, several=True)
    return f"there are from {amounts.amount(of.least, at)} to {amounts.amount(of.most, at)} {more}"
