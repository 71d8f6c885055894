"""Conditions of Force of Will's cards on cards put into graveyards, damage dealt, missing attributes."""

from rules.games.fow8.definitions import ATTRIBUTES
from rules.games.fow8.reading.conditions_done import Often, Some
from rules.games.fow8.reading.nouns import FIELD, RULERS, Noun, controlled, everywhere
from rules.language.conditions import Condition, Is, There
from rules.language.events import By, Leaves, PlayerTakesDamage
from rules.language.filters import Controlled, InZone, NameHas, Not, OfAttribute
from rules.language.references import Side
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "did",
    "<some-such> (was|were) put into a graveyard from <whose:into-field>",
    example="two or more Elves were put into a graveyard from your field",
    miss="two or more Elves were put into a graveyard from your hand",
)
def buried_from_field(some_such: Some, whose: Side) -> Often:
    wanted, often = some_such
    side = () if whose == "anyone" else (Controlled(whose),)
    return Leaves(narrowed(wanted, InZone(FIELD), *side), ("graveyard",)), often


@RULES.rule(
    "did",
    "(a|an) <noun> dealt damage to you",
    example="an Elf your opponent controls dealt damage to you",
    miss="an Elf your opponent controls dealt damage",
)
@RULES.rule(
    "did",
    "(a|an) <noun> your opponent controlled dealt damage to you",
    example="an Elf your opponent controlled dealt damage to you",
    miss="an Elf your opponent controlled dealt damage",
)
def hurt_you(noun: Noun) -> Often | None:
    found = noun if noun.said else controlled(noun, "opponent")
    source = None if found is None else everywhere(found)
    return None if source is None else (By(PlayerTakesDamage("you"), source), 1)


@RULES.rule(
    "condition",
    "it is with no attribute",
    example="it is with no attribute",
    miss="it is with an attribute",
)
def of_no_attribute() -> Condition:
    return Is(THAT, Not(OfAttribute(frozenset(ATTRIBUTES))))


@RULES.rule(
    "condition",
    'there are no cards with the word " <fragment> " in (its|their) (name|names) in any field',
    example='there are no cards with the word "Magic" in their names in any field',
    miss='there are cards with the word "Magic" in their names in any field',
)
def none_named_so(fragment: str) -> Condition:
    return There(narrowed(NameHas(fragment), InZone(RULERS)), 0, 0)
