"""The greedy player: always takes the option that looks best at a glance."""

from rules.engine.asks import Ask
from rules.engine.game import Game


class GreedyPlayer:
    """Picks the option that the game rates highest; the first among equals."""

    name = "greedy"

    def choose(self, game: Game, ask: Ask) -> int:
        """Return the index of the option that looks best."""
        appraise = game.rules.appraise
        best, place = float("-inf"), 0
        for index, option in enumerate(ask.options):
            value = appraise(game, ask, option)
            if value > best:
                best, place = value, index
        return place
