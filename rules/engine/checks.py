"""State-based actions (rules checks), repeated until nothing changes."""

from typing import TYPE_CHECKING

from rules.engine.asks import Procedure
from rules.engine.cache import Known
from rules.engine.ids import NO_PLAYER
from rules.engine.layers import changes
from rules.engine.state import Result
from rules.engine.writes import place_of_reads

if TYPE_CHECKING:
    from rules.engine.game import Game

ROUNDS = 200
"""A check that still changes something after this many rounds would never end."""


def check(game: "Game") -> None:
    """Apply the game's state-based actions in order until none of them changes anything.

    A position in which they found nothing is checked again only after something they read was written.
    """
    state, clear = game.state, game.clear
    if game.checked == state.version:
        return
    if (
        clear is not None
        and game.writes.last(state.version, clear.answer) <= clear.version
        and changes(game) == clear.changes
    ):
        game.checked = clear.version = state.version
        return
    for _ in range(ROUNDS):
        changed = False
        for one in game.rules.checks:
            changed = one(game) or changed
        if not changed:
            game.checked = state.version
            if game.rules.checks_read is not None:
                reads = place_of_reads(game.rules.checks_read(game))
                game.writes.last(state.version, reads)
                game.clear = Known(game, reads, changes(game))
            return
    game.finish(Result(NO_PLAYER, "loop", game.rules.loop_clause))


def settle_checks(game: "Game") -> Procedure:
    """Apply the state-based actions, including those in which a player chooses, until nothing changes."""
    state = game.state
    for _ in range(ROUNDS):
        if game.settled == state.version:
            return
        check(game)
        before = state.version
        for one in game.rules.asking_checks:
            yield from one(game)
        if state.version == before:
            game.settled = before
    game.finish(Result(NO_PLAYER, "loop", game.rules.loop_clause))
