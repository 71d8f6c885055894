"""Effects that last, in words: "it gains [+200/+200] until end of turn"."""

from typing import assert_never

from rules.language import continuous_effects as la
from rules.language.conditions import Condition
from rules.language.references import It
from rules.language.words import abilities, changes, conditions, durations, filters, references
from rules.language.words.speech import Speech

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
            there = Speech(at.terms, cards=at.cards)
            kept = ""
            if keeps is not None:
                many = references.several(keeps, at)
                there = there.with_cards(name, many)
                kept = f", about {references.cards(keeps, at, nested=True)}"
            said = abilities.ability(ability, there)
            return f"from now on {durations.duration(until, at)}{kept}: “{said}”"
        case la.Trigger(ability):
            return f"have this trigger: “{abilities.ability(ability, at.alone())}”"
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


def _when(when: Condition | None, at: Speech) -> str:
    return "" if when is None else f", as long as {conditions.condition(when, at, nested=True)}"
