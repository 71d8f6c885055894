"""Suffixes of English nouns: cost, attack and defense, keywords, names."""

from rules.games.sve.reading import meanings_words
from rules.language.amounts import Amount
from rules.language.filters import (
    CostIs,
    Filter,
    Named,
    NameHas,
    Not,
    OfRace,
    Sign,
    StatIs,
    WithKeyword,
)
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "suffix",
    "that (cost|costs) <amount> <sign>",
    example="that costs 3 or less",
    miss="that costs 3",
)
def costing_about(amount: Amount, sign: Sign) -> Filter:
    """Return the filter for cards costing at most, or at least, an amount."""
    return CostIs(sign, amount)


@RULES.rule(
    "suffix",
    "that (cost|costs) <amount> play (point|points)",
    example="that costs 3 play points",
    miss="that costs 3",
)
@RULES.rule("suffix", "that (cost|costs) <amount>", example="that costs 3", miss="that costs 3 or less")
def costing(amount: Amount) -> Filter:
    """Return the filter for cards of a cost."""
    return CostIs("=", amount)


@RULES.rule(
    "suffix",
    "that (cost|costs) at least <amount> play points",
    example="that costs at least 3 play points",
    miss="that costs 3 play points",
)
@RULES.rule(
    "suffix", "that (cost|costs) at least <amount>", example="that costs at least 3", miss="that costs 3"
)
def costing_at_least(amount: Amount) -> Filter:
    """Return the filter for cards costing at least an amount."""
    return CostIs(">=", amount)


@RULES.rule("suffix", "with <amount> <sign> <stat>", example="with 3 or less attack", miss="with 3 attack")
@RULES.rule("suffix", "with <amount> <stat> <sign>", example="with 3 attack or less", miss="with 3 attack")
def with_stat_about(amount: Amount, stat: str, sign: Sign) -> Filter:
    """Return the filter for followers with at most, or at least, an amount of attack or defense."""
    return StatIs(stat, sign, amount)


@RULES.rule("suffix", "with at least <amount> <stat>", example="with at least 3 attack", miss="with 3 attack")
def with_stat_at_least(amount: Amount, stat: str) -> Filter:
    """Return the filter for followers with at least an amount of attack or defense."""
    return StatIs(stat, ">=", amount)


@RULES.rule("suffix", "with <keyword>", example="with Ward", miss="with Wards")
def with_keyword(keyword: str) -> Filter:
    """Return the filter for cards with a keyword."""
    return WithKeyword(frozenset({keyword}))


@RULES.rule("suffix", "not named <name>", example="not named Fairy", miss="named Fairy")
def not_named(name: str) -> Filter:
    """Return the filter for cards without a name."""
    return Not(Named(name))


@RULES.rule("in-name", '" <name-part> "', example='"Fairy"', miss="Fairy")
def in_name(name_part: str) -> Filter:
    """Return the filter for cards whose names contain words found in some name of the catalogue."""
    return NameHas(name_part)


@RULES.rule("in-name", "<in-name> or <other:in-name>", example='"Fairy" or "Ward"', miss='"Fairy" and "Ward"')
def one_in_name(in_name: Filter, other: Filter) -> Filter | None:
    """Return the filter for cards whose names contain either of two runs of words."""
    return meanings_words.either(in_name, other)


@RULES.rule(
    "suffix",
    "with <in-name> in its name",
    example='with "Fairy" in its name',
    miss='with "Fairy" in its text',
)
@RULES.rule(
    "suffix",
    "with <in-name> in their (name|names)",
    example='with "Fairy" in their name',
    miss='with "Fairy" in their text',
)
def with_name_part(in_name: Filter) -> Filter:
    """Return the filter for cards whose names contain given words."""
    return in_name


@RULES.rule(
    "suffix",
    "with <one:keyword> or <other:keyword>",
    example="with Ward or Storm",
    miss="with Ward and Storm",
)
def with_either_keyword(one: str, other: str) -> Filter:
    """Return the filter for cards with either of two keywords."""
    return WithKeyword(frozenset({one, other}))


@RULES.rule(
    "suffix",
    "with both the <one:trait> and <other:trait> traits",
    example="with both the Beast and Pixie traits",
    miss="with both the Beast or Pixie traits",
)
def with_both_traits(one: str, other: str) -> Filter:
    """Return the filter for cards with both of two traits."""
    return meanings_words.of(OfRace(frozenset({one})), OfRace(frozenset({other})))


@RULES.rule("suffix", "named <name>", example="named Fairy", miss="not named Fairy")
def with_name(name: str) -> Filter:
    """Return the filter for cards with a name."""
    return Named(name)


@RULES.rule("adjective", "<integer> - cost or less", example="3-cost or less", miss="3-cost or more")
def of_cost_or_less(integer: int) -> Filter:
    """Return the filter for cards costing at most an amount."""
    return CostIs("<=", integer)


@RULES.rule("adjective", "<integer> - cost or greater", example="3-cost or greater", miss="3-cost or less")
def of_cost_or_more(integer: int) -> Filter:
    """Return the filter for cards costing at least an amount."""
    return CostIs(">=", integer)
