"""The strong player: searches a tree of what both players may choose, at every question that matters."""

from rules.engine.asks import Ask
from rules.engine.game import Game
from rules.engine.randomness import Random
from rules.engine.views import sees_card
from rules.players.greedy import GreedyPlayer
from rules.players.search import Limits, Search
from rules.players.tree import decides_much

LIMITS = Limits(options=8, rounds=(4, 8, 12, 16), turns_on=2, positions=6000, plans=True)


class StrongPlayer:
    """Thinks about checkpoints, blocks, targets and choices; answers the rest like the greedy player.

    It may take seconds per question, and two to four times as long per game as `lookahead`.
    """

    name = "strong"

    def __init__(self, seed: int, limits: Limits = LIMITS) -> None:
        self._search = Search(Random(seed, 80), limits)
        self._fast = GreedyPlayer()

    def choose(self, game: Game, ask: Ask) -> int:
        """Return the index of the option with the best outcome."""
        game.keeps_checkpoints = True
        if not decides_much(game, ask) or not _sees_all(game, ask):
            return self._fast.choose(game, ask)
        found = self._search.best(game, ask)
        return self._fast.choose(game, ask) if found is None else found


def _sees_all(game: Game, ask: Ask) -> bool:
    """Return whether the player may see every card of a question; dealing again leaves these in place."""
    state, zones = game.state, game.rules.zones
    cards = [option.card for option in ask.options if option.card >= 0]
    return all(state.where[card] >= 0 and sees_card(state, zones, card, ask.player) for card in cards)
