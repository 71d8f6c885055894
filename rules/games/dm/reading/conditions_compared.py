"""Conditions that compare what players have, require several things, or require that something is missing."""

from collections.abc import Callable
from dataclasses import replace

from rules.games.dm.reading.changes import Changes
from rules.games.dm.reading.conditions import had, has_another, has_at_least, has_no, has_one, strong
from rules.games.dm.reading.conditions_counted import has_others
from rules.games.dm.reading.nouns import BATTLE, HAND, MANA, Noun, Whose, noun_of
from rules.games.dm.reading.statics import Abilities
from rules.language.abilities import Static
from rules.language.amounts import Count, CountOf, Distinct
from rules.language.conditions import AllHold, Compare, Condition, Fails, Is, There
from rules.language.filters import (
    AttachedTo,
    Controlled,
    Filter,
    HasStatus,
    HostOf,
    InZone,
    IsRested,
    Not,
    OfType,
    Sign,
)
from rules.language.references import Beneath, This
from rules.reading.clauses import THAT, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

RULES = Rules()
Lacked = Callable[[Whose], Condition | None]
RULES.same("compared", {"more": ">", "(fewer|less)": "<"})
RULES.same(
    "than-whom",
    {
        "you [do|have|have in yours]": "you",
        "your opponent [does|has|has in (his|theirs)]": "opponent",
        "(he|they) (has|have|does|do)": "opponent",
    },
)


def compared(noun: Noun, who: Whose, sign: Sign, than: Whose) -> Condition | None:
    """Return the condition that a player has more or fewer cards of a kind than the other player."""
    mine = had(noun, who)
    theirs = had(replace(noun, whose=""), than)
    if mine is None or theirs is None or not noun.several or who == than:
        return None
    return Compare(Count(mine), sign, Count(theirs))


@RULES.rule(
    "condition",
    "<who-has> <sign:compared> <noun> than <than-whom>",
    example="your opponent has more shields than you",
    miss="your opponent has 2 shields more than you",
)
def has_more(who_has: Whose, sign: Sign, noun: Noun, than_whom: Whose) -> Condition | None:
    return compared(noun, who_has, sign, than_whom)


@RULES.rule(
    "condition",
    "<who-has> (the same number of|as many) <noun> as <than-whom>",
    example="you have the same number of shields as your opponent",
    miss="you have the same shields as your opponent",
)
def has_as_many(who_has: Whose, noun: Noun, than_whom: Whose) -> Condition | None:
    return compared(noun, who_has, "=", than_whom)


@RULES.rule(
    "condition",
    "<who-has> (a|an) <noun> and (a|an) <other:noun>",
    example="you have a light card and a fire card in your mana zone",
    miss="you have a light card or a fire card in your mana zone",
)
def has_both(who_has: Whose, noun: Noun, other: Noun) -> Condition | None:
    """A zone after the second kind applies to both, unless the first has its own."""
    if not noun.zone and other.zone:
        noun = replace(noun, zone=other.zone, whose=other.whose)
    one, two = has_one(who_has, noun), has_one(who_has, other)
    if noun.several or other.several or one is None or two is None or one == two:
        return None
    return AllHold(tuple(sorted((one, two), key=order_of)))


RULES.same("in-hand", {"no cards in hand": True})


@RULES.rule(
    "condition",
    "<who-has> <in-hand>",
    example="your opponent has no cards in hand",
    miss="your opponent has cards in hand",
)
def has_no_hand(who_has: Whose, in_hand: bool) -> Condition | None:
    return has_no(who_has, replace(noun_of("card", True), zone=HAND))


RULES.same(
    "who-lacks", {"you (don't|do not) have": "you", "your opponent (doesn't|does not) have": "opponent"}
)


@RULES.rule(
    "condition",
    "<who-lacks> <lacked>",
    example="you don't have another creature",
    miss="you have another creature",
)
def lacks(who_lacks: Whose, lacked: Lacked) -> Condition | None:
    found = lacked(who_lacks)
    return None if found is None else Fails(found)


@RULES.rule("lacked", "(a|an|any) <noun>", example="a creature", miss="creature")
def lacked_one(noun: Noun) -> Lacked:
    return lambda whose: has_one(whose, noun)


@RULES.rule("lacked", "another <noun>", example="another creature", miss="a creature")
def lacked_another(noun: Noun) -> Lacked:
    return lambda whose: has_another(whose, noun)


@RULES.rule("lacked", "other <noun>", example="other creatures", miss="creatures")
def lacked_others(noun: Noun) -> Lacked:
    return lambda whose: has_others(noun) if whose == "you" else None


@RULES.rule("lacked", "[a total of] <count> or more <noun>", example="3 or more shields", miss="3 shields")
@RULES.rule("lacked", "at least <count> <noun>", example="at least 3 shields", miss="3 shields")
def lacked_some(count: int, noun: Noun) -> Lacked:
    return lambda whose: has_at_least(whose, count, noun)


