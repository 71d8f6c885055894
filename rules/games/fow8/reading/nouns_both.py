"""Noun phrases of Force of Will for all cards of two kinds, or in two zones."""

from dataclasses import replace

from rules.games.fow8.reading.nouns import FIELD, RULERS, Noun, everywhere
from rules.games.fow8.reading.phrases_order import either
from rules.language.filters import Controlled, Filter, OfRace, OfSubtype, OfType, WithKeyword
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
IN_PLAY = {*RULERS, "magic stone area", "item area"}


@RULES.rule(
    "every",
    "(all|each) <one:bare> and <other:noun>",
    example="all J/resonators and magic stones you control",
    miss="all J/resonators or magic stones you control",
)
def all_of_both(one: Noun, other: Noun) -> Picked | None:
    """The controller, and the field as the zone, are named once for both."""
    if not one.zones or not {*one.zones, *other.zones} <= IN_PLAY:
        return None
    if other.said and other.zones == FIELD and one.zones == RULERS:
        one = replace(one, zones=FIELD)
    whose = [part for part in getattr(other.filter, "parts", ()) if isinstance(part, Controlled)]
    first, second = everywhere(one.asks(*whose)), everywhere(other)
    return None if first is None or second is None else Picked("each", either(first, second))


@RULES.rule(
    "target",
    "target <one:bare> or [a] [target] <other:noun>",
    example="target addition or card in your opponent's standby area",
    miss="target addition and card in your opponent's standby area",
)
def here_or_there(one: Noun, other: Noun) -> Picked | None:
    """A card in play or one in another zone."""
    if any(isinstance(part, OfType | OfRace) for part in getattr(other.filter, "parts", (other.filter,))):
        return None
    if not other.said or set(other.zones) & IN_PLAY or not one.zones or not set(one.zones) <= IN_PLAY:
        return None
    first, second = everywhere(one), everywhere(other)
    return None if first is None or second is None else Picked("target", either(first, second))


@RULES.rule("bare", "<bare> (token|tokens)", example="Elf tokens", miss="Elf tokens tokens")
def tokens(bare: Noun) -> Noun | None:
    token = OfSubtype(frozenset({"token"}))
    if token in getattr(bare.filter, "parts", (bare.filter,)) or bare.zones not in (FIELD, RULERS):
        return None
    return bare.asks(token)


@RULES.rule("having", "<keyword-with-number>", example="[Limit]", miss="Limit")
def of_numbered_keyword(keyword_with_number: str) -> Filter:
    return WithKeyword(frozenset({keyword_with_number}))


RULES.same("any-zone", {"a chant-standby area": "standby area", "any chant-standby area": "standby area"})
RULES.same("any-zone", {"all chant-standby areas": "standby area", "a standby area": "standby area"})


@RULES.rule(
    "every",
    "all <one:noun> and all <other:noun>",
    example="all resonators and all cards in your graveyard",
    miss="all resonators or all cards in your graveyard",
)
def all_of_each(one: Noun, other: Noun) -> Picked | None:
    """The controller named for one kind does not apply to the other."""
    first, second = everywhere(one), everywhere(other)
    return None if first is None or second is None else Picked("each", either(first, second))
