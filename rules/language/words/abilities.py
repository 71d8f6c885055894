"""Abilities in words: "When this card comes into play, draw two cards."."""

from typing import assert_never

from rules.language import abilities as ab
from rules.language.abilities import Ability
from rules.language.amounts import Amount
from rules.language.changes import Deny
from rules.language.costs import FREE
from rules.language.effects import NOTHING, Effect
from rules.language.filters import Filter
from rules.language.vocabulary import EVERYWHERE
from rules.language.words import amounts, changes, composed, conditions, costs, events, filters, references
from rules.language.words.speech import Speech, ordinal
from rules.language.words.terms import article, listed, number, sentence

_MANY = 10
"""With at least this many targets they are not named one by one."""
_TARGET = "\N{WHITE BULLET}"
"""A placeholder for the only target until its first mention is known."""


def ability(of: Ability, at: Speech) -> str:
    """Return an ability as sentences."""
    match of:
        case ab.Spell():
            said = _announced(of, "", at)
        case ab.Activated():
            said = _activated(of, at)
        case ab.Triggered():
            said = _triggered(of, at)
        case ab.Static((Deny() as denied,), None):
            said = sentence(changes.denied(denied, at))
        case ab.Static(changed, affects):
            subject = f"this {at.word('card')}" if affects is None else f"each {filters.noun(affects, at)}"
            said = sentence(f"{subject} {changes.changes(changed, at, several=False)}")
        case ab.Replacement():
            said = _replacement(of, at)
        case ab.Way():
            said = _way(of, at)
        case ab.Declared(event, effect):
            inside = at.with_cards("it", False)
            may = f"when {events.event(event, at)}, you may declare this {at.word('card')}: "
            said = sentence(f"{may}{composed.effect(effect, inside)}")
        case ab.AsItEnters(effect, what):
            opening = f"as {filters.one(what, at)} {at.word('enters')}, "
            said = sentence(f"{opening}{composed.effect(effect, at)}")
        case ab.Continual(effect, condition):
            holds = conditions.condition(condition, at)
            said = sentence(f"at once whenever {holds}, {composed.effect(effect, at)}")
        case ab.KeywordAbility(keyword=keyword, filter=about, cost=cost):
            kinds = "" if about is None else f" ({filters.noun(about, at, several=True)})"
            paid = "" if cost == FREE else f" ({costs.cost(cost, at)})"
            said = sentence(f"{at.terms.term(keyword)}{kinds}{paid}")
        case _:
            assert_never(of)
    if of.when is None:
        return f"{_presence(of, at)}{said}"
    holds = conditions.condition(of.when, at)
    if isinstance(of, ab.Activated):
        return f"{_presence(of, at)}(Use this only as long as {holds}.) {said}"
    if isinstance(of, ab.KeywordAbility) or ". " in said or not said[1:2].islower():
        return f"{_presence(of, at)}(Works as long as {holds}.) {said}"
    fails = holds.removeprefix(conditions.FAILS)
    holds = f"As long as {holds}" if fails == holds else f"Unless {fails}"
    return f"{_presence(of, at)}{holds}, {said[0].lower()}{said[1:]}"


def _presence(of: ab.Presence, at: Speech) -> str:
    """Return an ability's name, and where it exists."""
    said = f"{of.name} — " if of.name else ""
    if of.zones:
        named = ["everywhere" if zone == EVERYWHERE else filters.place(zone, at) for zone in of.zones]
        only = "only " if of.only_there else "also "
        said += f"(Works {only}{listed(named)}.) "
    return said


def _activated(of: ab.Activated, at: Speech) -> str:
    ways = _ways(of.ways, at)
    once = f" Use this only {_often(of)} a turn." if of.once_a_turn else ""
    once += " Use this only once a game." if of.once_a_game else ""
    paid = costs.cost(of.cost, at) if of.cost != FREE else "for nothing"
    return _announced(of, f"{paid}{ways}: ", at) + once


def _triggered(of: ab.Triggered, at: Speech) -> str:
    condition = "" if of.condition is None else f", if {conditions.condition(of.condition, at, nested=True)}"
    opening = f"when {events.event(of.event, at)}{condition}, "
    if of.optional:
        opening += "you may do this: "
    if of.cost != FREE or of.ways:
        opening += f"at the cost “{costs.cost(of.cost, at)}”{_ways(of.ways, at)}, "
    limit = f" This triggers only {_often(of)} a turn." if of.once_a_turn else ""
    return _announced(of, opening, at) + limit


def _often(of: ab.Activated | ab.Triggered) -> str:
    """Return how often an ability can be used or trigger in a turn."""
    return {1: "once", 2: "twice"}.get(of.uses, f"{number(of.uses)} times")


def _replacement(of: ab.Replacement, at: Speech) -> str:
    condition = "" if of.condition is None else f" and {conditions.condition(of.condition, at, nested=True)}"
    opening = f"{'the next time' if of.once else 'if'} {events.event(of.event, at, nested=True)}{condition}, "
    outcome = _outcome(of, at)
    if not outcome and of.effect == NOTHING and not (of.optional or of.targets):
        return sentence(f"{opening}nothing happens instead")
    if not outcome:
        opening += "you may do this instead: " if of.optional else "instead "
    else:
        opening += f"{outcome} instead"
        if of.effect == NOTHING:
            return sentence(opening)
        opening += " and "
    return _aimed(tuple(of.targets), None, of.effect, opening, at)


