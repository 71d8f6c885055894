"""Counts of different elements: among cards, and of the CP that was paid."""

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.nouns import Noun
from rules.language.amounts import Distinct, KindsPaid, Paid
from rules.language.conditions import AllHold, Compare, Condition
from rules.language.filters import OfAttribute
from rules.reading.grammar import Rules

OF_ELEMENTS = Rules()


def _distinct(noun: Noun) -> Distinct | None:
    wanted = noun.placed() if noun.zone else None
    return None if wanted is None else Distinct("attribute", wanted)


@OF_ELEMENTS.rule(
    "condition",
    "there are <number> or more different Elements among <noun>",
    example="there are 3 or more different Elements among Backups you control",
    miss="there are 3 different Elements among Backups you control",
)
def elements_among(number: int, noun: Noun) -> Condition | None:
    amount = _distinct(noun)
    return None if amount is None else Compare(amount, ">=", number)


@OF_ELEMENTS.rule(
    "condition",
    "there are exactly <number> different Elements among <noun>",
    example="there are exactly 3 different Elements among Backups you control",
    miss="there are 3 different Elements among Backups you control",
)
def exactly_among(number: int, noun: Noun) -> Condition | None:
    amount = _distinct(noun)
    return None if amount is None else Compare(amount, "=", number)


@OF_ELEMENTS.rule(
    "for-each",
    "for each (different Element|Element) among <noun>",
    example="for each different Element among Backups you control",
    miss="for each different Element",
)
def for_each_element(noun: Noun) -> Each | None:
    amount = _distinct(noun)
    return None if amount is None else Each(amount)


PAID = ("the cost to cast ~", "the cost to play ~", "the cost paid to cast ~", "the cost paid to play ~")
OF_ELEMENTS.same("cost-paid", dict.fromkeys(PAID, PAID[0]))


@OF_ELEMENTS.rule(
    "condition",
    "<cost-paid> was paid with cp of <number> or more different Elements",
    example="the cost to cast ~ was paid with CP of 3 or more different Elements",
    miss="the cost to cast ~ was paid with CP of 3 different Elements",
)
def paid_with_elements(cost_paid: str, number: int) -> Condition | None:
    return Compare(KindsPaid(), ">=", number) if number > 1 else None


@OF_ELEMENTS.rule(
    "condition",
    "<cost-paid> was paid with cp of <number> or less different Elements",
    example="the cost to cast ~ was paid with CP of 2 or less different Elements",
    miss="the cost to cast ~ was paid with CP of 2 different Elements",
)
def paid_with_few_elements(cost_paid: str, number: int) -> Condition:
    return Compare(KindsPaid(), "<=", number)


@OF_ELEMENTS.rule(
    "condition",
    "<cost-paid> was paid with cp of exactly <number> different Elements",
    example="the cost to cast ~ was paid with CP of exactly 3 different Elements",
    miss="the cost to cast ~ was paid with CP of 3 different Elements",
)
def paid_with_exactly(cost_paid: str, number: int) -> Condition | None:
    return Compare(KindsPaid(), "=", number) if number > 1 else None


@OF_ELEMENTS.rule(
    "condition",
    "<cost-paid> was only paid with <element> cp",
    example="the cost to cast ~ was only paid with Wind CP",
    miss="the cost to cast ~ was paid with Wind CP",
)
def paid_with_one(cost_paid: str, element: OfAttribute) -> Condition:
    return paid_alone(Paid(next(iter(element.words))))


def paid_alone(part: Paid) -> Condition:
    """Return the condition that CP was paid, and only such."""
    return AllHold((Compare(part, ">=", 1), Compare(Paid(), "=", part)))
