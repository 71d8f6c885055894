"""Conditions in words, as clauses after "if": "you control a creature", "it is your turn"."""

from typing import assert_never

from rules.language import amounts as am
from rules.language import conditions as co
from rules.language.conditions import Condition
from rules.language.filters import HasCounters
from rules.language.words import amounts, events, filters, references
from rules.language.words.speech import Speech
from rules.language.words.terms import article, grouped, listed, outermost, verb

_FAILS = "it is not true that "
"""How the negation of a condition begins that has no words of its own."""
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
        case co.Compare():
            return _compared(of, at)
        case co.TurnOf(player):
            return f"it is {references.turn(player, at)}"
        case co.DuringStep(names):
            return f"it is {listed([at.terms.term(name) for name in names], 'or')}"
        case co.Happened(event, least):
            often = "" if least == 1 else f"at least {least} times "
            return f"{events.event(event, at, nested=nested, tense='past')} {often}this turn"
        case co.PlayedBy(way):
            return f"it was played by “{at.terms.term(way)}”"
        case _:
            assert_never(of)


def given(
    of: Condition, at: Speech, holds: str = "if", fails: str = "unless", *, nested: bool = False
) -> str:
    """Return a condition with its conjunction: "if it is your turn", "unless a card was drawn this turn"."""
    said = condition(of, at, nested=nested)
    negated = said.removeprefix(_FAILS)
    return f"{holds} {said}" if negated == said else f"{fails} {outermost(negated)}"


def _compared(of: co.Compare, at: Speech) -> str:
    """Return how two amounts compare: "you have at least 3 play points"."""
    match of:
        case co.Compare(am.Tallied() as counted, ">=", 1) if said := amounts.marked(counted, at):
            return said
        case co.Compare(am.Tallied(what, about=about) as counted, sign, int(times)):
            if what not in at.terms.tallies or about:
                return amounts.tallied(counted, at, f" {_times(sign, times)}")
        case co.Compare(am.CountOf(among), ">=", 1):
            them = references.cards(among, at, nested=True)
            plural = at.terms.plural(at.word("card"))
            return "there is one" if them == "it" else f"there are any {plural} among {them}"
        case co.Compare(am.ResourcesOf(resource, str() as who), sign, int(count)) if sign != "!=":
            units = amounts.resources(resource, at, count)
            how = _SIGNS[sign].removeprefix("is ")
            return f"{references.player(who, at)} {verb('have', who == 'you')} {how} {count} {units}"
        case co.Compare(am.KindsPaid(), sign, int(kinds)) if sign != "!=":
            how = _SIGNS[sign].removeprefix("is ")
            return f"{at.word('payment')} of {how} {kinds} {'kind' if kinds == 1 else 'kinds'} was paid"
        case co.Compare(am.Paid(resource, by), sign, int(count)) if sign != "!=":
            how, units = _SIGNS[sign].removeprefix("is "), amounts.resources(resource, at, count)
            return f"{how} {count} {units} {_was(units)} {amounts.paid(by, at)}"
        case co.Compare(am.Paid("any", ""), "=", am.Paid(resource, by)):
            every, only = amounts.resources("any", at), amounts.resources(resource, at)
            which = [] if resource == "any" else [only]
            which += [amounts.paid(by, at)] if by or not which else []
            return f"all {every} paid {_was(every)} {' '.join(which)}"
    one, other = amounts.outermost(of.one, at), amounts.outermost(of.other, at)
    return f"{one} {_SIGNS[of.sign]} {other}"


def _was(units: str) -> str:
    return "were" if units.endswith("s") else "was"


def _fails(part: Condition, at: Speech, *, nested: bool) -> str:
    """Return that a condition does not hold."""
    match part:
        case co.Is():
            return _is(part, "not ", at, nested=nested)
        case co.TurnOf(player):
            return f"it is not {references.turn(player, at)}"
        case co.There(wanted, 1, None):
            return f"there is no {filters.noun(wanted, at)}"
        case co.There(wanted, int(least), None):
            return f"there are fewer than {least} {filters.noun(wanted, at, several=True)}"
        case co.DuringStep(names):
            return f"it is not {listed([at.terms.term(name) for name in names], 'or')}"
        case co.PlayedBy(way):
            return f"it was not played by “{at.terms.term(way)}”"
        case co.Fails(inner):
            return condition(inner, at, nested=nested)
        case _:
            return f"{_FAILS}{condition(part, at, nested=True)}"


def _is(of: co.Is, negation: str, at: Speech, *, nested: bool) -> str:
    several = references.several(of.cards, at)
    subject = references.cards(of.cards, at, nested=True)
    subject = "they" if several and subject == "them" else subject
    if isinstance(of.filter, HasCounters):
        has = f"{verb('do', several)} not have" if negation else verb("have", several)
        return f"{subject} {has} {filters.counters(of.filter, at)}"
    state = filters.state(of.filter, at)
    if state.startswith("with "):
        has = f"{verb('do', several)} not have" if negation else verb("have", several)
        return f"{subject} {has} {state.removeprefix('with ')}"
    what = state or filters.one(of.filter, at)
    return f"{subject} {verb('be', several)} {negation}{grouped(what) if nested else what}"


def _times(sign: str, times: int) -> str:
    how = _SIGNS[sign].removeprefix("is ")
    return f"{how} {'once' if times == 1 else f'{times} times'}"


def _there(of: co.There, at: Speech) -> str:
    if of.most is None:
        if of.least == 1:
            return f"there is {article(filters.noun(of.filter, at))}"
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
