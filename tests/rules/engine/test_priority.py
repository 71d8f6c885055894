"""Timing by priority on the made-up game: who is asked, and who may pass."""

from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.priority import window
from tests.rules.engine.made_up import card, run, scene

ANT = card("Ant")
ACT = Option("act")


def asked(able: dict[int, int], may_pass: dict[int, bool], *answers: int) -> list[Ask]:
    """Give priority where each player can act so many times, and may pass or not; return the questions."""
    left = dict(able)

    def options(game: Game, player: int) -> list[Option]:
        return [ACT] if left[player] else []

    def act(game: Game, player: int, chosen: Option) -> Procedure:
        left[player] -= 1
        yield from ()

    game = scene(ANT)
    allowed = lambda game, player: may_pass[player]  # noqa: E731
    return run(game, window(game, "9", options, act, first=0, may_pass=allowed), *answers)


def test_a_player_who_may_not_pass_is_offered_no_pass_until_there_is_nothing_else() -> None:
    asks = asked({0: 2, 1: 0}, {0: False, 1: True}, 0, 0)
    assert [(ask.player, ask.options) for ask in asks] == [(0, [ACT]), (0, [ACT])]


def test_a_player_who_may_pass_is_offered_it_beside_what_they_can_do() -> None:
    asks = asked({0: 1, 1: 1}, {0: True, 1: True}, 1, 1)
    assert [(ask.player, ask.options) for ask in asks] == [(0, [ACT, PASS]), (1, [ACT, PASS])]


def test_a_player_with_nothing_to_do_passes_unasked_whether_they_may_or_not() -> None:
    assert asked({0: 0, 1: 0}, {0: False, 1: False}) == []


def test_whether_one_may_pass_is_asked_of_each_player() -> None:
    asks = asked({0: 1, 1: 1}, {0: True, 1: False}, 1, 0, 1)
    assert [(ask.player, ask.options) for ask in asks] == [(0, [ACT, PASS]), (1, [ACT]), (0, [ACT, PASS])]
