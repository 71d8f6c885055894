"""What cards are called: kinds, races, civilizations, whose they are, where they are and what they have."""

from dataclasses import dataclass, replace
from typing import Literal

from rules.games.dm.reading.nouns_extremes import among_all
from rules.language.filters import (
    EVERY_CARD,
    AnyOf,
    Controlled,
    Filter,
    InZone,
    OfAttribute,
    OfRace,
    OfType,
    Other,
)
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
BATTLE, SHIELDS, HAND, MANA, GRAVEYARD, DECK = (
    "battle zone",
    "shield zone",
    "hand",
    "mana zone",
    "graveyard",
    "deck",
)
CREATURE = OfType(frozenset({"creature"}))
RACE = "race"
"""The kind of cards named only by their race, whatever their type (203.2)."""

BESIDES = " and "
"""Stands between zones if cards may be in either."""

Whose = Literal["", "you", "opponent", "their"]


@dataclass(frozen=True, slots=True)
class Noun:
    """Cards of a kind: what they are, whether there are several, whose they are and where they are.

    `whose` is "their" for cards of the player who acts; `zone` is "" if the sentence does not say where. Of
    cards that are `unalike`, what else is said would be said of some of them only.
    """

    kind: str
    wanted: Filter
    several: bool
    whose: Whose = ""
    zone: str = ""
    unalike: bool = False

    def asking(self, *more: Filter) -> "Noun":
        """Return the noun for those that also match these filters."""
        return replace(self, wanted=narrowed(self.wanted, *more))

    @property
    def where(self) -> str:
        """Return the zone that is meant: for cards named by type, the battle zone if none is named."""
        return self.zone or ("" if self.kind == "card" else BATTLE)

    def filter(self) -> Filter | None:
        """Return the filter for these cards; None if it is not said where they are."""
        if not self.where or (self.kind == "spell" and self.where == BATTLE):
            return None
        return among_all(narrowed(InZone(tuple(self.where.split(BESIDES))), *self.anywhere()))

    def anywhere(self) -> tuple[Filter, ...]:
        """Return the filters for these cards other than where they are."""
        owned = (Controlled(self.whose),) if self.whose else ()  # type: ignore[arg-type]
        return (self.wanted, *owned)


_ALWAYS = {"shield": SHIELDS, "element": BATTLE}
"""Kinds of cards with a name of their own in one zone; anything in the battle zone is an element (316.1)."""
NO_TYPE = frozenset({"card", "shield", "element"})


def noun_of(kind: str, several: bool) -> Noun:
    """Return the noun of a kind of cards."""
    wanted = EVERY_CARD if kind in NO_TYPE else OfType(frozenset({kind}))
    return Noun(kind, wanted, several, zone=_ALWAYS.get(kind, ""))


@RULES.rule("core", "<kind>", example="creature", miss="creatures")
def one(kind: str) -> Noun:
    return noun_of(kind, several=False)


@RULES.rule("core", "<kinds>", example="creatures", miss="creature")
def several(kinds: str) -> Noun:
    return noun_of(kinds, several=True)


@RULES.rule("race-filter", "<race>", example="Human", miss="creature")
def a_race(race: Filter) -> Filter:
    return race


@RULES.rule(
    "race-filter", "<one:race> (or|and|and/or) <race-filter>", example="Human or Ghost", miss="Human Ghost"
)
@RULES.rule(
    "race-filter", "<one:race> , <race-filter>", example="Human, Ghost or Cyber Lord", miss="Human; Ghost"
)
def either_race(one: Filter, race_filter: Filter) -> Filter:
    parts = race_filter.parts if isinstance(race_filter, AnyOf) else (race_filter,)
    exact = [part.words for part in (one, *parts) if isinstance(part, OfRace)]
    others = [part for part in (one, *parts) if not isinstance(part, OfRace)]
    joined = [OfRace(frozenset().union(*exact))] if exact else []
    found = (*joined, *sorted(others, key=str))
    return found[0] if len(found) == 1 else AnyOf(tuple(found))


@RULES.rule("race-filters", "<races>", example="Humans", miss="creatures")
def some_races(races: Filter) -> Filter:
    return races


@RULES.rule(
    "race-filters",
    "<one:races> (or|and|and/or) <race_filter:race-filters>",
    example="Humans and Ghosts",
    miss="Humans Ghosts",
)
@RULES.rule(
    "race-filters",
    "<one:races> , [or|and|and/or] <race_filter:race-filters>",
    example="Humans, Ghosts and Cyber Lords",
    miss="Humans; Ghosts",
)
def either_races(one: Filter, race_filter: Filter) -> Filter:
    return either_race(one, race_filter)


@RULES.rule("core", "<race-filter>", example="Human", miss="creature")
def only_race(race_filter: Filter) -> Noun:
    return Noun(RACE, race_filter, several=False)


@RULES.rule("core", "<race-filters>", example="Humans", miss="creatures")
def only_races(race_filters: Filter) -> Noun:
    return Noun(RACE, race_filters, several=True)


