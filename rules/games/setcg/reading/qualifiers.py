"""What follows the noun: more places, costs, counters, what cards have in common."""

from rules.games.setcg.definitions import COMMON_SOLDIER, ELEMENTS, EX_BURST
from rules.games.setcg.reading.nouns import BREAK, FIELD, HAND, Noun
from rules.language.filters import (
    AnyOf,
    CostIs,
    EnteredThisTurn,
    Filter,
    HasCounters,
    Not,
    OfAttribute,
    OfRace,
    OfSubtype,
    SharesWith,
    Sign,
    StatIs,
)
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

QUALIFIERS = Rules()

PLACES: dict[str, Noun] = {
    "from your opponent's break zone": Noun(zone=BREAK, whose="opponent"),
    "from either player's break zone": Noun(zone=BREAK),
    "in your opponent's hand": Noun(zone=HAND, whose="opponent"),
    "that entered the field this turn": Noun(EnteredThisTurn(), zone=FIELD),
    "without {multicard}": Noun(Not(OfSubtype(frozenset({COMMON_SOLDIER})))),
    "with ex burst": Noun(OfSubtype(frozenset({EX_BURST}))),
    "with the same name": Noun(SharesWith("name", THAT)),
    "of the same cost as it": Noun(SharesWith("cost", THAT)),
}
QUALIFIERS.same("qualifier", PLACES)


@QUALIFIERS.rule(
    "qualifier",
    "of (an|any) Element other than <element>",
    example="of an Element other than Ice",
    miss="of an Element",
)
def of_other_elements(element: OfAttribute) -> Noun:
    """Cards that have another element, whether or not they have this one as well."""
    return Noun(OfAttribute(frozenset(ELEMENTS) - element.words))


@QUALIFIERS.rule(
    "qualifier",
    "of all Elements except <element>",
    example="of all Elements except Ice",
    miss="of all Elements",
)
def of_all_but(element: OfAttribute) -> Noun:
    """Cards that do not have this element, whatever others they have."""
    return Noun(Not(element))


@QUALIFIERS.rule("qualifier", "with <job:trait>", example="with Job Knight", miss="with Category VII")
def with_job(job: Filter) -> Noun | None:
    return Noun(job) if isinstance(job, OfRace) else None


@QUALIFIERS.rule(
    "qualifier", "with <number> power [<bound>]", example="with 8000 power or less", miss="with power or less"
)
def with_power(number: int, bound: Sign = "=") -> Noun:
    return Noun(StatIs("power", bound, number))


@QUALIFIERS.rule(
    "qualifier",
    "with (a power|power) of <number> [<bound>]",
    example="with a power of 8000 or less",
    miss="with a power or less",
)
def with_power_of(number: int, bound: Sign = "=") -> Noun:
    return Noun(StatIs("power", bound, number))


@QUALIFIERS.rule(
    "qualifier",
    "with a cost of <number> [<bound>]",
    example="with a cost of 2 or less",
    miss="with a cost or less",
)
def with_cost(number: int, bound: Sign = "=") -> Noun:
    return Noun(CostIs(bound, number))


@QUALIFIERS.rule("numbers", "<one:number> , <other:number>", example="2, 3", miss="2 3")
def two_numbers(one: int, other: int) -> tuple[int, ...] | None:
    return (one, other) if one < other else None


@QUALIFIERS.rule("numbers", "<numbers> , <number>", example="2, 3, 5", miss="2, 3")
def more_numbers(numbers: tuple[int, ...], number: int) -> tuple[int, ...] | None:
    return (*numbers, number) if numbers[-1] < number else None


@QUALIFIERS.rule(
    "qualifier",
    "of (cost|costs) <numbers> [,] (or|and) <number>",
    example="of cost 2, 3, 5 or 7",
    miss="of cost 2, 3, 5",
)
def of_costs(numbers: tuple[int, ...], number: int) -> Noun | None:
    if numbers[-1] >= number:
        return None
    parts: tuple[Filter, ...] = tuple(CostIs("=", one) for one in (*numbers, number))
    return Noun(AnyOf(parts))


@QUALIFIERS.rule(
    "qualifier",
    "with <number> or more <counter> [placed] on (it|them)",
    example="with 2 or more Monster Counters on them",
    miss="with 2 Monster Counters on them",
)
@QUALIFIERS.rule(
    "qualifier",
    "with a <counter> [placed] on it",
    example="with a Monster Counter on it",
    miss="with Monster Counters on it",
)
def with_counters(counter: str, number: int = 1) -> Noun:
    return Noun(HasCounters(counter, ">=", number), zone=FIELD)
