"""Conditions in words, as clauses after "if": "you control a creature", "it is your turn"."""

from typing import assert_never

from rules.language import amounts as am
from rules.language import conditions as co
from rules.language.conditions import Condition
from rules.language.filters import HasCounters
from rules.language.words import amounts, events, filters, references
from rules.language.words.speech import Speech
from rules.language.words.terms import grouped, listed, verb

FAILS = "it is not so that "
"""How the negation of any condition begins that has no words of its own."""
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
            return _fails(part, at, nested=nested)
        case co.There():
            return _there(of, at)
        case co.Is():
            return _is(of, "", at, nested=nested)
        case co.Compare(am.Tallied() as counted, sign, int(times)):
            return amounts.tallied(counted, at, f" {_times(sign, times)}")
        case co.Compare(one, sign, other):
            return f"{amounts.amount(one, at)} {_SIGNS[sign]} {amounts.amount(other, at)}"
        case co.TurnOf(player):
            return f"it is {references.whose('turn', player, at)}"
        case co.DuringStep(names):
            return f"it is {listed([at.terms.term(name) for name in names], 'or')}"
        case co.Happened(event, least):
            often = "" if least == 1 else f" {least} times or more"
            return f"it has happened{often} this turn that {grouped(events.event(event, at))}"
        case co.PlayedBy(way):
            return f"it was played by “{way}”"
        case _:
            assert_never(of)


def _fails(part: Condition, at: Speech, *, nested: bool) -> str:
    """Return that a condition does not hold."""
    match part:
        case co.Is():
            return _is(part, "not ", at, nested=nested)
        case co.TurnOf(player):
            return f"it is not {references.whose('turn', player, at)}"
        case co.Happened(event, 1):
            return f"it has not happened this turn that {grouped(events.event(event, at))}"
        case co.PlayedBy(way):
            return f"it was not played by “{way}”"
        case _:
            return f"{FAILS}{condition(part, at, nested=True)}"


def _is(of: co.Is, negation: str, at: Speech, *, nested: bool) -> str:
    several = references.several(of.cards, at)
    subject = references.cards(of.cards, at, nested=True)
    subject = "they" if several and subject == "them" else subject
    if isinstance(of.filter, HasCounters):
        has = f"{verb('do', several)} not have" if negation else verb("have", several)
        return f"{subject} {has} {filters.counters(of.filter, at)}"
    what = filters.adjective(of.filter, at) or filters.one(of.filter, at)
    return f"{subject} {verb('be', several)} {negation}{grouped(what) if nested else what}"


def _times(sign: str, times: int) -> str:
    how = _SIGNS[sign].removeprefix("is ")
    return f"{how} {'once' if times == 1 else f'{times} times'}"


def _there(of: co.There, at: Speech) -> str:
    if of.most is None:
        if of.least == 1:
            return f"there is {filters.one(of.filter, at)}"
        more = filters.noun(of.filter, at, several=True)
        return f"there are {amounts.amount(of.least, at)} or more {more}"
    if of.most == 0 and of.least == 0:
        return f"there is no {filters.noun(of.filter, at)}"
    more = filters.noun(of.filter, at, several=True)
    if of.least == 0 or of.least == of.most:
        how = "exactly" if of.least == of.most else "at most"
        if of.most == 1:
            return f"there is {how} one {filters.noun(of.filter, at)}"
        return f"there are {how} {amounts.amount(of.most, at)} {more}"
    return f"there are from {amounts.amount(of.least, at)} to {amounts.amount(of.most, at)} {more}"
