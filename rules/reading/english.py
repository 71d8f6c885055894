"""English that cards of all games print alike: numbers in words, ordinals, plain amounts.

`number` is a whole number, `count` also "a" and "an", `place` an ordinal. An `amount` is an amount of the
language.
"""

from rules.language.amounts import Amount, DividedBy, Times, X
from rules.reading.grammar import Rules

ENGLISH = Rules()

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")

ENGLISH.same("number", {word: value for value, word in enumerate(_NUMBERS, start=1)})
ENGLISH.same("place", {word: value for value, word in enumerate(_PLACES, start=1)})
ENGLISH.same("count", {"a": 1, "an": 1})
ENGLISH.same("amount", {"X": X()})


@ENGLISH.rule("number", "<integer>", example="3", miss="three")
@ENGLISH.rule("count", "<number>", example="three", miss="third")
@ENGLISH.rule("amount", "<number>", example="three", miss="a")
def plain(integer: int | None = None, number: int | None = None) -> int | None:
    """Return a number as it is."""
    return integer if number is None else number


@ENGLISH.rule("amount", "twice <amount>", example="twice X", miss="half X")
def twice(amount: Amount) -> Amount | None:
    """Return twice an amount that is not fixed."""
    return None if isinstance(amount, int) else Times(amount, 2)


@ENGLISH.rule(
    "amount", "half of <amount> [,] rounded down", example="half of X, rounded down", miss="half of X"
)
def half_less(amount: Amount) -> Amount | None:
    """Return half of an amount that is not fixed, rounded down."""
    return None if isinstance(amount, int) else DividedBy(amount)


@ENGLISH.rule(
    "amount",
    "half of <amount> [,] rounded up",
    example="half of X, rounded up",
    miss="half of X, rounded down",
)
def half_more(amount: Amount) -> Amount | None:
    """Return half of an amount that is not fixed, rounded up."""
    return None if isinstance(amount, int) else DividedBy(amount, up=True)
