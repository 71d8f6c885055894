"""Abilities in words: "When this card comes into play, draw two cards."."""

from dataclasses import replace
from typing import assert_never

from rules.language import abilities as ab
from rules.language.abilities import Ability
from rules.language.amounts import Amount
from rules.language.changes import Deny
from rules.language.conditions import AllHold, Condition
from rules.language.costs import FREE
from rules.language.effects import NOTHING, Effect
from rules.language.events import AnyEvent, Event
from rules.language.filters import Filter
from rules.language.vocabulary import EVERYWHERE
from rules.language.words import amounts, changes, composed, conditions, costs, events, filters, references
from rules.language.words.speech import Speech, ordinal
from rules.language.words.terms import article, listed, number, sentence

_MANY = 10
"""With at least this many targets they are not named one by one."""
_TARGET = "\N{WHITE BULLET}"
"""A placeholder for the only target until its first mention is known."""


def ability(of: Ability, at: Speech, *, away: bool | None = None) -> str:
    """Return an ability as sentences; `away` if what triggers it says whether its card is out of play."""
    at = replace(at, away=_is_away(of, at) if away is None else away)
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
    at = replace(at, away=of.only_there)
    if isinstance(of, ab.Activated):
        return f"{_presence(of, at)}(Use this {conditions.given(of.when, at, 'only if')}.) {said}"
    holds = conditions.given(of.when, at, "as long as")
    if isinstance(of, ab.KeywordAbility) or ". " in said or not said[1:2].islower():
        return f"{_presence(of, at)}(Works {holds}.) {said}"
    return f"{_presence(of, at)}{holds[0].upper()}{holds[1:]}, {said[0].lower()}{said[1:]}"


def _is_away(of: Ability, at: Speech) -> bool:
    """Return whether an ability's card is out of play when the ability's effect applies."""
    if isinstance(of, ab.Triggered) and not of.zones and not at.itself:
        own = events.is_of_its_card(of.event) or events.is_of_no_card(of.event)
        return own and events.is_departure(of.event, at)
    return of.only_there or isinstance(of, ab.Spell)


def _presence(of: ab.Presence, at: Speech) -> str:
    """Return an ability's name, and where it works."""
    said = f"{at.terms.term(of.name)} — " if of.name else ""
    if of.zones == (EVERYWHERE,) and not of.only_there:
        return f"{said}(Works everywhere.) "
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
    opening = f"when {_event_if(of.event, of.condition, at)}, "
    if of.optional:
        opening += "you may do this: "
    if of.cost != FREE or of.ways:
        paid = costs.prose(of.cost, at)
        opening += f"at the cost “{paid}”{_ways(of.ways, at)}, " if of.optional or of.ways else ""
        opening += "" if of.optional or of.ways else f"you may {paid} to do this: "
    limit = f" This triggers only {_often(of)} a turn." if of.once_a_turn else ""
    return _announced(of, opening, at) + limit


def _event_if(event: Event, condition: Condition | None, at: Speech) -> str:
    """Return an event, and the condition that must be met as it happens."""
    if condition is None:
        return events.event(event, at)
    holds = conditions.condition(condition, at, nested=not isinstance(condition, AllHold))
    if isinstance(event, AnyEvent):
        return f"{events.event(event, at)}, and {holds}"
    return f"{events.event(event, at, nested=True)} and {holds}"


def _often(of: ab.Activated | ab.Triggered) -> str:
    """Return how often an ability can be used or trigger in a turn."""
    return {1: "once", 2: "twice"}.get(of.uses, f"{number(of.uses)} times")


def _replacement(of: ab.Replacement, at: Speech) -> str:
    opening = f"{'the next time' if of.once else 'if'} {_event_if(of.event, of.condition, at)}, "
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
        parts.append(f"{let} {amounts.outermost(of.amount, at)}")
    if of.destination:
        let = "you may let the card go" if of.optional else "the card goes"
        goes = at.terms.into.get(of.destination, "into {owner} {zone}")
        parts.append(f"{let} {goes.format(owner=OWNER, zone=at.terms.term(of.destination))}")
    if of.onto is not None:
        let = "you may let it happen to" if of.optional else "it happens to"
        parts.append(f"{let} {references.cards(of.onto, at)}")
    return " and ".join(parts)


def _way(of: ab.Way, at: Speech) -> str:
    says_nothing = of.effect == NOTHING and not (of.targets or of.modes or of.x or of.divides)
    paying = _paying(of, at)
    return sentence(paying) if says_nothing else _announced(of, f"{paying}: ", at)


def _ways(of: tuple[ab.Way, ...], at: Speech) -> str:
    return "".join(f", or instead “{ability(way, at)}”" for way in of)


def _paying(of: ab.Way, at: Speech) -> str:
    """Return what a way to play a card costs."""
    card, cost = at.word("card"), at.word("cost")
    opening = f"to play this {card}," if of.must else f"as you play this {card}, you may"
    if of.instead:
        said = f"{opening} {costs.prose(of.cost, at)} in place of its {cost}"
    else:
        said = f"{opening} {costs.prose(of.cost, at)} in addition to its {cost}"
    return f"{said}, which becomes {of.less} less" if of.less else said


