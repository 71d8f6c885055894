"""Battles, will and rules that both books of Force of Will play alike, told again by 5.01."""

import pytest

from tests.rules.fow5.play.made_up import Telling
from tests.rules.fow8.play import test_battle, test_moments, test_rules


@pytest.mark.clause("fow5", "6.3#4")
@pytest.mark.clause("fow5", "7.4#1")
@pytest.mark.clause("fow5", "7.4#2")
@pytest.mark.clause("fow5", "8")
def test_a_battle_begins_at_main_timing_without_the_chase(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_a_battle_begins_at_main_timing_without_the_chase)


@pytest.mark.clause("fow5", "8.6#2")
def test_there_is_priority_before_the_attack_is_declared(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_there_is_priority_before_the_attack_is_declared)


@pytest.mark.clause("fow5", "1.5#5")
@pytest.mark.clause("fow5", "2.6#2")
@pytest.mark.clause("fow5", "8.2#3")
@pytest.mark.clause("fow5", "8.4#2.2")
@pytest.mark.clause("fow5", "8.5#2.2")
@pytest.mark.clause("fow5", "10.6#2")
def test_an_unblocked_attacker_takes_its_atk_from_the_opponents_life(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_an_unblocked_attacker_takes_its_atk_from_the_opponents_life)


@pytest.mark.clause("fow5", "8.2#5")
def test_the_attacker_is_rested(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_the_attacker_is_rested)


@pytest.mark.clause("fow5", "8.2#5")
def test_mobilize_is_paid_for_an_attack_and_for_a_block(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_mobilize_is_paid_for_an_attack_and_for_a_block)


@pytest.mark.clause("fow5", "8.2#6")
def test_a_forfeit_without_an_answer_allows_no_other_battle_this_turn(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_a_forfeit_without_an_answer_allows_no_other_battle_this_turn)


@pytest.mark.clause("fow5", "8.2#3")
@pytest.mark.clause("fow5", "8.2#4")
def test_a_card_that_must_attack_does_and_nobody_forfeits_then(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_a_card_that_must_attack_does_and_nobody_forfeits_then)


@pytest.mark.clause("fow5", "8.1#2")
@pytest.mark.clause("fow5", "8.2#2")
@pytest.mark.clause("fow5", "8.2#7")
@pytest.mark.clause("fow5", "8.3#2")
@pytest.mark.clause("fow5", "8.3#6")
@pytest.mark.clause("fow5", "8.4#3")
@pytest.mark.clause("fow5", "8.5#4")
@pytest.mark.clause("fow5", "8.6#2")
def test_there_is_priority_in_every_step_of_a_battle(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_there_is_priority_in_every_step_of_a_battle)


@pytest.mark.clause("fow5", "8.3#3")
@pytest.mark.clause("fow5", "8.3#4")
@pytest.mark.clause("fow5", "8.4#2.1")
@pytest.mark.clause("fow5", "8.5#2.1")
@pytest.mark.clause("fow5", "8.5#3")
def test_a_blocker_is_rested_takes_the_damage_and_deals_its_own(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_a_blocker_is_rested_takes_the_damage_and_deals_its_own)


@pytest.mark.clause("fow5", "8.3#3")
def test_a_rested_card_does_not_block_nor_does_the_attacked_one(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_a_rested_card_does_not_block_nor_does_the_attacked_one)


@pytest.mark.clause("fow5", "8.3#5")
@pytest.mark.clause("fow5", "8.5#3")
def test_an_attacked_fighter_battles_where_nobody_blocks(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_an_attacked_fighter_battles_where_nobody_blocks)


@pytest.mark.clause("fow5", "8.3#5")
@pytest.mark.clause("fow5", "8.5#3")
def test_when_the_blocker_leaves_the_damage_goes_to_what_was_attacked(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_when_the_blocker_leaves_the_damage_goes_to_what_was_attacked)


@pytest.mark.clause("fow5", "8.4#1")
@pytest.mark.clause("fow5", "8.5#1")
def test_without_an_attacker_the_battle_ends_with_no_damage(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_without_an_attacker_the_battle_ends_with_no_damage)


