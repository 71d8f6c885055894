"""Whose cards are meant: both players', either's, those of the player just named, or two kinds."""

from dataclasses import replace

from rules.games.dm.reading.nouns import (
    BATTLE,
    BESIDES,
    GRAVEYARD,
    HAND,
    MANA,
    SHIELDS,
    Noun,
    Whose,
    described,
)
from rules.games.dm.reading.picks import chosen
from rules.language import effects as fx
from rules.language.amounts import Amount, Count
from rules.language.filters import AnyOf, Controlled, Filter, InZone, OfAttribute, Other
from rules.language.references import Owner
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed, order_of

RULES = Rules()
RULES.same("any-zone", {one: one for one in (BATTLE, HAND, MANA, GRAVEYARD, SHIELDS, "hyperspatial zone")})


@RULES.rule("zones-or", "<any-zone> (or|and/or) <other:any-zone>", example="hand or mana zone", miss="hand")
def either_zone(any_zone: str, other: str) -> tuple[str, ...] | None:
    return None if any_zone == other else (any_zone, other)


@RULES.rule(
    "zones-or", "<any-zone> , <zones-or>", example="hand, mana zone or graveyard", miss="hand, mana zone"
)
def or_one_more(any_zone: str, zones_or: tuple[str, ...]) -> tuple[str, ...] | None:
    return None if any_zone in zones_or else (any_zone, *zones_or)


@RULES.rule("zones-and", "<any-zone> and <other:any-zone>", example="hand and mana zone", miss="hand")
def both_zones(any_zone: str, other: str) -> tuple[str, ...] | None:
    return either_zone(any_zone, other)


@RULES.rule(
    "zones-and", "<any-zone> , <zones-and>", example="hand, mana zone and graveyard", miss="hand, mana zone"
)
def and_one_more(any_zone: str, zones_and: tuple[str, ...]) -> tuple[str, ...] | None:
    return or_one_more(any_zone, zones_and)


@RULES.rule(
    "place",
    "(in|from) <possessive> <zones-or>",
    example="in your hand, mana zone or graveyard",
    miss="in your hand, mana zone and graveyard",
)
def one_of_several(possessive: Whose, zones_or: tuple[str, ...]) -> tuple[str, Whose] | None:
    """Of two zones the rules of `nouns` speak."""
    return (BESIDES.join(sorted(zones_or)), possessive) if len(zones_or) > 2 else None


@RULES.rule(
    "picked",
    "all [the] <noun> (in|from) <possessive> <zones-and>",
    example="all cards in your hand, mana zone and graveyard",
    miss="all cards in your hand",
)
@RULES.rule(
    "picked",
    "all [of] <possessive> <noun> (in|from) [the] <zones-and>",
    example="all your cards in the battle zone, mana zone and graveyard",
    miss="all your cards in the battle zone",
)
def all_of_several(noun: Noun, possessive: Whose, zones_and: tuple[str, ...]) -> Picked | None:
    """One card "in your hand, mana zone and graveyard" would be one of each; of all there is no doubt."""
    if not noun.several or noun.zone or noun.whose or len(zones_and) < 3:
        return None
    wanted = replace(noun, whose=possessive, zone=BESIDES.join(sorted(zones_and))).filter()
    return None if wanted is None else Picked("each", wanted)


@RULES.rule(
    "picked",
    "all [the] <noun> (in|from) <possessive> <zones-and> other than this (creature|card)",
    example="all cards in your battle zone, mana zone and graveyard other than this creature",
    miss="all cards in your battle zone, mana zone and graveyard other than that creature",
)
def all_of_several_but_this(noun: Noun, possessive: Whose, zones_and: tuple[str, ...]) -> Picked | None:
    return all_of_several(noun.asking(Other()), possessive, zones_and)


@RULES.rule(
    "noun",
    "<noun> (in|from) (either|a|any) player's <zone>",
    example="card from either player's graveyard",
    miss="cards from either player's graveyard",
)
def of_either(noun: Noun, zone: str) -> Noun | None:
    """One card of either player; several would all have to be the same player's."""
    return None if noun.several or noun.whose or noun.zone else replace(noun, zone=zone)


@RULES.rule(
    "place",
    "(in|from) either player's <zone:zone-intos>",
    example="from either player's graveyards",
    miss="from each player's graveyards",
)
def of_both(zone: str) -> tuple[str, Whose]:
    return zone, ""


@RULES.rule(
    "owned",
    "<noun> (he|they) (has|have) [in the battle zone]",
    example="fire creatures he has in the battle zone",
    miss="fire creatures you have in the battle zone",
)
@RULES.rule(
    "noun",
    "<noun> (he|they) (has|have) in the battle zone",
    example="fire creature he has in the battle zone",
    miss="fire creature you have in the battle zone",
)
def they_have(noun: Noun) -> Noun | None:
    return replace(noun, whose="their", zone=BATTLE) if noun.where == BATTLE and not noun.whose else None


