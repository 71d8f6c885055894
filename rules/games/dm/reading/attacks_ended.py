"""Attacks that effects turn to another creature, stop, or keep from coming to a battle."""

from rules.games.dm.nodes import NoBattle, StopAttack, TurnAttack
from rules.games.dm.reading.changes import BATTLE_CREATURES
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.statics import Abilities
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.conditions import Is
from rules.language.events import Attacks
from rules.language.filters import AnyOf, Controlled, IsRested, OneOf
from rules.language.references import Chosen, This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed, order_of

RULES = Rules()
RULES.same("called-off", {"no battle happens": True})
RULES.same(
    "untaps-to-turn",
    {"you may untap this creature to change (your|an) opponent's (creature's|creatures) attack": True},
)


@RULES.rule("deed", "<called-off>", example="no battle happens", miss="a battle happens")
def no_battle(called_off: bool) -> Clause:
    return Clause(NoBattle(), about=UNSAID)


@RULES.rule(
    "deed",
    "you may tap this creature to stop the attack",
    example="you may tap this creature to stop the attack",
    miss="you may untap this creature to stop the attack",
)
def stopped() -> Clause:
    done = fx.IfYouDo(fx.May(fx.Rest(This())), StopAttack())
    return Clause(fx.If(Is(This(), IsRested(False)), done), about=UNSAID)


@RULES.rule(
    "triggered",
    "<untaps-to-turn> to this creature or one of your tapped creatures .",
    example="you may untap this creature to change an opponent's creature's attack to this creature or "
    "one of your tapped creatures.",
    miss="you may tap this creature to change an opponent's creature's attack to this creature or one of "
    "your tapped creatures.",
)
def turned(untaps_to_turn: bool) -> Abilities:
    """Once untapped, this creature can be the one that is attacked instead."""
    theirs = narrowed(BATTLE_CREATURES, Controlled("opponent"))
    yours = narrowed(BATTLE_CREATURES, Controlled("you"))
    tapped = narrowed(yours, AnyOf(tuple(sorted((OneOf(This()), IsRested()), key=order_of))))
    done = fx.IfYouDo(fx.May(fx.Recover(This())), TurnAttack(Chosen(tapped)))
    return (Triggered(Attacks(theirs), fx.If(Is(This(), IsRested()), done)),)
