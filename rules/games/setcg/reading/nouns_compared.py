"""Cards described by comparison with the card itself, or by what happened to them this turn."""

from rules.games.setcg.reading.nouns import ANY_CARD, FIELD, OUTSIDE, Noun
from rules.language.amounts import Amount, CostOf, Distinct, StatOf
from rules.language.conditions import Compare, Condition, Is
from rules.language.events import Attacks, Blocks, TakesDamage
from rules.language.filters import CostIs, Not, SharesWith, Sign, StatIs, Underwent
from rules.language.references import Cards, Side, This
from rules.reading.grammar import Rules

COMPARING = Rules()

THAN: dict[str, Sign] = {
    "less than": "<",
    "lower than": "<",
    "inferior to": "<",
    "greater than": ">",
    "higher than": ">",
    "superior to": ">",
    "equal to": "=",
    "equal to or less than": "<=",
    "less than or equal to": "<=",
    "equal or inferior to": "<=",
    "inferior or equal to": "<=",
    "equal to or greater than": ">=",
    "greater than or equal to": ">=",
}
COMPARING.same("than", THAN)
OWN = ("that of ~", "the {} of ~", "~s {}", "~s")
COMPARING.same("own-power", {said.format("power"): StatOf(This(), "power") for said in OWN})
COMPARING.same("own-cost", {said.format("cost"): CostOf(This()) for said in OWN})


@COMPARING.rule(
    "qualifier",
    "(of|with|with a) power <sign:than> <amount:own-power>",
    example="of power less than ~s power",
    miss="of power less than",
)
def by_power(sign: Sign, amount: Amount) -> Noun:
    return Noun(StatIs("power", sign, amount))


@COMPARING.rule(
    "qualifier",
    "(of|with a) cost <sign:than> <amount:own-cost>",
    example="of cost equal to or less than that of ~",
    miss="of cost equal to or less than",
)
def by_cost(sign: Sign, amount: Amount) -> Noun:
    return Noun(CostIs(sign, amount))


@COMPARING.rule(
    "qualifier",
    "(of|with) the same cost as ~",
    example="of the same cost as ~",
    miss="of the same cost",
)
def of_own_cost() -> Noun:
    return Noun(CostIs("=", CostOf(This())))


@COMPARING.rule(
    "qualifier",
    "(of|with|with a) cost <sign:than> <amount:number-of>",
    example="of cost less than the number of Backups you control",
    miss="of cost less than the Backups you control",
)
def by_number(sign: Sign, amount: Amount) -> Noun:
    return Noun(CostIs(sign, amount))


@COMPARING.rule(
    "qualifier",
    "other than (a|an) <core>",
    example="other than a Fire Backup",
    miss="other than a dull Backup",
)
def no_such_kind(core: Noun) -> Noun | None:
    return None if core.filter == ANY_CARD else Noun(Not(core.filter))


ITS_ELEMENT = SharesWith("attribute", This())
COMPARING.same(
    "qualifier",
    {
        "of the same Element as ~": Noun(ITS_ELEMENT),
        "of a different Element from ~": Noun(Not(ITS_ELEMENT)),
        "of a different Element than ~": Noun(Not(ITS_ELEMENT)),
        "with the same name as ~": Noun(SharesWith("name", This())),
    },
)


@COMPARING.rule(
    "condition",
    "<possessor> power is <sign:than> <amount:own-power>",
    example="its power is lower than ~s power",
    miss="its power is lower than",
)
def power_compares(possessor: Cards, sign: Sign, amount: Amount) -> Condition | None:
    return None if possessor == This() else Is(possessor, StatIs("power", sign, amount))


@COMPARING.rule(
    "condition",
    "<possessor> cost is <sign:than> <amount:own-cost>",
    example="its cost is lower than ~s cost",
    miss="its cost is lower than",
)
@COMPARING.rule(
    "condition",
    "<possessor> cost is <sign:than> <amount:number-of>",
    example="its cost is less than the number of Backups you control",
    miss="its cost is less than the Backups you control",
)
def cost_compares(possessor: Cards, sign: Sign, amount: Amount) -> Condition | None:
    return None if possessor == This() else Is(possessor, CostIs(sign, amount))


@COMPARING.rule(
    "condition",
    "<who:controller> <noun> of <number> or more different Elements",
    example="you control Backups of 3 or more different Elements",
    miss="you control 3 Backups of different Elements",
)
@COMPARING.rule(
    "condition",
    "<who:controller> <number> or more different Element <noun>",
    example="you control 3 or more different Element Backups",
    miss="you control 3 different Element Backups",
)
def elements_controlled(who: Side, noun: Noun, number: int) -> Condition | None:
    wanted = None if noun.zone or noun.whose != "anyone" else noun.placed(FIELD, who)
    return None if wanted is None else Compare(Distinct("attribute", wanted), ">=", number)


COMPARING.same(
    "qualifier",
    {
        "removed from the game": Noun(zone=OUTSIDE),
        "you own removed from the game": Noun(zone=OUTSIDE, whose="you"),
    },
)
HURT, FOUGHT, STOOD = (Noun(Underwent(event), zone=FIELD) for event in (TakesDamage(), Attacks(), Blocks()))
COMPARING.same(
    "qualifier",
    {
        "that was dealt damage this turn": HURT,
        "that has been dealt damage this turn": HURT,
        "that have been dealt damage this turn": HURT,
        "that has received damage this turn": HURT,
        "that received damage this turn": HURT,
        "which has been dealt damage this turn": HURT,
        "that attacked this turn": FOUGHT,
        "that has attacked this turn": FOUGHT,
        "that blocked this turn": STOOD,
        "that has blocked this turn": STOOD,
    },
)
