"""Conditions on one card: the card itself, or one that the text named."""

from rules.games.setcg.reading.antecedents import NAMED
from rules.games.setcg.reading.nouns import Noun
from rules.language.conditions import Condition, Is
from rules.language.events import Attacks, Blocks, TakesDamage
from rules.language.filters import (
    CostIs,
    EnteredThisTurn,
    Filter,
    HasCounters,
    HasStatus,
    Not,
    Sign,
    StatIs,
    Underwent,
    WithKeyword,
)
from rules.language.references import Cards, This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

SUBJECT = Rules()

WHOM = {"it": THAT, "they": THAT, "~": This(), "that forward": NAMED, "the chosen forward": NAMED}
SUBJECT.same("one-card", {**WHOM, "that character": NAMED, "the chosen character": NAMED})
POSSESSED = {"its": THAT, "~s": This(), "that forward's": NAMED, "the chosen forward's": NAMED}
SUBJECT.same("possessor", POSSESSED)

HURT = Underwent(TakesDamage())
SUBJECT.same(
    "predicate",
    {
        "entered the field this turn": EnteredThisTurn(),
        "has entered the field this turn": EnteredThisTurn(),
        "attacked this turn": Underwent(Attacks()),
        "has attacked this turn": Underwent(Attacks()),
        "blocked this turn": Underwent(Blocks()),
        "has blocked this turn": Underwent(Blocks()),
        "was dealt damage this turn": HURT,
        "has been dealt damage this turn": HURT,
        "has received damage this turn": HURT,
        "is attacking": HasStatus("attacking"),
        "is blocking": HasStatus("blocking"),
        "is in a party": HasStatus("in a party"),
        "is forming a party": HasStatus("in a party"),
    },
)


@SUBJECT.rule("predicate", "has <keyword>", example="has Haste", miss="has Fire")
def has_keyword(keyword: str) -> Filter:
    return WithKeyword(frozenset({keyword}))


@SUBJECT.rule(
    "predicate", "(doesn't|does not) have <keyword>", example="doesn't have Haste", miss="doesn't have Fire"
)
def lacks_keyword(keyword: str) -> Filter:
    return Not(WithKeyword(frozenset({keyword})))


@SUBJECT.rule(
    "predicate", "has <number> power [<bound>]", example="has 7000 power or more", miss="has power or more"
)
@SUBJECT.rule(
    "predicate",
    "has [a] power of <number> [<bound>]",
    example="has power of 7000 or more",
    miss="has power or more",
)
@SUBJECT.rule(
    "predicate", "has <number> <bound> power", example="has 7000 or more power", miss="has 7000 or more"
)
def has_power(number: int, bound: Sign = "=") -> Filter:
    return StatIs("power", bound, number)


@SUBJECT.rule(
    "predicate",
    "has (a|1 or more) <counter> [placed] on it",
    example="has a Monster Counter on it",
    miss="has Monster Counters",
)
def has_counter(counter: str) -> Filter:
    return HasCounters(counter, ">=", 1)


@SUBJECT.rule("predicate", "is of cost <number> [<bound>]", example="is of cost 3", miss="is of cost")
def is_of_cost(number: int, bound: Sign = "=") -> Filter:
    return CostIs(bound, number)


@SUBJECT.rule("condition", "<one-card> <predicate>", example="it has Haste", miss="it loses Haste")
def so_it_is(one_card: Cards, predicate: Filter) -> Condition:
    return Is(one_card, predicate)


@SUBJECT.rule(
    "condition",
    "<possessor> power is <number> [<bound>]",
    example="its power is 5000 or less",
    miss="its power is less",
)
@SUBJECT.rule(
    "condition",
    "<possessor> power has become <number> [<bound>]",
    example="~s power has become 5000 or less",
    miss="~s power becomes 5000 or less",
)
def of_power(possessor: Cards, number: int, bound: Sign = "=") -> Condition:
    return Is(possessor, StatIs("power", bound, number))


@SUBJECT.rule(
    "condition",
    "<subject:named-card> is [a|an] <noun>",
    example="the chosen Forward is a Job Knight",
    miss="the chosen Forward is a dull",
)
def named_is(subject: Cards, noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose != "anyone" else Is(subject, noun.filter)


SUBJECT.same("named-card", {word: cards for word, cards in WHOM.items() if cards == NAMED})
