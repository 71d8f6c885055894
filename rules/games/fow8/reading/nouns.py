"""Noun phrases of Force of Will: which cards they mean, in which zones, and how they are picked."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from rules.games.fow8.cards import catalogue
from rules.language.filters import (
    All,
    AnyOf,
    Controlled,
    Damaged,
    Filter,
    HasStatus,
    InZone,
    IsRested,
    Not,
    OfAttribute,
    OfRace,
    OfSubtype,
    OfType,
    Other,
    WithKeyword,
)
from rules.language.references import Player, Side
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
FIELD = ("field",)
RULERS = ("field", "ruler area")
"""Where rulers and J-rulers are, and the zones of cards named by race or trait alone (205.4)."""


@dataclass(frozen=True, slots=True)
class Noun:
    """The cards that a noun phrase means; `zones` are theirs as far as the words tell.

    `said` tells that the text itself names the zone or who controls the cards.
    """

    filter: Filter
    zones: tuple[str, ...] = ()
    said: bool = False

    def asks(self, *parts: Filter) -> "Noun":
        """Return a noun with more filters."""
        return replace(self, filter=narrowed(self.filter, *parts))


def everywhere(noun: Noun) -> Filter | None:
    """Return the filter for the cards in their zones; None if the zones are unknown."""
    return narrowed(noun.filter, InZone(noun.zones)) if noun.zones else None


def within(noun: Noun, zone: str, whose: Player = "you") -> Filter | None:
    """Return the filter for cards of the noun in a zone named by the words around it."""
    return None if noun.said else narrowed(noun.filter, InZone((zone,)), Controlled(whose))


def of_types(*types: str) -> Filter:
    """Return the filter for cards of these types."""
    return OfType(frozenset(types))


@cache
def _all_races() -> frozenset[str]:
    """Return the races of all cards, in lower case."""
    return frozenset(race.casefold() for card in catalogue() for face in card.faces for race in face.races)


FIGHTERS = of_types("resonator", "j-ruler")
STONE = of_types("magic stone")


def heads(stones: tuple[str, ...]) -> Iterable[tuple[str, Noun]]:
    """Yield the nouns for types and other kinds of cards, each in the singular and the plural."""
    found = {
        "resonator": Noun(of_types("resonator"), FIELD),
        "J/resonator": Noun(FIGHTERS, FIELD),
        "J-ruler": Noun(of_types("j-ruler"), FIELD),
        "J/ruler": Noun(of_types("j-ruler", "ruler"), RULERS),
        "ruler": Noun(of_types("ruler"), ("ruler area",)),
        "addition": Noun(of_types("addition"), FIELD),
        "regalia": Noun(of_types("regalia"), FIELD),
        "magic stone": Noun(STONE, stones),
        "entity": Noun(All(), FIELD),
        "gem": Noun(of_types("gem"), ("item area",)),
        "spell": Noun(All(), ("chase area",)),
        "resonator spell": Noun(of_types("resonator"), ("chase area",)),
        "summon spell": Noun(of_types("resonator"), ("chase area",)),
        "normal spell": Noun(Not(of_types("resonator")), ("chase area",)),
        "chant spell": Noun(of_types("chant"), ("chase area",)),
        "chant": Noun(of_types("chant")),
        "rune": Noun(of_types("rune")),
        "card": Noun(All()),
        "resonator card": Noun(of_types("resonator")),
        "chant card": Noun(of_types("chant")),
        "spell card": Noun(of_types("chant")),
        "addition card": Noun(of_types("addition")),
        "regalia card": Noun(of_types("regalia")),
        "magic stone card": Noun(STONE),
        "[Addition:Resonator]": Noun(narrowed(of_types("addition"), _mark("resonator")), FIELD),
        "[Addition:Field]": Noun(narrowed(of_types("addition"), _mark("field")), FIELD),
        "[Addition:Field] card": Noun(narrowed(of_types("addition"), _mark("field"))),
        "[Addition:Resonator] card": Noun(narrowed(of_types("addition"), _mark("resonator"))),
        "[Spell:Chant-Standby]": Noun(narrowed(of_types("chant"), _mark("standby"))),
        "[Spell:Chant-Instant]": Noun(narrowed(of_types("chant"), WithKeyword(frozenset({"Quickcast"})))),
        "[Spell:Chant]": Noun(of_types("chant")),
        "token": Noun(_mark("token"), FIELD),
    }
    irregular = {"entity": "entities", "regalia": "regalia"}
    for word, noun in found.items():
        yield word, noun
        yield irregular.get(word, f"{word}s"), noun


def _mark(word: str) -> Filter:
    return OfSubtype(frozenset({word}))


@RULES.rule("bare", "<head>", example="resonators", miss="rested")
def head_alone(head: Noun) -> Noun:
    return head


@RULES.rule("bare", "<race>", example="Elf", miss="Elf light")
def of_race(race: str) -> Noun:
    return Noun(OfRace(frozenset({race})), RULERS)


@RULES.rule(
    "bare", "<one:head> or <other:head>", example="resonator or addition", miss="resonator and addition"
)
def either_head(one: Noun, other: Noun) -> Noun | None:
    if not one.zones or not other.zones:
        return None if one.zones != other.zones else Noun(any_of(one.filter, other.filter))
    zones = tuple(dict.fromkeys((*one.zones, *other.zones)))
    if one.zones != other.zones and "chase area" in zones:
        return None
    return Noun(any_of(one.filter, other.filter), zones)


@RULES.rule("bare", "<one:race> or <other:race>", example="Elf or Human", miss="Elf and Human")
def either_race(one: str, other: str) -> Noun:
    return Noun(OfRace(frozenset({one, other})), RULERS)


@RULES.rule("bare", "<adjective> <bare>", example="rested light resonator", miss="resonator rested")
def qualified(adjective: Filter, bare: Noun) -> Noun | None:
    """Return a noun with an adjective before it; None for "Elf card", which another rule puts in play."""
    if _is_one_race(adjective, bare) or (isinstance(adjective, OfRace) and bare == Noun(All())):
        return None
    return bare.asks(adjective)


@RULES.rule(
    "bare",
    "<negation> , <bare>",
    example="non light , non Elf resonator",
    miss="light , non Elf resonator",
)
def doubly_qualified(negation: Filter, bare: Noun) -> Noun:
    return bare.asks(negation)


def _is_one_race(adjective: Filter, bare: Noun) -> bool:
    """Return whether an attribute and a race together name a race, such as dark Elves."""
    if not isinstance(adjective, OfAttribute):
        return False
    said = {"dark" if word == "darkness" else word for word in adjective.words}
    parts = bare.filter.parts if isinstance(bare.filter, All) else (bare.filter,)
    races = {race for part in parts if isinstance(part, OfRace) for race in part.words}
    return bool({f"{word} {race}".casefold() for word in said for race in races} & _all_races())


def any_of(one: Filter, other: Filter) -> Filter:
    """Return the filter for cards matching either of two filters, as one filter if both are of one kind."""
    for kind in (OfType, OfAttribute, OfRace, OfSubtype, WithKeyword):
        if isinstance(one, kind) and isinstance(other, kind):
            return kind(one.words | other.words)
    return AnyOf(tuple(sorted((one, other), key=repr)))


@RULES.rule("quality", "<attribute> [attribute]", example="light attribute", miss="attribute light")
def of_attribute(attribute: str) -> Filter:
    return OfAttribute(frozenset({attribute}))


RULES.same(
    "quality",
    {
        "attacking": HasStatus("attacking"),
        "blocking": HasStatus("blocking"),
        "rested": IsRested(),
        "recovered": IsRested(False),
        "damaged": Damaged(),
        "token": OfSubtype(frozenset({"token"})),
        "basic": OfSubtype(frozenset({"basic"})),
        "special": OfSubtype(frozenset({"special"})),
        "true": OfSubtype(frozenset({"true"})),
    },
)
RULES.same("adjective", {"other": Other()})


@RULES.rule("adjective", "<negation>", example="non light", miss="light")
def negated(negation: Filter) -> Filter:
    return negation


@RULES.rule("adjective", "<quality>", example="rested", miss="rest")
def alone(quality: Filter) -> Filter:
    return quality


@RULES.rule("adjective", "<race>", example="Elf", miss="Elf resonator")
def kin(race: str) -> Filter:
    return OfRace(frozenset({race}))


@RULES.rule("adjective", "<one:quality> or <other:quality>", example="light or fire", miss="light and fire")
def one_or_other(one: Filter, other: Filter) -> Filter:
    return any_of(one, other)


@RULES.rule("adjective", "<one:race> or <other:race>", example="Elf or Human", miss="Elf")
def kin_of_either(one: str, other: str) -> Filter:
    return OfRace(frozenset({one, other}))


@RULES.rule("negation", "non <quality>", example="non light", miss="light")
def none_of(quality: Filter) -> Filter:
    return Not(quality)


@RULES.rule("negation", "non <race>", example="non Elf", miss="Elf")
def no_kin(race: str) -> Filter:
    return Not(OfRace(frozenset({race})))


@RULES.rule("negation", "non <head>", example="non resonator", miss="resonator")
def no_type(head: Noun) -> Filter | None:
    return Not(head.filter) if isinstance(head.filter, OfType) else None


@RULES.rule("noun", "<bare>", example="light resonator", miss="you control")
def unqualified(bare: Noun) -> Noun:
    return bare


def controlled(noun: Noun, by: Side) -> Noun | None:
    """Return a noun for the cards in play that a player controls."""
    if noun.said or set(noun.zones) - {"field", "ruler area", "item area", "magic stone area", "chase area"}:
        return None
    found = replace(noun, zones=noun.zones or home(noun.filter), said=True)
    return found.asks(Controlled(by))


def home(wanted: Filter) -> tuple[str, ...]:
    """Return the zones of cards named without one: the chase for chants and runes, otherwise the field."""
    kinds = [part for part in getattr(wanted, "parts", (wanted,)) if isinstance(part, OfType)]
    return ("chase area",) if any(part.words <= {"chant", "rune"} for part in kinds) else FIELD


@RULES.rule("noun", "<noun> you control", example="resonators you control", miss="resonators you controlled")
@RULES.rule("noun", "your <noun>", example="your resonators", miss="your opponent resonators")
def yours(noun: Noun) -> Noun | None:
    return controlled(noun, "you")


@RULES.rule("noun", "<noun> in your field", example="resonators in your field", miss="resonators in a field")
def in_your_field(noun: Noun) -> Noun | None:
    return yours(replace(noun, zones=FIELD) if noun.zones == RULERS else noun)


@RULES.rule(
    "noun",
    "your opponent's <noun>",
    example="your opponent's resonators",
    miss="your resonators",
)
@RULES.rule(
    "noun",
    "<noun> your opponent controls",
    example="resonators your opponent controls",
    miss="resonators your opponent",
)
@RULES.rule(
    "noun",
    "<noun> (controlled by your opponent|in your opponent's field)",
    example="resonator in your opponent's field",
    miss="resonator in your field",
)
def theirs(noun: Noun) -> Noun | None:
    return controlled(noun, "opponent")
