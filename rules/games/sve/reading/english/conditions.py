"""Conditions in English: which cards there are and how many, whose turn it is, class keywords."""

from rules.games.sve.reading import meanings_words
from rules.language.amounts import Amount
from rules.language.conditions import AllHold, Condition, Fails, Happened, Is, There, TurnOf
from rules.language.events import Discards
from rules.language.filter_shorthand import zones_of
from rules.language.filters import (
    All,
    Controlled,
    CostIs,
    Filter,
    HasStatus,
    InZone,
    Named,
    OfRace,
    Other,
    Sign,
)
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same(
    "condition",
    {
        "overflow is active for you": meanings_words.OVERFLOW,
        "sanguine is active for you": meanings_words.SANGUINE,
        "overflow isn't active for you": Fails(meanings_words.OVERFLOW),
        "sanguine isn't active for you": Fails(meanings_words.SANGUINE),
        "it's your turn": TurnOf(),
        "this is evolved": Is(This(), meanings_words.EVOLVED),
        "this follower is evolved": Is(This(), meanings_words.EVOLVED),
    },
)


def there(noun: Filter, least: Amount = 1, most: Amount | None = None) -> Condition | None:
    """Return the condition on how many cards there are; the noun must give their zone."""
    return There(noun, least, most) if zones_of(noun) else None


@RULES.rule(
    "condition",
    "(there's|there is) (a|an) <noun>",
    example="there's a follower on your field",
    miss="there's a follower",
)
def there_is(noun: Filter) -> Condition | None:
    """Return the condition that there is a card of a kind."""
    return there(noun)


@RULES.rule(
    "condition",
    "(there's|there is) another <noun>",
    example="there's another follower on your field",
    miss="there's another follower",
)
def there_is_another(noun: Filter) -> Condition | None:
    """Return the condition that there is a card other than this one."""
    return there(meanings_words.of(noun, Other()))


@RULES.rule(
    "condition",
    "there are (at least <number>|<number> or more) <noun>",
    example="there are at least 2 cards in your hand",
    miss="there are at most 2 cards in your hand",
)
def there_are(number: int, noun: Filter) -> Condition | None:
    """Return the condition that there is at least a number of cards."""
    return there(noun, number)


@RULES.rule(
    "condition",
    "there are <number> or (less|fewer) <noun>",
    example="there are 2 or fewer cards in your hand",
    miss="there are 2 or more cards in your hand",
)
def there_are_few(number: int, noun: Filter) -> Condition | None:
    """Return the condition that there is at most a number of cards."""
    return there(noun, 0, number)


@RULES.rule(
    "condition",
    "(there's|there is) (a|an) <one:noun> and <other:noun>",
    example="there's a follower and amulet on your field",
    miss="there's a follower or amulet on your field",
)
@RULES.rule(
    "condition",
    "(there's|there is) (a|an) <one:noun> and (a|an) <other:noun>",
    example="there's a follower and an amulet on your field",
    miss="there's a follower or an amulet on your field",
)
def there_are_both(one: Filter, other: Filter) -> Condition | None:
    """Return the condition that there is a card of each of two kinds in one place."""
    first = one if zones_of(one) else meanings_words.of(one, *placed(other))
    both = there(first), there(other)
    return None if both[0] is None or both[1] is None else AllHold((both[0], both[1]))


def placed(noun: Filter) -> tuple[Filter, ...]:
    """Return the parts of a noun that say whose the cards are and in which zone."""
    parts = noun.parts if isinstance(noun, All) else (noun,)
    return tuple(part for part in parts if isinstance(part, InZone | Controlled))


@RULES.rule(
    "condition",
    "(there are|there's|there is) no <noun>",
    example="there are no cards in your hand",
    miss="there are no cards",
)
def there_are_none(noun: Filter) -> Condition | None:
    """Return the condition that there is no such card."""
    return there(noun, 0, 0)


@RULES.rule(
    "condition",
    "you have (a|an) <noun>",
    example="you have an amulet on your field",
    miss="you have no amulet on your field",
)
def you_have_one(noun: Filter) -> Condition | None:
    """Return the condition that you have a card of a kind."""
    return there(noun)


@RULES.rule(
    "condition",
    "<head> is on your field",
    example="Fairy is on your field",
    miss="Fairy is on the field",
)
def named_is_there(head: Filter) -> Condition | None:
    """Return the condition that a card with a name is on your field."""
    if not isinstance(head, Named):
        return None
    return there(meanings_words.of(head, meanings_words.FIELD, meanings_words.OURS))


@RULES.rule(
    "condition",
    "you have (at least <number>|<number> or more) <noun>",
    example="you have at least 2 cards in your hand",
    miss="you have 2 cards in your hand",
)
def you_have(number: int, noun: Filter) -> Condition | None:
    """Return the condition that you have at least a number of cards."""
    return there(noun, number)


