"""Keywords that came after Force of Will 5.01, played as the reminder text on their cards says."""

from collections.abc import Callable

import pytest

from rules.cards import Face
from rules.games.fow5.definitions import KNOWN_KEYWORDS, define
from rules.games.fow5.play import RULESET
from rules.games.fow5.system import SYSTEM
from rules.games.fow8.definitions import ForceCard
from rules.houses import houses_of
from rules.language.abilities import Ability
from rules.reading.kept import ReadText
from tests import made_up_cards
from tests.rules.fow5.play.made_up import Telling, quiet, ruler
from tests.rules.fow8.play import (
    made_up,
    test_actions,
    test_battle,
    test_doings,
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
    test_doings.test_who_foresees_puts_the_top_cards_on_top_and_at_the_bottom_as_they_like,
    test_keyword_costs.test_what_mobilize_asks_for_is_done_for_each_attack_and_block,
    test_sides.test_either_side_of_a_shift_card_is_played_for_the_cost_of_that_side,
    test_sides.test_an_inverse_card_is_inverted_and_stays_the_same_card_and_no_other_card_is,
    test_sides.test_a_card_past_side_up_shifts_for_its_cost_and_stays_the_same_card,
    test_sides.test_a_card_with_remnant_is_played_from_the_graveyard_once_and_then_removed,
    test_sides.test_a_card_played_by_remnant_is_removed_even_where_it_is_canceled,
    test_worded.test_torrent_adds_its_text_for_a_card_that_is_not_the_first_played_in_the_turn,
    test_worded.test_the_first_card_has_none_of_the_targets_that_its_torrent_would_have,
    test_worded.test_torrent_asks_only_for_what_was_played_and_not_whether_it_resolved,
    test_worded.test_a_resonator_has_its_sealed_text_as_long_as_there_are_stones_enough,
    test_worded.test_a_resonator_has_its_null_text_while_no_card_is_in_hand,
    test_worded.test_a_chant_has_its_null_text_if_no_other_card_is_in_hand_as_it_is_played,
    test_worded.test_a_text_with_a_crest_asks_for_a_magic_crest_of_the_attribute,
    test_worded.test_inheritance_is_paid_for_and_its_card_discarded_from_hand,
    test_worded.test_inheritance_is_there_in_its_players_hand_and_nowhere_else,
    test_worded.test_gods_arts_of_different_names_are_played_each,
    test_worded.test_evolution_puts_one_evolution_counter_and_no_second,
    test_worded.test_an_addition_with_bestow_targets_nothing_as_it_is_played_and_is_added_later,
    test_worded.test_bestow_is_for_main_timing_and_for_an_addition_that_is_on_nothing,
    test_worded.test_a_bestowed_addition_stays_when_its_card_leaves_and_may_be_bestowed_again,
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


def read(text: str, *types: str) -> tuple[Ability, ...]:
    reading = houses_of("fow5")["en"].read(text, Face("Nobody", types=types))
    assert reading.status == "read", [(part.reason, part.detail) for part in reading.unread]
    return reading.abilities


@pytest.mark.parametrize(("letters", "life"), [("R", 4500), ("W", 4000)])
def test_resonance_is_about_stones_that_come_into_their_area(letters: str, life: int) -> None:
    echo = read("[Resonance] fire magic stone ⇒ You gain 500 life.", "resonator")
    scene = quiet()
    scene.put("field", made_up.resonator("Echo", abilities=echo))
    called = made_up.stone(letters)
    called.marks = frozenset({{"R": "fire", "W": "light"}[letters]})
    scene.put("magic stone deck", called)
    queen = scene.put("ruler area", ruler())
    scene.begin("main").answer("call", queen)
    assert scene.life() == life


def test_a_card_is_asked_for_by_a_keyword_that_only_names_a_text_of_its_own() -> None:
    def named(keyword: str) -> ForceCard:
        face = Face("Heir", ("chant",), cost="{1}", total_cost=1, keywords=(keyword,))
        text = read("[Inheritance] {1}: Draw a card.", "chant")
        return define(made_up_cards.made_up("heir", face), {0: ReadText(text, status="read")})

    heir, other = named("Inheritance {1}"), named("Divinity 3")
    assert ("Inheritance" in heir.keywords, heir.understood) == (True, True)
    assert (other.keywords, other.understood) == (frozenset(), False)


def test_what_no_card_explains_is_still_not_played():
    assert KNOWN_KEYWORDS.isdisjoint({"Divinity", "Grimoire", "Eternal", "Stealth"})
    ruled = next(
        card for card in SYSTEM.catalogue() if any("Divinity" in word for word in card.faces[-1].keywords)
    )
    assert not define(ruled).understood
