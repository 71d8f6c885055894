"""Which copies of a card a player is offered one of: those that nothing tells apart."""

import pytest

from rules.engine import atoms
from rules.engine.alike import likeness
from rules.engine.objects import held
from rules.engine.pending import Delayed, Pending
from rules.language.abilities import Triggered
from rules.language.effects import Draw
from tests.rules.engine.made_up import Ends, card, scene

BEAR = card("Bear")
ENDS = Triggered(Ends(), Draw(1))


@pytest.mark.parametrize("how", ["nothing", "target", "source", "bound", "later source", "bound later"])
def test_a_copy_that_something_waits_for_is_told_apart(how: str) -> None:
    game = scene(BEAR, BEAR)
    first, second = game.state.instances
    bound = (("it", held(game.state, [second])),)
    assert likeness(game, first) == likeness(game, second)
    if how == "target":
        atoms.push(game, Pending(0, -1, 1, targets=(second,)))
    elif how == "source":
        atoms.push(game, Pending(0, second, 1, ENDS))
    elif how == "bound":
        atoms.push(game, Pending(0, -1, 1, ENDS, kept=bound))
    elif how == "later source":
        atoms.begin_delayed(game, Delayed(0, second, 1, ENDS))
    elif how == "bound later":
        atoms.begin_delayed(game, Delayed(0, -1, 1, ENDS, bound))
    assert (likeness(game, first) == likeness(game, second)) is (how == "nothing")
