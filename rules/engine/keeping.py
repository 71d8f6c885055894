"""Answers about a position that are kept as long as nothing is written, so that none is worked out twice."""

from collections.abc import Callable
from functools import wraps
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from rules.engine.game import Game

Answer = TypeVar("Answer")

Kept = dict[int, tuple[int, int, Any]]
"""By question and player: the version and the step of the position that was asked about, and the answer."""

_places = count()


def kept(function: Callable[["Game", int], Answer]) -> Callable[["Game", int], Answer]:
    """Keep what a function of a position and a player returns until the position changes.

    It must look at nothing but the position, and whoever is given the answer must not change it.
    """
    place = 2 * next(_places)

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


def kept_for_all(function: Callable[["Game"], Answer]) -> Callable[["Game"], Answer]:
    """Keep likewise what a function returns that asks about no player."""
    place = 2 * next(_places)

    @wraps(function)
    def looked_up(game: "Game") -> Answer:
        state = game.state
        known = game.kept.get(place)
        if known is not None and known[0] == state.version and known[1] == state.step:
            answer: Answer = known[2]
            return answer
        answer = function(game)
        game.kept[place] = (state.version, state.step, answer)
        return answer

    return looked_up
