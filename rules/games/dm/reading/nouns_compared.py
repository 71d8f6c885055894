"""Cards compared with others: power, cost, names and races, the lowest of all, negations."""

from rules.games.dm.reading.events_creatures import Doing
from rules.games.dm.reading.nouns import RACE, Noun, described
from rules.games.dm.reading.nouns_extremes import asks_extreme, extreme
from rules.games.dm.reading.picks import chosen
from rules.games.dm.reading.sentences import Sentence
from rules.language.amounts import Amount, CostOf, StatOf
from rules.language.filters import (
    CostIs,
    EnteredThisTurn,
    Filter,
    HasStatus,
    HostOf,
    Not,
    OfType,
    Other,
    RaceHas,
    SharesWith,
    Sign,
    StatIs,
    Underwent,
    WithKeyword,
)
from rules.language.references import Cards, Host, It, This, ThisCard
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
CROSSED = HostOf(OfType(frozenset({"cross gear"})))
RULES.same(
    "beside",
    {
        "this creature": ThisCard(),
        "(it|that creature|the (revealed|destroyed|returned|chosen|discarded) creature)": THAT,
        "the (crossed|attached) creature": Host(This()),
    },
)
RULES.same("beside-its", {"this creature's": ThisCard(), "(its|that creature's)": THAT})


@RULES.rule("power-of", "<beside>", example="this creature", miss="a creature")
@RULES.rule(
    "power-of", "<beside:beside-its> power", example="this creature's power", miss="a creature's power"
)
@RULES.rule("power-of", "the power of <beside>", example="the power of this creature", miss="the power")
def power_of(beside: Cards) -> Amount:
    return StatOf(beside, "power")


@RULES.rule(
    "bound",
    "power <than> <power-of>",
    example="power less than this creature's power",
    miss="power less than this creature's cost",
)
@RULES.rule(
    "bound",
    "<than:more-or-less> power than <power-of>",
    example="less power than this creature",
    miss="power than this creature",
)
def beside_power(than: Sign, power_of: Amount) -> Filter:
    return StatIs("power", than, power_of)


RULES.same("more-or-less", {"less": "<", "more": ">", "the same or less": "<=", "the same or more": ">="})


@RULES.rule(
    "bound",
    "<than:more-or-less> power (as|to) <power-of>",
    example="the same or less power as this creature",
    miss="less power than this creature",
)
def as_much_power(than: Sign, power_of: Amount) -> Filter | None:
    return beside_power(than, power_of) if than in ("<=", ">=") else None


@RULES.rule("bound", "the same power as <power-of>", example="the same power as it", miss="the power as it")
def same_power(power_of: Amount) -> Filter:
    return StatIs("power", "=", power_of)


@RULES.rule(
    "bound",
    "power (more|greater) than <n:integer>",
    example="power more than 3000",
    miss="power 3000 or more",
)
@RULES.rule("bound", "more than <n:integer> power", example="more than 3000 power", miss="3000 power")
def above(n: int) -> Filter:
    return StatIs("power", ">", n)


@RULES.rule("bound", "power less than <n:integer>", example="power less than 3000", miss="power 3000 or less")
@RULES.rule("bound", "less than <n:integer> power", example="less than 3000 power", miss="3000 power")
def below(n: int) -> Filter:
    return StatIs("power", "<", n)


RULES.same("at-end", {"(lowest|least|smallest)": False, "(highest|greatest|most)": True})


@RULES.rule("bound", "the <at-end> power", example="the lowest power", miss="the power")
def extreme_power(at_end: bool) -> Filter:
    return extreme("power", highest=at_end)


@RULES.rule("bound", "the <at-end> cost", example="the lowest cost", miss="the cost")
def extreme_cost(at_end: bool) -> Filter:
    return extreme(None, highest=at_end)


@RULES.rule("cost-measure", "this creature", example="this creature", miss="a creature")
def cost_of_this() -> Amount:
    return CostOf(ThisCard())


@RULES.rule(
    "relative", "that (cost|costs) exactly <n:integer>", example="that costs exactly 4", miss="that costs"
)
@RULES.rule("relative", "with cost <n:integer>", example="with cost 4", miss="with cost")
def costs_exactly(n: int) -> Filter:
    return CostIs("=", n)


@RULES.rule(
    "relative", "with cost <n:integer> <at-sign>", example="with cost 4 or less", miss="with 4 or less"
)
def costs_at(n: int, at_sign: Sign) -> Filter:
    return CostIs(at_sign, n)


@RULES.rule("relative", "with <quoted>", example='with "blocker"', miss='without "blocker"')
def with_keyword(quoted: str) -> Filter:
    return WithKeyword(frozenset({quoted}))


RULES.same("shared-fact", {"race": "race", "civilization": "attribute", "cost": "cost", "name": "name"})


