"""Texts of Force of Will in which one effect replaces another under a condition."""

from dataclasses import replace

from rules.games.fow8.reading.sentences import STEADY, Steps, one_of
from rules.language import effects as fx
from rules.language.amounts import Amount
from rules.language.conditions import Condition
from rules.reading.clauses import THAT, Clause, in_order, mentions, substituted
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "sentence",
    "<first:steps> . if <condition> , <then:steps> instead",
    example="draw a card . if your life is 1000 or less , draw two cards instead",
    miss="draw a card . if your life is 1000 or less , draw two cards",
)
@RULES.rule(
    "sentence",
    "<first:steps> . <then:steps> instead if <condition>",
    example="draw a card . draw two cards instead if your life is 1000 or less",
    miss="draw a card . draw two cards if your life is 1000 or less",
)
def one_instead(first: Steps, condition: Condition, then: Steps) -> Steps | None:
    """An effect, and one without targets of its own that replaces it under a condition."""
    before, after = one_of(first), one_of(then)
    if before is None or after is None:
        return None
    found = in_place(before, condition, after)
    return None if found is None else (found,)


def in_place(before: Clause, condition: Condition, after: Clause) -> Clause | None:
    """Return a clause and one that replaces it under a condition without choosing anything of its own."""
    if before.modes or after.modes or after.targets:
        return None
    if before.divides is not None or after.divides is not None:
        return None
    effect, asked = after.effect, condition
    if mentions((effect, asked), THAT):
        if not isinstance(before.about, STEADY):
            return None
        effect = substituted(effect, THAT, before.about)
        asked = substituted(asked, THAT, before.about)
    about = before.about if isinstance(before.about, STEADY) else None
    return replace(before, effect=fx.If(asked, effect, before.effect), about=about)


@RULES.rule(
    "raised-to",
    "(it|this card) deals <amount> damage instead",
    example="it deals 800 damage instead",
    miss="it deals 800 damage",
)
def raised_to(amount: Amount) -> Amount:
    return amount


@RULES.rule(
    "sentence",
    "<first:steps> . if <condition> , <amount:raised-to>",
    example="this card deals 600 damage to target resonator . if your life is 1000 or less , it deals "
    "900 damage instead",
    miss="this card deals 600 damage to target resonator . it deals 900 damage instead",
)
def more_damage(first: Steps, condition: Condition, amount: Amount) -> Steps | None:
    """More damage to the same cards or players."""
    before = one_of(first)
    found = None if before is None else with_more(before, condition, amount)
    return None if found is None else (found,)


def with_more(before: Clause, condition: Condition, amount: Amount) -> Clause | None:
    """Return a clause that deals damage, or the given amount of it under a condition."""
    parts = before.effect.effects if isinstance(before.effect, fx.Do) else (before.effect,)
    raised = []
    for part in parts:
        if not isinstance(part, fx.DealDamage | fx.DealDamageToPlayer) or before.divides is not None:
            return None
        raised.append(replace(part, amount=amount))
    return in_place(before, condition, Clause(in_order(*raised)))


@RULES.rule(
    "sentence",
    "<steps> if <condition> . otherwise , <other:steps>",
    example="draw a card if your life is 1000 or less . otherwise , discard a card",
    miss="draw a card . otherwise , discard a card",
)
def or_else(steps: Steps, condition: Condition, other: Steps) -> Steps | None:
    then, otherwise = one_of(steps), one_of(other)
    if then is None or otherwise is None:
        return None
    found = in_place(replace(then, effect=then.effect), condition, otherwise)
    if found is None or not isinstance(found.effect, fx.If):
        return None
    swapped = fx.If(found.effect.condition, found.effect.otherwise, found.effect.then)
    return (replace(found, effect=swapped),)
