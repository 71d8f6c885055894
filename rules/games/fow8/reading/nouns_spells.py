"""Noun phrases of Force of Will for kinds of chants, cards of several names, and parts of amounts."""

from rules.games.fow8.reading.nouns import Noun, any_of, either_head
from rules.language.amounts import Amount, StatOf
from rules.language.filters import All, AnyOf, Filter, Named
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule("bare", "<head> (card|cards)", example="[Spell:Chant] cards", miss="resonator you control cards")
@RULES.rule(
    "bare",
    "<head> or <other:head> (card|cards)",
    example="[Spell:Chant] or [Spell:Chant-Instant] cards",
    miss="[Spell:Chant] and [Spell:Chant-Instant] cards",
)
def cards(head: Noun, other: Noun | None = None) -> Noun | None:
    """Cards of kinds that are in no zone in particular."""
    found = head if other is None else either_head(head, other)
    return found if found is not None and not found.zones and found.filter != All() else None


@RULES.rule(
    "noun",
    "<noun> named <names>",
    example='card named "Fire Magic Stone" or "Wind Magic Stone"',
    miss='card named "Fire Magic Stone"',
)
def named_any(noun: Noun, names: Filter) -> Noun | None:
    return noun.asks(names) if isinstance(names, AnyOf) else None


@RULES.rule(
    "names",
    "<one:name> , or <other:name>",
    example='"Fire Magic Stone" , or "Wind Magic Stone"',
    miss='"Fire Magic Stone" , "Wind Magic Stone"',
)
def either_name(one: str, other: str) -> Filter:
    return any_of(Named(one), Named(other))


@RULES.rule(
    "counted",
    "the <stat> of that (resonator|card|J/resonator)",
    example="the ATK of that resonator",
    miss="the ATK of a resonator",
)
def stat_of_that(stat: str) -> Amount:
    return StatOf(THAT, stat)
