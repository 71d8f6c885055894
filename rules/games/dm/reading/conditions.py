"""Conditions: which and how many cards there are, whose turn it is, what this creature does."""

from dataclasses import replace

from rules.games.dm.nodes import Breaks
from rules.games.dm.reading.nouns import CREATURE, Noun, Whose
from rules.language.amounts import StatOf
from rules.language.conditions import Compare, Condition, Fails, Happened, Is, There, TurnOf
from rules.language.filters import (
    AnyOf,
    Controlled,
    Filter,
    HasStatus,
    InZone,
    IsRested,
    Not,
    OfAttribute,
    Other,
    RaceHas,
    Sign,
)
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

RULES = Rules()
OTHERS = narrowed(InZone(("battle zone",)), Controlled("you"), CREATURE, Other())
RULES.same(
    "who-has",
    {"you have": "you", "your opponent has": "opponent", "he has": "opponent", "they have": "opponent"},
)


def had(noun: Noun, whose: Whose) -> Filter | None:
    """Return the filter for cards that a player has; "in his hand" may be added."""
    if noun.whose not in ("", whose) and not (noun.whose == "their" and whose == "opponent"):
        return None
    return replace(noun, whose=whose).filter()


@RULES.rule(
    "condition",
    "<who-has> <count> or more <noun>",
    example="you have 3 or more shields",
    miss="you have 3 or more shield",
)
@RULES.rule(
    "condition",
    "<who-has> a total of <count> or more <noun>",
    example="you have a total of 3 or more fire creatures",
    miss="you have a total of 3 fire creatures",
)
@RULES.rule(
    "condition",
    "<who-has> <count> <noun> or more",
    example="you have 3 shields or more",
    miss="you have 3 shields or less",
)
@RULES.rule(
    "condition",
    "<who-has> at least <count> <noun>",
    example="you have at least 3 shields",
    miss="you have 3 shields",
)
def has_at_least(who_has: Whose, count: int, noun: Noun) -> Condition | None:
    wanted = had(noun, who_has)
    return There(wanted, count) if wanted is not None and (noun.several or count == 1) else None


@RULES.rule(
    "condition",
    "<who-has> <count> or (fewer|less) <noun>",
    example="you have 3 or fewer shields",
    miss="you have 3 or more shields",
)
@RULES.rule(
    "condition",
    "<who-has> <count> <noun> or (fewer|less)",
    example="you have 2 shields or less",
    miss="you have 2 shields or more",
)
def has_at_most(who_has: Whose, count: int, noun: Noun) -> Condition | None:
    wanted = had(noun, who_has)
    return There(wanted, 0, count) if wanted is not None and (noun.several or count == 1) else None


@RULES.rule(
    "condition",
    "<who-has> exactly <count> <noun>",
    example="you have exactly 3 shields",
    miss="you have 3 shields",
)
def has_exactly(who_has: Whose, count: int, noun: Noun) -> Condition | None:
    wanted = had(noun, who_has)
    return None if wanted is None else There(wanted, count, count)


@RULES.rule("condition", "<who-has> no <noun>", example="you have no shields", miss="you have shields")
def has_no(who_has: Whose, noun: Noun) -> Condition | None:
    wanted = had(noun, who_has)
    return None if wanted is None else There(wanted, 0, 0)


@RULES.rule(
    "condition", "<who-has> (a|an|any) <noun>", example="you have a creature", miss="you have creature"
)
def has_one(who_has: Whose, noun: Noun) -> Condition | None:
    wanted = had(noun, who_has)
    return None if wanted is None else There(wanted)


@RULES.rule(
    "condition",
    "<who-has> (another|at least one other) <noun>",
    example="you have another creature",
    miss="you have a creature",
)
def has_another(who_has: Whose, noun: Noun) -> Condition | None:
    return has_one(who_has, noun.asking(Other())) if not noun.several else None


RULES.same(
    "own-condition",
    {
        "this is your only creature in the battle zone": There(OTHERS, 0, 0),
        "this creature is tapped": Is(This(), IsRested()),
        "this creature is untapped": Is(This(), IsRested(False)),
        "this creature broke any shields (that|this) turn": Happened(Breaks()),
    },
)


RULES.same(
    "condition",
    {
        "this creature is tapped": Is(This(), IsRested()),
        "this creature is untapped": Is(This(), IsRested(False)),
        "this creature is attacking": Is(This(), HasStatus("attacking")),
        "this creature is blocking": Is(This(), HasStatus("blocking")),
        "you have no other creatures in the battle zone": There(OTHERS, 0, 0),
        "it's your turn": TurnOf("you"),
        "it's your opponent's turn": TurnOf("opponent"),
    },
)


@RULES.rule(
    "condition",
    "all [the] cards in your mana zone are <civs> cards",
    example="all the cards in your mana zone are fire cards",
    miss="all the cards in your hand are fire cards",
)
def all_of(civs: frozenset[str]) -> Condition:
    return _all_mana(OfAttribute(civs))


@RULES.rule(
    "condition",
    "all [the] cards in your mana zone are tapped",
    example="all cards in your mana zone are tapped",
    miss="all cards in your mana zone are untapped",
)
def all_tapped() -> Condition:
    return _all_mana(IsRested())


def _all_mana(wanted: Filter) -> Condition:
    return There(narrowed(InZone(("mana zone",)), Controlled("you"), Not(wanted)), 0, 0)


@RULES.rule(
    "condition",
    "this creature has power <n:integer> <at-sign>",
    example="this creature has power 6000 or more",
    miss="this creature has power 6000",
)
def strong(n: int, at_sign: Sign) -> Condition:
    return Compare(StatOf(This(), "power"), at_sign, n)


@RULES.rule(
    "condition",
    "(it's|it is|that card is|that creature is) (a|an) <noun>",
    example="it's a fire creature",
    miss="it's fire",
)
def it_is(noun: Noun) -> Condition | None:
    if noun.zone or noun.whose or noun.several:
        return None
    return Is(THAT, noun.wanted)


@RULES.rule(
    "condition",
    "(it's|it is|that card is|that creature is) (a|an) <noun> or (a|an) <other:noun>",
    example="it's a fire creature or a spell",
    miss="it's a fire creature or spells",
)
def it_is_either(noun: Noun, other: Noun) -> Condition | None:
    one, two = it_is(noun), it_is(other)
    if not isinstance(one, Is) or not isinstance(two, Is) or one == two:
        return None
    return Is(THAT, AnyOf(tuple(sorted((one.filter, two.filter), key=order_of))))


@RULES.rule(
    "condition",
    "it has <family> in its race",
    example="it has Dragon in its race",
    miss="it has Dragon in its name",
)
def it_has_race(family: str) -> Condition:
    return Is(THAT, RaceHas(family))


@RULES.rule(
    "condition",
    "(it isn't|it's not|it is not) (a|an) <noun>",
    example="it isn't a fire creature",
    miss="it's a fire creature",
)
def it_is_not(noun: Noun) -> Condition | None:
    found = it_is(noun)
    return None if found is None else Fails(found)


@RULES.rule(
    "condition",
    "(it isn't|it's not|it is not) (a|an) <noun> or (a|an) <other:noun>",
    example="it isn't a Ghost or a spell",
    miss="it's a Ghost or a spell",
)
def it_is_neither(noun: Noun, other: Noun) -> Condition | None:
    one, two = it_is(noun), it_is(other)
    if not isinstance(one, Is) or not isinstance(two, Is) or one.cards != two.cards or one == two:
        return None
    return Fails(Is(one.cards, AnyOf(tuple(sorted((one.filter, two.filter), key=order_of)))))
