"""Conditions in English on what both players have, and on cards of several kinds at once."""

from rules.games.sve.reading import meanings_sides
from rules.language.conditions import Condition
from rules.language.filters import Filter
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "condition",
    "each player has <integer> (max|maximum) play points",
    example="each player has 8 maximum play points",
    miss="each opponent has 8 maximum play points",
)
def each_has(integer: int) -> Condition:
    """Return the condition that both players have exactly a number of maximum play points."""
    return meanings_sides.each_has(integer)


@RULES.rule(
    "condition",
    "there are at least <number> <one:noun> , at least <second:number> <another:noun> , and"
    " at least <third:number> <other:noun>",
    example="there are at least 2 spells, at least 2 amulets, and at least 3 followers in your cemetery",
    miss="there are at least 2 spells, at least 2 amulets, or at least 3 followers in your cemetery",
)
def three_kinds(
    number: int, one: Filter, second: int, another: Filter, third: int, other: Filter
) -> Condition | None:
    """Return the condition that there are numbers of cards of three kinds; the last names their place."""
    return meanings_sides.each_kind(other, (number, one), (second, another), (third, other))
