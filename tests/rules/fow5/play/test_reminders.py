"""Keywords that came after Force of Will 5.01, played as the reminder text on their cards says."""

from collections.abc import Callable

import pytest

from rules.games.fow5.definitions import PLAYED_KEYWORDS, define
from rules.games.fow5.play import RULESET
from rules.games.fow5.system import SYSTEM
from tests.rules.fow5.play.made_up import Telling
from tests.rules.fow8.play import (
    made_up,
    test_actions,
    test_battle,
    test_keyword_costs,
    test_sides,
    test_worded,
)
from tests.rules.fow8.play.made_up import FREE, LIGHT
from tests.rules.scenes import Scene

TOLD_AGAIN = (
    test_actions.test_a_card_with_barrier_is_no_target_for_the_other_player,
    test_battle.test_mobilize_is_paid_for_an_attack_and_for_a_block,
    test_battle.test_bane_destroys_whatever_its_card_damaged,
    test_battle.test_drain_gains_as_much_life_as_the_damage_dealt,
    test_keyword_costs.test_what_mobilize_asks_for_is_done_for_each_attack_and_block,
    test_sides.test_either_side_of_a_shift_card_is_played_for_the_cost_of_that_side,
    test_sides.test_a_card_past_side_up_shifts_for_its_cost_and_stays_the_same_card,
    test_sides.test_a_card_with_remnant_is_played_from_the_graveyard_once_and_then_removed,
    test_sides.test_a_card_played_by_remnant_is_removed_even_where_it_is_canceled,
    test_worded.test_a_limit_goes_down_with_each_attack_and_nothing_more_happens_without_counters,
)


@pytest.mark.parametrize("scene", TOLD_AGAIN, ids=lambda scene: scene.__name__)
def test_a_keyword_that_cards_explain_does_what_it_does_later(
    by_this_book: Telling, scene: Callable[[], None]
) -> None:
    by_this_book(scene)


def begun(*keywords: str) -> Scene:
    """Return a game in which both rulers have these keywords, as the opening hands are kept."""
    queen = made_up.ruler(front=keywords)
    deck = [("ruler", queen), *[("main", FREE)] * 20, *[("stone", LIGHT)] * 10]
    return Scene.of_decks(RULESET, deck, deck).answer("yes").answer("keep").answer("keep")


def test_the_player_who_goes_second_has_a_coin_that_is_banished_for_will():
    scene = begun("Energize {R}{W}")
    first = scene.state.first
    second = 1 - first
    assert (scene.names("coins", first), scene.names("coins", second)) == ([], ["Will coin"])
    (coin,) = scene.cards("coins", second)
    scene.until("main", second).answer("will", coin, 1)
    assert (scene.resource(1, second), scene.zone_of(coin)) == (1, "")


def test_a_ruler_with_mana_begins_with_that_many_counters():
    scene = begun("Mana 2")
    (queen,) = scene.cards("ruler area")
    assert scene.in_play(queen).counters == {"mana": 2}


def test_what_no_card_explains_is_still_not_played():
    assert PLAYED_KEYWORDS.isdisjoint({"Divinity", "Grimoire", "Eternal"})
    ruled = next(
        card for card in SYSTEM.catalogue() if any("Divinity" in word for word in card.faces[-1].keywords)
    )
    assert not define(ruled).understood
