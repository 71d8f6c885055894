"""English conditions on rising numbers of the same cards or points, which only the first of them names."""

from collections.abc import Callable

from rules.games.sve.reading import meanings_effects, meanings_words
from rules.games.sve.reading.english.conditions import there
from rules.language.amounts import ResourcesOf
from rules.language.conditions import Compare, Condition
from rules.language.filters import Filter
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules

RULES = Rules()
Ladder = tuple[Callable[[int], Condition | None], Clause]
"""What builds the condition for a number, and the clause for the numbers read so far."""


def _started(asks: Callable[[int], Condition | None], number: int, acts: Clause) -> Ladder | None:
    condition = asks(number)
    done = None if condition is None else meanings_effects.conditional(condition, acts)
    return None if done is None else (asks, done)


@RULES.rule(
    "ladder",
    "[then ,] if there are at least <number> <noun> , <acts> .",
    example="if there are at least 3 cards in your hand, draw a card.",
    miss="if there are at most 3 cards in your hand, draw a card.",
)
def of_cards(number: int, noun: Filter, acts: Clause) -> Ladder | None:
    """Return the clause for the first number of cards."""
    return _started(lambda least: there(noun, least), number, acts)


@RULES.rule(
    "ladder",
    "[then ,] if you have at least <number> play points , <acts> .",
    example="if you have at least 3 play points, draw a card.",
    miss="if you have 3 play points, draw a card.",
)
def of_points(number: int, acts: Clause) -> Ladder | None:
    """Return the clause for the first number of play points."""
    return _started(lambda least: Compare(ResourcesOf(meanings_words.POINTS), ">=", least), number, acts)


@RULES.rule(
    "ladder",
    "<ladder> if (there are|you have) at least <number> , <acts> .",
    example="if there are at least 3 cards in your hand, draw a card. If there are at least 5, draw 2 cards.",
    miss="if there are at least 3 cards in your hand, draw a card. If there are 5, draw 2 cards.",
)
def next_rung(ladder: Ladder, number: int, acts: Clause) -> Ladder | None:
    """Return a ladder with the additional clause for a higher number."""
    asks, before = ladder
    rung = _started(asks, number, acts)
    both = rung and joined((before, rung[1]))
    return None if both is None else (asks, both)


@RULES.rule(
    "sentence",
    "<ladder> if (there are|you have) at least <number> , <acts> .",
    example="if there are at least 3 cards in your hand, draw a card. If there are at least 5, draw 2 cards.",
    miss="if there are at least 3 cards in your hand, draw a card.",
)
def climbed(ladder: Ladder, number: int, acts: Clause) -> Clause | None:
    """Return the clause of a whole ladder: what is done for each number that is reached."""
    whole = next_rung(ladder, number, acts)
    return whole and whole[1]
