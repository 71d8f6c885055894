"""How cards are played and what effects do, alike in both books of Force of Will, told again by 5.01."""

import pytest

from tests.rules.fow5.play.made_up import Telling
from tests.rules.fow8.play import (
    test_actions,
    test_automatic,
    test_cycles,
    test_deciding,
    test_doings,
    test_identity,
    test_moving,
    test_playing,
    test_sides,
    test_worded,
)


@pytest.mark.clause("fow5", "1.4#3")
def test_what_rested_already_does_not_become_rested(by_this_book: Telling) -> None:
    by_this_book(test_playing.test_what_rested_already_does_not_become_rested)


@pytest.mark.clause("fow5", "1.4#4")
def test_what_cannot_be_destroyed_is_not_though_an_effect_says_so(by_this_book: Telling) -> None:
    by_this_book(test_playing.test_what_cannot_be_destroyed_is_not_though_an_effect_says_so)


@pytest.mark.clause("fow5", "9.2#1")
def test_a_continuous_ability_does_nothing_from_hand_deck_or_graveyard(by_this_book: Telling) -> None:
    by_this_book(test_playing.test_a_continuous_ability_does_nothing_from_hand_deck_or_graveyard)


@pytest.mark.clause("fow5", "9.3#2")
def test_a_card_goes_to_the_chase_then_x_then_its_target_then_payment_and_then_it_waits(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_playing.test_a_card_goes_to_the_chase_then_x_then_its_target_then_payment_and_then_it_waits
    )


@pytest.mark.clause("fow5", "9.3#5")
def test_a_card_that_resolves_does_what_is_left_for_its_targets_in_its_order_and_then_leaves_the_chase(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_playing.test_a_card_that_resolves_does_what_is_left_for_its_targets_in_its_order_and_then_leaves_the_chase
    )


@pytest.mark.clause("fow5", "9.5#2")
def test_an_activate_ability_takes_its_target_then_its_cost_and_then_waits_on_the_chase(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_playing.test_an_activate_ability_takes_its_target_then_its_cost_and_then_waits_on_the_chase
    )


@pytest.mark.clause("fow5", "6.2#4")
def test_triggered_abilities_are_all_played_before_the_turn_player_may_act(by_this_book: Telling) -> None:
    by_this_book(test_playing.test_triggered_abilities_are_all_played_before_the_turn_player_may_act)


@pytest.mark.clause("fow5", "3.6#3")
@pytest.mark.clause("fow5", "3.8#3")
def test_cards_in_the_field_and_rulers_are_recovered_or_rested(by_this_book: Telling) -> None:
    by_this_book(test_playing.test_cards_in_the_field_and_rulers_are_recovered_or_rested)


@pytest.mark.clause("fow5", "10.10#1")
@pytest.mark.clause("fow5", "10.10#2")
def test_a_card_is_banished_by_its_controller_alone_and_goes_to_its_owners_graveyard(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_playing.test_a_card_is_banished_by_its_controller_alone_and_goes_to_its_owners_graveyard
    )


@pytest.mark.clause("fow5", "5.4#5")
def test_the_final_step_takes_damage_and_effects_away_before_the_hand_is_discarded(
    by_this_book: Telling,
) -> None:
    by_this_book(test_playing.test_the_final_step_takes_damage_and_effects_away_before_the_hand_is_discarded)


@pytest.mark.clause("fow5", "1.4#5")
def test_x_is_named_as_the_card_is_played_as_high_as_can_be_paid(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_x_is_named_as_the_card_is_played_as_high_as_can_be_paid)


@pytest.mark.clause("fow5", "12.1#1")
@pytest.mark.clause("fow5", "12.1#2")
@pytest.mark.clause("fow5", "12.1#3")
def test_a_card_may_be_awakened_for_more_and_keeps_what_it_gains(by_this_book: Telling) -> None:
    by_this_book(test_deciding.test_a_card_may_be_awakened_for_more_and_keeps_what_it_gains)


@pytest.mark.clause("fow5", "12.2#1")
@pytest.mark.clause("fow5", "12.2#2")
def test_a_resonator_of_the_attribute_is_banished_instead_of_paying(by_this_book: Telling) -> None:
    by_this_book(test_deciding.test_a_resonator_of_the_attribute_is_banished_instead_of_paying)


@pytest.mark.clause("fow5", "12.2#2")
def test_who_does_not_incarnate_pays_and_who_can_do_neither_does_not_play_the_card(
    by_this_book: Telling,
) -> None:
    by_this_book(test_deciding.test_who_does_not_incarnate_pays_and_who_can_do_neither_does_not_play_the_card)


@pytest.mark.clause("fow5", "12.2#2.1")
def test_each_symbol_takes_a_resonator_of_its_own(by_this_book: Telling) -> None:
    by_this_book(test_deciding.test_each_symbol_takes_a_resonator_of_its_own)


@pytest.mark.clause("fow5", "12.2#2.2")
def test_either_attribute_will_do_where_one_symbol_names_two(by_this_book: Telling) -> None:
    by_this_book(test_deciding.test_either_attribute_will_do_where_one_symbol_names_two)


