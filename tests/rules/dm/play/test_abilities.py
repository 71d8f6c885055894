"""Turns, cards on hold and abilities of Duel Masters, told as scenes with made-up abilities."""

import pytest

from rules.engine.events import Moved
from rules.games.dm.keywords import power
from rules.games.dm.layers import OTHER
from rules.games.dm.nodes import UsesSilentSkill
from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.amounts import Count
from rules.language.changes import AddRaces, AddStats
from rules.language.conditions import There
from rules.language.events import Destroyed
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, Subject
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, banner, cast, scene, when
from tests.rules.restricted import cannot
from tests.rules.scenes import Scene


@pytest.mark.clause("dm", "409.1f")
@pytest.mark.clause("dm", "603.5")
@pytest.mark.clause("dm", "603.5a")
def test_cards_that_one_effect_puts_into_the_battle_zone_come_one_by_one_and_trigger() -> None:
    herald = when("enters", fx.May(fx.Draw(1)), "Herald")
    made = scene()
    made.fill("graveyard", herald, 2)
    made.record(Moved)
    cast(made, fx.MoveTo(Each(cards(zones=("graveyard",), name="Herald")), "battle zone"))
    assert made.offered("resolve") == ["Herald", "Herald"]


@pytest.mark.clause("dm", "512.1")
def test_cards_still_on_hold_when_the_turn_ends_go_to_the_graveyard() -> None:
    made = scene()
    stuck = made.put("pending", when("enters", fx.Draw(1), "Stuck"))
    made.begin("turn end").until("charge_mana", player=1)
    assert made.zone_of(stuck) == "graveyard"


@pytest.mark.clause("dm", "500.5")
def test_an_extra_turn_comes_right_after_the_running_one_each_by_itself() -> None:
    made = scene(2)
    made.put("hand", spell("Again", 1, effect=fx.ExtraTurn()))
    made.put("hand", spell("Again", 1, effect=fx.ExtraTurn()))
    made.begin("main").answer("use", "Again").answer("use", "Again")
    order = []
    for _ in range(4):
        made.until("charge_mana")
        order.append(made.state.active)
        made.answer("pass")
    assert order == [0, 0, 1, 0]


@pytest.mark.clause("dm", "500.5a")
def test_when_both_players_get_an_extra_turn_the_turn_player_takes_theirs_first() -> None:
    made = scene()
    made.put("hand", spell("Both", 1, effect=fx.Do((fx.ExtraTurn("opponent"), fx.ExtraTurn()))))
    made.begin("main").answer("use", "Both")
    order = []
    for _ in range(4):
        made.until("charge_mana")
        order.append(made.state.active)
        made.answer("pass")
    assert order == [0, 1, 1, 0]


@pytest.mark.clause("dm", "501.1a")
@pytest.mark.clause("dm", "602.1")
@pytest.mark.clause("dm", "602.2")
@pytest.mark.clause("dm", "501.1")
@pytest.mark.parametrize("stays", [True, False])
def test_what_silent_skill_does_waits_until_the_other_cards_are_untapped(stays: bool) -> None:
    skill = Triggered(UsesSilentSkill(), fx.May(fx.Draw(1)))
    made = scene()
    made.put("hand", ANT)
    monk = made.put("battle zone", card("Monk", 2, 2000, "Silent Skill", abilities=(skill,)), rested=True)
    bear = made.put("battle zone", BEAR, rested=True)
    made.begin("turn start").answer("yes" if stays else "no", by=0)
    assert (made.ask.kind == "may") == stays
    assert made.in_play(monk).rested == stays
    assert not made.in_play(bear).rested


@pytest.mark.clause("dm", "501.2a")
def test_a_card_that_comes_at_the_beginning_of_a_turn_triggers_only_in_the_next() -> None:
    late = when("turn_begins", fx.May(fx.Draw(1)), "Late")
    call = fx.MoveTo(Each(cards(zones=("graveyard",), whose="you")), "battle zone")
    made = scene()
    made.put("graveyard", late)
    made.put("battle zone", when("turn_begins", call, "Caller"))
    made.begin("turn start")
    assert made.ask.kind == "charge_mana"
    assert "Late" in made.names("battle zone")


