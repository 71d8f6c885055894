"""Answers about a position that are kept as long as nothing is written that they read."""

from collections.abc import Callable
from functools import wraps
from itertools import count
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rules.engine.layers import changes
from rules.engine.reading import COUNTERS, EFFECTS

if TYPE_CHECKING:
    from rules.engine.game import Game

Answer = TypeVar("Answer")


class Known(Generic[Answer]):
    """An answer, and the position for which it is known to hold: its version and step.

    `place` is how much of the log of writes was read so far, `untraced` how many writes are not in there, and
    `changes` tells what cards in play were by the effects in force (`in_force`).
    """

    __slots__ = ("answer", "changes", "place", "step", "untraced", "version")

    def __init__(self, game: "Game", answer: Answer, changes: int) -> None:
        state, log = game.state, game.in_force.log
        self.answer = answer
        self.version = state.version
        self.step = state.step
        self.place = len(log)
        self.untraced = state.version - len(log)
        self.changes = changes

    def still_holds(self, game: "Game", aspects: int, changes: int) -> bool:
        """Tell whether none of these aspects was written since, and take note of it."""
        log, version = game.in_force.log, game.state.version
        if self.changes != changes or self.untraced != version - len(log):
            return False
        for what in log[self.place :]:
            if what & aspects:
                return False
        self.version, self.place = version, len(log)
        return True


Kept = dict[int, Known[Any]]
"""Answers by question and player."""

_questions = count()


def kept(function: Callable[["Game", int], Answer]) -> Callable[["Game", int], Answer]:
    """Keep what a function of a position and a player returns until anything in the position changes.

    It must look at nothing but the position, and whoever is given the answer must not change it.
    """
    place = 2 * next(_questions)

    @wraps(function)
    def looked_up(game: "Game", player: int) -> Answer:
        known, state = game.kept.get(place + player), game.state
        if known is not None and known.version == state.version and known.step == state.step:
            answer: Answer = known.answer
            return answer
        answer = function(game, player)
        game.kept[place + player] = Known(game, answer, 0)
        return answer

    return looked_up


def kept_until(
    aspects: int, *, as_cards_are: bool = False
) -> Callable[[Callable[["Game", int], Answer]], Callable[["Game", int], Answer]]:
    """Keep what a function of a position and a player returns until one of these aspects is written.

    It must look at nothing else (`reading`), with `as_cards_are` also at what the effects in force make of
    cards in play. Whoever is given the answer must not change it.
    """
    return lambda function: wraps(function)(_kept_until(function, aspects, as_cards_are))


def kept_for_both(
    aspects: int, *, as_cards_are: bool = False
) -> Callable[[Callable[["Game"], Answer]], Callable[["Game"], Answer]]:
    """Keep what a function of a position alone returns until one of these aspects is written."""
    return lambda function: wraps(function)(
        _kept_until(lambda game, player: function(game), aspects, as_cards_are)
    )


def _kept_until(
    function: Callable[["Game", int], Answer], aspects: int, as_cards_are: bool
) -> Callable[..., Answer]:
    place = 2 * next(_questions)
    if as_cards_are:
        aspects |= COUNTERS | EFFECTS

    def looked_up(game: "Game", player: int = 0) -> Answer:
        known = game.kept.get(place + player)
        if known is not None and known.version == game.state.version:
            answer: Answer = known.answer
            return answer
        now = changes(game) if as_cards_are else 0
        if known is not None and known.still_holds(game, aspects, now):
            answer = known.answer
            return answer
        answer = function(game, player)
        game.kept[place + player] = Known(game, answer, now)
        return answer

    return looked_up
