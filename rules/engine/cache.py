"""A cache of answers about a position, each valid until something it depends on is written."""

from collections.abc import Callable
from functools import wraps
from itertools import count
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rules.engine.aspects import COUNTERS, EFFECTS
from rules.engine.ids import PLAYERS, PlayerId
from rules.engine.layers import changes
from rules.engine.writes import place_of_reads

if TYPE_CHECKING:
    from rules.engine.game import Game

Answer = TypeVar("Answer")


class Known(Generic[Answer]):
    """An answer, with the version and step of the position for which it is valid.

    `changes` is a number that differs whenever effects in force have changed the cards in play.
    """

    __slots__ = ("answer", "changes", "step", "version")

    def __init__(self, game: "Game", answer: Answer, changes: int = 0) -> None:
        self.answer = answer
        self.version = game.state.version
        self.step = game.state.step
        self.changes = changes


UNCHANGED = -1
"""The value of `changes` when no effects are in force, and for questions that do not depend on it."""

Cache = dict[int, Known[Any]]
"""Answers by question and player."""

_questions = count()


def cached(function: Callable[["Game", PlayerId], Answer]) -> Callable[["Game", PlayerId], Answer]:
    """Cache what a function of a position and a player returns, until anything in the position changes.

    The function must read only the position, and callers must not change its result.
    """
    place = 2 * next(_questions)

    @wraps(function)
    def looked_up(game: "Game", player: PlayerId) -> Answer:
        known, state = game.kept.get(place + player), game.state
        if known is not None and known.version == state.version and known.step == state.step:
            answer: Answer = known.answer
            return answer
        answer = function(game, player)
        game.kept[place + player] = Known(game, answer)
        return answer

    return looked_up


def cached_until(
    aspects: int, *, as_cards_are: bool = False
) -> Callable[[Callable[["Game", PlayerId], Answer]], Callable[["Game", PlayerId], Answer]]:
    """Cache what a function of a position and a player returns, until one of these aspects is written.

    It must read nothing else (`aspects`); with `as_cards_are` it may also read cards in play as effects have
    changed them. Callers must not change its result.
    """
    return lambda function: wraps(function)(_kept_until(function, aspects, as_cards_are))


def cached_for_both(
    aspects: int, *, as_cards_are: bool = False
) -> Callable[[Callable[["Game"], Answer]], Callable[["Game"], Answer]]:
    """Cache what a function of a position returns, until one of these aspects is written."""
    return lambda function: wraps(function)(
        _kept_until(lambda game, player: function(game), aspects, as_cards_are)
    )


def _kept_until(
    function: Callable[["Game", PlayerId], Answer], aspects: int, as_cards_are: bool
) -> Callable[..., Answer]:
    if as_cards_are:
        aspects |= COUNTERS | EFFECTS
    place, reads = 2 * next(_questions), place_of_reads(aspects)

    def looked_up(game: "Game", player: PlayerId = PLAYERS[0]) -> Answer:
        known, version = game.kept.get(place + player), game.state.version
        if known is not None and known.version == version:
            answer: Answer = known.answer
            return answer
        # Inlined for the common case: this is called too often for further function calls.
        writes = game.writes
        is_told = writes.dated == version and reads < len(writes.times)
        written = writes.times[reads] if is_told else writes.last(version, reads)
        now = changes(game) if as_cards_are and (game.state.lasting or game.static) else UNCHANGED
        if known is not None and known.version >= written and known.changes == now:
            known.version = version
            cached: Answer = known.answer
            return cached
        answer = function(game, player)
        if known is None:
            game.kept[place + player] = Known(game, answer, now)
        else:
            known.answer, known.version, known.changes = answer, version, now
        return answer

    return looked_up
