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
    """An answer, and the version and step of the position for which it is known to hold.

    `changes` is a number that was another one when effects in force made cards in play others than then.
    """

    __slots__ = ("answer", "changes", "step", "version")

    def __init__(self, game: "Game", answer: Answer, changes: int = 0) -> None:
        self.answer = answer
        self.version = game.state.version
        self.step = game.state.step
        self.changes = changes


UNCHANGED = -1
"""The number of changes where no effects are in force (`changes`), and of questions that ask for none."""

Cache = dict[int, Known[Any]]
"""Answers by question and player."""

_questions = count()


def cached(function: Callable[["Game", PlayerId], Answer]) -> Callable[["Game", PlayerId], Answer]:
    """Keep what a function of a position and a player returns until anything in the position changes.

    It must look at nothing but the position, and whoever is given the answer must not change it.
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
    """Keep what a function of a position and a player returns until one of these aspects is written.

    It must look at nothing else (`reading`), with `as_cards_are` also at what the effects in force make of
    cards in play. Whoever is given the answer must not change it.
    """
    return lambda function: wraps(function)(_kept_until(function, aspects, as_cards_are))


def cached_for_both(
    aspects: int, *, as_cards_are: bool = False
) -> Callable[[Callable[["Game"], Answer]], Callable[["Game"], Answer]]:
    """Keep what a function of a position alone returns until one of these aspects is written."""
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
        # What most questions find is told here at once: they are asked too often for further calls.
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