@pytest.mark.clause("fow5", "8.4#2")
@pytest.mark.clause("fow5", "8.5#2.1")
@pytest.mark.clause("fow5", "11.3#1")
def test_an_attacker_with_first_strike_kills_before_it_is_struck(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_an_attacker_with_first_strike_kills_before_it_is_struck)


@pytest.mark.clause("fow5", "8.5#2")
@pytest.mark.clause("fow5", "8.5#2.2")
@pytest.mark.clause("fow5", "8.6#2")
def test_first_strike_deals_damage_once_and_before_the_normal_step(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_first_strike_deals_damage_once_and_before_the_normal_step)


@pytest.mark.clause("fow5", "8.4#2")
def test_a_blocker_with_first_strike_deals_its_damage_with_all_others(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_a_blocker_with_first_strike_deals_its_damage_with_all_others)


@pytest.mark.clause("fow5", "8.6#3")
@pytest.mark.clause("fow5", "8.6#3.1")
def test_what_lasts_until_the_end_of_the_battle_ends_with_it(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_what_lasts_until_the_end_of_the_battle_ends_with_it)


@pytest.mark.clause("fow5", "8.6#4")
def test_after_a_battle_it_is_main_timing_again(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_after_a_battle_it_is_main_timing_again)


@pytest.mark.clause("fow5", "11.5#1")
def test_a_flier_is_blocked_only_by_a_flier(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_a_flier_is_blocked_only_by_a_flier)


@pytest.mark.clause("fow5", "11.4#1")
def test_explode_destroys_both_resonators_after_battle_damage(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_explode_destroys_both_resonators_after_battle_damage)


@pytest.mark.clause("fow5", "11.4#2")
def test_a_j_ruler_neither_explodes_nor_is_blown_up(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_a_j_ruler_neither_explodes_nor_is_blown_up)


@pytest.mark.clause("fow5", "9.6#1")
@pytest.mark.clause("fow5", "9.6#2")
def test_bane_waits_on_the_chase_where_it_can_be_answered(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_bane_waits_on_the_chase_where_it_can_be_answered)


@pytest.mark.clause("fow5", "9.6#8")
def test_a_triggered_ability_resolves_though_its_card_has_left(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_a_triggered_ability_resolves_though_its_card_has_left)


@pytest.mark.clause("fow5", "10.9#4")
def test_an_eternal_card_is_destroyed_by_nothing(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_an_eternal_card_is_destroyed_by_nothing)


@pytest.mark.clause("fow5", "1.3#1")
@pytest.mark.clause("fow5", "1.3#2")
@pytest.mark.clause("fow5", "13.1#1")
def test_a_player_with_no_life_left_loses_and_the_other_wins(by_this_book: Telling) -> None:
    by_this_book(test_battle.test_a_player_with_no_life_left_loses_and_the_other_wins)


@pytest.mark.clause("fow5", "2.3#2")
@pytest.mark.clause("fow5", "2.3#3")
@pytest.mark.clause("fow5", "2.3#4")
@pytest.mark.clause("fow5", "2.3#5")
def test_a_cost_is_attributes_and_a_free_part(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_a_cost_is_attributes_and_a_free_part)


@pytest.mark.clause("fow5", "9.7#2")
@pytest.mark.clause("fow5", "10.2#1")
@pytest.mark.clause("fow5", "10.2#3")
@pytest.mark.clause("fow5", "10.2#5")
def test_playing_a_card_rests_stones_for_exactly_its_cost(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_playing_a_card_rests_stones_for_exactly_its_cost)


@pytest.mark.clause("fow5", "10.2#2")
def test_an_attribute_is_paid_only_with_that_attribute_and_the_free_cost_with_any(
    by_this_book: Telling,
) -> None:
    by_this_book(test_rules.test_an_attribute_is_paid_only_with_that_attribute_and_the_free_cost_with_any)


