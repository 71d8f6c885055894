"""Estimated durations of answers: within a factor of three for long ones."""

from math import sqrt

from simulate.odds.questions import Question
from simulate.odds.solver import Deal, cost, hands_of

# Measured with `pytest benchmarks/test_odds.py --benchmark-enable -k estimate`, in seconds of one processor.
START = 0.005
STEP = 1.1e-6
LOOKING = 1.6e-3
DEALING = 9.5e-3


def seconds(question: Question, limit: int) -> float:
    """Return the estimated seconds `answer` takes with this limit.

    An exact answer is proportional to its steps. A sampled one is not: the more there is to check, the fewer
    hands are dealt.
    """
    steps = cost(question)
    if steps <= limit:
        return START + STEP * steps
    work = max(1, len(Deal(question).moments)) * question.most_seen
    if question.policy == "optimal" and question.mulligan != "none":
        return LOOKING * sqrt(work * hands_of(question))
    return DEALING * sqrt(work)
