"""What follows a noun in Force of Will's texts: costs, ATK and DEF, keywords, names, counters."""

from rules.games.fow8.reading.nouns import RULERS, Noun, any_of
from rules.language.amounts import Amount
from rules.language.filters import (
    AnyOf,
    CostIs,
    Filter,
    HasCounters,
    Named,
    Not,
    Sign,
    StatIs,
    WithKeyword,
)
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("stat", {"ATK": "attack", "DEF": "defense"})


@RULES.rule("bound", "<amount> or less", example="3 or less", miss="3 less")
@RULES.rule("bound", "equal to or less than <amount>", example="equal to or less than 3", miss="less than 3")
@RULES.rule("bound", "less than or equal to <amount>", example="less than or equal to 3", miss="less than 3")
def no_more(amount: Amount) -> tuple[Sign, Amount]:
    return "<=", amount


@RULES.rule("bound", "<amount> or (more|greater)", example="3 or more", miss="3 more")
def no_less(amount: Amount) -> tuple[Sign, Amount]:
    return ">=", amount


@RULES.rule("bound", "<amount>", example="3", miss="3 or")
@RULES.rule("bound", "equal to <amount>", example="equal to 3", miss="equal 3")
def just(amount: Amount) -> tuple[Sign, Amount]:
    return "=", amount


@RULES.rule("bound", "exactly <amount>", example="exactly 3", miss="exactly")
def exactly(amount: Amount) -> tuple[Sign, Amount]:
    return "=", amount


@RULES.rule("having", "total cost <bound>", example="total cost 3 or less", miss="cost 3 or less")
def of_cost(bound: tuple[Sign, Amount]) -> Filter:
    return CostIs(*bound)


@RULES.rule("having", "<stat> <bound>", example="ATK 500 or less", miss="HP 500 or less")
def of_stat(stat: str, bound: tuple[Sign, Amount]) -> Filter:
    return StatIs(stat, *bound)


@RULES.rule("having", "<number> or less <stat>", example="500 or less DEF", miss="500 less DEF")
def of_stat_before(number: int, stat: str) -> Filter:
    return StatIs(stat, "<=", number)


@RULES.rule("having", "<number> or more <stat>", example="500 or more DEF", miss="500 more DEF")
def of_much_stat(number: int, stat: str) -> Filter:
    return StatIs(stat, ">=", number)


@RULES.rule("having", "<keyword>", example="[Flying]", miss="[Flight]")
def of_keyword(keyword: str) -> Filter:
    return WithKeyword(frozenset({keyword}))


@RULES.rule("having", "<one:keyword> or <other:keyword>", example="[Flying] or [Swiftness]", miss="[Flying]")
def of_either_keyword(one: str, other: str) -> Filter:
    return WithKeyword(frozenset({one, other}))


@RULES.rule(
    "having",
    "(a|one or more) <counter> (counter|counters) on it",
    example="a hope counter on it",
    miss="a hope",
)
@RULES.rule(
    "having",
    "(a|one or more) <counter> (counter|counters)",
    example="one or more hope counters",
    miss="hope counter",
)
def with_counter(counter: str) -> Filter:
    return HasCounters(counter)


@RULES.rule(
    "having",
    "<number> or more <counter> counters [on it]",
    example="two or more hope counters",
    miss="two hope counters",
)
def with_counters(number: int, counter: str) -> Filter:
    return HasCounters(counter, ">=", number)


@RULES.rule("noun", "<noun> with <having>", example="resonator with [Flying]", miss="resonator with flying")
def with_it(noun: Noun, having: Filter) -> Noun:
    return noun.asks(having)


@RULES.rule("noun", "<noun> without <having>", example="resonator without [Flying]", miss="resonator without")
def without_it(noun: Noun, having: Filter) -> Noun:
    return noun.asks(Not(having))


@RULES.rule(
    "noun",
    "<noun> with no <counter> counters on (it|them)",
    example="resonator with no hope counters on it",
    miss="resonator with no counters on it",
)
def with_no_counter(noun: Noun, counter: str) -> Noun:
    return noun.asks(HasCounters(counter, "=", 0))


@RULES.rule(
    "noun", "<noun> named <name>", example='card named "Fire Magic Stone"', miss="card named Fire Magic Stone"
)
def named(noun: Noun, name: str) -> Noun:
    return noun.asks(Named(name))


@RULES.rule("bare", "<name>", example='"Fire Magic Stone"', miss="Fire Magic Stone")
def by_name(name: str) -> Noun:
    return Noun(Named(name), RULERS)


@RULES.rule("name", '" <called> "', example='"Fire Magic Stone"', miss="Fire Magic Stone")
def quoted(called: str) -> str:
    return called


@RULES.rule("names", "<name>", example='"Fire Magic Stone"', miss="Fire")
def one_name(name: str) -> Filter:
    return Named(name)


@RULES.rule(
    "names",
    "<one:name> or <other:name>",
    example='"Fire Magic Stone" or "Wind Magic Stone"',
    miss='"Fire Magic Stone"',
)
def either_name(one: str, other: str) -> Filter:
    return any_of(Named(one), Named(other))


@RULES.rule(
    "names",
    "<name> , <names>",
    example='"Fire Magic Stone" , "Light Magic Stone" or "Wind Magic Stone"',
    miss='"Fire Magic Stone" , "Wind Magic Stone"',
)
def any_name(name: str, names: Filter) -> Filter | None:
    if not isinstance(names, AnyOf):
        return None
    return AnyOf(tuple(sorted((*names.parts, Named(name)), key=repr)))
