"""Scenes of Force of Will 5.01, with the made-up cards of the newer book."""

from collections.abc import Callable

from rules.engine.ruleset import Ruleset
from rules.games.fow5.definitions import fallen
from rules.games.fow5.play import RULESET
from rules.games.fow8.definitions import ForceCard
from tests.rules.fow8.play import made_up
from tests.rules.scenes import Scene

Telling = Callable[[Callable[[], None]], None]
"""Tells a scene of the newer book by the older one."""


def quiet(rules: Ruleset = RULESET, seed: int = 1) -> Scene:
    """Return a scene in which both have cards to draw, and a free one in hand so that main phases stop."""
    return made_up.quiet(rules, seed)


def ruler(judgment: str = "{0}", stats: tuple[int, int] = (1000, 1000), *keywords: str) -> ForceCard:
    """Return a ruler with its J-ruler side, and what that is once it was destroyed."""
    front, j_ruler = made_up.ruler(judgment, stats, *keywords).faces
    assert isinstance(front, ForceCard)
    assert isinstance(j_ruler, ForceCard)
    sides = (front, j_ruler, fallen(j_ruler))
    for side in sides:
        side.faces = sides
    return front
