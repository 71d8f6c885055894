"""Scenes that both books of Force of Will play alike, told again by 5.01 from `told_again.toml`."""

import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

from tests.rules.fow5.play.made_up import Telling
from tests.rules.fow8.play import test_cycles

TABLE = tomllib.loads((Path(__file__).parent / "told_again.toml").read_text(encoding="utf-8"))


def each(scene: Callable[..., None]) -> Iterator[tuple[Callable[[], None], str]]:
    """Yield a scene with each set of its parameters, and what tells that set from the others in its name."""
    marks = [mark for mark in getattr(scene, "pytestmark", ()) if mark.name == "parametrize"]
    for chosen in product(*(enumerate(mark.args[1]) for mark in marks)):
        values = {}
        for mark, (_, value) in zip(marks, chosen, strict=True):
            names = mark.args[0].split(", ") if isinstance(mark.args[0], str) else mark.args[0]
            values |= dict(zip(names, value if len(names) > 1 else (value,), strict=True))
        yield partial(scene, **values), "".join(f"-{place}" for place, _ in chosen)


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(
            told,
            id=f"{module.rpartition('.')[2]}-{name}{which}",
            marks=[pytest.mark.clause("fow5", number) for number in clauses],
        )
        for module, scenes in TABLE.items()
        for name, clauses in scenes.items()
        for told, which in each(getattr(import_module(module), name))
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
