"""The phases of a turn (chapter 9) and priority in them (11.1)."""

import pytest

from rules.engine.continuous_effects import Lasting
from rules.engine.events import Damaged, Moved, StepBegan
from rules.games.setcg.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Replacement, Triggered
from rules.language.changes import AddStats
from rules.language.costs import Cost, RestThis
from rules.language.durations import END_OF_TURN
from rules.language.events import Draws, Moment
from rules.language.references import Chosen, Each
from tests.rules.restricted import cannot
from tests.rules.setcg.play.made_up import (
    FORWARDS,
    WOOD,
    action,
    backup,
    bolt,
    forward,
    other,
    summon,
    table,
    when,
)

IMP = other("monster", "Imp", cost=0)
HERALD = when("turn_begins", fx.Draw(1))


@pytest.mark.clause("setcg", "9.1")
@pytest.mark.clause("setcg", "9.4.1.1")
def test_a_turn_goes_through_its_phases_with_a_main_phase_before_and_after_the_attack_phase() -> None:
    scene = table()
    scene.fill("hand", WOOD, 6)
    scene.record(StepBegan).begin("active").until("discard")
    names = [event.step for event in scene.log if isinstance(event, StepBegan)]
    assert names == [
        "active",
        "draw",
        "main 1",
        "attack preparation",
        "attack declaration",
        "main 2",
        "end",
    ]
    assert scene.went_through("9.4") == 2


@pytest.mark.clause("setcg", "9.2.1.1")
@pytest.mark.clause("setcg", "15.1.1.1.1")
def test_only_the_turn_players_dulled_cards_become_active() -> None:
    scene = table()
    mine = scene.put("field", backup(), rested=True)
    theirs = scene.put("field", backup(), 1, rested=True)
    scene.put("hand", IMP)
    scene.begin("active")
    assert not scene.in_play(mine).rested
    assert scene.in_play(theirs).rested


@pytest.mark.clause("setcg", "9.2.1.2")
@pytest.mark.clause("setcg", "9.3.1.2")
@pytest.mark.clause("setcg", "9.4.1.3")
@pytest.mark.clause("setcg", "9.4.1.4")
def test_nobody_acts_before_the_main_phase_where_what_triggered_meanwhile_goes_on_the_stack() -> None:
    scene = table()
    scene.put("field", forward(abilities=(HERALD,)))
    for player in (0, 1):
        scene.put("hand", bolt(cost=0), player)
    scene.begin("active")
    assert (scene.ask.kind, scene.ask.player) == ("main", 0)
    assert len(scene.state.pending) == 1
    assert len(scene.cards("hand")) == 3
    scene.do("pass", "pass")
    assert len(scene.cards("hand")) == 4


@pytest.mark.clause("setcg", "9.4.1.3")
@pytest.mark.clause("setcg", "11.9.7")
def test_what_waits_for_main_phase_1_goes_on_the_stack_together_with_what_triggered_before() -> None:
    riser = Triggered(Moment("main_1_begins", "you"), fx.DealDamageToPlayer(1))
    scene = table()
    scene.put("field", forward("Herald", abilities=(HERALD,)))
    scene.put("field", forward("Riser", abilities=(riser,)))
    for player in (0, 1):
        scene.put("hand", bolt(cost=0), player)
    scene.begin("active")
    assert (scene.ask.kind, scene.offered("stack")) == ("order_triggers", ["Herald", "Riser"])
    scene.answer("stack", "Herald", by=0)
    assert [scene.state.cards[one.card].name for one in scene.state.pending] == ["Herald", "Riser"]


@pytest.mark.clause("setcg", "9.4.1.1")
@pytest.mark.parametrize(
    ("moment", "turns", "phases"),
    [
        ("main_1_begins", "you", ["main 1"]),
        ("attack_begins", "you", ["attack preparation"]),
        ("main_2_begins", "you", ["main 2"]),
        ("main_1_begins", "opponent", []),
        ("attack_begins", "anyone", ["attack preparation"]),
    ],
)
@pytest.mark.clause("setcg", "9.4.1.3")
@pytest.mark.clause("setcg", "10.1.1.1")
def test_each_phase_begins_once_a_turn_even_where_a_player_attacks_twice(
    moment: str, turns: str, phases: list[str]
) -> None:
    scene = table()
    ding = Triggered(Moment(moment, turns), fx.DealDamageToPlayer(1))
    scene.put("field", forward("Bell", 1, abilities=(ding, cannot("attack"))))
    for name in ("Ann", "Ben"):
        scene.put("field", forward(name))
    scene.put("hand", bolt(cost=0))
    scene.begin("draw")
    rung = []
    while scene.state.turn == 5:
        names = [step.name for step in RULESET.plan]
        if scene.state.pending and scene.ask.kind != "order_triggers":
            rung.append(names[scene.state.step])
        offered = [place for place, one in enumerate(scene.ask.options) if one.verb == "attack"]
        scene.game.answer(offered[0] if offered else len(scene.ask.options) - 1)
    assert list(dict.fromkeys(rung)) == phases
    assert len(scene.cards("damage zone", 1)) == 2 + len(phases)