@RULES.rule(
    "condition",
    "there are no <noun>",
    example="there are no creatures in the battle zone",
    miss="there are creatures in the battle zone",
)
def there_are_none(noun: Noun) -> Condition | None:
    wanted = noun.filter()
    return There(wanted, 0, 0) if wanted is not None else None


@RULES.rule(
    "condition",
    "there are <count> or (less|fewer) <noun>",
    example="there are 2 or fewer creatures in the battle zone",
    miss="there are 2 creatures in the battle zone",
)
def there_are_few(count: int, noun: Noun) -> Condition | None:
    wanted = noun.filter()
    return There(wanted, 0, count) if wanted is not None and noun.several else None


RULES.same("under-it", {"(this creature has a card under it|there is a card under this creature)": 1})


@RULES.rule(
    "condition",
    "<under-it>",
    example="there is a card under this creature",
    miss="there is a card in your hand",
)
def has_beneath(under_it: int) -> Condition:
    return Compare(CountOf(Beneath(This())), ">=", under_it)


@RULES.rule(
    "condition",
    "there are <count> or more cards under this creature",
    example="there are 3 or more cards under this creature",
    miss="there are 3 or more cards in your hand",
)
@RULES.rule(
    "condition",
    "this creature has <count> or more cards under it",
    example="this creature has 3 or more cards under it",
    miss="this creature has 3 or more cards",
)
def has_several_beneath(count: int) -> Condition:
    return Compare(CountOf(Beneath(This())), ">=", count)


_ATTACHED = Is(This(), AttachedTo(OfType(frozenset({"creature"}))))
RULES.same(
    "condition",
    {
        "this (card|cross gear) is crossed [with a creature]": _ATTACHED,
        "this (card|cross gear) isn't crossed [with a creature]": Fails(_ATTACHED),
    },
)
RULES.same(
    "condition",
    {"this creature is crossed [with a cross gear]": Is(This(), HostOf(OfType(frozenset({"cross gear"}))))},
)


@RULES.rule(
    "condition",
    "this creature is (a|an) <noun>",
    example="this creature is an evolution creature",
    miss="this creature is evolution creatures",
)
def this_is(noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose or noun.several else Is(This(), noun.wanted)


@RULES.rule(
    "condition",
    "all [of] [the] <cards> are <noun>",
    example="all your creatures are Ghosts",
    miss="your creatures are Ghosts",
)
def all_are(cards: Noun, noun: Noun) -> Condition | None:
    return _all(cards, noun.wanted) if noun.several and not noun.zone and not noun.whose else None


@RULES.rule(
    "condition",
    "all [of] [the] <cards> are <adjective>",
    example="all your creatures are tapped",
    miss="your creatures are tapped",
)
def all_are_so(cards: Noun, adjective: Filter) -> Condition | None:
    return _all(cards, adjective)


@RULES.rule(
    "condition",
    "each <cards> is (a|an) <noun>",
    example="each card in your mana zone is a fire card",
    miss="a card in your mana zone is a fire card",
)
def each_is(cards: Noun, noun: Noun) -> Condition | None:
    if cards.several or noun.several or noun.zone or noun.whose:
        return None
    return _all(replace(cards, several=True), noun.wanted)


def _all(cards: Noun, wanted: Filter) -> Condition | None:
    """Return the condition that all cards are of a kind, which is also met if there are none."""
    found = cards.filter()
    return None if found is None or not cards.several else There(narrowed(found, Not(wanted)), 0, 0)


RULES.same("place-of-yours", {"in your mana zone": MANA, "in the battle zone": BATTLE})


@RULES.rule(
    "condition",
    "you have (all <n:integer>|<n:integer> or more) civilizations <place_of_yours:place-of-yours>",
    example="you have 3 or more civilizations in your mana zone",
    miss="you have 3 civilizations in your mana zone",
)
def civilizations(n: int, place_of_yours: str) -> Condition:
    return Compare(Distinct("attribute", narrowed(InZone((place_of_yours,)), Controlled("you"))), ">=", n)


RULES.same(
    "own-state",
    {
        "it is tapped": Is(This(), IsRested()),
        "it is untapped": Is(This(), IsRested(False)),
        "it is attacking": Is(This(), HasStatus("attacking")),
    },
)


@RULES.rule(
    "own-state",
    "it has <n:integer> or more power",
    example="it has 6000 or more power",
    miss="it has 6000 power",
)
@RULES.rule(
    "own-state",
    "it has power <n:integer> or more",
    example="it has power 6000 or more",
    miss="it has power 6000",
)
def is_strong(n: int) -> Condition:
    return strong(n, ">=")


@RULES.rule(
    "static",
    "this creature <changes> (while|if|as long as) <own-state>",
    example="this creature can't be attacked while it is untapped",
    miss="this creature can't be attacked while that creature is untapped",
)
def while_so(changes: Changes, own_state: Condition) -> Abilities:
    """After "this creature" in the same sentence, "it" is that creature."""
    return (Static(substituted(changes, THAT, This()), when=own_state),)
