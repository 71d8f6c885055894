"""Games leave nothing behind in memory once they are over."""

import gc

from tests.rules.play.games import playable, played

GAMES = 10


def objects_after_games(code: str) -> int:
    """Play the same games and return how many objects that can hold others there are afterwards.

    Strings are left out: Python keeps some thousands of them for its look-ups of attributes.
    """
    for seed in range(GAMES):
        played(code, seed)
    gc.collect()
    return len(gc.get_objects())


@playable
def test_a_game_that_is_over_leaves_no_object_behind(code):
    objects_after_games(code)  # what is loaded once and kept, such as the cards of the sample decks
    before = objects_after_games(code)
    assert objects_after_games(code) - before < GAMES
