"""Setting up, turn and actions that both books of Force of Will play alike, told again by 5.01."""

import pytest

from tests.rules.fow5.play.made_up import Telling
from tests.rules.fow8.play import test_actions, test_setup, test_turn


@pytest.mark.clause("fow5", "3.9#2")
def test_new_cards_lie_on_top_of_the_graveyard(by_this_book: Telling) -> None:
    by_this_book(test_setup.test_new_cards_lie_on_top_of_the_graveyard)


@pytest.mark.clause("fow5", "5.1#3")
@pytest.mark.clause("fow5", "10.8#1")
def test_the_turn_player_draws_a_card_but_not_in_the_first_turn_of_the_game(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_the_turn_player_draws_a_card_but_not_in_the_first_turn_of_the_game)


@pytest.mark.clause("fow5", "5.1#1")
@pytest.mark.clause("fow5", "5.4#4")
def test_what_waits_for_the_turn_to_begin_is_played_before_the_draw(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_what_waits_for_the_turn_to_begin_is_played_before_the_draw)


@pytest.mark.clause("fow5", "5.4#4")
def test_there_is_priority_after_the_draw(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_there_is_priority_after_the_draw)


@pytest.mark.clause("fow5", "5.2#1")
def test_each_player_skips_the_recovery_phase_of_their_own_first_turn(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_each_player_skips_the_recovery_phase_of_their_own_first_turn)


@pytest.mark.clause("fow5", "5.2#5")
@pytest.mark.clause("fow5", "10.12#1")
def test_the_turn_player_recovers_field_and_ruler_area_and_the_other_does_not(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_the_turn_player_recovers_field_and_ruler_area_and_the_other_does_not)


@pytest.mark.clause("fow5", "5.4#4")
def test_there_is_priority_before_and_after_recovering(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_there_is_priority_before_and_after_recovering)


@pytest.mark.clause("fow5", "9.7#4")
def test_will_is_gone_when_the_turn_player_recovers(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_will_is_gone_when_the_turn_player_recovers)


@pytest.mark.clause("fow5", "5.3#1")
def test_what_waits_for_the_main_phase_comes_before_any_action(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_what_waits_for_the_main_phase_comes_before_any_action)


@pytest.mark.clause("fow5", "5.3#2")
@pytest.mark.clause("fow5", "6")
def test_the_turn_player_has_priority_in_the_main_phase(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_the_turn_player_has_priority_in_the_main_phase)


@pytest.mark.clause("fow5", "5.1#2")
@pytest.mark.clause("fow5", "5.1#4")
@pytest.mark.clause("fow5", "5.2#3")
@pytest.mark.clause("fow5", "5.2#7")
@pytest.mark.clause("fow5", "5.4#1")
@pytest.mark.clause("fow5", "5.4#2")
@pytest.mark.clause("fow5", "5.4#3")
@pytest.mark.clause("fow5", "5.4#4")
def test_the_end_phase_has_its_beginning_and_then_the_end_of_the_turn(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_the_end_phase_has_its_beginning_and_then_the_end_of_the_turn)


@pytest.mark.clause("fow5", "5.4#5.1")
def test_damage_goes_at_the_end_of_the_turn(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_damage_goes_at_the_end_of_the_turn)


@pytest.mark.clause("fow5", "5.4#5.2")
def test_what_lasts_until_the_end_of_the_turn_ends(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_what_lasts_until_the_end_of_the_turn_ends)


@pytest.mark.clause("fow5", "5.2#4")
@pytest.mark.clause("fow5", "5.4#5.3")
def test_will_is_gone_at_the_end_of_the_turn(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_will_is_gone_at_the_end_of_the_turn)


@pytest.mark.clause("fow5", "3.5#3")
@pytest.mark.clause("fow5", "5.4#5.4")
@pytest.mark.clause("fow5", "10.18#1")
def test_a_turn_player_with_more_than_seven_cards_discards_down_to_seven(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_a_turn_player_with_more_than_seven_cards_discards_down_to_seven)


@pytest.mark.clause("fow5", "5.4#5.5")
def test_a_rule_process_after_the_final_step_brings_priority_and_the_step_again(
    by_this_book: Telling,
) -> None:
    by_this_book(test_turn.test_a_rule_process_after_the_final_step_brings_priority_and_the_step_again)


@pytest.mark.clause("fow5", "5.4#6")
def test_after_the_end_phase_the_other_player_takes_the_turn(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_after_the_end_phase_the_other_player_takes_the_turn)


@pytest.mark.clause("fow5", "6.1#1")
@pytest.mark.clause("fow5", "6.1#1.1")
def test_rule_processes_come_before_anyone_has_priority(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_rule_processes_come_before_anyone_has_priority)


