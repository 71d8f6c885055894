"""Extra turns, and whose ordinary turn follows them."""

from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.ids import OTHER_PLAYER, PLAYERS, PlayerId

if TYPE_CHECKING:
    from rules.engine.game import Game

EXTRA, ORDINARY = "extra turns", "next ordinary turn"
"""Counters of players: extra turns to come, and 1 for the player whose ordinary turn was postponed."""


def grant(game: "Game", player: PlayerId) -> None:
    """Give a player an extra turn after the current one."""
    atoms.note_for_game(game, player, EXTRA)


def next_player(game: "Game") -> PlayerId:
    """Return whose turn is next, and update the counters: extra turns first, the turn player's before others.

    The ordinary turn that would have come follows after all extra turns.
    """
    state = game.state
    counts = [player.game_counts for player in state.players]
    waiting = [player for player, one in zip(PLAYERS, counts, strict=True) if one.get(ORDINARY)]
    ordinary = waiting[0] if waiting else OTHER_PLAYER[state.active]
    for player in (state.active, OTHER_PLAYER[state.active]):
        if counts[player].get(EXTRA):
            atoms.note_for_game(game, player, EXTRA, -1)
            if not waiting:
                atoms.note_for_game(game, ordinary, ORDINARY)
            return player
    if waiting:
        atoms.note_for_game(game, ordinary, ORDINARY, -1)
    return ordinary
