"""Conditions in Japanese on what both players have, and on cards of several kinds at once."""

from rules.games.sve.reading import meanings_sides
from rules.language.conditions import Condition
from rules.language.filters import Filter
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "condition",
    "自分と相手のPP最大値が<integer>",
    example="自分と相手のPP最大値が8",
    miss="自分か相手のPP最大値が8",
)
def each_has(integer: int) -> Condition:
    """Return the condition that both players have exactly a number of maximum play points."""
    return meanings_sides.each_has(integer)


@RULES.rule(
    "condition",
    "<noun>と<another:core>と<other:core>がそれぞれ<integer><counter>以上",
    example="自分の墓場のスペルとアミュレットとフォロワーがそれぞれ2枚以上",
    miss="自分の墓場のスペルかアミュレットかフォロワーがそれぞれ2枚以上",
)
def three_kinds(
    noun: Filter, another: Filter, other: Filter, integer: int, counter: bool
) -> Condition | None:
    """Return the condition that there are as many cards of each of three kinds; the first names the place."""
    return meanings_sides.each_kind(noun, (integer, noun), (integer, another), (integer, other))
