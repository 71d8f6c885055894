"""Scenes that both books of Force of Will play alike, told again by 5.01 from `told_again.toml`."""

import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from tests.rules.fow5.play.made_up import Telling
from tests.rules.fow8.play import test_cycles

TABLE = tomllib.loads((Path(__file__).parent / "told_again.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(
            getattr(import_module(module), name),
            id=f"{module.rpartition('.')[2]}-{name}",
            marks=[pytest.mark.clause("fow5", number) for number in clauses],
        )
        for module, scenes in TABLE.items()
        for name, clauses in scenes.items()
    ],
)
def test_the_older_book_plays_alike(by_this_book: Telling, scene: Callable[[], None]) -> None:
    by_this_book(scene)


@pytest.mark.clause("fow5", "14.1#1.2")
def test_a_loop_that_both_can_stop_runs_as_often_as_the_one_who_wants_it_less_says(
    by_this_book: Telling,
) -> None:
    scene = test_cycles.test_a_loop_that_both_can_stop_runs_as_often_as_the_one_who_wants_it_less_says
    by_this_book(lambda: scene(4, 2))
