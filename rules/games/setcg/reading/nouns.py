"""Noun phrases: which cards a text refers to, where they are and whose."""

from dataclasses import dataclass, replace

from rules.language.amounts import Amount
from rules.language.filters import (
    All,
    AnyOf,
    Controlled,
    CostIs,
    Damaged,
    Filter,
    HasStatus,
    InZone,
    IsRested,
    Named,
    Not,
    OfAttribute,
    OfRace,
    OfSubtype,
    OfType,
    Other,
    Sign,
    StatIs,
    WithKeyword,
)
from rules.language.references import Side
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

NOUNS = Rules()

FIELD, HAND, DECK, BREAK, OUTSIDE = "field", "hand", "deck", "break zone", "outside"
ANY_CARD = All()


@dataclass(frozen=True, slots=True)
class Noun:
    """Cards of a kind; without a zone if the text does not say where they are."""

    filter: Filter = ANY_CARD
    zone: str = ""
    whose: Side = "anyone"
    kind: bool = False
    """Whether they are named by their type, or as cards."""

    def placed(self, zone: str = FIELD, whose: Side | None = None) -> Filter | None:
        """Return the filter for these cards, in the given zone if they have none; None for those of no zone.

        Summons are never on the field. A zone other than the required one is refused.
        """
        if not self.zone and zone == FIELD and speaks_of_summons(self.filter):
            return None
        side = self.whose if whose is None else whose
        if whose is not None and self.whose not in ("anyone", whose):
            return None
        parts: list[Filter] = [self.filter, InZone((self.zone or zone,))]
        if side != "anyone":
            parts.append(Controlled(side))
        return narrowed(ANY_CARD, *parts)


def speaks_of_summons(wanted: Filter) -> bool:
    """Return whether a filter includes Summons."""
    parts = wanted.parts if isinstance(wanted, All | AnyOf) else (wanted,)
    return any(
        "summon" in part.words
        if isinstance(part, OfType)
        else isinstance(part, All | AnyOf) and speaks_of_summons(part)
        for part in parts
    )


@NOUNS.rule("kinds", "<kind>", example="Forward", miss="card")
def kind(kind: OfType) -> OfType:
    """Whether they are named by their type, or as cards."""
    return kind


@NOUNS.rule(
    "kinds", "<one:kind> (or|and|and/or) <other:kind>", example="Forward or Monster", miss="Forward Monster"
)
@NOUNS.rule(
    "kinds",
    "<one:kind> , <two:kind> (or|and) <other:kind>",
    example="Forward, Backup or Monster",
    miss="Forward, Backup",
)
def kinds(one: OfType, other: OfType, two: OfType | None = None) -> OfType:
    return OfType(one.words | other.words | (two.words if two else frozenset()))


@NOUNS.rule("quality", "<element>", example="Fire", miss="1")
@NOUNS.rule("quality", "<trait>", example="Category VII", miss="Category")
def quality(element: Filter | None = None, trait: Filter | None = None) -> Filter | None:
    return element or trait


@NOUNS.rule("either", "<one:quality> (or|and|and/or) <other:quality>", example="Fire or Ice", miss="Fire Ice")
@NOUNS.rule(
    "either",
    "<one:quality> , <two:quality> [,] (or|and) <other:quality>",
    example="Fire, Ice or Wind",
    miss="Fire, Ice",
)
@NOUNS.rule(
    "either",
    "<one:quality> or <two:quality> or <other:quality>",
    example="Job Knight or Job Thief or Job Monk",
    miss="Job Knight or Job Thief Job Monk",
)
@NOUNS.rule(
    "either",
    "<one:quality> , <two:quality> , <three:quality> [,] or <other:quality>",
    example="Job Knight, Job Thief, Job Monk or Card Name Cloud",
    miss="Job Knight, Job Thief, Job Monk",
)
def either(
    one: Filter, other: Filter, two: Filter | None = None, three: Filter | None = None
) -> Filter | None:
    parts = [part for part in (one, two, three, other) if part is not None]
    classes = {type(part) for part in parts}
    if classes <= {OfAttribute} or classes <= {OfRace} or classes <= {OfSubtype}:
        cls = classes.pop()
        words: frozenset[str] = frozenset().union(*(part.words for part in parts))  # type: ignore[union-attr]
        return cls(words) if len(words) == len(parts) else None  # type: ignore[call-arg,arg-type]
    if OfAttribute in classes:
        return None
    return AnyOf(tuple(sorted(set(parts), key=order_of)))