@pytest.mark.clause("fow5", "10.2#4")
def test_what_cannot_be_paid_whole_is_not_begun_and_a_double_stone_counts_once(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_what_cannot_be_paid_whole_is_not_begun_and_a_double_stone_counts_once)


@pytest.mark.clause("fow5", "10.2#4")
@pytest.mark.clause("fow5", "10.2#5")
def test_every_way_of_paying_is_offered_that_leaves_the_rest_payable(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_every_way_of_paying_is_offered_that_leaves_the_rest_payable)


@pytest.mark.clause("fow5", "7.8#2")
@pytest.mark.clause("fow5", "9.7#1")
@pytest.mark.clause("fow5", "9.7#2")
@pytest.mark.clause("fow5", "9.7#3")
@pytest.mark.clause("fow5", "9.7#5")
def test_a_will_ability_is_played_with_priority_and_resolves_without_the_chase(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_a_will_ability_is_played_with_priority_and_resolves_without_the_chase)


@pytest.mark.clause("fow5", "9.7#4")
@pytest.mark.clause("fow5", "10.2#1")
def test_will_made_earlier_stays_and_is_spent(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_will_made_earlier_stays_and_is_spent)


@pytest.mark.clause("fow5", "9.5#3")
@pytest.mark.clause("fow5", "9.5#4")
def test_a_resonator_makes_will_only_if_it_was_there_all_turn(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_a_resonator_makes_will_only_if_it_was_there_all_turn)


@pytest.mark.clause("fow5", "9.9#10")
def test_without_effects_a_card_is_what_is_printed_on_it(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_without_effects_a_card_is_what_is_printed_on_it)


@pytest.mark.clause("fow5", "9.9#6")
@pytest.mark.clause("fow5", "9.9#6.2")
def test_otherwise_the_earlier_effect_comes_first(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_otherwise_the_earlier_effect_comes_first)


@pytest.mark.clause("fow5", "9.1#1.1")
@pytest.mark.clause("fow5", "9.4#1")
def test_a_continuous_ability_holds_while_its_card_is_in_the_field(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_a_continuous_ability_holds_while_its_card_is_in_the_field)


@pytest.mark.clause("fow5", "9.2#1.1")
@pytest.mark.clause("fow5", "9.2#1.2")
@pytest.mark.clause("fow5", "9.2#1.3")
def test_a_rulers_abilities_are_active_in_the_ruler_area(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_a_rulers_abilities_are_active_in_the_ruler_area)


@pytest.mark.clause("fow5", "2.7#2")
@pytest.mark.clause("fow5", "10.6#1")
@pytest.mark.clause("fow5", "13.2#1")
def test_damage_adds_up_until_it_reaches_the_defense(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_damage_adds_up_until_it_reaches_the_defense)


@pytest.mark.clause("fow5", "10.8#2")
def test_two_cards_are_drawn_one_after_the_other_from_the_top(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_two_cards_are_drawn_one_after_the_other_from_the_top)


@pytest.mark.clause("fow5", "1.4#2")
def test_an_effect_is_done_as_far_as_it_can_be(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_an_effect_is_done_as_far_as_it_can_be)


@pytest.mark.clause("fow5", "1.3#3")
def test_when_both_lose_at_once_the_game_is_a_draw(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_when_both_lose_at_once_the_game_is_a_draw)


@pytest.mark.clause("fow5", "1.5#5.1")
def test_life_is_rounded_up_to_hundreds(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_life_is_rounded_up_to_hundreds)


@pytest.mark.clause("fow5", "3.1#5")
def test_a_destroyed_card_goes_to_its_owners_graveyard_whoever_controls_it(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_a_destroyed_card_goes_to_its_owners_graveyard_whoever_controls_it)


@pytest.mark.clause("fow5", "3.2#1.1")
@pytest.mark.clause("fow5", "3.2#1.2")
@pytest.mark.clause("fow5", "10.12#1")
def test_a_card_comes_recovered_and_is_rested_and_recovered(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_a_card_comes_recovered_and_is_rested_and_recovered)


