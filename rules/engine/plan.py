"""The turn as a table of steps, and the loop that runs it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.asks import Procedure, Restarted
from rules.engine.events import StepBegan
from rules.engine.ids import NO_PLAYER
from rules.engine.state import Result

if TYPE_CHECKING:
    from rules.engine.game import Game


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a turn: its name in the rulebook's words, its clause, and its procedure.

    A position may be copied between steps. A step that asks at a checkpoint must do nothing before that
    question, because a copy begins the step again.
    """

    name: str
    clause: str
    run: Callable[["Game"], Procedure]


def whole_game(game: "Game", *, begun: bool = False) -> Procedure:
    """Set up a game, unless it has begun already, and play it, again for each restart."""
    while True:
        try:
            if not begun:
                yield from game.rules.set_up(game)
            yield from turns(game)
        except Restarted:
            begun = False


def turns(game: "Game") -> Procedure:
    """Play turns, starting at the state's current step, until the game is over."""
    state = game.state
    plan = game.rules.plan
    while True:
        while state.step < len(plan):
            step = plan[state.step]
            game.passes(step.clause)
            if StepBegan in game.listeners:
                game.emit(StepBegan(state.active, step.name, step.clause))
            here = state.step
            yield from step.run(game)
            if state.step == here:
                atoms.next_step(game)
        if state.turn >= game.turn_ceiling:
            game.finish(Result(NO_PLAYER, "turn_ceiling", "", finished=False))
        atoms.go_to_step(game, 0)
        game.rules.next_turn(game)
