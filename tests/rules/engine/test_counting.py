"""Counts of clauses: a call counts for the function called, whatever its parameters are called."""

from collections import Counter
from types import SimpleNamespace

from rules.engine.clauses import counted


def test_parameters_of_any_name_count_for_the_function_called():
    def lay(game, place, *, function=0, count=0):
        return place, function, count

    counting = counted(lay, 41)
    game = SimpleNamespace(calls=Counter())
    assert counting(game, 3) == (3, 0, 0)
    assert counting(game, place=4, function=5, count=6) == (4, 5, 6)
    assert game.calls == {41: 2}
