"""Sampled chances, for questions that are too large to answer exactly."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from simulate.intervals import Interval, mean_interval, wilson
from simulate.odds.bound_goals import Joined, Open
from simulate.odds.compositions import Composition
from simulate.odds.goals import HowMany
from simulate.odds.questions import Question
from simulate.odds.solver import Deal, choices

GAMES = 10_000
TRIALS = 24
"""How often each choice of cards to keep is tried when the best strategy is searched for."""
LOOKS = 600_000
"""The maximum number of goal checks of an estimate; then no further hands are dealt."""
FEWEST = 100


@dataclass(frozen=True, slots=True)
class Sampled:
    """An estimate with its 95 % interval, the number of deals and the seed.

    `found` means that the strategy was found by trial as well: the best one is at least as good as the
    estimate, within its interval, and may be better.
    """

    estimate: float
    interval: Interval
    games: int
    seed: int
    found: bool


def sample(question: Question, seed: int, games: int = GAMES) -> Sampled:
    """Sample a question; the same seed gives the same estimate.

    If that takes many checks, fewer games are dealt: the work is bounded, not the interval.
    """
    searching = question.policy == "optimal" and question.mulligan != "none"
    dealer = _Dealer(question, random.Random(seed), random.Random(seed + 1))
    results: list[int] = []
    while len(results) < games and (dealer.looks < LOOKS or len(results) < FEWEST):
        results.append(dealer.play())
    number = len(results)
    counted = isinstance(question.goal, HowMany)
    interval = mean_interval(results) if counted else wilson(sum(results), number)
    return Sampled(sum(results) / number, interval, number, seed, searching)


class _Dealer:
    """Deals a question's deck repeatedly, and remembers which cards of a hand are best to keep."""

    def __init__(self, question: Question, chance: random.Random, trials: random.Random) -> None:
        self.question = question
        self.deal = Deal(question)
        self.deck = [place for place, count in enumerate(question.counts) for _ in range(count)]
        self.chance = chance
        # Trials have a stream of their own, so that their number does not change what is dealt.
        self.trials = trials
        self.best: dict[Composition, Composition] = {}
        self.looks = 0
        # A rare goal hardly ever comes true in a few trials: a choice is rated by how often each part of the
        # goal does, as if they were independent.
        goal = self.deal.goal
        parts = goal.parts if isinstance(goal, Joined) and goal.every else (goal,)
        self.parts = [part if isinstance(part, int) else self.deal.known(part) for part in parts]

    def play(self) -> int:
        cards = self.chance.sample(self.deck, self.question.most_seen)
        kept = self._kept(self._counted(cards[: self.question.hand]))
        return self._come_to(self.deal.goal, self._seen(kept, cards[self.question.hand :]))

    def _seen(self, kept: Composition, cards: list[int]) -> list[Composition]:
        """The cards that the goal counts in each stage: kept cards and those dealt after them."""
        seen, at = list(kept), 0
        found: list[Composition] = []
        for stage, number in enumerate(self.deal.stages(self.question.hand - sum(kept))):
            if stage == len(self.deal.moments):
                seen = [0] * len(kept)
            for place in cards[at : at + number]:
                seen[place] += 1
            at += number
            found.append(tuple(seen))
        return found

    def _come_to(self, goal: Open | int, seen: Sequence[Composition]) -> int:
        """A goal's value when this is seen: 1 or 0, or a number if it counts."""
        for stage, cards in enumerate(seen):
            if isinstance(goal, int):
                break
            self.looks += 1
            goal = self.deal.settle(goal, stage, cards)
        assert isinstance(goal, int), "a goal is decided when everything has been dealt"
        return goal

    def _kept(self, opening: Composition) -> Composition:
        if opening not in self.best:
            self.best[opening] = self._climbed(opening)
        return self.best[opening]

    def _climbed(self, opening: Composition) -> Composition:
        """The better of keeping all and nothing, improved by one card at a time for as long as that helps."""
        parts = list(choices(self.question, opening))
        if len(parts) == 1:
            return parts[0]
        left = [
            place
            for place, (count, gone) in enumerate(zip(self.question.counts, opening, strict=True))
            for _ in range(count - gone)
        ]
        most = self.question.most_seen - self.question.hand
        dealt = [self.trials.sample(left, most) for _ in range(TRIALS)]

        def won(part: Composition) -> float:
            looked = [self._seen(part, cards) for cards in dealt]
            score = 1.0
            for wanted in self.parts:
                score *= sum(self._come_to(wanted, seen) for seen in looked) + 0.5
            return score

        nothing = tuple(0 for _ in opening)
        best, reached = max(((part, won(part)) for part in (opening, nothing)), key=lambda found: found[1])
        allowed = set(parts)
        better = True
        while better:
            better = False
            for part in [near for near in _neighbours(best) if near in allowed]:
                if self.looks >= LOOKS:
                    return best
                found = won(part)
                if found > reached:
                    best, reached, better = part, found, True
        return best

    def _counted(self, cards: list[int]) -> Composition:
        seen = [0] * len(self.question.groups)
        for place in cards:
            seen[place] += 1
        return tuple(seen)


def _neighbours(part: Composition) -> list[Composition]:
    return [
        (*part[:place], part[place] + step, *part[place + 1 :])
        for place in range(len(part))
        for step in (-1, 1)
        if part[place] + step >= 0
    ]
