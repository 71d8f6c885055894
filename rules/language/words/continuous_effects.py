"""Effects that last, in words: "it gains [+200/+200] until end of turn"."""

from dataclasses import replace
from typing import assert_never

from rules.language import continuous_effects as la
from rules.language.abilities import Replacement, Triggered
from rules.language.conditions import Condition
from rules.language.durations import ALWAYS, Duration
from rules.language.references import Cards, It
from rules.language.words import abilities, changes, conditions, durations, events, filters, references
from rules.language.words.speech import Name, Speech

Lasting = la.Modify | la.ModifyAll | la.Later | la.Prohibit | la.Trigger | la.Remember


def lasting(of: Lasting, at: Speech) -> str:
    """Return an effect that lasts beyond its resolution."""
    match of:
        case la.Modify(what, changed, until, when):
            many = references.several(what, at)
            subject = references.cards(what, at, nested=True)
            if isinstance(what, It):
                # After one or several subjects, "it" or "they".
                subject = {"them": "they"}.get(subject, subject)
            said = changes.changes(changed, at, several=many)
            return f"{subject} {said} {durations.duration(until, at)}{_when(when, at)}"
        case la.ModifyAll(wanted, changed, until, when):
            subject = f"every {filters.noun(wanted, at)}, now or later,"
            said = changes.changes(changed, at, several=False)
            return f"{subject} {said} {durations.duration(until, at)}{_when(when, at)}"
        case la.Later(ability, keeps, until, name):
            return _later(ability, keeps, until, name, at)
        case la.Trigger(ability):
            there = Speech(at.terms, cards=at.cards)
            return f"have this trigger: “{abilities.ability(ability, there, away=at.away)}”"
        case la.Prohibit(deed, who, until):
            return f"{changes.cannot(deed, who, at)} {durations.duration(until, at)}"
        case la.Remember(what, who, forget, about):
            of_which = f" ({about})" if about else ""
            counted = f"count “{at.terms.term(what)}{of_which}” for {references.player(who, at)}"
            if not forget:
                return counted
            others = " or ".join(f"“{at.terms.term(one)}”" for one in forget)
            return f"{counted} and no longer {others}"
        case _:
            assert_never(of)


def _later(
    ability: Triggered | Replacement, keeps: Cards | None, until: Duration, name: str, at: Speech
) -> str:
    """Return a delayed ability: "for it, this triggers once: “When your turn ends, destroy it.”"."""
    there, about = Speech(at.terms, cards=at.cards), ""
    if keeps is not None:
        many, kept = references.several(keeps, at), references.cards(keeps, at, nested=True)
        if not events.is_of_its_card(ability.event) and not events.is_of_no_card(ability.event):
            # "It" would be taken for the card of the event.
            called = f"the kept {at.terms.plural(at.word('card')) if many else at.word('card')}"
            bound = Name(called, many, references.owner(keeps, at))
            there = replace(there, cards={**there.cards, name: bound})
            about = f"for {kept} ({called}), "
        elif isinstance(keeps, It) and keeps.name in at.cards:
            there, about = replace(there, cards={**there.cards, name: at.cards[keeps.name]}), f"for {kept}, "
        else:
            there, about = there.with_cards(name, many, references.owner(keeps, at)), f"for {kept}, "
        said = there.cards[name].text
        there = replace(there, itself=f"one of {said}" if many else said)
    once = isinstance(ability, Triggered) and until == ALWAYS
    span = "this triggers once" if once else f"this applies {durations.duration(until, at)}"
    return f"{about}{span}: “{abilities.ability(ability, there)}”"


def _when(when: Condition | None, at: Speech) -> str:
    return "" if when is None else f", {conditions.given(when, at, 'as long as', nested=True)}"
