"""Noun phrases of Force of Will for all cards except some, and for parts of names."""

from dataclasses import replace

from rules.games.fow8.definitions import ATTRIBUTES
from rules.games.fow8.reading.nouns import FIELD, RULERS, STONE, Noun, of_types
from rules.language.filters import (
    Damaged,
    EnteredThisTurn,
    Filter,
    HasStatus,
    Named,
    NameHas,
    Not,
    OfAttribute,
    OfRace,
    WithKeyword,
)
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule("but-stones", "non magic stone", example="non magic stone", miss="magic stone")
def no_stone() -> Filter:
    return Not(STONE)


@RULES.rule(
    "bare",
    "<but_stones:but-stones> (card|cards)",
    example="non magic stone card",
    miss="magic stone card",
)
def all_but_stones(but_stones: Filter) -> Noun:
    """Cards named without a zone are in the field (301.3); a zone that follows replaces it."""
    return Noun(but_stones, FIELD)


@RULES.rule(
    "bare",
    "<but_stones:but-stones> (,|) <negation> (card|cards)".replace("(,|)", "[,]"),
    example="non magic stone , non J-ruler cards",
    miss="non magic stone cards",
)
def all_but_stones_and(but_stones: Filter, negation: Filter) -> Noun:
    return Noun(but_stones, FIELD).asks(negation)


@RULES.rule("bare", "<race> (card|cards)", example="Elf cards", miss="Elf light")
@RULES.rule(
    "bare", "<race> or <other:race> (card|cards)", example="Elf or Human cards", miss="Elf and Human cards"
)
def cards_of_race(race: str, other: str = "") -> Noun:
    """Cards of a race named without a zone are in play (205.4)."""
    return Noun(OfRace(frozenset({race, other or race})), RULERS)


@RULES.rule(
    "noun", "<noun> not named <name>", example='Elf not named "Fire Magic Stone"', miss="Elf not named"
)
@RULES.rule(
    "noun", "<noun> other than <name>", example='Elf other than "Fire Magic Stone"', miss="Elf other than"
)
def named_otherwise(noun: Noun, name: str) -> Noun:
    return noun.asks(Not(Named(name)))


@RULES.rule(
    "noun",
    '<noun> with " <fragment> " in (its|their) (name|names)',
    example='resonator with "Magic" in its name',
    miss='resonator with "Magic" in its text',
)
def named_in_part(noun: Noun, fragment: str) -> Noun:
    return noun.asks(NameHas(fragment))


@RULES.rule("noun", "<noun> with no attribute", example="Elf with no attribute", miss="Elf with attribute")
def colourless(noun: Noun) -> Noun:
    return noun.asks(Not(OfAttribute(frozenset(ATTRIBUTES))))


@RULES.rule("noun", "<noun> with <mark>", example="Elf with [Will of Hope]", miss="Elf with Will")
def marked(noun: Noun, mark: str) -> Noun:
    """A keyword without rules of its own can be required of a card like any other."""
    return noun.asks(WithKeyword(frozenset({mark})))


@RULES.rule(
    "noun",
    "<noun> that (was put into|entered) (a|the|your) field this turn",
    example="resonator that entered the field this turn",
    miss="resonator that entered the field",
)
def just_come(noun: Noun) -> Noun | None:
    if noun.zones not in (FIELD, RULERS):
        return None
    return replace(noun, zones=FIELD).asks(EnteredThisTurn())


RULES.same("state", {"attacking": HasStatus("attacking"), "blocking": HasStatus("blocking")})
RULES.same("state", {"damaged": Damaged()})


@RULES.rule("noun", "<noun> that is <state>", example="resonator that is attacking", miss="resonator that is")
def in_such_state(noun: Noun, state: Filter) -> Noun:
    return noun.asks(state)


NORMAL_SPELL = Noun(Not(of_types("resonator")), ("chase area",))
RULES.same("bare", {"rune spell": Noun(of_types("rune"), ("chase area",))})
RULES.same("bare", {"non resonator spell": NORMAL_SPELL})