@pytest.mark.clause("fow5", "6.1#1.2")
@pytest.mark.clause("fow5", "6.2#1")
@pytest.mark.clause("fow5", "6.2#2")
@pytest.mark.clause("fow5", "9.6#3")
def test_of_several_triggered_abilities_the_turn_player_chooses_and_plays_theirs_first(
    by_this_book: Telling,
) -> None:
    by_this_book(test_turn.test_of_several_triggered_abilities_the_turn_player_chooses_and_plays_theirs_first)


@pytest.mark.clause("fow5", "6.1#1.3")
@pytest.mark.clause("fow5", "6.3#1")
@pytest.mark.clause("fow5", "6.4#1")
@pytest.mark.clause("fow5", "6.4#1.1")
def test_a_player_who_acts_keeps_priority(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_a_player_who_acts_keeps_priority)


@pytest.mark.clause("fow5", "6.3#1.5")
@pytest.mark.clause("fow5", "6.4#1.3")
@pytest.mark.clause("fow5", "7.12#1")
def test_a_pass_gives_priority_to_the_other_player(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_a_pass_gives_priority_to_the_other_player)


@pytest.mark.clause("fow5", "3.13#1")
@pytest.mark.clause("fow5", "6.4#1.2")
@pytest.mark.clause("fow5", "6.4#2")
def test_two_passes_in_a_row_resolve_the_last_put_on_the_chase_then_the_turn_player_has_priority(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_turn.test_two_passes_in_a_row_resolve_the_last_put_on_the_chase_then_the_turn_player_has_priority
    )


@pytest.mark.clause("fow5", "6.1#1.4")
def test_the_sequence_ends_when_both_pass_with_an_empty_chase(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_the_sequence_ends_when_both_pass_with_an_empty_chase)


@pytest.mark.clause("fow5", "6.2#3")
@pytest.mark.clause("fow5", "9.6#4")
def test_a_triggered_ability_without_a_legal_target_is_gone(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_a_triggered_ability_without_a_legal_target_is_gone)


@pytest.mark.clause("fow5", "8.6#3.2")
def test_is_unsettled_tells_rule_processes_that_were_due(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_is_unsettled_tells_rule_processes_that_were_due)


@pytest.mark.clause("fow5", "1.3#4")
def test_a_player_may_concede_at_any_time_and_the_other_wins(by_this_book: Telling) -> None:
    by_this_book(test_turn.test_a_player_may_concede_at_any_time_and_the_other_wins)


@pytest.mark.clause("fow5", "6.3#2")
@pytest.mark.clause("fow5", "7")
@pytest.mark.clause("fow5", "7.1#1")
@pytest.mark.clause("fow5", "7.2#1")
def test_resonators_are_played_only_at_main_timing(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_resonators_are_played_only_at_main_timing)


@pytest.mark.clause("fow5", "6.3#3")
@pytest.mark.clause("fow5", "7.1#2")
@pytest.mark.clause("fow5", "7.2#2")
def test_each_of_the_types_played_at_main_timing_is_offered_and_a_stone_is_not(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_each_of_the_types_played_at_main_timing_is_offered_and_a_stone_is_not)


@pytest.mark.clause("fow5", "7.1#3")
@pytest.mark.clause("fow5", "9.3#1")
def test_a_resonator_waits_on_the_chase_and_then_comes_into_the_field_under_its_controller(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_actions.test_a_resonator_waits_on_the_chase_and_then_comes_into_the_field_under_its_controller
    )


@pytest.mark.clause("fow5", "3.13#3")
@pytest.mark.clause("fow5", "9.3#2.2")
def test_a_played_card_is_a_spell_on_the_chase_that_can_be_answered(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_a_played_card_is_a_spell_on_the_chase_that_can_be_answered)


@pytest.mark.clause("fow5", "7.3#1")
@pytest.mark.clause("fow5", "7.3#2")
@pytest.mark.clause("fow5", "7.3#3")
@pytest.mark.clause("fow5", "7.7#3")
def test_a_chant_does_what_it_says_when_it_resolves_and_goes_to_its_owners_graveyard(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_actions.test_a_chant_does_what_it_says_when_it_resolves_and_goes_to_its_owners_graveyard
    )


@pytest.mark.clause("fow5", "6.3#1.1")
@pytest.mark.clause("fow5", "7.7#1")
@pytest.mark.clause("fow5", "7.7#2")
@pytest.mark.clause("fow5", "12.3#1")
@pytest.mark.clause("fow5", "12.3#2")
def test_a_card_with_quickcast_is_played_whenever_its_player_has_priority(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_a_card_with_quickcast_is_played_whenever_its_player_has_priority)


@pytest.mark.clause("fow5", "3.1#3")
@pytest.mark.clause("fow5", "3.14#1")
@pytest.mark.clause("fow5", "7.5#1")
@pytest.mark.clause("fow5", "7.5#3")
def test_a_judgment_brings_the_ruler_into_the_field_j_ruler_side_up_the_same_card(
    by_this_book: Telling,
) -> None:
    by_this_book(test_actions.test_a_judgment_brings_the_ruler_into_the_field_j_ruler_side_up_the_same_card)


