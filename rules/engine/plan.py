"""The turn as a table of steps, and the one loop that walks it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.engine.asks import Procedure
from rules.engine.events import StepBegan
from rules.engine.state import Result

if TYPE_CHECKING:
    from rules.engine.game import Game


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn: its name in the rulebook's words, its clause, and what happens in it.

    A position may be copied between steps. A step that asks at a checkpoint must do nothing before that
    question, since a copy begins the step anew.
    """

    name: str
    clause: str
    run: Callable[["Game"], Procedure]


def turns(game: "Game") -> Procedure:
    """Play turn after turn from the step the state stands at, until the game is over."""
    state = game.state
    plan = game.rules.plan
    while True:
        while state.step < len(plan):
            step = plan[state.step]
            count = game.count
            count[step.clause] = count.get(step.clause, 0) + 1
            if StepBegan in game.listeners:
                game.tell(StepBegan(state.active, step.name, step.clause))
            here = state.step
            yield from step.run(game)
            if state.step == here:
                state.step += 1
        if state.turn >= game.turn_ceiling:
            game.finish(Result(-1, "turn_ceiling", "", finished=False))
        state.step = 0
        game.rules.next_turn(game)
