"""Conditions on single cards: what a named card is, what was paid, what is on it."""

from rules.games.setcg.reading.antecedents import MOVED, REVEALED
from rules.games.setcg.reading.nouns import Noun
from rules.language.amounts import Amount, CountersOn, Paid, ResourcesOf
from rules.language.conditions import Compare, Condition, Is
from rules.language.filters import CostIs, Filter, Not, OfAttribute, Sign
from rules.language.references import Cards, This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

OF_CARDS = Rules()


@OF_CARDS.rule("condition", "it is (a|an) <noun>", example="it is a Fire Forward", miss="it is Fire")
@OF_CARDS.rule(
    "condition",
    "it is (a|an) <noun:core-either>",
    example="it is a Job Knight or a Card Name Cloud",
    miss="it is a Job Knight or Card Name Cloud Forward",
)
@OF_CARDS.rule("condition", "it is <noun>", example="it is Category VII", miss="it is Fire")
def it_is(noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose != "anyone" else Is(THAT, noun.filter)


@OF_CARDS.rule("condition", "it is <state>", example="it is dull", miss="it is")
def it_is_so(state: Filter) -> Condition:
    return Is(THAT, state)


@OF_CARDS.rule(
    "condition", "its cost is <amount> [<bound>]", example="its cost is 3 or less", miss="its cost is or less"
)
def its_cost(amount: Amount, bound: Sign = "=") -> Condition:
    return Is(THAT, CostIs(bound, amount))


@OF_CARDS.rule(
    "condition",
    "(<number> or more|a|an) <counter> (is|are) placed on ~",
    example="2 or more Monster Counters are placed on ~",
    miss="2 Monster Counters are placed on ~",
)
def counters_there(counter: str, number: int = 1) -> Condition:
    return Compare(CountersOn(This(), counter), ">=", number)


@OF_CARDS.rule(
    "condition",
    "you have <number> or more {crystal}",
    example="you have 2 or more {crystal}",
    miss="you have 2 {crystal}",
)
@OF_CARDS.rule("condition", "you have a {crystal}", example="you have a {crystal}", miss="you have {crystal}")
def crystals_there(number: int = 1) -> Condition:
    return Compare(ResourcesOf("crystal"), ">=", number)


@OF_CARDS.rule(
    "condition",
    "the cost of the forward is (equal to or less than|less than or equal to) <amount:number-of>",
    example="the cost of the Forward is less than or equal to the number of Backups you control",
    miss="the cost of a Forward is less than or equal to the number of Backups you control",
)
def cost_of_it_within(amount: Amount) -> Condition:
    """The Forward is "it", chosen before."""
    return Is(THAT, CostIs("<=", amount))


@OF_CARDS.rule(
    "condition",
    "the cost paid to (play|cast) ~ included <element> cp",
    example="the cost paid to play ~ included Fire CP",
    miss="the cost paid to play ~ included CP",
)
def paid_with(element: OfAttribute) -> Condition:
    return Compare(Paid(next(iter(element.words))), ">=", 1)


MOVED_CARD = dict.fromkeys(("the discarded card", "the removed card"), MOVED)
OF_CARDS.same("moved-card", {**MOVED_CARD, "the revealed card": REVEALED})


@OF_CARDS.rule(
    "condition",
    "<moved-card> is [a|an] <noun>",
    example="the discarded card is a Forward",
    miss="the card is a Forward",
)
def that_card_is(moved_card: Cards, noun: Noun) -> Condition | None:
    """The card discarded, revealed or removed just before; "it" may be a different card."""
    return None if noun.zone or noun.whose != "anyone" else Is(moved_card, noun.filter)


@OF_CARDS.rule(
    "condition",
    "<moved-card> is not [a|an] <noun>",
    example="the discarded card is not a Forward",
    miss="the card is not a Forward",
)
def that_card_is_not(moved_card: Cards, noun: Noun) -> Condition | None:
    """If no card was discarded, none is of another kind either."""
    return None if noun.zone or noun.whose != "anyone" else Is(moved_card, Not(noun.filter))


@OF_CARDS.rule(
    "condition",
    "<moved-card> is of <element> Element",
    example="the discarded card is of Fire Element",
    miss="the card is of Fire Element",
)
def that_card_is_of(moved_card: Cards, element: OfAttribute) -> Condition:
    return Is(moved_card, element)
