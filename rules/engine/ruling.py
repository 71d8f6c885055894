"""Functions that carry out clauses: registered with them, and counted whenever a game goes through them."""

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from rules.clauses import cite

if TYPE_CHECKING:
    from rules.engine.game import Game

Given = ParamSpec("Given")
Returned = TypeVar("Returned")


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

        @wraps(function)
        def counted(game: "Game", /, *args: Given.args, **kwargs: Given.kwargs) -> Returned:
            count = game.count
            names = game.rules.clause_names
            told = numbers
            if names and system != game.rules.code:
                told = tuple(name for number in numbers for name in names.get(number, ()))
            for number in told:
                count[number] = count.get(number, 0) + 1
            return function(game, *args, **kwargs)

        return counted

    return decorate
