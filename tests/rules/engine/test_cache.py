"""Answers about a position are worked out once for each position and player, on the made-up game."""

from rules.engine import atoms
from rules.engine.cache import cached
from rules.engine.game import Game
from tests.rules.engine.made_up import HEAP, TABLE, card, scene

ANT, BEE = card("Ant"), card("Bee", (2, 2))
WORKED_OUT: list[int] = []


@cached
def tabled(game: Game, player: int) -> list[int]:
    """List a player's cards on the table, and note that it was worked out."""
    WORKED_OUT.append(player)
    return list(game.state.zones[2 * TABLE + player])


def test_an_answer_is_kept_for_each_player_until_something_is_written() -> None:
    WORKED_OUT.clear()
    game = scene(ANT, BEE)
    ant, bee = game.state.zones[2 * TABLE]
    assert [tabled(game, 0), tabled(game, 1), tabled(game, 0), tabled(game, 1)] == [
        [ant, bee],
        [],
        [ant, bee],
        [],
    ]
    assert WORKED_OUT == [0, 1]
    atoms.move(game, ant, HEAP)
    assert tabled(game, 0) == [bee]
    assert WORKED_OUT == [0, 1, 0]


def test_counting_something_within_a_turn_is_a_write_too() -> None:
    WORKED_OUT.clear()
    game = scene(ANT)
    tabled(game, 0)
    atoms.note(game, 1, "counted")
    tabled(game, 0)
    assert WORKED_OUT == [0, 0]


def test_a_copy_of_a_position_keeps_no_answers_of_the_original() -> None:
    WORKED_OUT.clear()
    game = scene(ANT)
    copy = game.fork()
    tabled(game, 0)
    atoms.move(copy, copy.state.zones[2 * TABLE][0], HEAP)
    assert (len(tabled(game, 0)), len(tabled(copy, 0))) == (1, 0)
