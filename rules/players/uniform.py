"""The random player: every option is equally likely; for tests and as a baseline."""

from rules.engine.asks import Ask
from rules.engine.game import Game
from rules.engine.randomness import Random


class UniformPlayer:
    """Picks uniformly among the options, with its own random numbers."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed, 77)

    def choose(self, game: Game, ask: Ask) -> int:
        """Return the index of a random option."""
        return self._random.below(len(ask.options))
