"""Noun phrases of Force of Will for cards ranked among others, and for kinds that overlap."""

from rules.games.fow8.reading.nouns import RULERS, Noun, everywhere, of_types
from rules.language.amounts import Amount, Extreme
from rules.language.filters import CostIs, Filter, Not, OfRace, StatIs
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("rank", {"lowest": False, "highest": True})
RULES.same("ranked-by", {"total cost": "cost", "cost": "cost", "ATK": "attack", "DEF": "defense"})


@RULES.rule(
    "noun",
    "<noun> with the <rank> <ranked-by> among <other:noun>",
    example="Elves with the lowest total cost among resonators you control",
    miss="Elves with the lowest total cost",
)
def extreme_among(noun: Noun, rank: bool, ranked_by: str, other: Noun) -> Noun | None:
    among = everywhere(other) if other.said else None
    if among is None:
        return None
    if ranked_by == "cost":
        return noun.asks(CostIs("=", Extreme(among, None, rank)))
    return noun.asks(StatIs(ranked_by, "=", Extreme(among, ranked_by, rank)))


@RULES.rule(
    "counted",
    "the <rank> <ranked-by> among <noun>",
    example="the highest ATK among resonators you control",
    miss="the highest ATK of resonators you control",
)
def extreme_of(rank: bool, ranked_by: str, noun: Noun) -> Amount | None:
    """Among no cards at all it is 0."""
    among = everywhere(noun) if noun.said else None
    if among is None:
        return None
    return Extreme(among, None if ranked_by == "cost" else ranked_by, rank)


@RULES.rule(
    "bare",
    "<one:race> and non <same:race> <other:race>",
    example="Elf and non Elf Human",
    miss="Elf and non Human",
)
def two_kinds_once(one: str, same: str, other: str) -> Noun | None:
    """Cards of either race; one of both is counted once."""
    return Noun(OfRace(frozenset({one, other})), RULERS) if one == same else None


@RULES.rule("negation", "non spell", example="non spell", miss="spell")
def no_spell() -> Filter:
    """Older cards call chants spells wherever they are."""
    return Not(of_types("chant"))
