"""How long chances take: the table of a deck, the best mulligan, a curve over three turns."""

from pathlib import Path

import pytest

import rules
from rules.decklist import read_decklist
from rules.systems import system
from simulate.hands.table import table
from simulate.odds import Both, Group, Question, answer, at_least

DECK = Path("decks") / "fire-beasts.txt"


@pytest.fixture(scope="module")
def deck() -> rules.Deck:
    """A deck of forty cards and ten stones."""
    return read_decklist((system("fow8").folder / DECK).read_bytes(), "fow8").deck


def test_the_table_of_a_deck(measure, deck):
    found = measure(
        "opening-hand table of a 40-card deck, 10 turns, both seats", lambda: table(deck), aim=150
    )
    assert found[0].cards == 40


def test_the_best_mulligan_for_two_groups(measure):
    asked = Question(
        groups=(Group("A", 8), Group("B", 8), Group("other", 24)),
        hand=5,
        mulligan="partial_bottom",
        policy="optimal",
        goal=Both((at_least(1, "A"), at_least(1, "B"))),
    )
    found = measure("best partial mulligan, two groups, opening hand", lambda: answer(asked), aim=50)
    assert found.exact


def test_the_best_mulligan_for_two_groups_by_turn_three(measure):
    asked = Question(
        groups=(Group("A", 4), Group("B", 4), Group("other", 32)),
        hand=5,
        mulligan="partial_bottom",
        policy="optimal",
        draws=(1, 1, 1),
        goal=Both((at_least(1, "A", after=3), at_least(1, "B", after=3))),
    )
    found = measure("best partial mulligan, two groups, by turn 3", lambda: answer(asked), aim=50)
    assert found.exact


def test_the_best_mulligan_for_a_curve(measure):
    asked = Question(
        groups=(Group("one", 10), Group("two", 8), Group("three", 6), Group("other", 16)),
        hand=5,
        mulligan="partial_bottom",
        policy="optimal",
        draws=(0, 1, 1),
        goal=Both((at_least(1, "one", after=1), at_least(1, "two", after=2), at_least(1, "three", after=3))),
    )
    found = measure("best partial mulligan for a curve over three turns", lambda: answer(asked), rounds=5)
    assert found.exact