def _announced(of: ab.Announced, opening: str, at: Speech) -> str:
    """Return the choices made when something is played, then its effect."""
    effect: Effect = of.effect  # type: ignore[attr-defined]
    if of.x is not None:
        opening += f"X is {amounts.outermost(of.x, at)}: "
    divided = ""
    if of.divides is not None:
        step = "" if of.step == 1 else f" in parts of {of.step} or more"
        divided = f"divide {amounts.amount(of.divides, at)} among the targets{step}: "
    modes = _modes(of, at) if of.modes else ""
    if modes and effect == NOTHING and not of.targets:
        return sentence(f"{opening}{divided}{modes}")
    said = _aimed(of.targets, of.least, effect, opening, at, of.at_most, divided)
    return f"{said} {sentence(modes)}" if modes else said


def _modes(of: ab.Announced, at: Speech) -> str:
    options = " • ".join(_aimed(mode.targets, mode.least, mode.effect, "", at) for mode in of.modes)
    at_least = "at least one and up to " if of.fewer else ""
    if isinstance(of.choose, int):
        many = f"{at_least}{number(of.choose)} of these as you play it"
    else:
        many = f"some of these as you play it, {at_least or 'as many as '}{amounts.amount(of.choose, at)}"
    return f"choose {many}: • {options}"


def _aimed(
    targets: tuple[Filter, ...],
    least: int | None,
    effect: Effect,
    opening: str,
    at: Speech,
    at_most: Amount | None = None,
    divided: str = "",
) -> str:
    """Return an effect with its targets: a single one at its first mention, several before it."""
    if not targets:
        return sentence(f"{opening}{divided}{_all_of(effect, at, opening + divided)}")
    wanted = [filters.noun(one, at) for one in targets]
    owners = tuple(references.owner_by(one, at) for one in targets)
    if len(targets) == 1 and least is None and at_most is None:
        called = _target(wanted[0])
        inside = replace(at, targets=(_TARGET,), owners=owners)
        said = divided + _all_of(effect, inside, opening + divided)
        if _TARGET in said:
            return sentence(_mentioned(called, opening + said))
        return _after_choice(f"choose {called}", said, opening)
    places = range(1, len(targets) + 1)
    names = tuple(f"the {ordinal(place)} target" if len(targets) > 1 else "that target" for place in places)
    many = len(set(wanted)) == 1 and len(targets) >= _MANY
    inside = replace(at, targets=() if many else names, owners=() if many else owners)
    choice = _choice(targets, wanted, least, at_most, at)
    said = divided + _all_of(effect, inside, opening + divided)
    return _after_choice(choice, said, opening)


def _mentioned(called: str, said: str) -> str:
    """Return sentences with the only target where it is mentioned, at first by what it must be."""
    before, *after = said.split(_TARGET)
    for place, text in enumerate(after):
        name = called if place == 0 else "that target"
        begins = before.endswith(". ")
        before += f"{name[0].upper()}{name[1:]}{text}" if begins else f"{name}{text}"
    return before


def _target(noun: str) -> str:
    """Return a target by what it must be: "target creature", "another target creature"."""
    if noun == filters.YOU:
        return f"{noun} as the target"
    return f"another target {noun.removeprefix('other ')}" if noun.startswith("other ") else f"target {noun}"


def _choice(
    targets: tuple[Filter, ...], wanted: list[str], least: int | None, at_most: Amount | None, at: Speech
) -> str:
    """Return the choice of targets: "choose up to two creatures as targets"."""
    most = "" if at_most is None else f", but no more than {amounts.amount(at_most, at)}"
    if len(set(wanted)) > 1:
        few = {None: "", 0: "any of "}.get(least, f"at least {least} of ")
        listing = listed([article(one) if one != "other" else one for one in wanted])
        return f"choose {few}these as targets{most}: {listing}"
    count = number(len(targets))
    noun = filters.noun(targets[0], at, several=len(targets) > 1)
    if len(targets) >= _MANY and at_most is not None and not isinstance(at_most, int):
        some = {None: "as many as", 0: "up to"}.get(least, f"at least {least} and up to")
        return f"choose {noun} as targets, {some} {amounts.outermost(at_most, at)}"
    many = {None: count, 0: f"up to {count}"}.get(least, f"{number(least or 0)} to {count}")
    return f"choose {many} {noun} as {'targets' if len(targets) > 1 else 'a target'}{most}"


def _after_choice(choice: str, said: str, opening: str) -> str:
    """Return an effect after the choice of its targets, which belongs to what comes before both."""
    if not opening:
        return f"{sentence(choice)} {sentence(said)}"
    return sentence(f"{opening}{choice}; {said}")


def _all_of(effect: Effect, at: Speech, opening: str) -> str:
    """Return an effect as separate sentences, or as one clause after the beginning of a sentence."""
    return composed.effect(effect, at) if opening else composed.sentences(effect, at)
