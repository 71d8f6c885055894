"""Timing by waiting effects, which resolve one at a time, the turn player's first."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.checks import settle_checks
from rules.engine.ids import NO_PLAYER, OTHER_PLAYER
from rules.engine.pending import Pending
from rules.engine.state import Result

if TYPE_CHECKING:
    from rules.engine.game import Game


def settle(
    game: "Game", clause: str, only: int = -1, which: Callable[[Pending], bool] | None = None
) -> Procedure:
    """Apply state-based actions and resolve waiting effects until nothing waits.

    Effects the game calls urgent come first. The turn player chooses among their own; the other player's
    follow when none of those are left. Effects that begin to wait in the meantime are handled in the same
    way, so the turn player's come first again. With `only` it stops when nothing of that player waits.
    Effects not in `which` continue to wait.
    """
    state = game.state
    if game.settled != state.version:
        yield from settle_checks(game)
    while state.pending and (only < 0 or any(one.controller == only for one in state.pending)):
        if game.loops.repeats(state):
            game.finish(Result(NO_PLAYER, "loop", game.rules.loop_clause))
        places = [place for place, one in enumerate(state.pending) if which is None or which(one)]
        if not places:
            return
        if game.rules.urgent is not None:
            places = [place for place in places if game.rules.urgent(state.pending[place])] or places
        mine = [place for place in places if state.pending[place].controller == state.active]
        places = mine or places
        player = state.active if mine else OTHER_PLAYER[state.active]
        options = [Option("resolve", state.pending[place].card, place) for place in places]
        chosen = yield Ask(player, "waiting", clause, options)
        yield from game.rules.resolve(game, atoms.take(game, chosen.other))
        yield from settle_checks(game)
