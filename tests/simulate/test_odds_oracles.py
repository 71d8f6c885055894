"""Chances worked out elsewhere by other means, reproduced as the same fractions.

In `oracles/hands.json` a policy table maps an opening hand, by counts, to what is kept and the chance then.
"""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from simulate.odds import (
    Both,
    Group,
    Has,
    HowMany,
    Question,
    Stated,
    answer,
    at_least,
    pays,
)

ORACLES = json.loads((Path(__file__).parent / "oracles" / "hands.json").read_text())

ONE_OF_EACH = Both((at_least(1, "A"), at_least(1, "B")))

# The goals of the cases that come with a model; A, B, … are the groups in their order.
GOALS = {
    "FOW-01": at_least(1, "A"),
    "FOW-03": at_least(1, "A"),
    "FOW-05": ONE_OF_EACH,
    "FOW-06": ONE_OF_EACH,
    "FOW-08": Both((at_least(1, "A"), at_least(1, "B", after=1), at_least(1, "C", after=2))),
    "FOW-10": Both((Has(("A",), 2, 3), Has(("B",), 1, 2))),
    "FOW-11": Both((at_least(1, "A", after=1), at_least(1, "B", after=1))),
    "FF-01": at_least(1, "A"),
    "FF-02": at_least(1, "A"),
    "FF-04": at_least(2, "A", after=1),
    "FF-06": Both((at_least(1, "A", after=1), at_least(2, "A", "B", after=1))),
    "DM-09": Both((at_least(1, "A", after=1), at_least(1, "B", after=2))),
    "SVE-02": at_least(1, "A"),
    "SVE-04": Both((at_least(1, "A", after=1), at_least(1, "B", after=2), at_least(1, "C", after=3))),
    "SVE-05": Both((at_least(1, "A", after=1), at_least(1, "B", after=1))),
    "SVE-07": at_least(2, "A"),
    "TINY-02": Both((at_least(1, "A"), at_least(1, "B", after=1))),
}


def groups(*counts: int) -> tuple[Group, ...]:
    return tuple(Group(name, count) for name, count in zip("ABCD", counts, strict=False))


def seen(*counts: int, cards: int, goal) -> Fraction:
    """The chance of a goal among so many cards of a deck."""
    return answer(Question(groups=groups(*counts), hand=cards, goal=goal)).value


@pytest.mark.parametrize("case", GOALS)
def test_a_hand_worked_out_elsewhere_has_the_same_chance_and_the_same_policy(case):
    told, goal = ORACLES[case], GOALS[case]
    policy = Stated(keep=goal) if told["policy"] == "fixed" else told["policy"]
    found = answer(
        Question(
            groups=groups(*told["counts"]),
            hand=told["hand"],
            goal=goal,
            mulligan=told["mulligan"],
            policy=policy,
            draws=tuple(told["draws"]),
        )
    )
    assert found.value == Fraction(told["exact"])
    if "policy_table" in told:
        written = {
            ",".join(map(str, row.opening)): [",".join(map(str, row.kept)), str(row.chance)]
            for row in found.table
        }
        assert written == told["policy_table"]


OTHERS = {
    # Keep every A and put the rest back: how many A then?
    "FOW-13": lambda: (
        answer(
            Question(
                groups=groups(12, 28),
                hand=5,
                goal=HowMany(("A",)),
                mulligan="partial_bottom",
                policy=Stated(hold=("A",)),
            )
        ).value
    ),
    "FOW-15": lambda: seen(4, 3, 3, cards=4, goal=Both(tuple(at_least(1, name) for name in "ABC"))),
    "FOW-16": lambda: seen(4, 3, 3, cards=2, goal=pays("RW", {"A": "R", "B": "W", "C": "RW"})),
    "FOW-18": lambda: sum(1 - seen(6, 4, cards=number, goal=at_least(1, "A")) for number in range(10)),
    "FF-07": lambda: seen(12, 38, cards=7, goal=at_least(2, "A")),
    "DM-01": lambda: answer(Question(groups=groups(4, 36), hand=5, aside=5, goal=at_least(1, "A"))).value,
    "DM-03": lambda: (
        answer(Question(groups=groups(10, 30), hand=5, aside=5, goal=at_least(2, "A", aside=True))).value
    ),
    "DM-04": lambda: (
        answer(
            Question(
                groups=groups(10, 8, 22),
                hand=5,
                aside=5,
                goal=Both((at_least(1, "A", aside=True), at_least(1, "B"))),
            )
        ).value
    ),
    "DM-06": lambda: seen(8, 12, 20, cards=7, goal=Both((at_least(1, "A"), at_least(2, "A", "B")))),
    "DM-08": lambda: seen(14, 13, 13, cards=7, goal=Both(tuple(at_least(1, name) for name in "ABC"))),
}


@pytest.mark.parametrize("case", OTHERS)
def test_a_figure_worked_out_elsewhere_is_the_same_fraction(case):
    assert OTHERS[case]() == Fraction(ORACLES[case]["exact"])


def test_every_case_is_reproduced():
    assert set(GOALS) | set(OTHERS) == set(ORACLES)
