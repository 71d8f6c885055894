"""What a position is worth to a player: who has won, or one side compared with the other."""

from collections.abc import Callable

from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, PlayerId

WON = 1000.0
"""What a game won is worth."""

Side = Callable[[Game, PlayerId], float]
"""What a player has in a game that goes on."""


def lead(game: Game, player: PlayerId, side: Side) -> float:
    """Return what a position is worth to a player: who has won, or what they have more than the opponent."""
    result = game.state.result
    if result is not None and result.winner >= 0:
        return WON if result.winner == player else -WON
    return side(game, player) - side(game, OTHER_PLAYER[player])