@RULES.rule(
    "relative",
    "that (has|have) the same <shared-fact> as <that-card>",
    example="that has the same race as that creature",
    miss="that has the race of that creature",
)
@RULES.rule(
    "relative",
    "that (shares|share) a <shared-fact> with <that-card>",
    example="that shares a civilization with that card",
    miss="that shares a zone with that card",
)
def shares(shared_fact: str, that_card: It) -> Filter:
    return SharesWith(shared_fact, that_card)  # type: ignore[arg-type]


@RULES.rule(
    "relative",
    "that (has|have) the same <shared-fact> as this (creature|card)",
    example="that has the same race as this creature",
    miss="that has the race of this creature",
)
@RULES.rule(
    "relative",
    "that (shares|share) a <shared-fact> with this (creature|card)",
    example="that shares a civilization with this creature",
    miss="that shares a zone with this creature",
)
def shares_with_this(shared_fact: str) -> Filter:
    return SharesWith(shared_fact, This())  # type: ignore[arg-type]


@RULES.rule(
    "relative",
    "(that isn't|that is not) (a|an) <noun>",
    example="that isn't a Ghost",
    miss="that is a Ghost",
)
def is_none(noun: Noun) -> Filter | None:
    return None if noun.several else _other_than(noun)


@RULES.rule(
    "relative", "(that aren't|that are not) <noun>", example="that aren't Ghosts", miss="that are Ghosts"
)
def are_none(noun: Noun) -> Filter | None:
    return _other_than(noun) if noun.several else None


def _other_than(noun: Noun) -> Filter | None:
    """JUDGEMENT: "not a creature of a kind" excludes the cards of that kind, whatever their type."""
    return None if noun.zone or noun.whose or noun.kind == "shield" else Not(noun.wanted)


@RULES.rule("relative", "that (is|are) <adjective>", example="that is tapped", miss="that is a Ghost")
def is_so(adjective: Filter) -> Filter | None:
    return None if isinstance(adjective, Other) else adjective


@RULES.rule(
    "relative",
    "that (isn't|is not|aren't|are not) <adjective>",
    example="that isn't tapped",
    miss="that is tapped",
)
def is_not_so(adjective: Filter) -> Filter | None:
    return None if isinstance(adjective, Other) else Not(adjective)


@RULES.rule(
    "relative",
    '(that (has|have)|with) " <family> " in (its|their) race',
    example='that has "Dragon" in its race',
    miss='that has "Dragon" in its name',
)
def quoted_race(family: str) -> Filter:
    return RaceHas(family)


@RULES.rule(
    "relative",
    "(that (doesn't|don't) have|without) <family> in (its|their) race",
    example="that doesn't have Dragon in its race",
    miss="that has Dragon in its race",
)
def no_such_race(family: str) -> Filter:
    return Not(RaceHas(family))


@RULES.rule(
    "relative",
    "that [has|have] <past-doing> <this-turn>",
    example="that attacked this turn",
    miss="that attacks this turn",
)
def underwent(past_doing: Doing, this_turn: bool) -> Filter | None:
    """The event must leave the creature in its zone, since it is still there."""
    return None if past_doing.gone else Underwent(past_doing.of(None)[0])


RULES.same(
    "relative",
    {
        "that (was|were) put [into the battle zone] this turn": EnteredThisTurn(),
        "that (is|are) crossed": CROSSED,
    },
)
RULES.same(
    "adjective",
    {"attacking": HasStatus("attacking"), "blocking": HasStatus("blocking"), "crossed": CROSSED},
)


@RULES.rule(
    "noun",
    "<noun> (other than|except) this (creature|card)",
    example="creature other than this creature",
    miss="creature other than that creature",
)
def but_this(noun: Noun) -> Noun | None:
    return described(Other(), noun) if noun.kind in ("creature", "card", RACE) else None


@RULES.rule(
    "picked",
    "the <noun>",
    example="the creature in the battle zone that has the lowest power",
    miss="the creature in the battle zone",
)
def the_outermost(noun: Noun) -> Picked | None:
    """If several are equal, the player chooses one."""
    return chosen(noun.filter(), 1, 1) if not noun.several and asks_extreme(noun.wanted) else None


RULES.same(
    "tied",
    {
        "if there's a tie , you choose [one] [from] [among] [the tied creatures|of them]": True,
        "if there's a tie , choose one of them": True,
    },
)


@RULES.rule(
    "sentence",
    "<tied> .",
    example="if there's a tie, choose one of them.",
    miss="if there's a tie, choose two of them.",
)
def tie_broken(tied: bool) -> Sentence:
    """Reminder text: the player who chooses among the lowest chooses among equal ones anyway."""
    return Sentence(Clause(), "broken tie")
