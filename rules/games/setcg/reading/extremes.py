"""The highest and the lowest: the cards that have it, and its value."""

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.nouns import FIELD, Noun
from rules.language.amounts import Amount, Extreme
from rules.language.filters import CostIs, Filter, StatIs
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, choosing, narrowed

EXTREMES = Rules()

EXTREMES.same("extreme", {"highest": True, "lowest": False})


@EXTREMES.rule(
    "choice",
    "choose 1 <noun> of the <highest:extreme> cost <place:controlled-where>",
    example="choose 1 Fire Forward of the highest cost opponent controls",
    miss="choose 1 Fire Forward of the high cost opponent controls",
)
def of_extreme_cost(noun: Noun, highest: bool, place: Noun) -> Clause | None:
    wanted = _wanted(noun, place)
    if wanted is None:
        return None
    return choosing(Picked("target", narrowed(wanted, CostIs("=", Extreme(wanted, highest=highest)))))


@EXTREMES.rule(
    "choice",
    "choose 1 <noun> (of the|with the) <highest:extreme> power <place:controlled-where>",
    example="choose 1 Fire Forward with the lowest power opponent controls",
    miss="choose 1 Fire Forward with the low power opponent controls",
)
def of_extreme_power(noun: Noun, highest: bool, place: Noun) -> Clause | None:
    wanted = _wanted(noun, place)
    if wanted is None:
        return None
    there = Extreme(wanted, "power", highest=highest)
    return choosing(Picked("target", narrowed(wanted, StatIs("power", "=", there))))


WHERE = {"opponent controls": "opponent", "your opponent controls": "opponent", "you control": "you"}
EXTREMES.same("controlled-where", {said: Noun(zone=FIELD, whose=who) for said, who in WHERE.items()})  # type: ignore[arg-type]


def _wanted(noun: Noun, place: Noun) -> Filter | None:
    return None if noun.zone or noun.whose != "anyone" else noun.placed(FIELD, place.whose)


@EXTREMES.rule(
    "power-of",
    "the <highest:extreme> power <noun>",
    example="the highest power Forward you control",
    miss="the high power Forward you control",
)
@EXTREMES.rule(
    "power-of",
    "the <highest:extreme> power among <noun>",
    example="the lowest power among Forwards opponent controls",
    miss="the low power among Forwards opponent controls",
)
def extreme_power(highest: bool, noun: Noun) -> Amount | None:
    wanted = noun.placed() if noun.zone == FIELD else None
    return None if wanted is None else Extreme(wanted, "power", highest=highest)


@EXTREMES.rule(
    "for-each",
    "for each cp required to (cast|play) the <highest:extreme> cost <noun>",
    example="for each CP required to cast the highest cost Fire Forward you control",
    miss="for each CP required to cast a Fire Forward you control",
)
def cost_of_extreme(highest: bool, noun: Noun) -> Each | None:
    wanted = noun.placed() if noun.zone == FIELD else None
    return None if wanted is None else Each(Extreme(wanted, highest=highest))
