"""A tree of what both players may choose after an option, grown by trials: UCT over information sets."""

from dataclasses import dataclass, field
from math import isqrt, log, sqrt

from rules.engine.asks import Ask, Option
from rules.engine.game import Game
from rules.engine.ids import PlayerId

CURIOSITY = 0.2
"""How strongly rarely tried choices are preferred; results are from -1 to 1."""
KNOWN = 2
"""How often a choice must have been tried to count as known."""


@dataclass(slots=True)
class Choice:
    """A choice at a node: how often it was tried, its results for the player who chose it, what follows."""

    visits: int = 0
    total: float = 0.0
    after: "Node | None" = None


@dataclass(slots=True)
class Node:
    """A question of either player after the same choices of both, whatever the deal."""

    visits: int = 0
    choices: dict[tuple[str, Option], Choice] = field(default_factory=dict)

    def pick(self, game: Game, ask: Ask) -> tuple[int, Choice]:
        """Return the index of the option to try next, with its choice.

        Options are added in order of how good they look, one more each time the visits have doubled about
        twice, so that the first visits go where the greedy player would.
        """
        able = by_looks(game, ask)[: 1 + isqrt(self.visits // 2)]
        best, found = float("-inf"), (able[0], Choice())
        for place in able:
            choice = self.choices.setdefault((ask.kind, ask.options[place]), Choice())
            if not choice.visits:
                return place, choice
            spread = CURIOSITY * sqrt(log(self.visits + 1) / choice.visits)
            value = choice.total / choice.visits + spread
            if value > best:
                best, found = value, (place, choice)
        return found

    def proven(self, game: Game, ask: Ask) -> tuple[int, Choice] | None:
        """Return the index of the option that was tried most, as it did best, with its choice.

        None if the option that looks best, such as a card that was not in hand on the other deals, is not
        known: then it cannot be told whether another is better.
        """
        looks = by_looks(game, ask)
        known = [
            (place, choice)
            for place in looks
            if (choice := self.choices.get((ask.kind, ask.options[place]))) and choice.visits >= KNOWN
        ]
        if not known or known[0][0] != looks[0]:
            return None
        return max(known, key=lambda one: one[1].visits)


class Walk:
    """One trial's path through the tree below an option, until it leaves the known part.

    If it `explores`, it tries what may be better and learns from the result; otherwise it takes what has
    proven best.
    """

    __slots__ = ("_explores", "_node", "_steps")

    def __init__(self, node: Node | None, *, explores: bool) -> None:
        self._node = node
        self._explores = explores
        self._steps: list[tuple[Node, Choice, PlayerId]] = []

    def choose(self, game: Game, ask: Ask) -> int | None:
        """Return the index of an option; None if the tree ends or the question matters little."""
        node = self._node
        if node is None or not decides_much(game, ask):
            return None
        taken = node.pick(game, ask) if self._explores else node.proven(game, ask)
        if taken is None:
            self._node = None
            return None
        place, choice = taken
        self._steps.append((node, choice, ask.player))
        self._node = choice.after
        if choice.after is None and self._explores:
            choice.after = Node()
        return place

    def learn(self, value: float, player: PlayerId) -> None:
        """Record the result of the trial for a player, from -1 to 1."""
        for node, choice, who in self._steps:
            node.visits += 1
            choice.visits += 1
            choice.total += value if who == player else -value


def by_looks(game: Game, ask: Ask) -> list[int]:
    """Return the indexes of the options in order of how good they look, the first first among equals."""
    looks = [game.rules.appraise(game, ask, option) for option in ask.options]
    return sorted(range(len(looks)), key=lambda place: (-looks[place], place))


def decides_much(game: Game, ask: Ask) -> bool:
    """Return whether a question is worth thinking about, unlike what to pay with."""
    return ask.checkpoint or ask.purpose is not None or ask.kind in game.rules.weighty
