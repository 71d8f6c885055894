"""Kinds of damage: what nothing reduces, and what Forwards deal in battle."""

from dataclasses import replace

from rules.games.setcg.nodes import DamagedByEffect, DamagedInBattle
from rules.games.setcg.reading.antecedents import Text
from rules.games.setcg.reading.changes import SUMMON
from rules.games.setcg.reading.events import FORWARDS
from rules.games.setcg.reading.nouns import FIELD, Noun, speaks_of_summons
from rules.language.abilities import Static
from rules.language.changes import Restrict
from rules.language.conditions import Condition
from rules.language.effects import DealDamage, Do, Effect
from rules.language.events import By, Event
from rules.language.filters import Controlled, Filter, Not, OneOf
from rules.language.references import This
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

KINDS = Rules()

IN_BATTLE = By(DamagedInBattle(FORWARDS), OneOf(This()))
KINDS.same(
    "happens", {"deals battle damage to a forward": IN_BATTLE, "is dealt battle damage": DamagedInBattle()}
)
KINDS.same(
    "damage-of",
    {
        "deals battle damage to a forward": IN_BATTLE,
        "deals damage other than battle damage to a forward": By(DamagedByEffect(FORWARDS), OneOf(This())),
        "is dealt battle damage": DamagedInBattle(),
        "is dealt damage other than battle damage": DamagedByEffect(),
    },
)


@KINDS.rule(
    "hit",
    "<dealer> battle damage to a forward",
    example="a Fire Forward you control deals battle damage to a Forward",
    miss="a Fire Forward you control deals battle damage to your opponent",
)
def battle_damage(dealer: Filter) -> tuple[Event, Condition | None] | None:
    return None if speaks_of_summons(dealer) else (By(DamagedInBattle(FORWARDS), dealer), None)


@KINDS.rule(
    "hit",
    "<dealer> damage other than battle damage to a forward",
    example="~ deals damage other than battle damage to a Forward",
    miss="~ deals damage other than to a Forward",
)
def other_damage(dealer: Filter) -> tuple[Event, Condition | None] | None:
    return None if speaks_of_summons(dealer) else (By(DamagedByEffect(FORWARDS), dealer), None)


KINDS.same(
    "source",
    {"your ability": narrowed(Controlled("you"), Not(SUMMON)), "your summon or ability": Controlled("you")},
)
FIRM = "this damage cannot be reduced"
KINDS.same("unreduced", {FIRM: FIRM})


@KINDS.rule(
    "text",
    "<text> <unreduced> .",
    example="deal it 3000 damage. " + FIRM + ".",
    miss="draw 2 cards. " + FIRM + ".",
)
def firm(text: Text, unreduced: str) -> Text | None:
    """The damage that the sentence before deals."""
    *before, last = text
    made = _firm(last.effect)
    if made is None:
        return None
    return (*before, replace(last, effect=made, about=made if last.about == last.effect else last.about))


def _firm(effect: Effect) -> Effect | None:
    match effect:
        case DealDamage():
            return replace(effect, firm=True)
        case Do(effects) if effects and all(isinstance(one, DealDamage) for one in effects):
            return Do(tuple(replace(one, firm=True) for one in effects if isinstance(one, DealDamage)))
    return None


@KINDS.rule(
    "static",
    "the damage dealt by <source> to [the] <noun> cannot be reduced",
    example="the damage dealt by your abilities to Backups opponent controls cannot be reduced",
    miss="the damage dealt by your abilities to Backups opponent controls is reduced",
)
@KINDS.rule(
    "static",
    "the damage dealt to [the] <noun> by <source> cannot be reduced",
    example="the damage dealt to Backups opponent controls by your abilities cannot be reduced",
    miss="the damage dealt to Backups opponent controls by your abilities is reduced",
)
def never_reduced(source: Filter, noun: Noun) -> Static | None:
    wanted = noun.placed() if noun.zone == FIELD else None
    if wanted is None:
        return None
    return Static(changes=(Restrict(Cannot("be dealt less damage", source)),), affects=wanted)
