"""The sensible player: takes the option that looks best at a glance, the same one each time."""

from rules.engine.asks import Ask
from rules.engine.game import Game


class GreedyPlayer:
    """Picks the option that the game appraises highest; among equals the first."""

    name = "greedy"

    def choose(self, game: Game, ask: Ask) -> int:
        """Return the place of the option that looks best."""
        appraise = game.rules.appraise
        best, place = float("-inf"), 0
        for index, option in enumerate(ask.options):
            value = appraise(game, ask, option)
            if value > best:
                best, place = value, index
        return place