@pytest.mark.clause("fow5", "9.3#2.3")
def test_options_are_chosen_as_the_card_is_played_and_the_others_do_not_exist(by_this_book: Telling) -> None:
    by_this_book(test_deciding.test_options_are_chosen_as_the_card_is_played_and_the_others_do_not_exist)


@pytest.mark.clause("fow5", "9.3#4")
def test_a_cost_becomes_another_then_none_then_more_then_less(by_this_book: Telling) -> None:
    by_this_book(test_deciding.test_a_cost_becomes_another_then_none_then_more_then_less)


@pytest.mark.clause("fow5", "9.3#4")
def test_an_ability_is_not_played_where_any_part_of_what_it_requires_cannot_be_done(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_deciding.test_an_ability_is_not_played_where_any_part_of_what_it_requires_cannot_be_done
    )


@pytest.mark.clause("fow5", "7.5#2.2")
def test_a_judgment_is_played_only_while_what_it_asks_for_holds(by_this_book: Telling) -> None:
    by_this_book(test_deciding.test_a_judgment_is_played_only_while_what_it_asks_for_holds)


@pytest.mark.clause("fow5", "9.1#1.4")
def test_a_gods_art_is_played_once_a_game_under_its_name_whatever_card_has_it(by_this_book: Telling) -> None:
    by_this_book(test_worded.test_a_gods_art_is_played_once_a_game_under_its_name_whatever_card_has_it)


@pytest.mark.clause("fow5", "9.2#2")
def test_inheritance_is_there_in_its_players_hand_and_nowhere_else(by_this_book: Telling) -> None:
    by_this_book(test_worded.test_inheritance_is_there_in_its_players_hand_and_nowhere_else)


@pytest.mark.clause("fow5", "10.14#1.1")
def test_an_ability_that_is_kept_from_triggering_does_not_trigger(by_this_book: Telling) -> None:
    by_this_book(test_automatic.test_an_ability_that_is_kept_from_triggering_does_not_trigger)


@pytest.mark.clause("fow5", "9.6#6")
@pytest.mark.clause("fow5", "9.6#6.1")
def test_a_later_ability_triggers_at_its_time_and_once_only(by_this_book: Telling) -> None:
    by_this_book(test_automatic.test_a_later_ability_triggers_at_its_time_and_once_only)


@pytest.mark.clause("fow5", "9.6#7")
@pytest.mark.clause("fow5", "9.6#7.1")
def test_a_state_ability_triggers_when_its_state_comes_about_and_not_while_it_has_triggered(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_automatic.test_a_state_ability_triggers_when_its_state_comes_about_and_not_while_it_has_triggered
    )


@pytest.mark.clause("fow5", "9.11#1")
def test_what_has_left_the_field_is_known_as_it_last_was_there(by_this_book: Telling) -> None:
    by_this_book(test_automatic.test_what_has_left_the_field_is_known_as_it_last_was_there)


@pytest.mark.clause("fow5", "10.5#1")
def test_a_summoned_resonator_is_a_spell_on_top_of_the_chase_that_was_not_played(
    by_this_book: Telling,
) -> None:
    by_this_book(test_doings.test_a_summoned_resonator_is_a_spell_on_top_of_the_chase_that_was_not_played)


@pytest.mark.clause("fow5", "10.9#3")
def test_a_ruler_in_its_area_goes_to_the_graveyard_only_where_rulers_are_destroyed(
    by_this_book: Telling,
) -> None:
    by_this_book(test_doings.test_a_ruler_in_its_area_goes_to_the_graveyard_only_where_rulers_are_destroyed)


@pytest.mark.clause("fow5", "10.11#1")
def test_what_is_canceled_leaves_the_chase_and_a_card_goes_to_its_owners_graveyard(
    by_this_book: Telling,
) -> None:
    by_this_book(test_doings.test_what_is_canceled_leaves_the_chase_and_a_card_goes_to_its_owners_graveyard)


@pytest.mark.clause("fow5", "10.11#1")
def test_a_canceled_ability_is_gone_and_its_card_stays(by_this_book: Telling) -> None:
    by_this_book(test_doings.test_a_canceled_ability_is_gone_and_its_card_stays)


@pytest.mark.clause("fow5", "10.13#2")
def test_who_searches_sees_the_cards_of_the_deck_and_need_not_find_one(by_this_book: Telling) -> None:
    by_this_book(test_doings.test_who_searches_sees_the_cards_of_the_deck_and_need_not_find_one)


@pytest.mark.clause("fow5", "10.18#2")
@pytest.mark.clause("fow5", "10.18#2.1")
def test_a_hand_is_discarded_whole_and_counts_as_discarded_even_where_there_is_none(
    by_this_book: Telling,
) -> None:
    by_this_book(test_doings.test_a_hand_is_discarded_whole_and_counts_as_discarded_even_where_there_is_none)


@pytest.mark.clause("fow5", "7.12#2.4")
def test_a_card_that_an_effect_keeps_from_attacking_need_not_attack(by_this_book: Telling) -> None:
    by_this_book(test_doings.test_a_card_that_an_effect_keeps_from_attacking_need_not_attack)