@pytest.mark.clause("dm", "601.1f")
@pytest.mark.clause("dm", "601.1g")
@pytest.mark.clause("dm", "605.3")
@pytest.mark.clause("dm", "701.5a")
def test_a_card_is_paid_for_and_used_at_once() -> None:
    made = scene(2)
    made.put("hand", card("Pair", 2))
    made.put("hand", ANT)
    made.put("battle zone", BEAR)
    made.begin("main").answer("use", "Pair")
    assert made.ask.kind == "attack"
    assert made.names("battle zone") == ["Bear", "Pair"]


@pytest.mark.clause("dm", "601.1h")
@pytest.mark.clause("dm", "605.2b")
@pytest.mark.clause("dm", "606.2")
def test_a_player_chooses_as_many_different_cards_as_they_can() -> None:
    made = scene()
    first, second = made.fill("battle zone", BEAR, 2, 1)
    made.put("hand", ANT)
    cast(made, fx.Destroy(Chosen(THEIRS, 2, 2)))
    made.answer("choose", first)
    assert made.names("battle zone", 1) == []
    made = scene()
    only = made.put("battle zone", BEAR, 1)
    cast(made, fx.Destroy(Chosen(THEIRS, 3, 3)))
    assert made.zone_of(only) == "graveyard"


@pytest.mark.clause("dm", "603.2a")
@pytest.mark.clause("dm", "702.1a")
def test_all_that_triggers_as_a_step_begins_does_so_at_once() -> None:
    made = scene()
    for name in ("One", "Two", "Three"):
        made.put("battle zone", when("turn_begins", fx.May(fx.Draw(1)), name))
    made.begin("turn start")
    assert made.offered("resolve") == ["One", "Two", "Three"]


@pytest.mark.clause("dm", "603.2d")
def test_what_did_not_happen_triggers_nothing() -> None:
    made = scene()
    rock = card(
        "Rock",
        1,
        3000,
        abilities=(cannot("leave"), Triggered(Destroyed(), fx.May(fx.Draw(1)))),
    )
    made.put("battle zone", rock, 1)
    made.put("battle zone", ANT)
    cast(made, fx.Destroy(Each(THEIRS)))
    assert made.ask.kind == "attack"


@pytest.mark.clause("dm", "603.4")
@pytest.mark.clause("dm", "605.2a")
@pytest.mark.parametrize("before", [True, False])
def test_the_condition_of_an_ability_must_hold_as_it_is_carried_out(before: bool) -> None:
    wanted = cards(zones=("graveyard",), name="Bear")
    change = fx.MoveTo(Each(cards(name="Bear", zones=("graveyard", "mana zone"))), "hand")
    fill = fx.MoveTo(Each(cards(name="Bear", zones=("mana zone",))), "graveyard")
    made = scene()
    made.put("graveyard" if before else "mana zone", BEAR)
    made.put("battle zone", when("turn_begins", change if before else fill, "First"))
    made.put("battle zone", when("turn_begins", fx.May(fx.Draw(1)), "Second", condition=There(wanted)))
    made.begin("turn start").answer("resolve", "First")
    assert (made.ask.kind == "may") == (not before)


@pytest.mark.clause("dm", "603.5c")
def test_an_ability_that_triggers_on_being_destroyed_looks_back_at_its_own_card() -> None:
    made = scene()
    made.put("battle zone", when("destroyed", fx.May(fx.Draw(1)), "Martyr"), 1)
    cast(made, fx.Destroy(Each(THEIRS)))
    assert made.names("graveyard", 1) == ["Martyr"]
    assert (made.ask.player, made.ask.kind) == (1, "may")


@pytest.mark.clause("dm", "604.1")
@pytest.mark.clause("dm", "608.3a")
@pytest.mark.clause("dm", "608.3c")
@pytest.mark.clause("dm", "110.3d")
def test_a_static_ability_counts_for_every_card_it_means_from_the_moment_that_comes() -> None:
    made = scene()
    made.put("battle zone", banner((AddStats((1000,)),), YOURS))
    ghost = made.put("hand", card("Ghost", 1, 0))
    made.put("hand", BEAR)
    made.begin("main").answer("use", "Ghost")
    assert made.zone_of(ghost) == "battle zone"
    assert power(made.game, ghost) == 1000


@pytest.mark.clause("dm", "603.5b")
@pytest.mark.clause("dm", "110.4f")
def test_what_changes_a_card_as_it_comes_counts_for_what_triggers_on_its_coming() -> None:
    dragons = cards(zones=HERE, races=frozenset({"Dragon"}))
    made = scene()
    made.put("battle zone", banner((AddRaces(frozenset({"Dragon"})),), YOURS, OTHER))
    made.put("battle zone", when("enters", fx.May(fx.Draw(1)), "Watcher", watches=dragons))
    made.put("hand", BEAR)
    made.put("hand", ANT)
    made.begin("main").answer("use", "Ant")
    assert made.ask.kind == "may"


