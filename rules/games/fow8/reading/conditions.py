"""Conditions, as Force of Will's cards word them."""

from rules.games.fow8.reading.nouns import Noun, controlled, everywhere
from rules.language.amounts import Amount, Distinct, LifeOf, Tallied
from rules.language.conditions import Compare, Condition, Is, There, TurnOf
from rules.language.filters import (
    Controlled,
    Filter,
    HasCounters,
    InZone,
    Named,
    Other,
    Sign,
)
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
HAND = "hand"


def _there(noun: Noun | None, least: int, most: int | None = None) -> Condition | None:
    wanted = None if noun is None else everywhere(noun)
    return None if wanted is None else There(wanted, least, most)


def _own(noun: Noun) -> Noun | None:
    return controlled(noun, "you")


@RULES.rule(
    "condition", "you control (a|an) <noun>", example="you control an Elf", miss="you control two Elf"
)
def you_control(noun: Noun) -> Condition | None:
    return _there(_own(noun), 1)


@RULES.rule(
    "condition",
    "you control another <noun>",
    example="you control another Elf",
    miss="you control an Elf",
)
def you_control_another(noun: Noun) -> Condition | None:
    return _there(_own(noun.asks(Other())), 1)


@RULES.rule(
    "condition",
    "you control <noun>",
    example='you control "Fire Magic Stone"',
    miss="you control two resonators",
)
def you_control_named(noun: Noun) -> Condition | None:
    """Only a card named by its name has no article."""
    return _there(_own(noun), 1) if isinstance(noun.filter, Named) else None


@RULES.rule(
    "condition",
    "you control <number> or more <noun>",
    example="you control two or more resonators",
    miss="you control two resonators",
)
def you_control_many(number: int, noun: Noun) -> Condition | None:
    return _there(_own(noun), number)


@RULES.rule(
    "condition",
    "(you control no|you don't control a|you don't control any) <noun>",
    example="you control no resonators",
    miss="you control resonators",
)
def you_control_none(noun: Noun) -> Condition | None:
    return _there(_own(noun), 0, 0)


@RULES.rule(
    "condition",
    "your opponent controls (a|an) <noun>",
    example="your opponent controls an Elf",
    miss="your opponent controls two Elf",
)
def they_control(noun: Noun) -> Condition | None:
    return _there(controlled(noun, "opponent"), 1)


@RULES.rule(
    "condition",
    "your opponent controls <number> or more <noun>",
    example="your opponent controls two or more resonators",
    miss="your opponent controls two resonators",
)
def they_control_many(number: int, noun: Noun) -> Condition | None:
    return _there(controlled(noun, "opponent"), number)


@RULES.rule(
    "condition",
    "you have <number> or more <noun>",
    example="you have two or more resonators in your field",
    miss="you have two resonators in your field",
)
@RULES.rule(
    "condition",
    "there are <number> or more <noun>",
    example="there are two or more resonators in your graveyard",
    miss="there are two resonators in your graveyard",
)
def at_least(number: int, noun: Noun) -> Condition | None:
    return _there(noun, number) if noun.said else None


@RULES.rule(
    "condition",
    "you have <number> or (less|fewer) <noun>",
    example="you have two or less cards in your hand",
    miss="you have two cards in your hand",
)
def at_most(number: int, noun: Noun) -> Condition | None:
    return _there(noun, 0, number) if noun.said else None


@RULES.rule(
    "condition",
    "(you have|there are) no <noun>",
    example="there are no resonators in your graveyard",
    miss="there are resonators in your graveyard",
)
@RULES.rule(
    "condition",
    "there is no <noun>",
    example="there is no Elf in your graveyard",
    miss="there is Elf in your graveyard",
)
def none_there(noun: Noun) -> Condition | None:
    return _there(noun, 0, 0) if noun.said else None


@RULES.rule(
    "condition",
    "(there is|you have) (a|an) <noun>",
    example="there is an Elf in your graveyard",
    miss="there is Elf in your graveyard",
)
@RULES.rule(
    "condition",
    "<noun> is in your field",
    example='"Fire Magic Stone" is in your field',
    miss='"Fire Magic Stone" is in your hand',
)
def one_there(noun: Noun) -> Condition | None:
    if noun.said:
        return _there(noun, 1)
    return _there(_own(noun), 1) if isinstance(noun.filter, Named) else None


@RULES.rule("life", "your life", example="your life", miss="life")
def my_life() -> Amount:
    return LifeOf("you")


