"""Lets a scene of the newer book of Force of Will be told by the older one."""

from collections.abc import Iterator

import pytest

from rules.games.fow5.play import RULESET
from tests.rules.fow5.play.made_up import Telling
from tests.rules.fow8.play import made_up


@pytest.fixture
def by_this_book() -> Iterator[Telling]:
    """Return what tells a scene of the newer book by the older one."""
    made_up.PLAYED_BY.append(RULESET)
    yield lambda scene: scene()
    made_up.PLAYED_BY.pop()