@pytest.mark.clause("dm", "401.1")
def test_the_whole_deck_is_there_as_the_game_begins() -> None:
    deck = [("main", card(f"Card {number}")) for number in range(40)]
    made = Scene.of_decks(RULESET, deck, deck)
    assert len(made.cards("deck")) == 30
    assert len(made.cards("hand") + made.cards("shield zone")) == 10


@pytest.mark.clause("dm", "607.1a")
def test_a_single_effect_is_over_once_it_was_carried_out() -> None:
    made = scene()
    made.put("battle zone", BEAR, 1)
    cast(made, fx.Destroy(Each(THEIRS)))
    late = made.put("battle zone", BEAR, 1)
    made.until("charge_mana", player=0)
    assert made.zone_of(late) == "battle zone"


@pytest.mark.clause("dm", "605.2d")
@pytest.mark.clause("dm", "608.2")
def test_a_number_that_an_effect_asks_for_is_settled_as_it_is_carried_out() -> None:
    made = scene()
    made.fill("battle zone", ANT, 3)
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    cast(made, fx.Draw(Count(YOURS)))
    assert len(made.cards("deck")) == deck - 3


@pytest.mark.clause("dm", "700.2a")
@pytest.mark.clause("dm", "700.2b")
@pytest.mark.clause("dm", "700.2c")
@pytest.mark.parametrize("by", ["you", "opponent"])
def test_one_of_several_effects_is_picked_as_the_ability_is_carried_out(by: str) -> None:
    made = scene()
    made.put("hand", ANT)
    deck = len(made.cards("deck"))
    cast(made, fx.ChooseOne((fx.Draw(1), fx.Draw(3)), by))  # type: ignore[arg-type]
    assert (made.ask.player, made.ask.kind) == (0 if by == "you" else 1, "choose_effect")
    made.answer("choose", -1, 1)
    assert len(made.cards("deck")) == deck - 3


@pytest.mark.clause("dm", "703.1a")
@pytest.mark.clause("dm", "703.2")
@pytest.mark.clause("dm", "703.1")
def test_rules_checks_belong_to_nobody_and_leave_no_effect_waiting() -> None:
    made = scene()
    weak = made.put("hand", card("Ghost", 1, 0))
    made.put("battle zone", when("enters", fx.May(fx.Draw(1)), "Watcher", watches=YOURS))
    made.begin("main").answer("use", "Ghost")
    assert made.zone_of(weak) == "graveyard"
    assert made.ask.kind == "may"


@pytest.mark.clause("dm", "702.3a")
@pytest.mark.clause("dm", "702.3b")
@pytest.mark.clause("dm", "702.1")
@pytest.mark.clause("dm", "111.2")
@pytest.mark.clause("dm", "111.2c")
def test_untapping_and_drawing_happen_by_themselves_as_their_steps_begin() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR, rested=True)
    made.put("battle zone", when("turn_begins", fx.May(fx.Draw(1)), "Herald"))
    made.begin("turn start")
    assert not made.in_play(bear).rested
    deck = len(made.cards("deck"))
    made.answer("no")
    assert made.ask.kind == "charge_mana"
    assert len(made.cards("deck")) == deck - 1


@pytest.mark.clause("dm", "701.11a")
@pytest.mark.clause("dm", "103.2")
def test_shuffling_changes_the_order_and_nothing_else() -> None:
    deck = [("main", card(f"Card {number}")) for number in range(40)]
    made = Scene.of_decks(RULESET, deck, deck, seed=5)
    order = made.names("deck") + made.names("hand") + made.names("shield zone")
    assert made.names("deck") != [one.name for _, one in deck[: len(made.cards("deck"))]]
    assert sorted(order) == sorted(one.name for _, one in deck)


@pytest.mark.clause("dm", "603.2")
def test_an_effect_about_the_card_of_its_event_finds_it_only_where_it_is() -> None:
    made = scene()
    made.put("battle zone", when("enters", fx.Destroy(Subject()), "Trap", watches=THEIRS))
    made.put("mana zone", ANT, 1)
    ant = made.put("hand", ANT, 1)
    made.begin("main", active=1).answer("use", ant)
    assert made.zone_of(ant) == "graveyard"