@NOUNS.rule("qualities", "<quality>", example="Fire", miss="dull")
@NOUNS.rule("qualities", "<either>", example="Fire or Ice", miss="Fire, Ice")
def qualities(quality: Filter | None = None, either: Filter | None = None) -> Filter | None:
    return quality or either


@NOUNS.rule("qualities", "<one:element> <two:trait>", example="Fire Category VII", miss="Fire VII")
@NOUNS.rule("qualities", "<one:trait> <two:trait>", example="Category VII Category X", miss="Category VII")
def qualified(one: Filter, two: Filter) -> Filter:
    return narrowed(ANY_CARD, one, two)


@NOUNS.rule("core", "<kinds>", example="Forwards", miss="cards")
@NOUNS.rule("core", "<qualities> <kinds>", example="Fire Forward", miss="Forward Fire")
def typed(kinds: Filter, qualities: Filter | None = None) -> Noun | None:
    if isinstance(qualities, AnyOf) and not all(isinstance(part, OfRace | Named) for part in qualities.parts):
        # In "Category A or Job B Forward" it is unclear whether both are Forwards.
        return None
    return Noun(narrowed(ANY_CARD, kinds, *([qualities] if qualities else [])), kind=True)


@NOUNS.rule("core", "<kinds> (card|cards)", example="Character card", miss="card Character")
@NOUNS.rule(
    "core", "<qualities> <kinds> (card|cards)", example="Fire Character card", miss="Fire card Character"
)
def typed_card(kinds: Filter, qualities: Filter | None = None) -> Noun | None:
    return typed(kinds, qualities)


@NOUNS.rule("core", "(card|cards)", example="cards", miss="card name")
@NOUNS.rule("core", "<qualities> (card|cards)", example="Fire cards", miss="Fire Forwards")
def card(qualities: Filter | None = None) -> Noun | None:
    return None if isinstance(qualities, AnyOf) else Noun(qualities or ANY_CARD, kind=True)


@NOUNS.rule("core", "<qualities>", example="Category VII", miss="Fire")
def untyped(qualities: Filter) -> Noun | None:
    return None if _is_element(qualities) else Noun(qualities)


def _is_element(wanted: Filter) -> bool:
    return isinstance(wanted, OfAttribute)


@NOUNS.rule(
    "core", "<one:core> or <other:core>", example="Fire Forward or Ice Backup", miss="Fire or Ice Backup"
)
def joined_cores(one: Noun, other: Noun) -> Noun | None:
    """Two kinds of cards, each with its own type and qualities."""
    plain = isinstance(one.filter, OfType) and isinstance(other.filter, OfType)
    if (
        plain
        or not (one.kind and other.kind)
        or isinstance(one.filter, AnyOf)
        or isinstance(other.filter, AnyOf)
    ):
        return None
    if (
        one.filter == ANY_CARD
        or other.filter == ANY_CARD
        or not has_type(one.filter)
        or not has_type(other.filter)
    ):
        return None
    return Noun(AnyOf(tuple(sorted((one.filter, other.filter), key=order_of))), kind=True)


def has_type(wanted: Filter) -> bool:
    """Return whether a filter requires types."""
    parts = wanted.parts if isinstance(wanted, All) else (wanted,)
    return any(isinstance(part, OfType) for part in parts)


