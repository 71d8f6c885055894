"""The player that tries options out: plays each on from a copy of the position and takes the best."""

from rules.engine.asks import Ask
from rules.engine.game import Game
from rules.engine.randomness import Random
from rules.engine.views import deal_anew
from rules.players.greedy import GreedyPlayer

MOST_OPTIONS = 8
DEALS = 2
TURNS_ON = 2
MOST_ANSWERS = 400


class LookaheadPlayer:
    """Plays candidate options on with the greedy player, hidden cards dealt anew so that it peeks at nothing.

    At a checkpoint it takes the `MOST_OPTIONS` options that look best, plays each on `DEALS` times until
    `TURNS_ON` turns later, and takes the one after which its position is best on average. At other
    questions it answers as the greedy player does.
    """

    name = "lookahead"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed, 78)
        self._fast = GreedyPlayer()

    def choose(self, game: Game, ask: Ask) -> int:
        """Return the place of the option that played on best."""
        if not ask.checkpoint:
            return self._fast.choose(game, ask)
        appraise = game.rules.appraise
        places = sorted(
            range(len(ask.options)), key=lambda place: (-appraise(game, ask, ask.options[place]), place)
        )[:MOST_OPTIONS]
        deals = [self._random.next32() for _ in range(DEALS)]
        values = {place: sum(self._try(game, ask, place, deal) for deal in deals) for place in places}
        return max(places, key=lambda place: values[place])

    def _try(self, game: Game, ask: Ask, place: int, deal: int) -> float:
        trial = game.fork()
        deal_anew(trial.state, trial.rules.zones, ask.player, Random(deal, 79))
        last_turn = trial.state.turn + TURNS_ON
        open_ask = trial.answer(place)
        for _ in range(MOST_ANSWERS):
            if open_ask is None or trial.state.turn >= last_turn:
                break
            open_ask = trial.answer(self._fast.choose(trial, open_ask))
        return trial.rules.evaluate(trial.state, ask.player)
