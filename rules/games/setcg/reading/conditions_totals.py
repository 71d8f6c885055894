"""Conditions on totals over several zones and on numbers of casts and attacks; counts of what was paid."""

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.nouns import BREAK, OUTSIDE, Noun
from rules.language.amounts import Count, Distinct, KindsPaid, Plus, TimesHappened
from rules.language.conditions import AnyHolds, Compare, Condition, Happened
from rules.language.events import Attacks, Plays
from rules.language.filters import Controlled
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

TOTALS = Rules()


@TOTALS.rule(
    "condition",
    "you have a total of <number> or more <noun> in your break zone"
    " and/or <other:noun> you own removed from the game",
    example="you have a total of 5 or more Monsters in your Break Zone"
    " and/or Monsters you own removed from the game",
    miss="you have a total of 5 or more Monsters in your Break Zone",
)
def fallen_or_gone(number: int, noun: Noun, other: Noun) -> Condition | None:
    fallen = None if noun.zone else noun.placed(BREAK, "you")
    gone = None if other.zone else other.placed(OUTSIDE, "you")
    if fallen is None or gone is None:
        return None
    return Compare(Plus((Count(fallen), Count(gone))), ">=", number)


@TOTALS.rule(
    "condition",
    "you have cast <one:number> or <other:number> cards this turn",
    example="you have cast 2 or 3 cards this turn",
    miss="you have cast 2 or more cards this turn",
)
def cast_so_many(one: int, other: int) -> Condition | None:
    casts = TimesHappened(Plays(Controlled("you")))
    return AnyHolds((Compare(casts, "=", one), Compare(casts, "=", other))) if one < other else None


@TOTALS.rule(
    "past",
    "you attacked with <number> or more <noun> you controlled",
    example="you attacked with 2 or more Forwards you controlled",
    miss="you attacked with 2 Forwards you controlled",
)
def attacked_with(number: int, noun: Noun) -> Condition | None:
    if noun.zone or noun.whose != "anyone":
        return None
    return Happened(Attacks(narrowed(noun.filter, Controlled("you"))), number)


TOTALS.same("for-each", {"for each CP of a different Element you paid to cast ~": Each(KindsPaid())})


@TOTALS.rule(
    "condition",
    "the cost to play ~ didn't include cp of <number> or more different Elements",
    example="the cost to play ~ didn't include CP of 2 or more different Elements",
    miss="the cost to play ~ included CP of 2 or more different Elements",
)
def paid_with_fewer(number: int) -> Condition | None:
    return Compare(KindsPaid(), "<", number) if number > 1 else None


@TOTALS.rule(
    "for-each",
    "for each <noun> of different name put into your break zone",
    example="for each Job Knight of different name put into your Break Zone",
    miss="for each Job Knight put into your Break Zone",
)
def names_fallen(noun: Noun) -> Each | None:
    wanted = None if noun.zone else noun.placed(BREAK, "you")
    return None if wanted is None else Each(Distinct("name", wanted))


TOTALS.same("cost-of", {"the cost to play ~ onto the field": ""})
