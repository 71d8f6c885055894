"""Measured damage and power: less than a card's power, half of it, two changes in one sentence."""

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.amounts import multiplied as times
from rules.games.setcg.reading.changes import Changes, together
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.amounts import Amount, DividedBy, Minus, StatOf, Times
from rules.language.changes import AddStats, LoseKeywords, SetStats
from rules.language.composed import ForEach
from rules.language.effects import DealDamage, Heal
from rules.language.references import Cards, It, This
from rules.language.references import Each as EveryCard
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

MEASURED = Rules()

ONE = It("each")


@MEASURED.rule(
    "part-of-power",
    "equal to its power minus <number>",
    example="equal to its power minus 1000",
    miss="equal to its power",
)
def power_less(number: int) -> Amount:
    return Minus(StatOf(ONE, "power"), number)


MEASURED.same(
    "part-of-power",
    {
        "equal to half of its power {(} round up to the nearest 1000 {)}": Times(
            DividedBy(StatOf(ONE, "power"), 2000, up=True), 1000
        )
    },
)


HALVES = {
    f"half of ~s power {{(}} round {way} to the nearest 1000 {{)}}": Times(
        DividedBy(StatOf(This(), "power"), 2000, up=way == "up"), 1000
    )
    for way in ("up", "down")
}
MEASURED.same("power-of", HALVES)


@MEASURED.rule(
    "clause",
    "deal (it|each of them) damage <amount:part-of-power>",
    example="deal it damage equal to its power minus 1000",
    miss="deal it damage equal to its power",
)
def by_its_power(amount: Amount) -> Clause:
    return Clause(ForEach(THAT, DealDamage(ONE, amount), "each"), about=THAT)


@MEASURED.rule(
    "clause",
    "deal each <noun> damage <amount:part-of-power>",
    example="deal each Forward opponent controls damage equal to its power minus 1000",
    miss="deal each Forward opponent controls damage",
)
def each_by_its_power(noun: Noun, amount: Amount) -> Clause | None:
    wanted = noun.placed() if noun.zone == FIELD else None
    if wanted is None:
        return None
    return Clause(ForEach(EveryCard(wanted), DealDamage(ONE, amount), "each"), about=NONE)


@MEASURED.rule(
    "clause",
    "negate all damage dealt to <what:object>",
    example="negate all damage dealt to it",
    miss="negate damage dealt to it",
)
def negated(what: Picked) -> Clause | None:
    return acting(what, Heal)


@MEASURED.rule(
    "lasting", "~s power becomes <number>", example="~s power becomes 5000", miss="its power becomes 5000"
)
def own_power(number: int) -> Clause:
    return modified(This(), (SetStats((number,)),))


@MEASURED.rule(
    "lasting",
    "<one:lasting> and <other:lasting>",
    example="it gains +2000 power and ~ loses 2000 power",
    miss="it gains +2000 power and loses 2000 power",
)
def two_changes(one: Clause, other: Clause) -> Clause | None:
    return joined([one, other])


@MEASURED.rule(
    "lasting",
    "<subject> gains <gains> and (becomes|also becomes) <becoming>",
    example="~ gains Haste and also becomes a Forward with 7000 power",
    miss="~ gains Haste and also becomes a Backup",
)
def gains_and_becomes(subject: Cards, gains: Changes, becoming: Changes) -> Clause:
    return modified(subject, (*gains, *becoming))


@MEASURED.rule(
    "lasting",
    "<subject> loses <loses> and also becomes <becoming>",
    example="it loses all its abilities and also becomes a Forward with 7000 power",
    miss="it loses all its abilities and becomes",
)
def loses_and_becomes(subject: Cards, loses: Changes, becoming: Changes) -> Clause:
    return modified(subject, (*loses, *becoming))


@MEASURED.rule(
    "gains",
    "<gain-list> [,] and + <number> power <each:for-each>",
    example="Brave and +1000 power for each card in your hand",
    miss="Brave and +1000 power",
)
def more_for_each(gain_list: Changes, number: int, each: Each) -> Changes:
    return together(*gain_list, AddStats((times(number, each),)))


@MEASURED.rule(
    "loses",
    "<one:loses> and <other:loses>",
    example="all abilities and 3000 power",
    miss="all abilities and Fire",
)
def loses_both(one: Changes, other: Changes) -> Changes | None:
    return None if type(one[0]) is type(other[0]) else (*one, *other)


@MEASURED.rule(
    "loses",
    "<one:keyword> , <two:keyword> and <other:keyword>",
    example="Haste, First Strike and Brave",
    miss="Haste, First Strike",
)
def loses_three(one: str, two: str, other: str) -> Changes:
    return (LoseKeywords(frozenset({one, two, other})),)
