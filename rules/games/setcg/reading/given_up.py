"""The cards that a cost was paid with, as the effect refers to them: their cost, power, name and elements."""

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.antecedents import MOVED
from rules.games.setcg.reading.nouns import Noun
from rules.language.amounts import Amount, CostOf, Plus, StatOf
from rules.language.filters import CostIs, SharesWith
from rules.language.references import Cards, GivenUp
from rules.reading.grammar import Rules

GIVEN = Rules()

PUT = ("the forward you put into the break zone", "the forward put into the break zone")
GIVEN.same("paid-card", dict.fromkeys(("the discarded card", "the removed card"), MOVED))
GIVEN.same("paid-card", dict.fromkeys((*PUT, "the forward put in the break zone"), GivenUp()))


@GIVEN.rule(
    "for-each",
    "for each cp required to (cast|play) <cards:moved-card>",
    example="for each CP required to cast the discarded card",
    miss="for each CP required to cast ~",
)
def for_each_cp(cards: Cards) -> Each:
    return Each(CostOf(cards))


@GIVEN.rule(
    "for-each",
    "for each cp required to (cast|play) the discarded summon",
    example="for each CP required to cast the discarded Summon",
    miss="for each CP required to cast the Summon",
)
def for_each_cp_of_summon() -> Each:
    return Each(CostOf(MOVED))


@GIVEN.rule(
    "power-of",
    "the power of <cards:paid-card>",
    example="the power of the Forward put in the Break Zone",
    miss="the power of the Forward",
)
def power_paid(cards: Cards) -> Amount:
    return StatOf(cards, "power")


SHARED = {"cost": "cost", "name": "name", "element": "attribute", "card type": "type"}
GIVEN.same("shared", SHARED)


@GIVEN.rule(
    "qualifier",
    "of the same <shared> as <cards:paid-card>",
    example="of the same cost as the discarded card",
    miss="of the same cost as the card",
)
@GIVEN.rule(
    "qualifier",
    "with the same <shared> as <cards:paid-card>",
    example="with the same name as the discarded card",
    miss="with the same name as the card",
)
def sharing(shared: str, cards: Cards) -> Noun:
    return Noun(SharesWith(shared, cards))  # type: ignore[arg-type]


@GIVEN.rule(
    "qualifier",
    "that costs <number> cp more than <cards:paid-card>",
    example="that costs 1 CP more than the Forward put into the Break Zone",
    miss="that costs 1 CP more than the Forward",
)
def dearer(number: int, cards: Cards) -> Noun:
    return Noun(CostIs("=", Plus((CostOf(cards), number))))
