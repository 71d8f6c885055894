"""Noun phrases of Force of Will for revealed runes and stories, and for cards with additions."""

from dataclasses import replace

from rules.games.fow8.reading.nouns import Noun, of_types
from rules.language.filters import Controlled, Filter, HostOf, Not, StatIs
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("shown-in", {"your rune area": "revealed runes", "your extra deck": "revealed stories"})
ADDED_TO = HostOf(of_types("addition"))


@RULES.rule(
    "noun",
    "<noun> revealed from <shown-in>",
    example="cards revealed from your extra deck",
    miss="cards revealed from your main deck",
)
def shown(noun: Noun, shown_in: str) -> Noun | None:
    if noun.said:
        return None
    return replace(noun, zones=(shown_in,), said=True).asks(Controlled("you"))


@RULES.rule(
    "noun",
    "<noun> with (an addition|additions)",
    example="resonator with an addition",
    miss="resonator with no addition",
)
def with_addition(noun: Noun) -> Noun:
    return noun.asks(ADDED_TO)


@RULES.rule(
    "noun",
    "<noun> with no (addition|additions)",
    example="resonator with no addition",
    miss="resonator with an addition",
)
def without_addition(noun: Noun) -> Noun:
    return noun.asks(Not(ADDED_TO))


@RULES.rule("having", "<number> <stat> or more", example="500 ATK or more", miss="500 ATK")
def much_stat(number: int, stat: str) -> Filter:
    return StatIs(stat, ">=", number)


@RULES.rule("having", "<number> <stat> or less", example="500 ATK or less", miss="500 ATK")
def little_stat(number: int, stat: str) -> Filter:
    return StatIs(stat, "<=", number)
