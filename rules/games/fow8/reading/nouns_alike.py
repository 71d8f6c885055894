"""Noun phrases of Force of Will for cards that are like another one in cost, name, race or attribute."""

from rules.games.fow8.reading.nouns import Noun
from rules.language.amounts import Amount, CostOf
from rules.language.filters import CostIs, Filter, Not, Other, SharesWith, Sign
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same(
    "that-one",
    dict.fromkeys(("it", "that card", "that resonator", "that J/resonator", "that spell"), True),
)
RULES.same(
    "beside",
    {
        "equal to": "=",
        "less than": "<",
        "greater than": ">",
        "more than": ">",
        "less than or equal to": "<=",
        "equal to or less than": "<=",
        "equal or less than": "<=",
    },
)


@RULES.rule(
    "bound",
    "<beside> <counted>",
    example="less than the number of Elves you control",
    miss="less than Elves you control",
)
def beside_a_count(beside: Sign, counted: Amount) -> tuple[Sign, Amount]:
    return beside, counted


@RULES.rule(
    "having",
    "[a] total cost <beside> <that-one>",
    example="total cost less than that resonator",
    miss="total cost less than a resonator",
)
@RULES.rule(
    "having",
    "[a] total cost <beside> (its total cost|that card's total cost|that resonator's total cost|"
    "that spell's total cost|the total cost of <that-one>)",
    example="total cost less than that resonator's total cost",
    miss="total cost less than a resonator's total cost",
)
def cost_beside(beside: Sign, that_one: bool = True) -> Filter:
    return CostIs(beside, CostOf(THAT))


@RULES.rule(
    "having",
    "the same total cost [as <that-one>]",
    example="the same total cost as that resonator",
    miss="the same total cost as a resonator",
)
def same_cost(that_one: bool = True) -> Filter:
    return CostIs("=", CostOf(THAT))


RULES.same("trait-of", {"name": "name", "race": "race", "attribute": "attribute", "total cost": "cost"})


@RULES.rule(
    "noun",
    "<noun> that (share|shares) (a|an) <trait-of> with <that-one>",
    example="resonators that share a race with it",
    miss="resonators that share a race",
)
def alike(noun: Noun, trait_of: str, that_one: bool) -> Noun | None:
    """None for "other" cards: it is unclear whether they are other than this card or than the one named."""
    if Other() in getattr(noun.filter, "parts", (noun.filter,)):
        return None
    return noun.asks(SharesWith(trait_of, THAT))  # type: ignore[arg-type]


@RULES.rule(
    "noun",
    "<noun> that (don't|do not|doesn't) share this card's <trait-of>",
    example="resonators you control that don't share this card's race",
    miss="resonators you control that share this card's race",
)
def unlike_this(noun: Noun, trait_of: str) -> Noun:
    return noun.asks(Not(SharesWith(trait_of, This())))  # type: ignore[arg-type]


@RULES.rule(
    "noun",
    "<noun> that (share|shares) this card's <trait-of>",
    example="resonators you control that share this card's race",
    miss="resonators you control that don't share this card's race",
)
def like_this(noun: Noun, trait_of: str) -> Noun:
    return noun.asks(SharesWith(trait_of, This()))  # type: ignore[arg-type]
