"""How long chances take: the table of a deck, the best mulligan, a curve over three turns."""

import gc
import random
import time
from pathlib import Path

import pytest

import rules
from rules.decklist import read_decklist
from rules.systems import system
from simulate.hands.questions import odds
from simulate.hands.table import table
from simulate.odds import Both, Group, Question, answer, at_least, seconds
from simulate.selectors import LIMIT

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


HARDEST = (
    # What took most of all that was tried: several wishes about many turns, with costs and curves.
    (
        10,
        (
            "curve to turn 10",
            "pay {G}{W}{B}{W} by turn 6",
            "pay {G}{G}{B}{G}{B} by turn 3",
            "curve to turn 9",
        ),
    ),
    (6, ("curve to turn 9", "curve to turn 5", "pay {R}{R}{1} by turn 5", "1 of cost>=2 by turn 4")),
    (10, (*(f"{1 + n % 2} of cost>={n} by turn {n + 1}" for n in range(1, 5)), "curve to turn 6")),
)


def wishes(chance: random.Random, names: list[str], turn: int) -> list[str]:
    """Some wishes of every kind."""
    by = f"by turn {chance.randint(0, turn)}"
    some = [
        f"1 of {chance.choice(names)} {by}",
        f"2 of cost>={chance.randint(2, 4)} {by}",
        f"curve to turn {chance.randint(1, 9)}",
        f"pay {{R}}{{R}}{{1}} {by}",
    ]
    return [chance.choice(some) for _ in range(chance.randint(2, 8))]


def test_the_estimate_of_an_answer_holds_within_a_factor_of_three(benchmark, deck):
    """Of the answers that take a tenth of a second; none takes more than one and a half."""
    chance = random.Random(3)
    names = [entry.card.name for entry in deck.entries if entry.section == "main"]
    asked = [*HARDEST, *((turn, wishes(chance, names, turn)) for turn in (3, 6, 9) * 10)]
    ratios, longest = [], 0.0

    def answered() -> None:
        nonlocal longest
        for turn, wanted in asked:
            for found in odds(deck, wanted, turn=turn, limit=LIMIT):
                began = time.thread_time()
                answer(found.question, limit=LIMIT)
                took = time.thread_time() - began
                longest = max(longest, took)
                if took > 0.1:
                    ratios.append(took / seconds(found.question, LIMIT))

    # A collection falls on whichever answer comes next, and takes as long as one.
    gc.disable()
    benchmark.pedantic(answered, rounds=1)
    gc.enable()
    benchmark.extra_info |= {
        "answers": len(ratios),
        "of the estimate": f"{min(ratios):.2f} to {max(ratios):.2f}",
        "longest": f"{longest:.2f} s",
    }
    assert len(ratios) > 10
    assert min(ratios) > 1 / 3 and max(ratios) < 3
    assert longest < 1.5