@RULES.rule(
    "condition",
    "you've played at least <number> cards this turn",
    example="you've played at least 3 cards this turn",
    miss="you've played 3 cards this turn",
)
def have_played(number: int) -> Condition:
    """Return the condition that you have played at least a number of cards this turn."""
    return meanings_words.combo(number)


@RULES.rule(
    "condition", "(it's|it is) (a|an) <noun>", example="it's a Beast follower", miss="it's no follower"
)
def it_is(noun: Filter) -> Condition | None:
    """Return the condition that the card just named matches a noun."""
    return None if zones_of(noun) else Is(THAT, noun)


@RULES.rule(
    "condition",
    "<one:condition> [,] and <other:condition>",
    example="it's your turn and overflow is active for you",
    miss="it's your turn or overflow is active for you",
)
def both_hold(one: Condition, other: Condition) -> Condition | None:
    """Return the condition that two conditions are both met."""
    return None if isinstance(other, AllHold) and other != meanings_words.SANGUINE else AllHold((one, other))


@RULES.rule(
    "condition",
    "there are at least <number> <one:noun> and no <other:noun>",
    example="there are at least 3 cards in your hand and no amulets on your field",
    miss="there are at least 3 cards in your hand and amulets on your field",
)
def many_and_none(number: int, one: Filter, other: Filter) -> Condition | None:
    """Return the condition that there is a number of cards of one kind and none of another."""
    both = there(one, number), there(other, 0, 0)
    return None if both[0] is None or both[1] is None else AllHold((both[0], both[1]))


RULES.same("rite", {"earth rite": meanings_words.EARTH_RITE})


@RULES.rule("class-keyword", "combo {(} <integer> {)}", example="Combo (3)", miss="Combo 3")
def combo(integer: int) -> Condition:
    """Return the condition of Combo."""
    return meanings_words.combo(integer)


@RULES.rule(
    "class-keyword", "(spellchain|sc) {(} <integer> {)}", example="Spellchain (5)", miss="Spellchain 5"
)
def spellchain(integer: int) -> Condition:
    """Return the condition of Spellchain."""
    return meanings_words.spellchain(integer)


@RULES.rule(
    "class-keyword", "(necrocharge|nc) {(} <integer> {)}", example="Necrocharge (10)", miss="Necrocharge 10"
)
def necrocharge(integer: int) -> Condition:
    """Return the condition of Necrocharge."""
    return meanings_words.necrocharge(integer)


@RULES.rule(
    "condition",
    "you discarded (a|an) <noun> this turn",
    example="you discarded a spell this turn",
    miss="you discarded spells this turn",
)
def have_discarded(noun: Filter) -> Condition | None:
    """Return the condition that you have discarded a card this turn."""
    return None if zones_of(noun) else Happened(Discards(meanings_words.of(noun, meanings_words.OURS)))


@RULES.rule(
    "condition",
    "that follower is (a|an) <noun>",
    example="that follower is an Elf follower",
    miss="that follower is no Elf follower",
)
def that_is(noun: Filter) -> Condition | None:
    """Return the condition that the card just named matches a noun."""
    return it_is(noun)


@RULES.rule(
    "condition",
    "(the selected follower|the selected card) is (a|an) <noun>",
    example="the selected follower is an Elf follower",
    miss="the selected follower is no Elf follower",
)
def selected_is(noun: Filter) -> Condition | None:
    """Return the condition that the selected card matches a noun."""
    return None if zones_of(noun) else Is(meanings_words.SELECTED, noun)


@RULES.rule(
    "condition",
    "it has both the <one:trait> and <other:trait> traits",
    example="it has both the Beast and Pixie traits",
    miss="it has both the Beast or Pixie traits",
)
def it_has_traits(one: str, other: str) -> Condition:
    """Return the condition that the card just named has two traits."""
    return Is(THAT, meanings_words.of(OfRace(frozenset({one})), OfRace(frozenset({other}))))


@RULES.rule(
    "condition",
    "it costs <amount> [play (point|points)]",
    example="it costs 6",
    miss="it costs 6 or more",
)
def it_costs_just(amount: Amount) -> Condition:
    """Return the condition that the card just named costs exactly an amount."""
    return Is(THAT, CostIs("=", amount))


@RULES.rule("condition", "it costs <amount> <sign>", example="it costs 6 or more", miss="it costs 6")
def it_costs(amount: Amount, sign: Sign) -> Condition:
    """Return the condition that the card just named costs at most, or at least, an amount."""
    return Is(THAT, CostIs(sign, amount))


@RULES.rule(
    "condition",
    "a <noun> [has] evolved this turn",
    example="a follower on your field evolved this turn",
    miss="a follower evolved this turn",
)
def evolved_this_turn(noun: Filter) -> Condition | None:
    """Return the condition that there is a follower that evolved this turn."""
    return there(meanings_words.of(noun, HasStatus("evolved this turn")))