@RULES.rule(
    "owned",
    "<one:owned> (and|or|and/or) <other:owned>",
    example="your fire creatures and your Ghosts",
    miss="your fire creatures your Ghosts",
)
def both_owned(one: Noun, other: Noun) -> Noun | None:
    """Cards of two kinds that a player has, or the same kind of cards of both players."""
    if not one.several or not other.several or SHIELDS in (one.zone, other.zone) or one.zone != other.zone:
        return None
    if {one.whose, other.whose} == {"you", "opponent"}:
        return replace(one, whose="") if one.wanted == other.wanted and one.kind == other.kind else None
    if one.whose != other.whose or one.wanted == other.wanted or "spell" in (one.kind, other.kind):
        return None
    if "card" in (one.kind, other.kind):
        return None
    return replace(one, wanted=_any_of(one.wanted, other.wanted))


def _any_of(one: Filter, other: Filter) -> Filter:
    return AnyOf(tuple(sorted((one, other), key=order_of)))


@RULES.rule(
    "noun",
    "<first:adjective> <one:civs> or <again:adjective> <other:civs> <noun:core>",
    example="untapped fire or untapped water creatures",
    miss="untapped fire or tapped water creatures",
)
def of_either_civilization(
    first: Filter, one: frozenset[str], again: Filter, other: frozenset[str], noun: Noun
) -> Noun | None:
    """An adjective given for both counts once."""
    if first != again or one == other or isinstance(first, Other):
        return None
    found = described(OfAttribute(one | other), noun)
    return None if found is None else described(first, found)


@RULES.rule(
    "each-of",
    "for each <core> you and your opponent have",
    example="for each shield you and your opponent have",
    miss="for each shield you have",
)
def each_of_both(core: Noun) -> Amount | None:
    wanted = core.filter()
    return Count(wanted) if wanted is not None and not core.several else None


@RULES.rule("place", "(in|from) <possessive> shields", example="from your shields", miss="from your deck")
def among_shields(possessive: Whose) -> tuple[str, Whose]:
    return SHIELDS, possessive


@RULES.rule(
    "place",
    "(in|from) <possessive> <zone> (or|and/or) battle zone",
    example="in their hand or battle zone",
    miss="in their hand",
)
def here_or_there(possessive: Whose, zone: str) -> tuple[str, Whose]:
    return BESIDES.join(sorted((zone, BATTLE))), possessive


@RULES.rule(
    "place",
    "in that player's <zone>",
    example="in that player's mana zone",
    miss="in your mana zone",
)
def of_that_player(zone: str) -> tuple[str, Whose]:
    return zone, Owner(THAT)  # type: ignore[return-value]


@RULES.rule(
    "cost-measure",
    "the number of cards in that <zone>",
    example="the number of cards in that mana zone",
    miss="the number of cards in your mana zone",
)
def so_many_there(zone: str) -> Amount:
    return Count(narrowed(InZone((zone,)), Controlled(Owner(THAT))))


RULES.same("puts-it", {"that player puts (it|that creature) into the battle zone": True})


@RULES.rule(
    "deed",
    "<puts-it>",
    example="that player puts that creature into the battle zone",
    miss="that player puts a creature into the battle zone",
)
def comes_there(puts_it: bool) -> Clause:
    """Cards come under their owners' control."""
    return Clause(fx.MoveTo(THAT, BATTLE))


@RULES.rule(
    "picked",
    "all <one:noun> and all <other:noun>",
    example="all Ghosts and all fire creatures in your graveyard",
    miss="all Ghosts and a fire creature in your graveyard",
)
def all_of_two(one: Noun, other: Noun) -> Picked | None:
    """A place after the second noun is for both."""
    if not (one.several and other.several) or one.zone or one.whose or not other.zone:
        return None
    if one.wanted == other.wanted or "shield" in (one.kind, other.kind) or "card" in (one.kind, other.kind):
        return None
    wanted = replace(other, wanted=_any_of(one.wanted, other.wanted)).filter()
    return None if wanted is None else Picked("each", wanted)


@RULES.rule(
    "picked",
    "(a|an) <noun> from among (them|those cards)",
    example="a creature from among those cards",
    miss="a creature from among your hand",
)
def one_among_them(noun: Noun) -> Picked | None:
    """One of the cards that the text named, wherever they are now."""
    if noun.several or noun.zone or noun.whose or noun.kind == "shield":
        return None
    found = chosen(noun.wanted, 1, 1)
    return None if found is None else replace(found, among=THAT)
