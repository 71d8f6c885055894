"""How a game of Duel Masters is set up, step by step (103), with decks that are told apart."""

import pytest

from rules.games.dm.play import RULESET
from rules.games.dm.setup import deal, decide_who_is_first, shuffle_decks
from tests.rules.dm.play.cards import ANT
from tests.rules.scenes import Scene


@pytest.mark.clause("dm", "103.2")
def test_every_deck_and_every_pile_of_gr_cards_is_shuffled_by_itself() -> None:
    made = Scene(RULESET)
    piles = [("deck", 0), ("deck", 1), ("super GR zone", 0), ("super GR zone", 1)]
    before = [made.fill(zone, ANT, 12, player) for zone, player in piles]
    shuffle_decks(made.game)
    after = [made.cards(zone, player) for zone, player in piles]
    assert [sorted(one) for one in after] == before
    assert all(new != old for new, old in zip(after, before, strict=True))


@pytest.mark.clause("dm", "103.3")
@pytest.mark.clause("dm", "113.1")
def test_the_top_five_cards_of_each_deck_are_the_shields_and_the_next_five_the_hand() -> None:
    made = Scene(RULESET)
    decks = [made.fill("deck", ANT, 20, 0), made.fill("deck", ANT, 11, 1)]
    deal(made.game)
    for player, deck in enumerate(decks):
        assert made.cards("shield zone", player) == deck[:-6:-1]
        assert made.cards("hand", player) == deck[-6:-11:-1]
        assert made.cards("deck", player) == deck[:-10]


@pytest.mark.clause("dm", "103.3")
def test_who_has_fewer_cards_than_five_deals_what_is_there_and_the_other_player_all() -> None:
    made = Scene(RULESET)
    made.fill("deck", ANT, 12, 0)
    made.fill("deck", ANT, 3, 1)
    deal(made.game)
    assert [len(made.cards("shield zone", player)) for player in (0, 1)] == [5, 3]
    assert [len(made.cards("hand", player)) for player in (0, 1)] == [5, 0]


@pytest.mark.clause("dm", "103.4")
@pytest.mark.clause("dm", "103.5")
def test_the_first_seat_goes_first_and_begins() -> None:
    made = Scene(RULESET)
    made.state.first, made.state.active, made.state.turn = 1, 1, 0
    decide_who_is_first(made.game)
    assert (made.state.first, made.state.active, made.state.turn) == (0, 0, 1)