@pytest.mark.clause("setcg", "9.3.1.1")
@pytest.mark.clause("setcg", "7.16.1")
def test_the_turn_player_draws_two_cards() -> None:
    scene = table()
    scene.put("hand", IMP)
    scene.begin("draw")
    assert len(scene.cards("hand")) == 3
    assert scene.cards("hand", 1) == []


@pytest.mark.clause("setcg", "9.3.1.1")
def test_each_draw_of_the_turn_can_be_replaced() -> None:
    dry = Replacement(Draws(), fx.Shuffle("deck"))
    scene = table()
    scene.put("field", other("monster", "Well", cost=0, abilities=(dry,)))
    held = scene.cards("hand")
    scene.begin("draw")
    assert scene.cards("hand") == held


@pytest.mark.clause("setcg", "9.4.1.2")
@pytest.mark.clause("setcg", "11.1.6")
@pytest.mark.clause("setcg", "11.1.7")
def test_the_main_phase_ends_only_when_both_release_priority_in_turn() -> None:
    scene = table()
    for player in (0, 1):
        scene.put("hand", bolt(cost=0), player)
    scene.put("field", forward("Ox", 9000))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("pass")
    assert (scene.ask.kind, scene.ask.player) == ("main", 1)
    scene.answer("summon", "Bolt")
    assert (scene.ask.kind, scene.ask.player, len(scene.state.pending)) == ("main", 0, 1)
    scene.do("pass")
    assert (scene.ask.kind, scene.ask.player, scene.state.pending) == ("main", 0, [])
    scene.do("pass")
    assert scene.ask.kind == "attack_priority"


@pytest.mark.clause("setcg", "9.4.1.5")
@pytest.mark.clause("setcg", "11.3.1")
def test_only_the_turn_player_plays_characters_and_only_with_an_empty_stack() -> None:
    scene = table()
    for player in (0, 1):
        scene.put("hand", IMP, player)
        scene.put("hand", bolt(cost=0), player)
    scene.put("field", forward("Ox", 9000))
    scene.begin("main 1")
    assert scene.offered("play") == ["Imp"]
    scene.answer("summon", "Bolt")
    assert scene.ask.player == 1
    assert scene.offered("summon") == ["Bolt"]
    assert not scene.offers("play")


@pytest.mark.clause("setcg", "9.4.1.5")
def test_a_character_does_not_go_on_the_stack() -> None:
    scene = table()
    scene.put("hand", IMP)
    scene.put("hand", bolt(cost=0), 1)
    scene.begin("main 1").answer("play", "Imp")
    assert scene.names("field") == ["Imp"]
    assert scene.state.pending == []


@pytest.mark.clause("setcg", "9.4.1.6")
@pytest.mark.clause("setcg", "9.4.1.7")
@pytest.mark.clause("setcg", "11.1.1")
@pytest.mark.parametrize(
    "step", ["main 1", "attack preparation", "attack declaration", "damage resolution", "main 2"]
)
def test_summons_and_abilities_can_be_used_by_whoever_has_priority_in_main_and_attack_phases(
    step: str,
) -> None:
    scene = table()
    for player in (0, 1):
        scene.put("hand", summon("Rain", fx.Draw(1), cost=0), player)
        scene.put(
            "field",
            other("monster", f"Sage {player}", abilities=(action(fx.Draw(1), Cost((RestThis(),))),)),
            player,
        )
    scene.begin(step)
    assert scene.ask.player == 0
    assert scene.offers("summon", "Rain")
    assert scene.offers("use", "Sage 0")
    scene.answer("pass")
    assert scene.ask.player == 1
    assert scene.offers("summon", "Rain")
    assert scene.offers("use", "Sage 1")


@pytest.mark.clause("setcg", "9.6.1.1")
def test_in_the_end_phase_end_of_turn_abilities_resolve_and_nothing_else_can_be_used() -> None:
    scene = table()
    scene.put("field", forward(abilities=(when("turn_ends", fx.Draw(5)),)))
    for player in (0, 1):
        scene.put("hand", bolt(cost=0), player)
        scene.put(
            "field", other("monster", f"Sage {player}", abilities=(action(fx.Draw(1), Cost((RestThis(),))),))
        )
    scene.put("hand", bolt(cost=0))
    scene.begin("end")
    assert scene.ask.kind == "discard"
    assert len(scene.cards("hand")) == 7


@pytest.mark.clause("setcg", "9.6.1.2")
@pytest.mark.clause("setcg", "15.1.1.4.1")
def test_the_turn_player_discards_down_to_five_cards_and_the_other_keeps_theirs() -> None:
    scene = table()
    scene.fill("hand", WOOD, 6)
    scene.put("hand", IMP)
    scene.fill("hand", WOOD, 8, 1)
    scene.begin("end")
    assert (scene.ask.kind, scene.ask.player) == ("discard", 0)
    scene.answer("discard", "Imp")
    scene.answer("discard", "Wood")
    assert scene.names("hand")[:5] == ["Wood"] * 5
    assert scene.names("break zone") == ["Imp", "Wood"]
    assert len(scene.cards("hand", 1)) == 10


