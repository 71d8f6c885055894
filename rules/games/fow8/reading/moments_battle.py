"""Old cards of Force of Will that act at the end of a battle in which they attacked or blocked."""

from rules.games.fow8.reading.events import THIS
from rules.games.fow8.reading.nouns import FIELD, Noun, everywhere
from rules.games.fow8.reading.sentences import Steps, whole
from rules.language import effects as fx
from rules.language.abilities import Ability, Triggered
from rules.language.conditions import AnyHolds, Condition, Is
from rules.language.events import Moment
from rules.language.filters import HasStatus
from rules.language.references import Each, This
from rules.reading.grammar import Rules

RULES = Rules()
Abilities = tuple[Ability, ...]
ATTACKS, BLOCKS = (Is(This(), HasStatus(word)) for word in ("attacking", "blocking"))
"""This card attacks, or blocks, in the current battle, for as long as that lasts."""

RULES.same(
    "took-part", {"attacked": ATTACKS, "blocked": BLOCKS, "attacked or blocked": AnyHolds((ATTACKS, BLOCKS))}
)


@RULES.rule(
    "battle-of-this",
    "at the end of [a|the] battle [phase] [that|in which] this card <took-part>",
    example="at the end of the battle phase this card blocked",
    miss="at the end of the battle phase this card battled",
)
def of_this(took_part: Condition) -> Condition:
    return took_part


@RULES.rule(
    "ability",
    "<battle-of-this> (,|.|⇒) <sentences>",
    example="at the end of the battle this card attacked , draw a card",
    miss="at the end of the battle this card attacked draw a card",
)
def as_its_battle_ends(battle_of_this: Condition, sentences: Steps) -> Abilities | None:
    one = whole(sentences, THIS)
    if one is None:
        return None
    return (Triggered(Moment("battle_ends"), one.effect, condition=battle_of_this, **one.announced()),)


@RULES.rule(
    "ability",
    "at the end of [a|the] battle [phase] (,|⇒) destroy the <noun> [that] this card blocked",
    example="at the end of battle , destroy the resonator that this card blocked",
    miss="at the end of turn , destroy the resonator that this card blocked",
)
def blocked_is_destroyed(noun: Noun) -> Abilities | None:
    """Only one card attacks in a battle, so it is the one that this card blocks."""
    wanted = None if noun.said or noun.zones != FIELD else everywhere(noun.asks(HasStatus("attacking")))
    return None if wanted is None else (_at_the_end(fx.Destroy(Each(wanted)), BLOCKS),)


@RULES.rule(
    "ability",
    "at the end of [a|the] battle [phase] (,|⇒) destroy the <noun> that blocked this card",
    example="at the end of battle , destroy the resonator that blocked this card",
    miss="at the end of turn , destroy the resonator that blocked this card",
)
def blocker_is_destroyed(noun: Noun) -> Abilities | None:
    """Only one card blocks in a battle, so it is the one that blocks this card."""
    wanted = None if noun.said or noun.zones != FIELD else everywhere(noun.asks(HasStatus("blocking")))
    return None if wanted is None else (_at_the_end(fx.Destroy(Each(wanted)), ATTACKS),)


def _at_the_end(effect: fx.Effect, condition: Condition) -> Ability:
    return Triggered(Moment("battle_ends"), effect, condition=condition)
