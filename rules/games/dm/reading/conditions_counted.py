"""Conditions about how many cards there are in which zones, and what happened in this turn."""

from rules.games.dm.reading.conditions import had, has_no, strong
from rules.games.dm.reading.nouns import MANA, Noun, Whose
from rules.games.dm.reading.nouns_civilizations import CIVILIZATIONS
from rules.games.dm.reading.statics import both_hold
from rules.language.amounts import Distinct
from rules.language.conditions import (
    AllHold,
    AnyHolds,
    Compare,
    Condition,
    There,
    TurnOf,
)
from rules.language.events import Plays
from rules.language.filters import (
    AnyOf,
    Controlled,
    Filter,
    InZone,
    Not,
    OfAttribute,
    OfType,
    Other,
)
from rules.language.references import Player
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
YOUR_MANA = narrowed(InZone((MANA,)), Controlled("you"))
CAST = Plays(narrowed(OfType(frozenset({"spell"})), Controlled("you")))


@RULES.rule("mana-kind", "<civ> civilization", example="water civilization", miss="water card")
def of_civ(civ: str) -> Filter:
    return OfAttribute(frozenset({civ}))


@RULES.rule("mana-kind", "<race>", example="Human", miss="water")
def of_race(race: Filter) -> Filter:
    return race


RULES.same("some-of-it", {"(one or more of them is|some are)": True})


@RULES.rule(
    "condition",
    "you have <count> or more (card|cards) in your mana zone [,] and <some-of-it> <mana-kind>",
    example="you have 9 or more cards in your mana zone and some are Human",
    miss="you have 7 or more cards in your mana zone and one of them is water civilization",
)
def drives(count: int, some_of_it: bool, mana_kind: Filter) -> Condition:
    return AllHold((There(YOUR_MANA, count), There(narrowed(YOUR_MANA, mana_kind))))


@RULES.rule(
    "condition",
    "you have all civilizations in your mana zone",
    example="you have all civilizations in your mana zone",
    miss="you have all civilizations in your hand",
)
def all_civilizations() -> Condition:
    return Compare(Distinct("attribute", YOUR_MANA), ">=", 5)


@RULES.rule(
    "condition",
    "a player has <count> or more cards in their hand",
    example="a player has 7 or more cards in their hand",
    miss="a player has 7 cards in their hand",
)
def somebody_has(count: int) -> Condition:
    hands = [narrowed(InZone(("hand",)), Controlled(side)) for side in ("you", "opponent")]
    return AnyHolds(tuple(There(hand, count) for hand in hands))


@RULES.rule(
    "condition",
    "there are <count> or more <noun>",
    example="there are 3 or more spells in your graveyard",
    miss="there are 3 spells in your graveyard",
)
def there_are(count: int, noun: Noun) -> Condition | None:
    wanted = noun.filter()
    return There(wanted, count) if wanted is not None and noun.several else None


@RULES.rule(
    "condition",
    "there is (a|an) <noun>",
    example="there is a spell in your graveyard",
    miss="there is spell in your graveyard",
)
def there_is(noun: Noun) -> Condition | None:
    wanted = noun.filter()
    return There(wanted) if wanted is not None and not noun.several else None


@RULES.rule(
    "condition",
    "there is another <noun>",
    example="there is another untapped creature in the battle zone",
    miss="there is an untapped creature in the battle zone",
)
def there_is_another(noun: Noun) -> Condition | None:
    return there_is(noun.asking(Other()))


@RULES.rule(
    "condition",
    "you have other <noun>",
    example="you have other creatures in the battle zone",
    miss="you have creatures in the battle zone",
)
def has_others(noun: Noun) -> Condition | None:
    wanted = had(noun.asking(Other()), "you") if noun.several else None
    return None if wanted is None else There(wanted)


RULES.same(
    "condition",
    {
        "it's not your turn": TurnOf("opponent"),
    },
)


@RULES.rule(
    "condition",
    "all [the] cards in your mana zone are <civs> or colorless",
    example="all cards in your mana zone are fire or colorless",
    miss="all cards in your mana zone are fire",
)
def all_or_colorless(civs: frozenset[str]) -> Condition:
    fits = AnyOf((OfAttribute(civs), Not(OfAttribute(frozenset(CIVILIZATIONS)))))
    return There(narrowed(YOUR_MANA, Not(fits)), 0, 0)


@RULES.rule(
    "condition",
    "<condition> during <whose:turn-of>",
    example="this creature is tapped during your opponent's turn",
    miss="this creature is tapped",
)
def in_turn(condition: Condition, whose: Player) -> Condition | None:
    return None if isinstance(condition, TurnOf | AllHold) else both_hold(condition, TurnOf(whose))


@RULES.rule("condition", "<who-has> 0 <noun>", example="you have 0 shields", miss="you have 2 shields")
def has_none(who_has: Whose, noun: Noun) -> Condition | None:
    return has_no(who_has, noun) if noun.several else None


@RULES.rule(
    "condition",
    "this creature has <n:integer> or more power",
    example="this creature has 6000 or more power",
    miss="this creature has 6000 power",
)
def strong_enough(n: int) -> Condition:
    return strong(n, ">=")
