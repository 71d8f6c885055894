"""The player that takes any option, each as likely as the others; for tests and as a floor."""

from rules.engine.asks import Ask
from rules.engine.game import Game
from rules.engine.randomness import Random


class UniformPlayer:
    """Picks uniformly over the options with random numbers of its own."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed, 77)

    def choose(self, game: Game, ask: Ask) -> int:
        """Return the place of an option picked at random."""
        return self._random.below(len(ask.options))
