"""What follows the noun: bounds of power and cost, keywords, words in names and races."""

from rules.language.filters import CostIs, Filter, Not, RaceHas, Sign, StatIs, WithKeyword
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same("at-sign", {"or less": "<=", "or lower": "<=", "or more": ">=", "or higher": ">="})


@RULES.rule("bound", "power <n:integer> <at-sign>", example="power 3000 or less", miss="power 3000 less")
@RULES.rule("bound", "<n:integer> power <at-sign>", example="3000 power or more", miss="3000 or more")
@RULES.rule("bound", "<n:integer> <at-sign> power", example="3000 or more power", miss="3000 or more")
def power_bound(n: int, at_sign: Sign) -> Filter:
    return StatIs("power", at_sign, n)


@RULES.rule("bound", "power <n:integer>", example="power 3000", miss="power 3000 or")
@RULES.rule("bound", "<n:integer> power", example="3000 power", miss="3000 powers")
def power_exactly(n: int) -> Filter:
    return StatIs("power", "=", n)


@RULES.rule(
    "bound",
    "<one:bound> and <other:keyword-bound>",
    example='power 3000 or less and "blocker"',
    miss='power 3000 or less "blocker"',
)
@RULES.rule(
    "bound",
    "<other:keyword-bound> and <one:bound>",
    example='"blocker" and power 3000 or less',
    miss='"blocker" power 3000 or less',
)
def both_bounds(one: Filter, other: Filter) -> Filter:
    return narrowed(one, other)


@RULES.rule("keyword-bound", "<quoted>", example='"blocker"', miss="blocker")
def keyword_bound(quoted: str) -> Filter:
    return WithKeyword(frozenset({quoted}))


@RULES.rule(
    "relative", "that (has|have) <bound>", example="that has power 3000 or less", miss="that has power"
)
@RULES.rule("relative", "with <bound>", example="with power 3000 or less", miss="with power")
def having(bound: Filter) -> Filter:
    return bound


@RULES.rule(
    "relative",
    "that (cost|costs) <n:integer> <at-sign>",
    example="that costs 4 or less",
    miss="that costs less",
)
def costing(n: int, at_sign: Sign) -> Filter:
    return CostIs(at_sign, n)


@RULES.rule("relative", "that (cost|costs) <n:integer>", example="that costs 4", miss="that costs more")
def costing_exactly(n: int) -> Filter:
    return CostIs("=", n)


@RULES.rule("quoted", '" <keyword> [.|,] "', example='"blocker"', miss='"shield trigger"')
def quoted(keyword: str) -> str:
    return keyword


@RULES.rule("relative", "that (has|have) <quoted>", example='that has "blocker"', miss="that have blocker")
def with_keyword(quoted: str) -> Filter:
    return WithKeyword(frozenset({quoted}))


@RULES.rule(
    "relative",
    "(that (doesn't|don't) have|without) <quoted>",
    example='that doesn\'t have "blocker"',
    miss='that has "blocker"',
)
def without_keyword(quoted: str) -> Filter:
    return Not(WithKeyword(frozenset({quoted})))


@RULES.rule(
    "relative",
    "(that (has|have)|with) <family> in (its race|their race|their races)",
    example="that has Dragon in its race",
    miss="that has Dragon in its name",
)
def race_has(family: str) -> Filter:
    return RaceHas(family)


@RULES.rule("priced", "(cost|costs) <n:integer> <at-sign>", example="costs 4 or less", miss="costs less")
def priced(n: int, at_sign: Sign) -> Filter:
    return CostIs(at_sign, n)


@RULES.rule(
    "relative",
    "that (has|have) <bound> and <priced>",
    example="that has power 3000 or less and costs 4 or more",
    miss="that has power 3000 or less and 4 or more",
)
@RULES.rule(
    "relative",
    "that (has|have) <bound:keyword-bound> and <priced>",
    example='that has "blocker" and costs 4 or less',
    miss='that has "blocker" and 4 or less',
)
@RULES.rule(
    "relative",
    "that <priced> and (has|have) <bound>",
    example="that costs 4 or more and has power 3000 or less",
    miss="that costs 4 or more and power 3000 or less",
)
@RULES.rule(
    "relative",
    "that <priced> and (has|have) <bound:keyword-bound>",
    example='that costs 4 or less and has "blocker"',
    miss='that costs 4 or less and "blocker"',
)
def bounded_and_priced(bound: Filter, priced: Filter) -> Filter:
    return narrowed(bound, priced)
