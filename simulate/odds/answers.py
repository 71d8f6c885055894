"""The one function that answers every question: exactly, or sampled if that would take too long."""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from simulate.odds.compositions import Composition, dealt, minus
from simulate.odds.questions import Question
from simulate.odds.sampling import Sampled, sample
from simulate.odds.solver import LIMIT, Deal, choices, cost


@dataclass(frozen=True, slots=True)
class HandRow:
    """An opening hand in the strategy: its probability, what to keep, and the chance from there.

    Hands are given by their number of cards of each group, in the question's order.
    """

    opening: Composition
    kept: Composition
    likely: Fraction
    chance: Fraction


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question.

    `value` is the exact chance, or the expected number if a number was asked for; it is None if the exact
    answer costs more than `limit` steps, and `sampled` has an estimate with its interval instead. `table` is
    the strategy of an exact answer, `steps` the estimated cost of the exact answer.
    """

    value: Fraction | None
    table: tuple[HandRow, ...]
    steps: int
    sampled: Sampled | None = None

    @property
    def exact(self) -> bool:
        """Whether the value is exact."""
        return self.value is not None

    @property
    def figure(self) -> float:
        """The value, exact or estimated, as a plain number."""
        if self.value is not None:
            return float(self.value)
        assert self.sampled is not None, "an answer is exact or sampled"
        return self.sampled.estimate


def answer(question: Question, *, limit: int = LIMIT, seed: int = 1) -> Answer:
    """Answer a question about a dealt deck.

    An exact answer of more than `limit` steps is not attempted: the deck is sampled instead, from `seed`, and
    the answer has an interval.
    """
    steps = cost(question)
    if steps > limit:
        return Answer(None, (), steps, sample(question, seed))
    deal = Deal(question)
    counts = question.counts
    openings = comb(sum(counts), question.hand)
    rows: list[HandRow] = []
    for opening, ways in dealt(counts, question.hand):
        left = minus(counts, opening)
        kept, chance = opening, Fraction(-1)
        for part in choices(question, opening):
            reached = deal.chance(part, left, question.hand - sum(part))
            # Among equals, the one that keeps the most cards is first and stays.
            if reached > chance:
                kept, chance = part, reached
        rows.append(HandRow(opening, kept, Fraction(ways, openings), chance))
    return Answer(sum((row.likely * row.chance for row in rows), Fraction(0)), tuple(rows), steps)