@pytest.mark.clause("setcg", "9.6.1.3.1")
@pytest.mark.clause("setcg", "9.6.1.3.2")
def test_at_the_end_all_damage_and_what_lasts_until_the_end_of_the_turn_goes_away() -> None:
    scene = table()
    ox = scene.put("field", forward("Ox", 5000), damage=3000)
    foe = scene.put("field", forward("Foe", 5000), 1, damage=4000)
    stronger = fx.Modify(Chosen(FORWARDS), (AddStats((3000,)),), layer="power")
    scene.put("hand", summon("Might", stronger, cost=0))
    scene.fill("hand", WOOD, 6)
    scene.begin("main 2").answer("summon", "Might").answer("choose", "Ox").until("discard")
    assert scene.in_play(ox).damage == 3000
    assert len(scene.state.lasting) == 1
    scene.answer("discard", "Wood").until("discard", 1)
    assert scene.in_play(ox).damage == scene.in_play(foe).damage == 0
    assert scene.state.lasting == []


@pytest.mark.clause("setcg", "9.6.1.3")
def test_damage_and_effects_go_at_the_same_time_so_a_strengthened_forward_is_not_broken() -> None:
    scene = table()
    ox = scene.put("field", forward("Ox", 5000), damage=6000)
    stronger = Lasting(-1, 0, 1, "power", AddStats((3000,)), END_OF_TURN, frozenset({ox}))
    scene.state.lasting.append(stronger)
    scene.fill("hand", WOOD, 6)
    scene.put("hand", IMP, 1)
    scene.begin("end").answer("discard", "Wood")
    assert (scene.state.turn, scene.in_play(ox).damage, scene.state.lasting) == (6, 0, [])
    assert scene.zone_of(ox) == "field"


@pytest.mark.clause("setcg", "9.6.1.4")
def test_what_the_end_of_effects_causes_is_settled_before_the_next_turn() -> None:
    scene = table()
    burns = fx.DealDamage(Each(FORWARDS), 1000)
    farewell = when("leaves", fx.Do((fx.DealDamageToPlayer(1), burns)))
    foe = scene.put("field", forward("Foe"), 1)
    ox = scene.put("field", forward("Ox", -1000, abilities=(farewell,)))
    stronger = Lasting(-1, 0, 1, "power", AddStats((3000,)), END_OF_TURN, frozenset({ox}))
    scene.state.lasting.append(stronger)
    scene.fill("hand", WOOD, 6)
    scene.record(Moved, StepBegan, Damaged).begin("end").answer("discard", "Wood")
    told = [
        event.step if isinstance(event, StepBegan) else event.card
        for event in scene.log
        if isinstance(event, StepBegan | Moved)
    ]
    assert told.index(ox) < told.index("active")
    assert scene.zone_of(ox) == "break zone"
    assert len(scene.cards("damage zone", 1)) == 1
    assert scene.state.pending == []
    assert sum(isinstance(event, Damaged) and event.card == foe for event in scene.log) == 1
    assert scene.in_play(foe).damage == 0, "what was dealt by then is removed as well"


@pytest.mark.clause("setcg", "9.6.1.5")
@pytest.mark.clause("setcg", "6.1.3")
def test_then_the_opponent_has_the_next_turn() -> None:
    scene = table()
    scene.put("hand", IMP, 1)
    scene.begin("end")
    assert (scene.state.turn, scene.state.active, scene.ask.player) == (6, 1, 1)


@pytest.mark.clause("setcg", "11.1.2")
@pytest.mark.clause("setcg", "11.1.5")
def test_after_something_resolved_the_turn_player_has_priority() -> None:
    scene = table()
    for player in (0, 1):
        scene.put("hand", summon("Rain", fx.Draw(1), cost=0), player)
        scene.put("hand", summon("Mist", fx.Draw(1), cost=0), player)
    scene.begin("main 1").answer("pass").answer("summon", "Rain")
    assert scene.ask.player == 1
    scene.do("pass", "pass")
    assert scene.names("break zone", 1) == ["Rain"]
    assert (scene.ask.kind, scene.ask.player) == ("main", 0)


@pytest.mark.clause("setcg", "11.1.3")
@pytest.mark.clause("setcg", "12.2")
@pytest.mark.clause("setcg", "12.3")
def test_rule_processes_come_before_anyone_gets_priority() -> None:
    scene = table()
    scene.put("field", forward("Weak", 0))
    scene.put("hand", IMP)
    scene.begin("main 1")
    assert scene.names("break zone") == ["Weak"]


@pytest.mark.clause("setcg", "11.1.4")
def test_what_rule_processes_trigger_is_on_the_stack_before_anyone_gets_priority() -> None:
    scene = table()
    scene.put("field", forward("Weak", 0, abilities=(when("leaves", fx.Draw(1)),)))
    scene.put("hand", IMP)
    scene.put("hand", summon("Rain", fx.Draw(1), cost=0))
    scene.begin("main 1")
    assert [pending.card for pending in scene.state.pending] == [scene.cards("break zone")[0]]
    assert not scene.offers("play")
