"""Rules checks: what the book does by itself, repeated until nothing changes."""

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
"""A rules check that is still changing things after so many rounds would never end."""


def check(game: "Game") -> None:
    """Carry out the game's rules checks in their order until none of them changes anything.

    A position in which they found nothing is not looked at again while nothing was written that they read.
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
    """Carry out the rules checks, those in which a player chooses too, until nothing changes."""
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
