"""The one function that answers every question: exactly where that is not too large, else by dealing."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from simulate.odds.compositions import Composition, dealt, minus
from simulate.odds.goals import at_least
from simulate.odds.questions import Group, Question
from simulate.odds.sampling import Sampled, sample
from simulate.odds.solver import LIMIT, Deal, choices, cost


@dataclass(frozen=True, slots=True)
class HandRow:
    """One opening hand in the policy: how likely it is, what of it is kept, and the chance from there.

    Hands are by how many cards of each group they hold, in the question's order.
    """

    opening: Composition
    kept: Composition
    likely: Fraction
    chance: Fraction


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question came to.

    `value` is the exact chance, or the expected number where a number was asked for; it is None where the
    exact answer costs more than `limit` steps, and `sampled` has an estimate with its interval instead.
    `table` is the policy of an exact answer, `steps` what the exact answer was reckoned to cost.
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

    An exact answer of more than `limit` steps is not begun: the deck is dealt by chance instead, from
    `seed`, and the answer has an interval.
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
            # Of equals the one that keeps the most cards stands, since it comes first.
            if reached > chance:
                kept, chance = part, reached
        rows.append(HandRow(opening, kept, Fraction(ways, openings), chance))
    return Answer(sum((row.likely * row.chance for row in rows), Fraction(0)), tuple(rows), steps)


def wait_for(groups: Sequence[Group], names: tuple[str, ...]) -> Fraction | None:
    """Return how many cards are expected to be drawn until one of these groups comes; None for never."""
    deck = sum(group.count for group in groups)
    waited = Fraction(0)
    if not sum(group.count for group in groups if group.name in names):
        return None
    for number in range(deck):
        asked = Question(groups=tuple(groups), hand=number, goal=at_least(1, *names))
        waited += 1 - (answer(asked).value or Fraction(0))
    return waited
