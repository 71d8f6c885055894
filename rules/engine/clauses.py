"""Registration of the functions that implement clauses, and counts of their calls."""

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import CO_VARARGS, CO_VARKEYWORDS, unwrap
from itertools import count as numbers_from
from types import FunctionType
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar, cast

from rules.clauses import cite

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.ruleset import Ruleset

Given = ParamSpec("Given")
Returned = TypeVar("Returned")

_CITED: dict[int, tuple[str, tuple[str, ...]]] = {}
"""The system and the clauses of each function, by the number under which games count its calls."""
# Assigns each number in one step: two threads may each import a game at the same time.
_places = numbers_from()

_is_counting = False
# What the compiled functions call these two; a parameter of the same name would hide them.
PLACE, FUNCTION = "_place_of_clauses", "_function_with_clauses"


def count_clauses() -> None:
    """Make games count the clauses they use. Call this before importing any game.

    Otherwise functions are left unwrapped, because counting takes a tenth of the time of a game.
    """
    global _is_counting
    if _CITED and not _is_counting:
        raise RuntimeError(f"too late to count clauses: {_CITED[0][0]} is imported already")
    _is_counting = True


def clause(
    system: str, *numbers: str
) -> Callable[
    [Callable[Concatenate["Game", Given], Returned]], Callable[Concatenate["Game", Given], Returned]
]:
    """Register a function as the implementation of these clauses, and count its calls if requested.

    An edition that uses another edition's functions counts its own clauses, those in its ruleset's
    `clause_names`.
    """

    def decorate(
        function: Callable[Concatenate["Game", Given], Returned],
    ) -> Callable[Concatenate["Game", Given], Returned]:
        cite(function, system, numbers)
        place = next(_places)
        _CITED[place] = (system, numbers)
        return counted(function, place) if _is_counting else function

    return decorate


def counted(function: Callable[Given, Returned], place: int) -> Callable[Given, Returned]:
    """Return a function with the same parameters that counts the call and then calls the original.

    It is compiled with its parameters written out, because passing on `*args` and `**kwargs` costs more than
    many of the functions do. Compiled functions do not say what their parameters are.
    """
    if not isinstance(unwrap(function), FunctionType):
        return _counted_with_any_parameters(function, place)
    code = function.__code__
    if code.co_flags & (CO_VARARGS | CO_VARKEYWORDS):
        raise TypeError(f"{function.__qualname__} carries out clauses and has to name its parameters")
    count = code.co_argcount
    by_place = code.co_varnames[:count]
    by_name = code.co_varnames[count : count + code.co_kwonlyargcount]
    taken = ", ".join((*by_place, *(("*", *by_name) if by_name else ())))
    passed = ", ".join((*by_place, *(f"{name}={name}" for name in by_name)))
    game = by_place[0]
    source = f"def counted({taken}):\n    {game}.calls[{PLACE}] += 1\n    return {FUNCTION}({passed})\n"
    made: dict[str, object] = {FUNCTION: function, PLACE: place}
    exec(compile(source, f"<counted {function.__qualname__}>", "exec"), made)  # noqa: S102 - made of names of parameters
    counting: Callable[Given, Returned] = wraps(function)(cast(Callable[Given, Returned], made["counted"]))
    counting.__defaults__ = function.__defaults__
    counting.__kwdefaults__ = function.__kwdefaults__
    return counting


def _counted_with_any_parameters(
    function: Callable[Given, Returned], place: int
) -> Callable[Given, Returned]:
    @wraps(function)
    def counted(*given: Given.args, **named: Given.kwargs) -> Returned:
        game = cast("Game", given[0])
        game.calls[place] += 1
        return function(*given, **named)

    return counted


def gone_through(rules: "Ruleset", calls: dict[int, int]) -> dict[str, int]:
    """Return how often a game used each clause, from how often it called each function."""
    names = rules.clause_names
    count: dict[str, int] = {}
    for place, times in calls.items():
        system, numbers = _CITED[place]
        renamed: Sequence[str] = numbers
        if names and system != rules.code:
            renamed = [name for number in numbers for name in names.get(number, ())]
        for number in renamed:
            count[number] = count.get(number, 0) + times
    return count
