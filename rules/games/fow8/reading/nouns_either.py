"""Noun phrases of Force of Will for cards of one kind or another, and for the host of an addition."""

from rules.games.fow8.reading.nouns import RULERS, Noun, any_of
from rules.games.fow8.reading.nouns_zones import lying
from rules.language.filters import HostOf, Named, OfRace, OneOf
from rules.language.references import This
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "bare",
    "<one:name> or <other:name>",
    example='"Fire Magic Stone" or "Wind Magic Stone"',
    miss='"Fire Magic Stone" and "Wind Magic Stone"',
)
def either_name(one: str, other: str) -> Noun:
    return Noun(any_of(Named(one), Named(other)), RULERS)


@RULES.rule("bare", "<head> or <race>", example="J-ruler or Elf", miss="J-ruler and Elf")
@RULES.rule("bare", "<race> or <head>", example="Elf or addition", miss="Elf and addition")
def head_or_race(head: Noun, race: str) -> Noun | None:
    """Cards of a type or of a race, all of them in play."""
    if not head.zones or not set(head.zones) <= set(RULERS):
        return None
    return Noun(any_of(head.filter, OfRace(frozenset({race}))), RULERS)


RULES.same(
    "his-zone",
    {
        f"{whose} {zone}": kind
        for whose in ("their", "his or her")
        for zone, kind in {
            "graveyard": "graveyard",
            "hand": "hand",
            "removed area": "removed area",
            "chant-standby area": "standby area",
            "standby area": "standby area",
            "lifebreak area": "lifebreak area",
            "field": "field",
        }.items()
    },
)


@RULES.rule(
    "theirs",
    "<noun> in <zone:his-zone>",
    example="resonators in their graveyard",
    miss="resonators in your graveyard",
)
def of_that_player(noun: Noun, zone: str) -> Noun | None:
    """Cards of the opponent, whom the words around this phrase name."""
    return lying(noun, zone, "opponent")


@RULES.rule("one", "added <noun>", example="added resonator", miss="resonator added")
@RULES.rule("one", "<noun> with this", example="resonator with this", miss="resonator with that")
def added(noun: Noun) -> Noun | None:
    """The card that an addition is added to."""
    return None if noun.said else noun.asks(HostOf(OneOf(This())))
