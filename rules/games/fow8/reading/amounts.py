"""Numbers and amounts as Force of Will's cards word them."""

from dataclasses import dataclass

from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language.amounts import (
    Amount,
    Count,
    CountersOn,
    DividedBy,
    EventAmount,
    LifeOf,
    Plus,
    StatOf,
    Times,
    X,
)
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("amount", {"X00": Times(X(), 100)})


@dataclass(frozen=True, slots=True)
class Bounds:
    """A minimum and a maximum number."""

    least: Amount
    most: Amount


@RULES.rule("how-many", "<number:count>", example="a", miss="any")
def exactly(number: int) -> Bounds:
    return Bounds(number, number)


@RULES.rule("how-many", "up to <number>", example="up to two", miss="two or more")
def at_most(number: int) -> Bounds:
    return Bounds(0, number)


@RULES.rule(
    "counted",
    "[the] number of [all] <noun>",
    example="the number of resonators you control",
    miss="number of",
)
@RULES.rule(
    "counted",
    "[the] total number of [all] <noun>",
    example="the total number of resonators you control",
    miss="the total number",
)
def number_of(noun: Noun) -> Amount | None:
    wanted = everywhere(noun)
    return None if wanted is None else Count(wanted)


@RULES.rule(
    "counted",
    "the number of <counter> counters on this card",
    example="the number of hope counters on this card",
    miss="the number of hope counters on it",
)
def counters_on_this(counter: str) -> Amount:
    return CountersOn(This(), counter)


RULES.same(
    "counted",
    {
        "that damage": EventAmount(),
        "that much": EventAmount(),
        "the damage dealt": EventAmount(),
        "your life": LifeOf("you"),
        "your opponent's life": LifeOf("opponent"),
        "this card's ATK": StatOf(This(), "attack"),
        "this card's DEF": StatOf(This(), "defense"),
        "its ATK": StatOf(THAT, "attack"),
        "its DEF": StatOf(THAT, "defense"),
        "that resonator's ATK": StatOf(THAT, "attack"),
        "that J/resonator's ATK": StatOf(THAT, "attack"),
        "half its ATK": DividedBy(StatOf(THAT, "attack")),
    },
)


@RULES.rule("counted", "<counted> x <integer>", example="its ATK x 2", miss="its ATK x")
@RULES.rule(
    "counted",
    "[ <counted> x <integer> ]".replace("[", "{[}").replace("]", "{]}"),
    example="[ its ATK x 2 ]",
    miss="[ its ATK ] x 2",
)
def times(counted: Amount, integer: int) -> Amount:
    return Times(counted, integer)


def scaled(each: int, by: Amount) -> Amount:
    """Return an amount multiplied by a number."""
    return by if each == 1 else Times(by, each)


RULES.same(
    "number",
    {
        word: value
        for value, word in enumerate(
            ("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
            start=13,
        )
    },
)


@RULES.rule("amount", "X + <integer>", example="X + 1", miss="X")
def x_and_more(integer: int) -> Amount:
    return Plus((X(), integer))
