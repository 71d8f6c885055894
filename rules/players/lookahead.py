"""The lookahead player: plays options out on copies of the position and takes the best."""

from rules.engine import atoms
from rules.engine.asks import Ask
from rules.engine.game import Game
from rules.engine.randomness import Random
from rules.players.greedy import GreedyPlayer

MOST_OPTIONS = 8
ROUNDS = (4, 4, 8)
TURNS_ON = 2
MOST_ANSWERS = 400
SWING = 10.0


class LookaheadPlayer:
    """Plays candidate options out with the greedy player, with hidden cards redealt so that it cannot peek.

    At a checkpoint it takes the `MOST_OPTIONS` options that look best. In each round every remaining option
    is played out on as many deals as `ROUNDS` says, the same for all, until `TURNS_ON` turns later, after the
    other player's turn. The worse half is then dropped, except the option that looked best at a glance, which
    stays as the one to beat. Other questions are answered like the greedy player does.
    """

    name = "lookahead"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed, 78)
        self._fast = GreedyPlayer()

    def choose(self, game: Game, ask: Ask) -> int:
        """Return the index of the option with the best outcome."""
        if not ask.checkpoint:
            return self._fast.choose(game, ask)
        looks = [game.rules.appraise(game, ask, option) for option in ask.options]
        left = sorted(range(len(looks)), key=lambda place: (-looks[place], place))[:MOST_OPTIONS]
        favourite = left[0]
        worth = dict.fromkeys(left, 0.0)
        for deals in ROUNDS:
            for deal in [self._random.next32() for _ in range(deals)]:
                for place in left:
                    worth[place] += self._try(game, ask, place, deal)
            left.sort(key=lambda place: -worth[place])
            left = left[: max(2, (len(left) + 1) // 2)]
            if favourite not in left:
                left.append(favourite)
        return max(left, key=lambda place: (worth[place], place == favourite))

    def _try(self, game: Game, ask: Ask, place: int, deal: int) -> float:
        """Return an option's outcome, from -1 for a loss to 1 for a win.

        Beyond a lead of `SWING` further advantages count for little, so that it does not risk losing to win
        by more.
        """
        trial = game.fork()
        atoms.deal_anew(trial.state, trial.rules.zones, ask.player, Random(deal, 79))
        last_turn = trial.state.turn + TURNS_ON
        open_ask = trial.answer(place)
        for _ in range(MOST_ANSWERS):
            if open_ask is None or trial.state.turn >= last_turn:
                break
            open_ask = trial.answer(self._fast.choose(trial, open_ask))
        lead = trial.rules.evaluate(trial.state, ask.player)
        return lead / (SWING + abs(lead))