@RULES.rule("life", "your opponent's life", example="your opponent's life", miss="your life")
def their_life() -> Amount:
    return LifeOf("opponent")


@RULES.rule(
    "condition",
    "<one:life> is less than <other:life>",
    example="your life is less than your opponent's life",
    miss="your life is less than 3",
)
def life_is_less(one: Amount, other: Amount) -> Condition:
    return Compare(one, "<", other)


@RULES.rule("condition", "<life> is <bound>", example="your life is 1000 or less", miss="your life is less")
def life_is(life: Amount, bound: tuple[Sign, Amount]) -> Condition:
    return Compare(life, *bound)


@RULES.rule("condition", "the weather is <weather>", example="the weather is rain", miss="the weather is")
def weather_is(weather: str) -> Condition:
    return Compare(Tallied("weather", span="game", about=weather), ">=", 1)


@RULES.rule("condition", "it's your turn", example="it's your turn", miss="it's your opponent's turn")
def my_turn() -> Condition:
    return TurnOf("you")


@RULES.rule(
    "condition", "it's your opponent's turn", example="it's your opponent's turn", miss="it's your turn"
)
def their_turn() -> Condition:
    return TurnOf("opponent")


@RULES.rule(
    "condition",
    "<leader> is <names>",
    example='your J/ruler is "Fire Magic Stone"',
    miss='your resonator is "Fire Magic Stone"',
)
def led_by(leader: Filter, names: Filter) -> Condition:
    return There(narrowed(leader, names))


@RULES.rule("condition", "(this card|it) is (a|an) <noun>", example="it is an Elf", miss="it is Elf")
@RULES.rule(
    "condition", "(it's|that resonator is|that card is) (a|an) <noun>", example="it's an Elf", miss="it's Elf"
)
def it_is(noun: Noun) -> Condition | None:
    return None if noun.said else Is(THAT, noun.filter)


@RULES.rule(
    "condition", "(it|this card) is <quality>", example="this card is rested", miss="this card rested"
)
@RULES.rule("condition", "it's <quality>", example="it's rested", miss="it's")
def it_is_so(quality: Filter) -> Condition:
    return Is(THAT, quality)


@RULES.rule(
    "condition",
    "(it|this card) has (a|an|one or more) <counter> (counter|counters) on it",
    example="this card has a hope counter on it",
    miss="this card has no hope counter on it",
)
@RULES.rule(
    "condition",
    "there (is|are) (a|an|one or more) <counter> (counter|counters) on this card",
    example="there is a hope counter on this card",
    miss="there is a hope counter",
)
def has_counter(counter: str) -> Condition:
    return Is(This(), HasCounters(counter))


@RULES.rule(
    "condition",
    "(it|this card) has <number> or more <counter> counters on it",
    example="this card has two or more hope counters on it",
    miss="this card has two hope counters on it",
)
@RULES.rule(
    "condition",
    "there are <number> or more <counter> counters on this card",
    example="there are two or more hope counters on this card",
    miss="there are two hope counters on this card",
)
def has_counters(number: int, counter: str) -> Condition:
    return Is(This(), HasCounters(counter, ">=", number))


@RULES.rule(
    "condition",
    "there are no <counter> counters on this card",
    example="there are no hope counters on this card",
    miss="there are no counters on this card",
)
def has_no_counter(counter: str) -> Condition:
    return Is(This(), HasCounters(counter, "=", 0))


@RULES.rule(
    "condition",
    "there are <number> or more different attributes among all <noun>",
    example="there are two or more different attributes among all gems you control",
    miss="there are two or more attributes among all gems you control",
)
def many_attributes(number: int, noun: Noun) -> Condition | None:
    wanted = everywhere(noun)
    return None if wanted is None else Compare(Distinct("attribute", wanted), ">=", number)


@RULES.rule(
    "condition",
    "your opponent has <number> or (less|fewer) cards in [his or her|their] hand",
    example="your opponent has two or less cards in their hand",
    miss="your opponent has two cards in their hand",
)
def they_hold_few(number: int) -> Condition:
    return There(narrowed(InZone((HAND,)), Controlled("opponent")), 0, number)


@RULES.rule(
    "condition",
    "your opponent has <number> or more cards in [his or her|their] hand",
    example="your opponent has two or more cards in their hand",
    miss="your opponent has two cards in their hand",
)
def they_hold_many(number: int) -> Condition:
    return There(narrowed(InZone((HAND,)), Controlled("opponent")), number)
