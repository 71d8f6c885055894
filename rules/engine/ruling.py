"""Functions that carry out clauses: registered with them, and counted whenever a game goes through them."""

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import CO_VARARGS, CO_VARKEYWORDS
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar, cast

from rules.clauses import cite

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.ruleset import Ruleset

Given = ParamSpec("Given")
Returned = TypeVar("Returned")

_CITED: list[tuple[str, tuple[str, ...]]] = []
"""The system and the clauses of each function; games count the calls by its place in this list."""


def clause(
    system: str, *numbers: str
) -> Callable[
    [Callable[Concatenate["Game", Given], Returned]], Callable[Concatenate["Game", Given], Returned]
]:
    """Make a function of a game the one that carries out these clauses, and count each time it is called.

    An edition that plays by the functions of another counts its own clauses: those that `clause_names` of
    its ruleset names for them, and none where it names none.
    """

    def decorate(
        function: Callable[Concatenate["Game", Given], Returned],
    ) -> Callable[Concatenate["Game", Given], Returned]:
        cite(function, system, numbers)
        place = len(_CITED)
        _CITED.append((system, numbers))

        if _takes_the_game_only(function):
            return cast("Callable[Concatenate[Game, Given], Returned]", _counted_alone(function, place))

        @wraps(function)
        def counted(game: "Game", /, *args: Given.args, **kwargs: Given.kwargs) -> Returned:
            game.calls[place] += 1
            return function(game, *args, **kwargs)

        return counted

    return decorate


def _takes_the_game_only(function: Callable[..., Returned]) -> bool:
    code = getattr(function, "__code__", None)
    if code is None or code.co_flags & (CO_VARARGS | CO_VARKEYWORDS):
        return False
    return bool(code.co_argcount + code.co_kwonlyargcount == 1)


def _counted_alone(function: Callable[..., Returned], place: int) -> Callable[["Game"], Returned]:
    """Count the calls of a function that takes nothing but the game; many do, and this costs them less."""

    @wraps(function)
    def counted(game: "Game") -> Returned:
        game.calls[place] += 1
        return function(game)

    return counted


def gone_through(rules: "Ruleset", calls: dict[int, int]) -> dict[str, int]:
    """Return how often a game went through each clause, by how often it called each function."""
    names = rules.clause_names
    count: dict[str, int] = {}
    for place, times in calls.items():
        system, numbers = _CITED[place]
        told: Sequence[str] = numbers
        if names and system != rules.code:
            told = [name for number in numbers for name in names.get(number, ())]
        for number in told:
            count[number] = count.get(number, 0) + times
    return count
