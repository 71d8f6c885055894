"""The lookahead player: plays options out on copies of the position and takes the best."""

from rules.engine.asks import Ask
from rules.engine.game import Game
from rules.engine.randomness import Random
from rules.players.greedy import GreedyPlayer
from rules.players.search import Limits, Search

LIMITS = Limits(options=8, rounds=(4, 4, 8), turns_on=2, positions=3000)


class LookaheadPlayer:
    """Plays candidate options out at checkpoints; answers other questions like the greedy player."""

    name = "lookahead"

    def __init__(self, seed: int) -> None:
        self._search = Search(Random(seed, 78), LIMITS)
        self._fast = GreedyPlayer()

    def choose(self, game: Game, ask: Ask) -> int:
        """Return the index of the option with the best outcome."""
        if not ask.checkpoint:
            return self._fast.choose(game, ask)
        found = self._search.best(game, ask)
        assert found is not None, "a checkpoint can always be copied"
        return found