@pytest.mark.clause("fow5", "10.16#1")
@pytest.mark.clause("fow5", "10.16#1.1")
def test_a_copy_of_a_spell_does_the_same_and_is_no_card_anywhere_else(by_this_book: Telling) -> None:
    by_this_book(test_sides.test_a_copy_of_a_spell_does_the_same_and_is_no_card_anywhere_else)


@pytest.mark.clause("fow5", "10.16#1.1")
def test_a_copy_of_a_resonator_comes_into_the_field_and_is_gone_when_it_leaves(by_this_book: Telling) -> None:
    by_this_book(test_sides.test_a_copy_of_a_resonator_comes_into_the_field_and_is_gone_when_it_leaves)


@pytest.mark.clause("fow5", "10.16#1.2")
def test_a_copy_of_an_ability_is_that_ability_once_more(by_this_book: Telling) -> None:
    by_this_book(test_sides.test_a_copy_of_an_ability_is_that_ability_once_more)


@pytest.mark.clause("fow5", "10.16#2")
def test_a_copy_has_the_targets_the_x_and_the_options_that_were_chosen(by_this_book: Telling) -> None:
    by_this_book(test_sides.test_a_copy_has_the_targets_the_x_and_the_options_that_were_chosen)


@pytest.mark.clause("fow5", "3.1#4")
def test_the_owner_of_several_cards_decides_their_order_in_a_deck(by_this_book: Telling) -> None:
    by_this_book(test_moving.test_the_owner_of_several_cards_decides_their_order_in_a_deck)


@pytest.mark.clause("fow5", "3.2#2.1")
def test_rulers_are_not_turned_face_down_and_other_cards_are(by_this_book: Telling) -> None:
    by_this_book(test_moving.test_rulers_are_not_turned_face_down_and_other_cards_are)


@pytest.mark.clause("fow5", "9.4#2")
@pytest.mark.clause("fow5", "9.4#2.1")
def test_an_ability_about_what_its_own_card_is_holds_in_every_zone(by_this_book: Telling) -> None:
    by_this_book(test_moving.test_an_ability_about_what_its_own_card_is_holds_in_every_zone)


@pytest.mark.clause("fow5", "9.9#5")
def test_an_effect_of_several_layers_applies_in_each_layer_apart(by_this_book: Telling) -> None:
    by_this_book(test_moving.test_an_effect_of_several_layers_applies_in_each_layer_apart)


@pytest.mark.clause("fow5", "9.1#2.3")
@pytest.mark.clause("fow5", "9.10#1")
@pytest.mark.clause("fow5", "9.10#3")
def test_what_is_replaced_never_happens_and_something_else_does_once(by_this_book: Telling) -> None:
    by_this_book(test_moving.test_what_is_replaced_never_happens_and_something_else_does_once)


@pytest.mark.clause("fow5", "3.2#2")
def test_a_card_face_down_in_the_field_is_known_to_its_controller_only(by_this_book: Telling) -> None:
    by_this_book(test_moving.test_a_card_face_down_in_the_field_is_known_to_its_controller_only)


@pytest.mark.clause("fow5", "3.6#5")
def test_a_j_ruler_in_the_field_is_seen_by_both_with_all_its_sides(by_this_book: Telling) -> None:
    by_this_book(test_moving.test_a_j_ruler_in_the_field_is_seen_by_both_with_all_its_sides)


@pytest.mark.clause("fow5", "10.4#1")
def test_a_revealed_card_is_seen_by_all_until_the_effect_ends(by_this_book: Telling) -> None:
    by_this_book(test_moving.test_a_revealed_card_is_seen_by_all_until_the_effect_ends)


@pytest.mark.clause("fow5", "14.1#1")
@pytest.mark.clause("fow5", "14.1#1.1")
def test_a_player_who_alone_keeps_a_loop_going_has_to_do_something_else_at_last(
    by_this_book: Telling,
) -> None:
    by_this_book(test_cycles.test_a_player_who_alone_keeps_a_loop_going_has_to_do_something_else_at_last)


@pytest.mark.clause("fow5", "14.1#1.2")
def test_a_loop_that_both_can_stop_runs_as_often_as_the_one_who_wants_it_less_says(
    by_this_book: Telling,
) -> None:
    scene = test_cycles.test_a_loop_that_both_can_stop_runs_as_often_as_the_one_who_wants_it_less_says
    by_this_book(lambda: scene(4, 2))


@pytest.mark.clause("fow5", "3.1#3")
def test_an_ability_once_a_turn_is_unused_on_a_card_that_came_back(by_this_book: Telling) -> None:
    by_this_book(test_identity.test_an_ability_once_a_turn_is_unused_on_a_card_that_came_back)


@pytest.mark.clause("fow5", "3.1#3")
def test_a_target_that_left_and_came_back_is_a_new_card_and_no_target(by_this_book: Telling) -> None:
    by_this_book(test_identity.test_a_target_that_left_and_came_back_is_a_new_card_and_no_target)
