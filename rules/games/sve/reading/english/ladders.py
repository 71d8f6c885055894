"""English conditions on several numbers of the same cards or points, which only the first of them names."""

from typing import Literal

from rules.games.sve.reading import meanings_ladders, meanings_words
from rules.games.sve.reading.english.conditions_counts import apart
from rules.games.sve.reading.meanings import louder as hurting_more
from rules.games.sve.reading.meanings_ladders import Ladder, Measure, Measured
from rules.language.amounts import ResourcesOf
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, Sign
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "measured",
    "there are <span> <noun>",
    example="there are at least 3 cards in your hand",
    miss="there are at most 3 cards in your hand",
)
def so_many_cards(span: tuple[Sign, int], noun: Filter) -> Measured | None:
    """Return a number of cards that is asked for."""
    return (Measure(noun), *span) if zones_of(noun) else None


@RULES.rule(
    "measured",
    "there are <number> <noun> or (less|fewer) <suffix>",
    example="there are 3 cards or less in your hand",
    miss="there are 3 cards or more in your hand",
)
def few_cards(number: int, noun: Filter, suffix: Filter) -> Measured | None:
    """Return a number of cards that must not be exceeded; their zone comes last."""
    wanted = None if zones_of(noun) else meanings_words.of(noun, suffix)
    return None if wanted is None or not zones_of(wanted) else (Measure(wanted), "<=", number)


@RULES.rule(
    "measured",
    "there are at least <number> <noun> <difference> <suffix>",
    example="there are at least 3 followers with different names on your field",
    miss="there are at least 3 followers with different names",
)
def so_many_different(
    number: int, noun: Filter, difference: Literal["name", "cost"], suffix: Filter
) -> Measured | None:
    """Return a number of different names or costs that is asked for."""
    found = apart(noun, difference, suffix)
    return None if found is None else (Measure(amount=found), ">=", number)


@RULES.rule(
    "measured",
    "you have at least <number> play points",
    example="you have at least 3 play points",
    miss="you have 3 play points",
)
def so_many_points(number: int) -> Measured:
    """Return a number of play points that is asked for."""
    return Measure(amount=ResourcesOf(meanings_words.POINTS)), ">=", number


@RULES.rule(
    "measured",
    "this [card|follower] has <span> <counter-kind> (counter|counters)",
    example="this card has 3 Fable counters",
    miss="this card has 3 Fable counters or less",
)
def so_many_counters(span: tuple[Sign, int], counter_kind: str) -> Measured:
    """Return a number of the card's own counters that is asked for."""
    return (Measure(counter=counter_kind), *span)


@RULES.rule("span", "at least <number>", example="at least 3", miss="at most 3")
def at_least(number: int) -> tuple[Sign, int]:
    """Return a number as a minimum."""
    return ">=", number


@RULES.rule("span", "<number>", example="3", miss="at most 3")
def exactly(number: int) -> tuple[Sign, int]:
    """Return a number that must be met exactly."""
    return "=", number


@RULES.rule(
    "ladder",
    "[then ,] if <measured> , <acts> .",
    example="if there are at least 3 cards in your hand, draw a card.",
    miss="if there are at most 3 cards in your hand, draw a card.",
)
@RULES.rule(
    "ladder",
    "<before:acts> [,] and , if <measured> , <acts> .",
    example="discard a card and, if there are at least 3 cards in your hand, draw a card.",
    miss="discard a card and if there are at least 3 cards in your hand draw a card.",
)
def begun(measured: Measured, acts: Clause, before: Clause | None = None) -> Ladder | None:
    """Return the clause for the first number, after another one if there is any."""
    return meanings_ladders.begun(measured, acts, before)


@RULES.rule(
    "ladder",
    "<acts> . if <measured> , <louder> instead .",
    example="deal it 2 damage. If there are at least 3 cards in your hand, deal 4 damage instead.",
    miss="deal it 2 damage. If there are at least 3 cards in your hand, draw a card instead.",
)
def begun_louder(acts: Clause, measured: Measured, louder: int) -> Ladder | None:
    """Return the clause that deals more damage for the first number."""
    measure, sign, number = measured
    done = hurting_more(acts, louder, measure.asked(sign, number))
    return None if done is None else (measure, done)


@RULES.rule(
    "ladder",
    "<ladder> if (there are|you have|it has) <span> , <acts> .",
    example="if there are at least 3 cards in your hand, draw a card. If there are at least 5, draw 2 cards.",
    miss="if there are at least 3 cards in your hand, draw a card. If there are at most 5, draw 2 cards.",
)
def next_rung(ladder: Ladder, span: tuple[Sign, int], acts: Clause) -> Ladder | None:
    """Return a ladder with the additional clause for another number."""
    return meanings_ladders.climbed(ladder, *span, acts)


@RULES.rule(
    "sentence",
    "<ladder> if (there are|you have|it has) <span> , <acts> .",
    example="if there are at least 3 cards in your hand, draw a card. If there are at least 5, draw 2 cards.",
    miss="if there are at least 3 cards in your hand, draw a card.",
)
def climbed(ladder: Ladder, span: tuple[Sign, int], acts: Clause) -> Clause | None:
    """Return the clause of a whole ladder: what is done for each number that is reached."""
    whole = next_rung(ladder, span, acts)
    return whole and whole[1]