OWNER = "its owner's"


def _outcome(of: ab.Replacement, at: Speech) -> str:
    """Return the changes to an event that still happens: its amount, or the card's destination."""
    parts = []
    if of.amount is not None:
        let = "you may let the amount be" if of.optional else "the amount is"
        parts.append(f"{let} {amounts.amount(of.amount, at)}")
    if of.destination:
        let = "you may let the card go" if of.optional else "the card goes"
        goes = at.terms.into.get(of.destination, "into {owner} {zone}")
        parts.append(f"{let} {goes.format(owner=OWNER, zone=at.terms.term(of.destination))}")
    if of.onto is not None:
        let = "you may let it happen to" if of.optional else "it happens to"
        parts.append(f"{let} {references.cards(of.onto, at)}")
    return " and ".join(parts)


def _way(of: ab.Way, at: Speech) -> str:
    card = at.word("card")
    opening = f"to play this {card}," if of.must else f"you may play this {card} and"
    says_nothing = of.effect == NOTHING and not (of.targets or of.modes or of.x or of.divides)
    paying = f"{opening} {_paying(of, at)}"
    return sentence(paying) if says_nothing else _announced(of, f"{paying}: ", at)


def _ways(of: tuple[ab.Way, ...], at: Speech) -> str:
    return "".join(f", or instead “{ability(way, at)}”" for way in of)


def _paying(of: ab.Way, at: Speech) -> str:
    if of.instead:
        return f"{costs.cost(of.cost, at)} in place of its {at.word('cost')}"
    added = f"{costs.cost(of.cost, at)} in addition to its {at.word('cost')}"
    return f"{added}, which becomes {of.less} less" if of.less else added


def _announced(of: ab.Announced, opening: str, at: Speech) -> str:
    """Return the choices made when something is played, then its effect."""
    effect: Effect = of.effect  # type: ignore[attr-defined]
    if of.x is not None:
        opening += f"X is {amounts.amount(of.x, at)}: "
    if of.divides is not None:
        step = "" if of.step == 1 else f" in parts of {of.step} or more"
        opening += f"divide {amounts.amount(of.divides, at)} among the targets{step}: "
    modes = _modes(of, at) if of.modes else ""
    if modes and effect == NOTHING and not of.targets:
        return sentence(f"{opening}{modes}")
    said = _aimed(of.targets, of.least, effect, opening, at, of.at_most)
    return f"{said} {sentence(modes)}" if modes else said


def _modes(of: ab.Announced, at: Speech) -> str:
    options = " • ".join(_aimed(mode.targets, mode.least, mode.effect, "", at) for mode in of.modes)
    count = number(of.choose) if isinstance(of.choose, int) else amounts.amount(of.choose, at)
    return f"choose {'up to ' if of.fewer else ''}{count} of these as you play it: • {options}"


def _aimed(
    targets: tuple[Filter, ...],
    least: int | None,
    effect: Effect,
    opening: str,
    at: Speech,
    at_most: Amount | None = None,
) -> str:
    """Return an effect with its targets: a single one at its first mention, several before it."""
    if not targets:
        return sentence(opening + _all_of(effect, at, opening))
    wanted = [filters.noun(one, at) for one in targets]
    if len(set(wanted)) == 1 and len(targets) >= _MANY:
        said = opening + _all_of(effect, at, opening)
        most = len(targets) if at_most is None else amounts.amount(at_most, at)
        up_to = f"up to {most}" if least == 0 else f"{least or len(targets)} to {most}"
        many = sentence(f"choose {up_to} targets, each of them {article(wanted[0])}")
        return f"{many} {sentence(said)}"
    if at_most is not None:
        opening += f"choose no more than {amounts.amount(at_most, at)} of the targets: "
    if len(targets) == 1 and least is None:
        called = f"target {wanted[0]}"
        said = opening + _all_of(effect, _with(at, (_TARGET,)), opening)
        if _TARGET not in said:
            return sentence(f"choose {called}. {sentence(said)}")
        return sentence(said.replace(_TARGET, called, 1).replace(_TARGET, "that target"))
    names = tuple(f"the {ordinal(place)} target" for place in range(1, len(targets) + 1))
    said = opening + _all_of(effect, _with(at, names), opening)
    if len(set(wanted)) == 1:
        count = number(len(targets))
        many = {None: count, 0: f"up to {count}"}.get(least, f"{number(least or 0)} to {count}")
        noun = filters.noun(targets[0], at, several=len(targets) > 1)
        chosen = sentence(f"choose {many} {noun} as {'targets' if len(targets) > 1 else 'a target'}")
        return f"{chosen} {sentence(said)}"
    few = {None: "", 0: "any of "}.get(least, f"at least {least} of ")
    listing = listed([article(one) if one != "other" else one for one in wanted])
    return f"{sentence(f'choose {few}these as targets: {listing}')} {sentence(said)}"


def _with(at: Speech, targets: tuple[str, ...]) -> Speech:
    return Speech(at.terms, targets, at.cards, at.numbers)


def _all_of(effect: Effect, at: Speech, opening: str) -> str:
    """Return an effect as separate sentences, or as one clause after the beginning of a sentence."""
    return composed.effect(effect, at) if opening else composed.sentences(effect, at)