@RULES.rule("core", "<race-filter> <core>", example="Human creature", miss="creature Human")
def race_kind(race_filter: Filter, core: Noun) -> Noun | None:
    """Spells and other cards have races too (203.1)."""
    plain = core.wanted == EVERY_CARD or isinstance(core.wanted, OfType)
    return core.asking(race_filter) if plain and core.kind != "shield" else None


@RULES.rule("noun", "<civs-all> <noun>", example="fire and nature creatures", miss="fire and nature creature")
def of_each_civ(civs_all: frozenset[str], noun: Noun) -> Noun | None:
    # Several "fire and nature" creatures are those of either; one such creature would be of both.
    return described(OfAttribute(civs_all), noun) if len(civs_all) > 1 and noun.several else None


@RULES.rule("noun", "<core>", example="creature", miss="untapped")
def plain(core: Noun) -> Noun:
    return core


@RULES.rule("noun", "<adjective> <noun>", example="untapped fire creature", miss="creature untapped")
def described(adjective: Filter, noun: Noun) -> Noun | None:
    if noun.unalike and not isinstance(adjective, Other):
        return None
    return noun.asking(adjective) if noun.kind != "shield" or isinstance(adjective, Other) else None


@RULES.rule(
    "noun", "<noun> <relative>", example="creature that costs 3 or less", miss="creature costs 3 or less"
)
def with_relative(noun: Noun, relative: Filter) -> Noun | None:
    return noun.asking(relative) if noun.kind != "shield" and not noun.unalike else None


@RULES.rule(
    "noun",
    "<noun> (in|from) [the] battle zone",
    example="creature in the battle zone",
    miss="creature the battle zone",
)
def in_battle_zone(noun: Noun) -> Noun | None:
    return replace(noun, zone=BATTLE) if not noun.zone else None


@RULES.rule("noun", "<noun> <place>", example="card in your mana zone", miss="card your mana zone")
def in_place(noun: Noun, place: tuple[str, Whose]) -> Noun | None:
    zone, whose = place
    if noun.whose or noun.zone not in ("", zone):
        return None
    return replace(noun, zone=zone, whose=whose)


RULES.same("zone", {one: one for one in (HAND, MANA, GRAVEYARD, DECK, SHIELDS, "hyperspatial zone")})
RULES.same("possessive", {"your": "you", "your opponent's": "opponent", "an opponent's": "opponent"})
RULES.same("possessive", {"his": "their", "their": "their", "his or her": "their"})


@RULES.rule("place", "(in|from) <possessive> <zone>", example="from your hand", miss="to your hand")
def place(possessive: Whose, zone: str) -> tuple[str, Whose]:
    return zone, possessive


@RULES.rule("place", "in each <zone>", example="in each graveyard", miss="in your graveyard")
@RULES.rule("place", "in all <zone:zone-intos>", example="in all mana zones", miss="in your mana zone")
def everywhere(zone: str) -> tuple[str, Whose]:
    return zone, ""


@RULES.rule(
    "place",
    "(in|from) <possessive> <one:zone> (or|and/or|and) [your] <other:zone>",
    example="from your hand or graveyard",
    miss="from your hand or your opponent's graveyard",
)
@RULES.rule(
    "place",
    "(in|from) the <one:play-zone> (or|and/or|and) <possessive> <other:zone>",
    example="in the battle zone or your mana zone",
    miss="in the battle zone or hand",
)
def two_places(possessive: Whose, one: str, other: str) -> tuple[str, Whose] | None:
    if one == other:
        return None
    return BESIDES.join(sorted((one, other))), possessive


@RULES.rule(
    "owned",
    "<noun> your opponent has [in the battle zone]",
    example="tapped creatures your opponent has",
    miss="tapped creatures you have",
)
def opponent_has(noun: Noun) -> Noun | None:
    return _has(noun, "opponent")


@RULES.rule(
    "place",
    "(in|from) the <one:play-zone> (or|and/or|and) <other:zone>",
    example="in the battle zone or mana zone",
    miss="in the battle zone mana zone",
)
def or_place(one: str, other: str) -> tuple[str, Whose]:
    return BESIDES.join(sorted((one, other))), ""


RULES.same("play-zone", {"battle zone": BATTLE})


@RULES.rule("owned", "<possessive> <noun>", example="your creatures", miss="you creatures")
def owned(possessive: Whose, noun: Noun) -> Noun | None:
    if noun.whose or noun.zone not in ("", BATTLE, SHIELDS):
        return None
    return replace(noun, whose=possessive)


@RULES.rule(
    "owned",
    "<noun> you have [in the battle zone]",
    example="other tapped creatures you have",
    miss="other tapped creatures you had",
)
def you_have(noun: Noun) -> Noun | None:
    return _has(noun, "you")


def _has(noun: Noun, whose: Whose) -> Noun | None:
    if noun.whose or noun.where not in (BATTLE, SHIELDS):
        return None
    return replace(noun, whose=whose, zone=noun.where)


@RULES.rule("cards", "<noun>", example="creatures in the battle zone", miss="battle zone")
def cards(noun: Noun) -> Noun:
    return noun


@RULES.rule("cards", "<owned>", example="your fire creatures", miss="your fire")
def cards_of(owned: Noun) -> Noun:
    return owned
