"""An edition that plays by another's functions tells its own clauses, on the made-up game."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from rules.engine import clauses
from rules.engine.asks import GameOver
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ruleset import Ruleset
from rules.engine.state import Result
from tests.rules.engine.made_up import card, ruleset, scene

NAMES = {"4": ("4a", "4b"), "9": ("19",)}


def edition() -> Ruleset:
    """The made-up game told by another book; what that calls 5 it does not have."""
    return replace(ruleset(), clause_names=NAMES)


@pytest.fixture(autouse=True)
def no_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let functions cite clauses of a book that there is not."""
    monkeypatch.setattr("rules.engine.clauses.cite", lambda *cited: ())


def called(rules: Ruleset, system: str) -> dict[str, int]:
    """Call a function that cites 4 and 5 of a system's book twice; return what that counts."""

    @clause(system, "4", "5")
    def rule(game: Game) -> None:
        """Do nothing."""

    game = scene(card("Ant"), rules=rules)
    before = game.count
    rule(game)
    rule(game)
    return {number: times for number, times in game.count.items() if times != before.get(number, 0)}


def test_a_function_of_another_book_counts_for_the_clauses_that_this_one_names_for_it() -> None:
    assert called(edition(), "other") == {"4a": 2, "4b": 2}


def test_a_function_of_the_books_own_counts_for_its_clauses_as_they_are() -> None:
    assert called(edition(), "made-up") == {"4": 2, "5": 2}


def test_a_book_that_names_no_clauses_counts_those_that_are_cited() -> None:
    assert called(ruleset(), "other") == {"4": 2, "5": 2}


def test_functions_declared_by_two_threads_at_once_count_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def declared(number: str) -> Callable[[Game], None]:
        @clause("made-up", number)
        def rule(game: Game) -> None:
            """Do nothing."""

        return rule

    class Interrupted(dict[int, tuple[str, tuple[str, ...]]]):
        """Lets another function be declared while one is being put into its place."""

        def __setitem__(self, place: int, cited: tuple[str, tuple[str, ...]]) -> None:
            if not between:
                between.append(None)
                between[0] = declared("102")
            super().__setitem__(place, cited)

    between: list[Callable[[Game], None] | None] = []
    monkeypatch.setattr("rules.engine.clauses._CITED", Interrupted(clauses._CITED))
    game, outer = scene(card("Ant")), declared("101")
    outer(game)
    assert between[0] is not None
    between[0](game)
    assert (game.count.get("101"), game.count.get("102")) == (1, 1)


def test_questions_name_the_clause_of_the_book_that_is_played() -> None:
    asked = [scene(card("Ant"), rules=rules).ask for rules in (ruleset(), edition())]
    assert [ask.clause for ask in asked if ask is not None] == ["9", "19"]


def test_a_result_names_the_clause_of_the_book_that_is_played() -> None:
    for number, told in (("9", "19"), ("5", "5")):
        game = scene(card("Ant"), rules=edition())
        with pytest.raises(GameOver):
            game.finish(Result(0, "won", number))
        assert game.result is not None
        assert game.result.clause == told
