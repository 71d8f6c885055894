"""Limits in words: how a count stands to what a section may hold."""

import pytest

from rules.construction.section import Limits


@pytest.mark.parametrize(
    ("limits", "count", "state"),
    [
        (Limits(40, 60), 39, "1 too few"),
        (Limits(40, 60), 40, "right"),
        (Limits(40, 60), 60, "right"),
        (Limits(40, 60), 61, "1 too many"),
        (Limits(40, None), 400, "right"),
        (Limits(12, 12, or_none=True), 0, "right"),
        (Limits(12, 12, or_none=True), 5, "7 too few"),
        (Limits(12, 12, or_none=True), 13, "1 too many"),
    ],
)
def test_a_count_stands_to_its_limits_in_words(limits: Limits, count: int, state: str) -> None:
    assert limits.state(count) == state


@pytest.mark.parametrize(
    ("limits", "words"),
    [
        (Limits(40, 60), "40–60"),
        (Limits(50, 50), "exactly 50"),
        (Limits(40, None), "40 or more"),
        (Limits(12, 12, or_none=True), "0 or exactly 12"),
        (Limits(0, 0), "none"),
    ],
)
def test_limits_read_as_a_player_says_them(limits: Limits, words: str) -> None:
    assert str(limits) == words
