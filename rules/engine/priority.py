"""Timing by priority: players act in turn, and what they play waits on a stack."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.checks import check
from rules.engine.ids import NO_PLAYER, OTHER_PLAYER, PlayerId
from rules.engine.state import Result

if TYPE_CHECKING:
    from rules.engine.game import Game

Acting = Callable[["Game", PlayerId], list[Option]]
Carrying = Callable[["Game", PlayerId, Option], Procedure]
Settling = Callable[["Game"], Procedure]


def window(
    game: "Game",
    clause: str,
    options: Acting,
    act: Carrying,
    *,
    first: PlayerId,
    kind: str = "priority",
    checkpoint: bool = False,
    settle: Settling | None = None,
    may_pass: Callable[["Game", PlayerId], bool] | None = None,
) -> Procedure:
    """Give players priority in turn until all pass in succession with nothing waiting.

    `options` lists what a player may do now, without passing; `act` does one of them. State-based actions, or
    `settle` if a game must ask players about them or about triggers, run before anyone gets priority. A
    player who acts keeps priority; after a resolution the turn player gets it. If `may_pass` is given, a
    player with something to do passes only if it allows that. With `checkpoint`, play may be copied at the
    turn player's question with nothing waiting.
    """
    state = game.state
    player, passes = first, 0
    while True:
        if settle is None:
            check(game)
        else:
            yield from settle(game)
        here = checkpoint and passes == 0 and not state.pending and player == state.active
        found = options(game, player)
        if may_pass is None or not found or may_pass(game, player):
            found.append(PASS)
        chosen = found[0]
        if len(found) > 1 or chosen.verb != "pass":
            chosen = yield Ask(player, kind, clause, found, checkpoint=here)
        if chosen.verb != "pass":
            passes = 0
            yield from act(game, player, chosen)
            continue
        passes += 1
        player = OTHER_PLAYER[player]
        if passes == len(state.players):
            if not state.pending:
                return
            yield from resolve_top(game)
            player, passes = state.active, 0


def resolve_top(game: "Game") -> Procedure:
    """Remove the top of the stack and resolve it; endless resolution is a draw."""
    if game.loops.repeats(game.state):
        game.finish(Result(NO_PLAYER, "loop", game.rules.loop_clause))
    yield from game.rules.resolve(game, atoms.take(game))
