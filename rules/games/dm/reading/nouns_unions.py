"""Combined nouns: cards of either kind, or of one kind with exceptions."""

from rules.games.dm.reading.nouns import BATTLE, NO_TYPE, RACE, Noun, described
from rules.language.filters import All, AnyOf, Filter, Not, OfType
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

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
