"""Conditions of Force of Will's cards on the time in the turn: a battle or a phase."""

from rules.games.fow8.keywords_abilities import required
from rules.language.abilities import Ability
from rules.language.amounts import Tallied
from rules.language.conditions import AllHold, Compare, Condition, DuringStep, TurnOf
from rules.language.references import Side
from rules.reading.grammar import Rules

RULES = Rules()
IN_BATTLE = Compare(Tallied("battle", "anyone"), ">=", 1)
"""A battle is going on; old cards call it the battle phase (1410.1)."""

RULES.same("in-time", {"during": True, "in": True})
RULES.same(
    "time",
    {
        "battle phase": IN_BATTLE,
        "battle": IN_BATTLE,
        "main phase": DuringStep(("main begins", "main")),
        "end phase": DuringStep(("end",)),
        "recovery phase": DuringStep(("recovery",)),
    },
)


@RULES.rule(
    "during", "<in-time> [a|an|any|the] <time>", example="during an end phase", miss="at the end phase"
)
def then(in_time: bool, time: Condition) -> Condition:
    return time


@RULES.rule(
    "during",
    "<in-time> <whose> <time>",
    example="during your opponent's end phase",
    miss="during their end phase",
)
def then_of_one(in_time: bool, whose: Side, time: Condition) -> Condition | None:
    """It is that phase in the turn of the named player."""
    return None if whose == "anyone" else AllHold((TurnOf(whose), time))


@RULES.rule(
    "only-while",
    "<in-time> [a|an|any|the] <time>",
    example="during an end phase",
    miss="at the end phase",
)
def only_then(in_time: bool, time: Condition) -> Condition:
    return time


@RULES.rule(
    "only-while",
    "<in-time> <whose> <time>",
    example="during your recovery phase",
    miss="during their recovery phase",
)
def only_then_of_one(in_time: bool, whose: Side, time: Condition) -> Condition | None:
    return then_of_one(in_time, whose, time)


@RULES.rule(
    "asked", "<whose> <time>", example="your opponent's battle phase", miss="battle phase of your opponent"
)
def asked_then(whose: Side, time: Condition) -> tuple[Ability, ...] | None:
    when = then_of_one(True, whose, time)
    return None if when is None else (required(when),)
