"""Conditions in English on numbers: different cards, cards present, attack and defense, points."""

from typing import Literal

from rules.games.sve.reading import meanings_words
from rules.games.sve.reading.english.conditions import there
from rules.language.amounts import Amount, Distinct, LifeOf, ResourcesOf, StatOf
from rules.language.conditions import Compare, Condition
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, Sign
from rules.language.references import This
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("difference", {"with different names": "name", "with different base costs": "cost"})


@RULES.rule(
    "condition",
    "your leader's (defense|{defense}) is <amount> <sign>",
    example="your leader's defense is 10 or less",
    miss="your leader's defense is 10",
)
def defense_about(amount: Amount, sign: Sign) -> Condition:
    """Return the condition that your leader has at most, or at least, an amount of defense."""
    return Compare(LifeOf(), sign, amount)


@RULES.rule(
    "condition",
    "your leader's defense is <amount>",
    example="your leader's defense is 7",
    miss="your leader's defense is 7 or less",
)
def defense_is(amount: Amount) -> Condition:
    """Return the condition that your leader has exactly an amount of defense."""
    return Compare(LifeOf(), "=", amount)


@RULES.rule(
    "condition",
    "there are at least <number> <noun> <difference>",
    example="there are at least 3 followers on your field with different names",
    miss="there are at least 3 followers on your field",
)
def there_are_different(number: int, noun: Filter, difference: Literal["name", "cost"]) -> Condition | None:
    """Return the condition that there are cards of a number of different names or costs."""
    return Compare(Distinct(difference, noun), ">=", number) if zones_of(noun) else None


RULES.same(
    "your-zone",
    {
        "EX area": meanings_words.of(meanings_words.EX_AREA, meanings_words.OURS),
        "hand": meanings_words.of(meanings_words.HAND, meanings_words.OURS),
        "cemetery": meanings_words.of(meanings_words.CEMETERY, meanings_words.OURS),
    },
)


@RULES.rule(
    "condition",
    "your <your-zone> has at least <number> cards",
    example="your hand has at least 2 cards",
    miss="your hand has 2 cards",
)
def zone_has(your_zone: Filter, number: int) -> Condition | None:
    """Return the condition that a zone of yours has at least a number of cards."""
    return there(your_zone, number)


def apart(noun: Filter, difference: Literal["name", "cost"], suffix: Filter) -> Amount | None:
    """Return how many different names or costs cards have; their zone must follow the noun."""
    if zones_of(noun) or not zones_of(suffix):
        return None
    return Distinct(difference, meanings_words.of(noun, suffix))


@RULES.rule(
    "condition",
    "there are at least <number> <noun> <difference> <suffix>",
    example="there are at least 3 followers with different names on your field",
    miss="there are at least 3 followers with different names",
)
def there_are_apart(
    number: int, noun: Filter, difference: Literal["name", "cost"], suffix: Filter
) -> Condition | None:
    """Return the condition that there are cards of a number of different names or costs."""
    found = apart(noun, difference, suffix)
    return None if found is None else Compare(found, ">=", number)


@RULES.rule(
    "quantity",
    "[the] number of <noun> <difference> <suffix>",
    example="the number of followers with different names on your field",
    miss="the number of followers with different names",
)
def number_apart(noun: Filter, difference: Literal["name", "cost"], suffix: Filter) -> Amount | None:
    """Return how many different names or costs cards have."""
    return apart(noun, difference, suffix)


@RULES.rule(
    "condition",
    "there are <number> <noun> or (less|fewer) <suffix>",
    example="there are 3 cards or less in your hand",
    miss="there are 3 cards or more in your hand",
)
def there_are_few_where(number: int, noun: Filter, suffix: Filter) -> Condition | None:
    """Return the condition that there is at most a number of cards; their zone comes last."""
    return None if zones_of(noun) else there(meanings_words.of(noun, suffix), 0, number)


@RULES.rule(
    "condition",
    "there are <number> <noun>",
    example="there are 4 cards in your hand",
    miss="there are 4 cards",
)
def there_are_just(number: int, noun: Filter) -> Condition | None:
    """Return the condition that there is exactly a number of cards."""
    return there(noun, number, number)


@RULES.rule(
    "condition",
    "your leader's (defense|{defense}) is at least <number>",
    example="your leader's defense is at least 12",
    miss="your leader's defense is at most 12",
)
def defense_at_least(number: int) -> Condition:
    """Return the condition that your leader has at least an amount of defense."""
    return Compare(LifeOf(), ">=", number)


@RULES.rule(
    "condition",
    "this [follower] has at least <number> <stat>",
    example="this follower has at least 4 attack",
    miss="this follower has 4 attack",
)
def this_has(number: int, stat: str) -> Condition:
    """Return the condition that the card itself has at least an amount of attack or defense."""
    return Compare(StatOf(This(), stat), ">=", number)


@RULES.rule(
    "condition",
    "{ub} abilities you control have executed at least <number> other times this turn",
    example="{ub} abilities you control have executed at least 2 other times this turn",
    miss="{ub} abilities you control have executed at least 2 times this turn",
)
def have_burst(number: int) -> Condition:
    """Return the condition that you executed a number of Union Burst abilities this turn before this one."""
    return meanings_words.bursts_before(number)


@RULES.rule(
    "condition",
    "you have at least <number> play points",
    example="you have at least 2 play points",
    miss="you have at least 2 evolution points",
)
def have_points(number: int) -> Condition:
    """Return the condition that you have at least a number of play points."""
    return Compare(ResourcesOf(meanings_words.POINTS), ">=", number)
