"""Games are dealt and drawn as their `opening.toml` says, by which pages reckon with the cards of a hand."""

import pytest

from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER
from rules.opening import Dealing, dealings
from rules.rulesets import ruleset
from tests.rules.play.games import fresh, playable

TURNS = 3
"""How many turns of each player are looked at."""


def passed(game: Game) -> int:
    """Answer as whoever does nothing that they need not, and keeps their hand."""
    assert game.ask is not None
    options = game.ask.options
    stones = [place for place, option in enumerate(options) if option.verb == "call"]
    declined = [place for place, option in enumerate(options) if option.verb in ("no", "keep", "pass")]
    return (stones or declined or [len(options) - 1])[0]


def taken(code: str, dealing: Dealing, seed: int) -> tuple[list[int], list[int]]:
    """Return how many cards of a section have come by the end of each turn, for who goes first and second."""
    game = fresh(code, seed)
    kind = ruleset(code).section_zones[dealing.section]
    whole = [len(game.state.zone(kind, player)) for player in (0, 1)]
    game.start()
    gone: list[list[int]] = [[], []]
    turn = 0
    while game.ask is not None and min(map(len, gone)) < TURNS:
        if game.state.turn != turn:
            if turn:
                before = OTHER_PLAYER[game.state.active]
                gone[before].append(whole[before] - len(game.state.zone(kind, before)))
            turn = game.state.turn
        game.answer(passed(game))
    return gone[game.state.first], gone[OTHER_PLAYER[game.state.first]]


@pytest.mark.clause("dm", "103.3")
@pytest.mark.clause("dm", "502.1")
@pytest.mark.clause("fow8", "403.5")
@pytest.mark.clause("fow8", "502.3")
@pytest.mark.clause("fow8", "710.1")
@pytest.mark.clause("fow5", "4.2#4")
@pytest.mark.clause("fow5", "5.1#3")
@pytest.mark.clause("fow5", "7.11#1")
@pytest.mark.clause("setcg", "8.2.1.3")
@pytest.mark.clause("setcg", "9.3.1.1")
@pytest.mark.clause("setcg", "9.3.1.2-bis")
@pytest.mark.clause("sve", "6.2.1.6")
@pytest.mark.clause("sve", "7.2.4.1")
@pytest.mark.parametrize("second", [False, True])
@playable
def test_as_many_cards_come_as_the_game_says_of_its_opening(code: str, second: bool) -> None:
    for dealing in dealings(code):
        dealt = dealing.hand + dealing.aside
        drawn = dealing.draws(TURNS, second=second)
        assert taken(code, dealing, 3)[second] == [dealt + sum(drawn[: turn + 1]) for turn in range(TURNS)]
