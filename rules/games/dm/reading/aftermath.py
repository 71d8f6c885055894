"""What is done after an attack or a battle, and what is true while these last."""

from dataclasses import replace

from rules.games.dm.nodes import BattleEnds
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.changes import BATTLE_CREATURES, Changes
from rules.games.dm.reading.events import watched
from rules.games.dm.reading.frames import finished
from rules.games.dm.reading.nouns import BATTLE, CREATURE, RACE, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.statics import Abilities
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.conditions import AllHold, Condition, Is, There
from rules.language.durations import END_OF_TURN
from rules.language.events import AttackEnds, Event
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, HasStatus, InZone, IsRested, Other
from rules.language.references import Cards, Each, It, This
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
IN_ATTACK = tuple(Each(narrowed(BATTLE_CREATURES, HasStatus(part))) for part in ("attacking", "blocking"))
"""The creatures that a text names by their part in an attack."""
RULES.same(
    "afterwards",
    {
        "after (the|that) attack": AttackEnds(),
        "after (it|this creature) attacks": AttackEnds(),
        "after (the|that) battle": BattleEnds(),
        "after (it|this creature) battles": BattleEnds(),
    },
)


@RULES.rule(
    "deed",
    "<acts> <afterwards>",
    example="destroy it after the attack",
    miss="destroy it after the draw",
)
@RULES.rule(
    "deed",
    "<afterwards> , <acts>",
    example="after the battle, destroy it",
    miss="after the draw, destroy it",
)
def later(acts: Clause, afterwards: Event) -> Clause | None:
    """The attack or battle is the subject's; another card's would have to be named."""
    done = done_by(acts, "you").effect
    if done == fx.NOTHING or mentions(done, It()):
        return None
    candidates: tuple[Cards, ...] = (THAT, This(), *IN_ATTACK)
    named = [one for one in candidates if mentions(done, one)]
    if len(named) != 1:
        return None
    kept = named[0]
    return Clause(
        fx.Later(Triggered(afterwards, substituted(done, kept, It())), kept, END_OF_TURN), about=UNSAID
    )


@RULES.rule(
    "deed",
    "you may <acts> <afterwards>",
    example="you may untap this creature after the battle",
    miss="you may untap this creature after the draw",
)
def may_later(acts: Clause, afterwards: Event) -> Clause | None:
    made = later(acts, afterwards)
    if (
        made is None
        or not isinstance(made.effect, fx.Later)
        or not isinstance(made.effect.ability, Triggered)
    ):
        return None
    ability = replace(made.effect.ability, effect=fx.May(made.effect.ability.effect))
    return Clause(replace(made.effect, ability=ability), about=UNSAID)


@RULES.rule(
    "triggered",
    "after this creature attacks , <effect>",
    example="after this creature attacks, draw a card.",
    miss="after this creature attacks, draw",
)
def after_attacks(effect: Clause) -> Abilities | None:
    if not finished(effect):
        return None
    return (Triggered(AttackEnds(), substituted(effect.effect, THAT, This())),)


RULES.same(
    "while-state",
    {
        "while attacking": HasStatus("attacking"),
        "during its attacks": HasStatus("attacking"),
        "while battling": HasStatus("battling"),
        "while tapped": IsRested(),
        "while untapped": IsRested(False),
    },
)


@RULES.rule(
    "static",
    "<while-state> , this creature <changes>",
    example="while battling, this creature gets +3000 power",
    miss="while battling, a creature gets +3000 power",
)
@RULES.rule(
    "static",
    "this creature <changes> <while-state>",
    example="this creature gets +3000 power while battling",
    miss="this creature gets +3000 power battling",
)
def own_state(while_state: Filter, changes: Changes) -> Abilities:
    return (Static(changes, when=Is(This(), while_state)),)


@RULES.rule(
    "static",
    "<subject> <changes> <while-state>",
    example="your creatures get +3000 power while battling",
    miss="your creatures get +3000 power battling",
)
def their_state(subject: Picked, changes: Changes, while_state: Filter) -> Abilities | None:
    if subject.how != "each" or zones_of(subject.filter) != (BATTLE,):
        return None
    return (Static(changes, affects=narrowed(subject.filter, while_state)),)


@RULES.rule(
    "battling-with",
    "battling (a|an) <noun>",
    example="battling a fire creature",
    miss="battling fire",
)
@RULES.rule(
    "battling-with",
    "battling <noun>",
    example="battling water or darkness creatures",
    miss="battling",
)
def battling_with(noun: Noun) -> Condition | None:
    if noun.zone or noun.whose or noun.kind not in ("creature", RACE):
        return None
    foe = narrowed(InZone((BATTLE,)), CREATURE, noun.wanted, Other(), HasStatus("battling"))
    return AllHold((Is(This(), HasStatus("battling")), There(foe)))


@RULES.rule(
    "static",
    "while <battling-with> , this creature <changes>",
    example="while battling a fire creature, this creature gets +3000 power",
    miss="while battling fire, this creature gets +3000 power",
)
@RULES.rule(
    "static",
    "this creature <changes> while <battling-with>",
    example="this creature gets +3000 power while battling fire creatures",
    miss="this creature gets +3000 power while battling",
)
def against(battling_with: Condition, changes: Changes) -> Abilities:
    return (Static(changes, when=battling_with),)


@RULES.rule(
    "attacking-such",
    "while attacking <one-card>",
    example="while attacking a fire creature",
    miss="while attacking your opponent",
)
def attacking_such(one_card: Noun) -> Condition | None:
    """A creature that another one blocks for is no longer attacked (507.2)."""
    wanted = watched(one_card)
    if wanted is None or one_card.kind not in ("creature", RACE) or one_card.whose == "you":
        return None
    prey = narrowed(wanted, HasStatus("attacked"))
    return AllHold((Is(This(), HasStatus("attacking")), There(prey)))


@RULES.rule(
    "static",
    "<attacking-such> , this creature <changes>",
    example="while attacking a fire creature, this creature can't be blocked",
    miss="while attacking your opponent, this creature can't be blocked",
)
@RULES.rule(
    "static",
    "this creature <changes> <attacking-such>",
    example="this creature can't be blocked while attacking a fire creature",
    miss="this creature can't be blocked while attacking your opponent",
)
def against_prey(attacking_such: Condition, changes: Changes) -> Abilities:
    return (Static(changes, when=attacking_such),)
