"""Extra turns: who has some to come, and whose ordinary turn comes after them."""

from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.ids import OTHER_PLAYER, PLAYERS, PlayerId

if TYPE_CHECKING:
    from rules.engine.game import Game

EXTRA, ORDINARY = "extra turns", "next ordinary turn"
"""What is counted of players: turns that are still to come, and 1 for whose ordinary turn was put off."""


def grant(game: "Game", player: PlayerId) -> None:
    """Give a player an extra turn after the running one."""
    atoms.note_for_game(game, player, EXTRA)


def next_player(game: "Game") -> PlayerId:
    """Return whose turn comes now, and take note of it: extra turns first, those of the turn player's before.

    Each extra turn comes by itself; after all of them the ordinary turn comes that would have come.
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