@pytest.mark.clause("fow5", "10.13#1")
def test_from_a_public_zone_a_player_chooses_what_there_is(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_from_a_public_zone_a_player_chooses_what_there_is)


@pytest.mark.clause("fow5", "10.18#1")
def test_a_discarded_card_goes_from_hand_to_graveyard(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_a_discarded_card_goes_from_hand_to_graveyard)


@pytest.mark.clause("fow5", "10.3#1")
def test_a_removed_card_lies_in_the_removed_area(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_a_removed_card_lies_in_the_removed_area)


@pytest.mark.clause("fow5", "9.6#2")
def test_enter_triggers_when_its_card_comes_into_the_field(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_enter_triggers_when_its_card_comes_into_the_field)


@pytest.mark.clause("fow5", "9.6#5.2")
def test_an_ability_that_triggers_on_leaving_sees_the_card_as_it_was_in_the_field(
    by_this_book: Telling,
) -> None:
    by_this_book(test_rules.test_an_ability_that_triggers_on_leaving_sees_the_card_as_it_was_in_the_field)


@pytest.mark.clause("fow5", "10.14#1")
def test_an_ability_triggers_each_time_its_condition_is_met(by_this_book: Telling) -> None:
    by_this_book(test_rules.test_an_ability_triggers_each_time_its_condition_is_met)


@pytest.mark.clause("fow5", "5.2#2")
@pytest.mark.clause("fow5", "5.2#6")
def test_the_recovery_phase_has_its_beginning_and_its_end(by_this_book: Telling) -> None:
    by_this_book(test_moments.test_the_recovery_phase_has_its_beginning_and_its_end)


@pytest.mark.clause("fow5", "8.1#1")
@pytest.mark.clause("fow5", "8.2#1")
@pytest.mark.clause("fow5", "8.3#1")
@pytest.mark.clause("fow5", "8.6#1")
def test_each_step_of_a_battle_that_has_a_moment_triggers_what_waits_for_it(by_this_book: Telling) -> None:
    by_this_book(test_moments.test_each_step_of_a_battle_that_has_a_moment_triggers_what_waits_for_it)


@pytest.mark.clause("fow5", "1.5#3")
@pytest.mark.clause("fow5", "1.5#3.1")
@pytest.mark.clause("fow5", "1.5#3.2")
@pytest.mark.clause("fow5", "1.5#4")
@pytest.mark.clause("fow5", "3.14#2")
def test_who_controls_a_card_controls_its_abilities_and_what_they_do(by_this_book: Telling) -> None:
    by_this_book(test_moments.test_who_controls_a_card_controls_its_abilities_and_what_they_do)


@pytest.mark.clause("fow5", "7.12#2.3")
def test_the_opponent_can_always_be_attacked_so_a_bound_card_keeps_its_player_from_passing(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_moments.test_the_opponent_can_always_be_attacked_so_a_bound_card_keeps_its_player_from_passing
    )


@pytest.mark.clause("fow5", "9.1#1.2")
@pytest.mark.clause("fow5", "9.5#1")
def test_an_activate_ability_is_played_only_where_its_cost_can_be_paid(by_this_book: Telling) -> None:
    by_this_book(test_moments.test_an_activate_ability_is_played_only_where_its_cost_can_be_paid)


@pytest.mark.clause("fow5", "9.1#2.1")
@pytest.mark.clause("fow5", "9.1#2.2")
@pytest.mark.clause("fow5", "9.8#1")
@pytest.mark.clause("fow5", "9.9#7")
def test_a_continuous_effect_with_a_condition_takes_in_what_comes_later_and_a_one_time_effect_does_not(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_moments.test_a_continuous_effect_with_a_condition_takes_in_what_comes_later_and_a_one_time_effect_does_not
    )


@pytest.mark.clause("fow5", "9.9#8")
def test_a_card_comes_into_the_field_with_the_effects_that_are_there(by_this_book: Telling) -> None:
    by_this_book(test_moments.test_a_card_comes_into_the_field_with_the_effects_that_are_there)
