"""Combined nouns: cards of either kind, or of one kind with exceptions."""

from dataclasses import replace

from rules.games.dm.reading.nouns import BATTLE, NO_TYPE, RACE, Noun, described
from rules.language.filters import All, AnyOf, Filter, Not, OfType
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

RULES = Rules()


@RULES.rule(
    "core", "<one:kind> (or|and/or) <other:kind>", example="creature or spell", miss="creature and spell"
)
def either_kind(one: str, other: str) -> Noun | None:
    return _either(one, other, several=False)


@RULES.rule(
    "core",
    "<one:kinds> (or|and/or|and) <other:kinds>",
    example="creatures and spells",
    miss="creature and spells",
)
def either_kinds(one: str, other: str) -> Noun | None:
    return _either(one, other, several=True)


def _either(one: str, other: str, *, several: bool) -> Noun | None:
    if one == other or not {one, other}.isdisjoint(NO_TYPE):
        return None
    kind = "spell" if "spell" in (one, other) else "creature"
    return Noun(kind, OfType(frozenset({one, other})), several)


@RULES.rule("described", "<adjective> <core>", example="fire creature", miss="creature")
def described_core(adjective: Filter, core: Noun) -> Noun | None:
    return described(adjective, core)


@RULES.rule(
    "noun",
    "<one:described> (or|and/or|and) <other:described>",
    example="fire creatures and water spells",
    miss="fire creatures water spells",
)
def either_noun(one: Noun, other: Noun) -> Noun | None:
    if one.kind == "shield" or one.several != other.several or one.zone or other.zone:
        return None
    kind = "spell" if "spell" in (one.kind, other.kind) else one.kind
    parts = sorted((one.wanted, other.wanted), key=str)
    return Noun(kind, AnyOf(tuple(parts)), one.several) if one.wanted != other.wanted else one


@RULES.rule(
    "noun",
    "<noun> except <other:noun>",
    example="creatures except fire creatures",
    miss="creatures fire creatures",
)
@RULES.rule(
    "noun",
    "<noun> other than <other:noun>",
    example="creatures other than fire creatures",
    miss="creatures other fire creatures",
)
def all_but(noun: Noun, other: Noun) -> Noun | None:
    if other.zone or other.whose or noun.zone not in ("", BATTLE) or noun.whose:
        return None
    if not noun.several or not other.several:
        return None
    plain = OfType(frozenset({noun.kind}))
    listed = other.wanted.parts if isinstance(other.wanted, All) else (other.wanted,)
    parts = [one for one in listed if one != plain]
    return noun.asking(Not(narrowed(*parts))) if parts and other.kind in (noun.kind, RACE) else None


@RULES.rule("noun", "<nonrace> <noun>", example="non-Human creature", miss="Human creature")
def of_no_race(nonrace: Filter, noun: Noun) -> Noun | None:
    return described(Not(nonrace), noun)


@RULES.rule("core", "<nonraces>", example="non-Humans", miss="Humans")
def only_no_race(nonraces: Filter) -> Noun:
    return Noun(RACE, Not(nonraces), several=True)


@RULES.rule(
    "unalike",
    "<one:core> (or|and/or|and) <other:described>",
    example="Human or fire creature",
    miss="Human fire creature",
)
@RULES.rule(
    "unalike",
    "<other:described> (or|and/or|and) <one:core>",
    example="fire creature or Human",
    miss="fire creature Human",
)
def race_or_creature(one: Noun, other: Noun) -> Noun | None:
    """Return cards of a race, or creatures described otherwise; that is not said of the race."""
    if one.kind != RACE or other.kind != "creature" or one.several != other.several or one.zone:
        return None
    return _of_either(one, other.wanted)


def _of_either(one: Noun, wanted: Filter) -> Noun | None:
    parts = sorted((one.wanted, wanted), key=order_of)
    if one.wanted == wanted:
        return None
    return Noun("creature", AnyOf(tuple(parts)), one.several, unalike=True)


@RULES.rule(
    "unalike",
    "<one:core> or <kind> <relative>",
    example="Human or creature that costs 4 or less",
    miss="Human or creature",
)
@RULES.rule(
    "unalike",
    "<one:described> or <kind> <relative>",
    example="fire creature or creature that costs 4 or less",
    miss="fire creature or creature",
)
def or_such_a_one(one: Noun, kind: str, relative: Filter) -> Noun | None:
    """The first is of the second kind anyway, so what follows is said only of the second."""
    return None if one.several else _or_such(one, kind, relative)


@RULES.rule(
    "unalike",
    "<one:core> (or|and/or|and) <kinds> <relative>",
    example="Humans and creatures that cost 4 or less",
    miss="Humans and creatures",
)
@RULES.rule(
    "unalike",
    "<one:described> (or|and/or|and) <kinds> <relative>",
    example="fire creatures and creatures that cost 4 or less",
    miss="fire creatures and creatures",
)
def or_such_ones(one: Noun, kinds: str, relative: Filter) -> Noun | None:
    return _or_such(one, kinds, relative) if one.several else None


def _or_such(one: Noun, kind: str, relative: Filter) -> Noun | None:
    wanted = OfType(frozenset({kind}))
    within = kind == "creature" if one.kind == RACE else kind == one.kind
    if kind in NO_TYPE or not within or one.wanted == wanted or one.zone:
        return None
    if isinstance(one.wanted, All) and wanted in one.wanted.parts:
        # Both are of the kind, which is said once.
        first = narrowed(*(part for part in one.wanted.parts if part != wanted))
        either = AnyOf(tuple(sorted((first, relative), key=order_of)))
        return Noun(kind, narrowed(wanted, either), one.several, unalike=True)
    made = _of_either(one, narrowed(wanted, relative))
    return None if made is None else replace(made, kind=kind)


@RULES.rule("noun", "<unalike>", example="Human or fire creature", miss="Human fire creature")
def unalike_noun(unalike: Noun) -> Noun:
    return unalike
