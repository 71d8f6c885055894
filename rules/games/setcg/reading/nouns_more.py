"""More noun phrases: two kinds joined by "and/or", excluded elements, what a card also is."""

from rules.games.setcg.definitions import LIGHT_AND_DARK
from rules.games.setcg.reading.amounts import DAMAGE
from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, FIELD, Noun, joined_cores
from rules.language.amounts import Amount, Count, CountersOn
from rules.language.events import Leaves
from rules.language.filters import (
    AnyOf,
    Controlled,
    CostIs,
    Filter,
    HasStatus,
    InZone,
    Named,
    Not,
    OfAttribute,
    OfType,
    Sign,
    Underwent,
    WithKeyword,
)
from rules.language.references import This
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

NOUNS_MORE = Rules()

FORWARD_TOO = OfType(frozenset({"forward"}))


@NOUNS_MORE.rule(
    "core",
    "<one:core> and/or <other:core>",
    example="Fire Forwards and/or Ice Forwards",
    miss="Fire Forwards and Ice Forwards",
)
def either_or_both(one: Noun, other: Noun) -> Noun | None:
    return joined_cores(one, other)


@NOUNS_MORE.rule(
    "core",
    "<one:element> or <two:trait> <kinds>",
    example="Water or Category X Forward",
    miss="Water and Category X Forward",
)
@NOUNS_MORE.rule(
    "core",
    "<one:element> or <two:trait> (card|cards)",
    example="Water or Category X card",
    miss="Water and Category X card",
)
def element_or_trait(one: Filter, two: Filter, kinds: Filter | None = None) -> Noun:
    either = AnyOf(tuple(sorted((one, two), key=order_of)))
    return Noun(narrowed(ANY_CARD, either, *([kinds] if kinds else [])), kind=True)


@NOUNS_MORE.rule(
    "core",
    "<name:trait> or <kinds>",
    example="Card Name Cloud or Summon",
    miss="Category VII or Summon",
)
def named_or_kind(name: Filter, kinds: Filter) -> Noun | None:
    """A card with a name or one of a type; anything else is less certain."""
    if not isinstance(name, Named):
        return None
    return Noun(AnyOf(tuple(sorted((name, kinds), key=order_of))), kind=True)


NOUNS_MORE.same(
    "qualifier",
    {
        "other than light and dark": Noun(Not(OfAttribute(LIGHT_AND_DARK))),
        "other than light or dark": Noun(Not(OfAttribute(LIGHT_AND_DARK))),
        "of any element except light and dark": Noun(Not(OfAttribute(LIGHT_AND_DARK))),
        "either player controls": Noun(zone=FIELD),
        "on the field": Noun(zone=FIELD),
        "that is also a forward": Noun(FORWARD_TOO, zone=FIELD),
    },
)


NOUNS_MORE.same("quality", {"multi-element": HasStatus("of several elements")})


@NOUNS_MORE.rule(
    "qualifier",
    "of any Element except <element>",
    example="of any Element except Fire",
    miss="of any Element",
)
def but_for(element: OfAttribute) -> Noun:
    """Cards that have another element, and not this one."""
    return Noun(Not(element))


@NOUNS_MORE.rule(
    "qualifier",
    "with <one:keyword> or <other:keyword>",
    example="with Haste or Brave",
    miss="with Haste and Brave",
)
def with_either(one: str, other: str) -> Noun:
    return Noun(WithKeyword(frozenset({one, other})))


@NOUNS_MORE.rule("qualifier", "other than cost <number>", example="other than cost 3", miss="other than 3")
def other_cost(number: int) -> Noun:
    return Noun(CostIs("!=", number))


@NOUNS_MORE.rule(
    "number-of",
    "the number of <counter> placed on ~",
    example="the number of Monster Counters placed on ~",
    miss="the number of Monster Counters",
)
def counters_there(counter: str) -> Amount:
    return CountersOn(This(), counter)


POINTS = Count(narrowed(ANY_CARD, InZone((DAMAGE,)), Controlled("you")))
NOUNS_MORE.same("number-of", {"the damage you have been dealt": POINTS})


@NOUNS_MORE.rule(
    "qualifier",
    "of any element except <element> and of cost <number> [<bound>]",
    example="of any Element except Wind and of cost 4 or less",
    miss="of any Element except Wind and of cost",
)
def but_for_and_cost(element: OfAttribute, number: int, bound: Sign = "=") -> Noun:
    return Noun(narrowed(Not(element), CostIs(bound, number)))


@NOUNS_MORE.rule(
    "qualifier",
    "other than <named:trait> , light or dark",
    example="other than Card Name Cloud, Light or Dark",
    miss="other than Category VII, Light or Dark",
)
def no_such_name_or_element(named: Filter) -> Noun | None:
    if not isinstance(named, Named):
        return None
    return Noun(narrowed(Not(named), Not(OfAttribute(LIGHT_AND_DARK))))


LATE = Leaves(None, (BREAK,))
NOUNS_MORE.same(
    "qualifier",
    {"put in your break zone from the field during this turn": Noun(Underwent(LATE), BREAK, "you")},
)
