"""Abilities of Force of Will whose text reduces their cost, or limits how often they are played."""

from collections.abc import Callable
from dataclasses import replace

from rules.games.fow8.reading.costs import Will
from rules.games.fow8.reading.frames import Abilities
from rules.games.fow8.reading.frames_limits import Limits, limited
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.sentences_modes import HowMany
from rules.games.fow8.reading.sentences_modes import modal as chosen
from rules.language.abilities import Activated, Mode
from rules.language.amounts import Amount, Count, Depending, Minus
from rules.language.conditions import Condition
from rules.language.costs import Cost, Pay
from rules.language.vocabulary import ANY_RESOURCE
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "less-free",
    "you may pay <will> less to play this ability",
    example="you may pay {1} less to play this ability",
    miss="you may pay {1} less to play this card",
)
def less_free(will: Will) -> int | None:
    """Only for free cost is it clear how much is left after a reduction."""
    return will if isinstance(will, int) else None


@RULES.rule(
    "ability",
    "<ability> . if <condition> , <less:less-free>",
    example="{2} : draw a card . if your life is 1000 or less , you may pay {1} less to play this ability",
    miss="{2} : draw a card . you may pay {1} less to play this ability",
)
def cheaper_if(ability: Abilities, condition: Condition, less: int) -> Abilities | None:
    if mentions(condition, THAT):
        return None
    return _with_free(ability, lambda free: Depending(condition, max(0, free - less), free))


@RULES.rule(
    "ability",
    "<ability> . <less:less-free> for each <noun>",
    example="{7} : draw a card . you may pay {1} less to play this ability for each Elf you control",
    miss="{7} : draw a card . you may pay {1} less to play this ability for each",
)
def cheaper_for_each(ability: Abilities, less: int, noun: Noun) -> Abilities | None:
    wanted = everywhere(noun)
    if wanted is None or less != 1:
        return None
    return _with_free(ability, lambda free: Minus(free, Count(wanted)))


def _with_free(ability: Abilities, amount: Callable[[int], Amount]) -> Abilities | None:
    """Return an activate ability with another amount of free cost; None if it has no free cost."""
    (one,) = ability if len(ability) == 1 else (None,)
    if not isinstance(one, Activated):
        return None
    free = [part for part in one.cost.parts if isinstance(part, Pay) and part.resource == ANY_RESOURCE]
    if len(free) != 1 or not isinstance(free[0].amount, int):
        return None
    changed = Pay(amount(free[0].amount))
    return (replace(one, cost=Cost(tuple(changed if part == free[0] else part for part in one.cost.parts))),)


@RULES.rule(
    "ability",
    "<cost> : choose <many:so-many> . <limits> - <options>",
    example="{Rest} : choose one . play this ability only once per turn - draw a card ; or you gain 300 life",
    miss="{Rest} : choose one - draw a card ; or you gain 300 life",
)
def limited_choice(cost: Cost, many: HowMany, limits: Limits, options: tuple[Mode, ...]) -> Abilities | None:
    """The limit on playing the ability is printed before its options."""
    one = chosen(many, options)
    return None if one is None else limited((Activated(one.effect, cost, **one.announced()),), limits)