@pytest.mark.clause("fow5", "7.5#2")
def test_a_judgment_waits_on_the_chase_and_is_no_card_there(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_a_judgment_waits_on_the_chase_and_is_no_card_there)


@pytest.mark.clause("fow5", "7.5#2.1")
def test_a_judgment_is_paid_for(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_a_judgment_is_paid_for)


@pytest.mark.clause("fow5", "7.5#1")
def test_a_rested_ruler_has_no_judgment_nor_has_one_without_the_keyword(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_a_rested_ruler_has_no_judgment_nor_has_one_without_the_keyword)


@pytest.mark.clause("fow5", "7.5#1")
def test_one_judgment_a_turn(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_one_judgment_a_turn)


@pytest.mark.clause("fow5", "6.3#1.2")
@pytest.mark.clause("fow5", "7.8#1")
@pytest.mark.clause("fow5", "7.8#2")
@pytest.mark.clause("fow5", "7.8#3")
@pytest.mark.clause("fow5", "7.10#3")
@pytest.mark.clause("fow5", "9.3#5.2")
def test_an_activate_ability_is_played_with_priority_by_the_controller_of_its_card_and_resolves(
    by_this_book: Telling,
) -> None:
    by_this_book(
        test_actions.test_an_activate_ability_is_played_with_priority_by_the_controller_of_its_card_and_resolves
    )


@pytest.mark.clause("fow5", "9.5#3")
@pytest.mark.clause("fow5", "9.5#4")
@pytest.mark.clause("fow5", "10.12#2")
@pytest.mark.clause("fow5", "11.6#1")
def test_a_resonator_rests_for_an_ability_only_if_it_was_there_all_turn_or_is_swift(
    by_this_book: Telling,
) -> None:
    by_this_book(test_actions.test_a_resonator_rests_for_an_ability_only_if_it_was_there_all_turn_or_is_swift)


@pytest.mark.clause("fow5", "9.5#3")
@pytest.mark.clause("fow5", "9.5#4")
def test_a_j_ruler_does_not_rest_for_an_ability_in_the_turn_of_its_judgment(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_a_j_ruler_does_not_rest_for_an_ability_in_the_turn_of_its_judgment)


@pytest.mark.clause("fow5", "9.3#3")
def test_targets_are_chosen_as_a_card_is_played_and_without_one_it_cannot_be(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_targets_are_chosen_as_a_card_is_played_and_without_one_it_cannot_be)


@pytest.mark.clause("fow5", "9.3#5.1")
def test_a_target_that_is_gone_when_the_spell_resolves_is_left_out(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_a_target_that_is_gone_when_the_spell_resolves_is_left_out)


@pytest.mark.clause("fow5", "7.12#2")
@pytest.mark.clause("fow5", "7.12#2.1")
@pytest.mark.clause("fow5", "7.12#2.2")
def test_a_player_whose_card_has_to_attack_and_can_does_not_pass_at_main_timing(
    by_this_book: Telling,
) -> None:
    by_this_book(test_actions.test_a_player_whose_card_has_to_attack_and_can_does_not_pass_at_main_timing)


@pytest.mark.clause("fow5", "7.12#2.5")
def test_a_card_that_must_be_paid_for_to_attack_lets_its_player_pass(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_a_card_that_must_be_paid_for_to_attack_lets_its_player_pass)


@pytest.mark.clause("fow5", "7.2#3")
@pytest.mark.clause("fow5", "7.2#4")
@pytest.mark.clause("fow5", "10.1")
@pytest.mark.clause("fow5", "10.1#1")
def test_an_addition_with_a_subtype_comes_onto_the_resonator_it_targets(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_an_addition_with_a_subtype_comes_onto_the_resonator_it_targets)


@pytest.mark.clause("fow5", "7.2#4")
def test_an_addition_whose_target_is_gone_goes_to_the_graveyard(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_an_addition_whose_target_is_gone_goes_to_the_graveyard)


@pytest.mark.clause("fow5", "13.3#1")
@pytest.mark.clause("fow5", "13.3#1.1")
def test_an_addition_falls_off_with_the_card_it_was_on_and_a_field_addition_stays(
    by_this_book: Telling,
) -> None:
    by_this_book(test_actions.test_an_addition_falls_off_with_the_card_it_was_on_and_a_field_addition_stays)


@pytest.mark.clause("fow5", "7.11#1")
def test_no_second_stone_is_called_in_a_turn_nor_one_after_a_judgment(by_this_book: Telling) -> None:
    by_this_book(test_actions.test_no_second_stone_is_called_in_a_turn_nor_one_after_a_judgment)
