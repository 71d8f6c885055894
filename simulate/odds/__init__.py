"""Chances of opening hands and draws, exact if possible; pure code independent of games and decks.

One function, `answer`, takes a question (groups of cards with counts, how the hand is dealt and changed, what
is drawn, what is wanted) and returns its chance as a fraction with the strategy behind it.
"""

from simulate.odds.answers import Answer, HandRow, answer
from simulate.odds.effort import seconds
from simulate.odds.goals import (
    Both,
    Either,
    Goal,
    Has,
    HowMany,
    Not,
    at_least,
    pays,
)
from simulate.odds.questions import BadQuestion, Group, Kind, Question, Stated
from simulate.odds.solver import LIMIT, cost

__all__ = [
    "LIMIT",
    "Answer",
    "BadQuestion",
    "Both",
    "Either",
    "Goal",
    "Group",
    "HandRow",
    "Has",
    "HowMany",
    "Kind",
    "Not",
    "Question",
    "Stated",
    "answer",
    "at_least",
    "cost",
    "pays",
    "seconds",
]
