"""Limits on playing an ability, as Force of Will's cards word them: how often, when, under what condition."""

from dataclasses import dataclass, replace

from rules.games.fow8.nodes import ProduceFor
from rules.language.abilities import Ability, Activated, Triggered
from rules.language.conditions import AllHold, Condition, Is, TurnOf
from rules.language.effects import Produce
from rules.language.filters import InZone
from rules.language.references import This, ThisCard
from rules.reading.clauses import THAT, substituted
from rules.reading.grammar import Rules

RULES = Rules()
Abilities = tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Limits:
    """How an ability can be played: once a turn or a game, and only under a condition."""

    turn: bool = False
    game: bool = False
    when: Condition | None = None


@RULES.rule("only-while", "during your turn", example="during your turn", miss="during a turn")
@RULES.rule("only-while", "in your turn", example="in your turn", miss="in a turn")
def mine() -> Condition:
    return TurnOf("you")


@RULES.rule(
    "only-while",
    "during your opponent's turn",
    example="during your opponent's turn",
    miss="during your turn",
)
def theirs() -> Condition:
    return TurnOf("opponent")


@RULES.rule(
    "only-while", "if <condition>", example="if your life is 1000 or less", miss="if your life is 1000 or"
)
def if_so(condition: Condition) -> Condition:
    return substituted(condition, THAT, This())


IN_GRAVEYARD = Is(ThisCard(), InZone(("graveyard",)))
RULES.same("only-while", {"if this card is in your graveyard": IN_GRAVEYARD})


def _said(limit: str) -> tuple[str, ...]:
    """Return the wordings with which cards state a limit on playing an ability."""
    return tuple(
        f"{start} {limit}"
        for start in (
            "play this ability only",
            "play this ability",
            "you can play this ability only",
            "you can activate this ability only",
            "this ability can be activated only",
            "this ability can only be activated",
            "this ability can only be used",
            "this ability can be played only",
        )
    )


ONCE = ("once per turn", "once each turn", "once for each turn", "once during each turn")
RULES.same("limits", {said: Limits(turn=True) for once in ONCE for said in _said(once)})
RULES.same("limits", {"this ability triggers only once per turn": Limits(turn=True)})
RULES.same("limits", {said: Limits(game=True) for said in _said("once per game")})


@RULES.rule(
    "limits",
    "(play this ability only|play this ability|you can activate this ability only|"
    "this ability can be activated only|this ability can only be activated|this ability can only be used|"
    "this ability can be played only) <only-while>",
    example="play this ability only during your turn",
    miss="play this ability only during a turn",
)
def only_while(only_while: Condition) -> Limits:
    return Limits(when=only_while)


@RULES.rule(
    "limits",
    "<limits> and only once per turn",
    example="play this ability only during your turn and only once per turn",
    miss="play this ability only during your turn and once",
)
@RULES.rule(
    "limits",
    "(play this ability only|this ability can be activated only) once in each of your turn",
    example="this ability can be activated only once in each of your turn",
    miss="this ability can be activated only once in each turn of yours",
)
def and_once(limits: Limits | None = None) -> Limits | None:
    if limits is None:
        return Limits(turn=True, when=TurnOf("you"))
    return None if limits.turn else replace(limits, turn=True)


@RULES.rule(
    "limits",
    "<one:limits> . <other:limits>",
    example="play this ability only during your turn . play this ability only once per turn",
    miss="play this ability only during your turn",
)
def both(one: Limits, other: Limits) -> Limits:
    asked = tuple(limits.when for limits in (one, other) if limits.when is not None)
    when = AllHold(asked) if len(asked) > 1 else asked[0] if asked else None
    return Limits(one.turn or other.turn, one.game or other.game, when)


@RULES.rule("times", "<number> times", example="three times", miss="three")
def so_many_times(number: int) -> int:
    return number


RULES.same("times", {"twice": 2})


@RULES.rule(
    "ability",
    "<ability> . (play this ability|you may play this ability|this ability can be played|"
    "this ability can be activated) up to <times> (per|each) turn",
    example="{1} : draw a card . you may play this ability up to twice per turn",
    miss="{1} : draw a card . you may play this ability up to twice",
)
def so_often(ability: Abilities, times: int) -> Abilities | None:
    """Several copies of the ability, each of which can be played once a turn."""
    number = times
    (one,) = ability if len(ability) == 1 else (None,)
    if not isinstance(one, Activated) or one.once_a_turn or one.name or not 1 < number < 6:
        return None
    return tuple(
        replace(one, once_a_turn=True, name=f"{place} of {number}") for place in range(1, number + 1)
    )


@RULES.rule(
    "ability",
    "<ability> . <limits>",
    example="{Rest} : draw a card . play this ability only once per turn",
    miss="{Rest} : draw a card",
)
def limited(ability: Abilities, limits: Limits) -> Abilities | None:
    """An ability with limits; one of a card in the graveyard exists only there."""
    if len(ability) > 1 and not limits.turn and not limits.game:
        each = [limited((one,), limits) for one in ability]
        return None if None in each else tuple(one for found in each for one in found or ())
    wills = [
        one for one in ability if isinstance(one, Activated) and isinstance(one.effect, Produce | ProduceFor)
    ]
    if len(wills) == len(ability) > 1 and limits == Limits(turn=True) and not any(one.name for one in wills):
        # One ability that lets the player choose the will, so playing any of them uses up all of them.
        return tuple(replace(one, once_a_turn=True, name="any will") for one in wills)
    (one,) = ability if len(ability) == 1 else (None,)
    if limits.game or one is None or one.when is not None:
        return None
    if isinstance(one, Triggered):
        return (replace(one, once_a_turn=True),) if limits == Limits(turn=True) else None
    if not isinstance(one, Activated) or one.once_a_turn:
        return None
    when = None if one.only_there and limits.when == IN_GRAVEYARD else limits.when
    return (replace(one, once_a_turn=limits.turn, when=when),)
