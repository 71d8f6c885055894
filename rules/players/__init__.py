"""Players that answer questions of a game: `random`, `greedy`, `lookahead` and `strong`, one file each."""

from rules.players.greedy import GreedyPlayer
from rules.players.lookahead import LookaheadPlayer
from rules.players.player import Player
from rules.players.strong import StrongPlayer
from rules.players.uniform import UniformPlayer

__all__ = [
    "NAMES",
    "GreedyPlayer",
    "LookaheadPlayer",
    "Player",
    "StrongPlayer",
    "UniformPlayer",
    "UnknownPlayer",
    "player",
]

NAMES = ("random", "greedy", "lookahead", "strong")


class UnknownPlayer(LookupError):
    """There is no player with this name; the message lists the valid ones."""


def player(name: str, seed: int) -> Player:
    """Return a player by name; `seed` is for players with random numbers of their own."""
    match name:
        case "random":
            return UniformPlayer(seed)
        case "greedy":
            return GreedyPlayer()
        case "lookahead":
            return LookaheadPlayer(seed)
        case "strong":
            return StrongPlayer(seed)
        case _:
            raise UnknownPlayer(f"no player {name!r}; there are {', '.join(NAMES)}")
