"""Will of Force of Will whose attributes are chosen one by one."""

from rules.games.fow8.definitions import ATTRIBUTES, WILLS
from rules.games.fow8.nodes import ProduceToPlay
from rules.language import effects as fx
from rules.language.abilities import Ability, Activated
from rules.language.costs import Cost
from rules.language.filters import Filter
from rules.reading.grammar import Rules

RULES = Rules()
COLOURED = WILLS[: len(ATTRIBUTES)]


@RULES.rule(
    "ability",
    "<cost> : produce two wills in any combination of attributes",
    example="{Rest} : produce two wills in any combination of attributes",
    miss="{Rest} : produce two wills",
)
def two_of_any(cost: Cost) -> tuple[Ability, ...]:
    one = fx.ChooseOne(tuple(fx.Produce(kind) for kind in COLOURED))
    return (Activated(fx.Do((one, one)), cost),)


@RULES.rule(
    "ability",
    "<cost> : produce two wills in any combination of attributes . <bound>",
    example="{Rest} : produce two wills in any combination of attributes . spend this will only to play "
    "Elves",
    miss="{Rest} : produce two wills in any combination of attributes . spend this will to play Elves",
)
def two_of_any_to_play(cost: Cost, bound: Filter) -> tuple[Ability, ...]:
    one = fx.ChooseOne(tuple(ProduceToPlay(kind, bound) for kind in COLOURED))
    return (Activated(fx.Do((one, one)), cost),)