STATES: dict[str, Filter] = {
    "dull": IsRested(),
    "active": IsRested(False),
    "damaged": Damaged(),
    "attacking": HasStatus("attacking"),
    "blocking": HasStatus("blocking"),
    "attacking or blocking": AnyOf((HasStatus("attacking"), HasStatus("blocking"))),
}
NOUNS.same("state", STATES)


@NOUNS.rule("noun", "<core>", example="Fire Forwards", miss="Fire")
def plain_noun(core: Noun) -> Noun:
    return core


@NOUNS.rule("noun", "<state> <core>", example="dull Forward", miss="Forward dull")
def in_state(state: Filter, core: Noun) -> Noun | None:
    if isinstance(core.filter, AnyOf):
        return None
    return replace(core, filter=narrowed(core.filter, state), zone=FIELD)


@NOUNS.rule("noun", "<noun> <more:qualifier>", example="Forward you control", miss="Forward you")
def more_of(noun: Noun, more: Noun) -> Noun | None:
    """A noun with what follows it; nothing may be said twice."""
    sides = {noun.whose, more.whose} - {"anyone"}
    if (noun.zone and more.zone and not noun.zone == more.zone == FIELD) or len(sides) > 1:
        return None
    if sides and noun.whose == more.whose:
        return None
    whose = more.whose if noun.whose == "anyone" else noun.whose
    return replace(noun, filter=narrowed(noun.filter, more.filter), zone=noun.zone or more.zone, whose=whose)


PLACES: dict[str, Noun] = {
    "you control": Noun(zone=FIELD, whose="you"),
    "opponent controls": Noun(zone=FIELD, whose="opponent"),
    "your opponent controls": Noun(zone=FIELD, whose="opponent"),
    "in your break zone": Noun(zone=BREAK, whose="you"),
    "in your opponent's break zone": Noun(zone=BREAK, whose="opponent"),
    "in either player's break zone": Noun(zone=BREAK),
    "in your hand": Noun(zone=HAND, whose="you"),
    "from your hand": Noun(zone=HAND, whose="you"),
    "from your break zone": Noun(zone=BREAK, whose="you"),
    "other than ~": Noun(Other()),
}
NOUNS.same("qualifier", PLACES)
WAYS: dict[str, Sign] = {"or less": "<=", "or more": ">="}
NOUNS.same("bound", WAYS)


@NOUNS.rule(
    "qualifier", "other than <qualities>", example="other than Card Name Cloud", miss="other than Cloud"
)
def other_than(qualities: Filter) -> Noun:
    return Noun(Not(qualities))


@NOUNS.rule("qualifier", "other than <kinds>", example="other than Backups", miss="other than cards")
def other_kind(kinds: Filter) -> Noun:
    return Noun(Not(kinds))


@NOUNS.rule("qualifier", "of cost <amount> [<bound>]", example="of cost 3 or less", miss="of cost or less")
def of_cost(amount: Amount, bound: Sign = "=") -> Noun:
    return Noun(CostIs(bound, amount))


@NOUNS.rule(
    "qualifier", "of cost <one:number> or <other:number>", example="of cost 3 or 4", miss="of cost 3 or"
)
def of_costs(one: int, other: int) -> Noun | None:
    if one >= other:
        return None
    return Noun(AnyOf((CostIs("=", one), CostIs("=", other))))


@NOUNS.rule(
    "qualifier", "of power <number> [<bound>]", example="of power 5000 or more", miss="of power or more"
)
def of_power(number: int, bound: Sign = "=") -> Noun:
    return Noun(StatIs("power", bound, number), zone="")


@NOUNS.rule("qualifier", "with <keyword>", example="with Haste", miss="with Fire")
def with_keyword(keyword: str) -> Noun:
    return Noun(WithKeyword(frozenset({keyword})))


@NOUNS.rule("qualifier", "without <keyword>", example="without Haste", miss="without Fire")
def without_keyword(keyword: str) -> Noun:
    return Noun(Not(WithKeyword(frozenset({keyword}))))
