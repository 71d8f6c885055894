"""The search of players that think: options are played out on copies of the position, for several deals."""

from dataclasses import dataclass, field

from rules.engine import atoms
from rules.engine.asks import Ask
from rules.engine.branches import branch
from rules.engine.game import Game
from rules.engine.randomness import Random
from rules.players.greedy import GreedyPlayer
from rules.players.tree import Node, Walk, by_looks

MOST_ANSWERS = 400
"""The number of answers after which a game being played out is evaluated as it is."""
SWING = 10.0
"""A lead beyond which more counts for little, so that a player does not risk losing to win by more."""
SURE = 4
"""The number of deals in a round that are enough to drop an option that did worse on all of them."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a player thinks about a question.

    It plays out the `options` that look best, on as many deals in each round as `rounds` says, for `turns_on`
    turns, and starts no new round after `positions` positions. If it `plans`, it first grows a tree of what
    both players may choose after each option, on as many other deals, and then both play what has proven
    best there; otherwise both play on greedily.
    """

    options: int
    rounds: tuple[int, ...]
    turns_on: int
    positions: int
    plans: bool = False


@dataclass(slots=True, eq=False)
class Tried:
    """The results of an option: a number from -1 to 1 for each deal, and how many deals it won outright.

    It won outright if the other player had no choice until the end.
    """

    place: int
    plan: Node | None
    values: list[float] = field(default_factory=list)
    outright: int = 0

    @property
    def mean(self) -> float:
        """The mean over the deals."""
        return sum(self.values, 0.0) / len(self.values)

    def is_beaten(self, best: "Tried", deals: int) -> bool:
        """Return whether the option did worse than another on every one of the last deals."""
        pairs = zip(self.values[-deals:], best.values[-deals:], strict=True)
        return deals >= SURE and all(mine < theirs for mine, theirs in pairs)


class Search:
    """Finds the best option by playing several out; without a plan, the greedy player acts for both sides.

    The cards that the player cannot see are dealt again each time, so that it cannot peek; in each round the
    deals are the same for all options. After a round the worse half is dropped, and options that did worse
    than the best on every deal; the option that looked best at a glance stays longer, as the one to beat. An
    option that won on every deal before the other player could choose anything is taken at once.
    """

    def __init__(self, random: Random, limits: Limits) -> None:
        self._random = random
        self._limits = limits
        self._fast = GreedyPlayer()
        self._positions = 0

    def best(self, game: Game, ask: Ask) -> int | None:
        """Return the index of the best option; None if the question cannot be reached on a copy."""
        limits = self._limits
        self._positions = 0
        able = by_looks(game, ask)[: limits.options]
        left = [Tried(place, Node() if limits.plans else None) for place in able]
        favourite = left[0]
        for deals in limits.rounds:
            # Trials that explore say how well what follows may be chosen, not how good an option is: on the
            # way they make poor choices, more of them the more there is to choose.
            for explores in (True, False) if limits.plans else (False,):
                for deal in [self._random.next32() for _ in range(deals)]:
                    for one in left:
                        if not self._try(game, ask, one, deal, explores=explores):
                            return None
            won = next((one for one in left if one.outright == len(one.values)), None)
            if won is not None:
                return won.place
            left = _remaining(left, favourite, deals)
            if len(left) == 1 or self._positions >= limits.positions:
                break
        return max(left, key=lambda one: (one.mean, one is favourite)).place

    def _try(self, game: Game, ask: Ask, one: Tried, deal: int, *, explores: bool) -> bool:
        """Play an option out on a deal; return whether its question could be reached.

        The result counts for the option, or if the trial explores for the tree below it.
        """
        trial = branch(game)
        if trial is None:
            return False
        atoms.deal_anew(trial.state, trial.rules.zones, ask.player, Random(deal, 79))
        last_turn = trial.state.turn + self._limits.turns_on
        walk, alone = Walk(one.plan, explores=explores), True
        open_ask = trial.answer(one.place)
        for _ in range(MOST_ANSWERS):
            if open_ask is None or trial.state.turn >= last_turn:
                break
            self._positions += 1
            alone = alone and open_ask.player == ask.player
            chosen = walk.choose(trial, open_ask)
            open_ask = trial.answer(self._fast.choose(trial, open_ask) if chosen is None else chosen)
        lead = trial.rules.evaluate(trial, ask.player)
        value = lead / (SWING + abs(lead))
        if explores:
            walk.learn(value, ask.player)
        else:
            result = trial.result
            one.outright += alone and result is not None and result.winner == ask.player
            one.values.append(value)
        return True


def _remaining(left: list[Tried], favourite: Tried, deals: int) -> list[Tried]:
    """Return the options that stay for another round, the best first."""
    ranked = sorted(left, key=lambda one: -one.mean)
    best, half = ranked[0], max(2, (len(ranked) + 1) // 2)
    return [
        one
        for place, one in enumerate(ranked)
        if one is best or ((place < half or one is favourite) and not one.is_beaten(best, deals))
    ]
