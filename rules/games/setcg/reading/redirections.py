"""Damage that is dealt to another card instead, or for which something else is done."""

from rules.games.setcg.reading.antecedents import FORMER, LATTER
from rules.games.setcg.reading.verbs import NONE
from rules.language.abilities import Replacement
from rules.language.composed import Let
from rules.language.conditions import Condition
from rules.language.durations import END_OF_TURN
from rules.language.effects import DealDamage, Later
from rules.language.events import Event, PlayerTakesDamage, TakesDamage
from rules.language.references import Cards, It, This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

REDIRECTIONS = Rules()

REDIRECTIONS.same("other-victim", {"~": This(), "the latter": LATTER})
REDIRECTIONS.same("received", {"is dealt to": TakesDamage(), "is received by": TakesDamage()})


@REDIRECTIONS.rule(
    "substitution",
    "if <hit> , the damage <received> ~ instead",
    example="if a Fire Forward you control is dealt damage, the damage is dealt to ~ instead",
    miss="if a Fire Forward you control is dealt damage, ~ is dealt damage instead",
)
def drawn_to_itself(hit: tuple[Event, Condition | None], received: Event) -> Replacement | None:
    event, condition = hit
    if not isinstance(event, TakesDamage) or event.what is None:
        return None
    return Replacement(event=event, condition=condition, onto=This())


@REDIRECTIONS.rule(
    "clause",
    "during this turn , the next damage dealt to <subject> <received> <other-victim> instead",
    example="during this turn, the next damage dealt to it is dealt to ~ instead",
    miss="during this turn, damage dealt to it is dealt to ~ instead",
)
def next_drawn(subject: Cards, received: Event, other_victim: Cards) -> Clause | None:
    if subject == other_victim or (other_victim == LATTER) is not (subject == FORMER):
        return None
    drawn = Replacement(event=received, onto=It("other"), once=True)
    return Clause(
        Let("other", other_victim, Later(drawn, subject, END_OF_TURN, name="kept")),
        about=NONE,
    )


@REDIRECTIONS.rule(
    "clause",
    "during this turn , the next damage dealt to you becomes 0 and <clause> instead",
    example="during this turn, the next damage dealt to you becomes 0 and deal ~ 3000 damage instead",
    miss="during this turn, the next damage dealt to you becomes 0 and deal ~ 3000 damage",
)
def guarded_for(clause: Clause) -> Clause | None:
    """The card that the ability is on takes damage for its player."""
    match clause.effect:
        case DealDamage(This(), int(), None, False) if not (clause.targets or clause.modes):
            guard = Replacement(event=PlayerTakesDamage(), amount=0, effect=clause.effect, once=True)
            return Clause(Later(guard, until=END_OF_TURN), about=NONE)
    return None
