"""Answers about a position that are kept as long as nothing is written, so that none is worked out twice."""

from collections.abc import Callable
from functools import wraps
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

from rules.engine.layers import bring_table_up

if TYPE_CHECKING:
    from rules.engine.game import Game

Answer = TypeVar("Answer")

Kept = dict[int, tuple[int, int, Any]]
"""By question and player: the answer, after two numbers that tell the position that was asked about, such as
its version and step."""

_questions = count()


def kept(function: Callable[["Game", int], Answer]) -> Callable[["Game", int], Answer]:
    """Keep what a function of a position and a player returns until the position changes.

    It must look at nothing but the position, and whoever is given the answer must not change it.
    """
    place = 2 * next(_questions)

    @wraps(function)
    def looked_up(game: "Game", player: int) -> Answer:
        state = game.state
        known = game.kept.get(place + player)
        if known is not None and known[0] == state.version and known[1] == state.step:
            answer: Answer = known[2]
            return answer
        answer = function(game, player)
        game.kept[place + player] = (state.version, state.step, answer)
        return answer

    return looked_up


def kept_for_table(function: Callable[["Game"], Answer]) -> Callable[["Game"], Answer]:
    """Keep what a function returns that looks at nothing but what cards in play are and have on them."""
    place = 2 * next(_questions)

    @wraps(function)
    def looked_up(game: "Game") -> Answer:
        state = game.state
        table = bring_table_up(game) if state.lasting or game.static else game.in_force
        version, untraced = table.table, state.version - table.traced
        known = game.kept.get(place)
        if known is not None and known[0] == version and known[1] == untraced:
            answer: Answer = known[2]
            return answer
        answer = function(game)
        game.kept[place] = (version, untraced, answer)
        return answer

    return looked_up
