"""What single classes bring (chapter 13), counters (14.1), and play points recovered (5.14)."""

import pytest

from rules.engine import atoms
from rules.games.sve.zones import DECK
from rules.language.amounts import ResourcesOf, Tallied
from rules.language.conditions import AllHold, Compare, TurnOf
from rules.language.effects import ChangeLife, Destroy, If, Produce, PutCounters
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    WOLF,
    amulet,
    follower,
    maximum,
    points,
    spell,
    table,
    when,
)

LEADER = -1
AMULETS = cards(zones=("field",), types=frozenset({"amulet"}))
STACKS = cards(zones=("field",), whose="you", keywords=frozenset({"Stack"}))


@pytest.mark.clause("sve", "13.2.1.1")
@pytest.mark.clause("sve", "13.2.1.2")
@pytest.mark.clause("sve", "13.2.1.3")
def test_combo_counts_the_cards_played_this_turn_from_any_zone_this_one_included() -> None:
    combo = spell("Combo", If(Compare(Tallied("played"), ">=", 3), ChangeLife(10)))
    scene = table()
    scene.fill("hand", combo, 2)
    scene.put("EX area", ANT)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Combo").answer("play", "Ant")
    assert scene.life() == 20
    scene.answer("play", "Combo")
    assert scene.life() == 30


@pytest.mark.clause("sve", "13.2.1.1")
def test_combo_begins_anew_each_turn() -> None:
    combo = spell("Combo", If(Compare(Tallied("played"), ">=", 2), ChangeLife(10)))
    scene = table()
    scene.fill("hand", combo, 2)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Combo").answer("pass").until("main", 0)
    assert scene.state.turn == 7
    scene.answer("play", "Combo")
    assert scene.life() == 20


@pytest.mark.clause("sve", "13.4.1.1")
@pytest.mark.clause("sve", "13.4.1.2")
def test_overflow_is_active_from_seven_maximum_play_points_on() -> None:
    overflow = spell("Overflow", If(Compare(ResourcesOf("max play points"), ">=", 7), ChangeLife(10)))
    for most, life in ((6, 20), (7, 30)):
        scene = table()
        scene.give(0, r1=most)
        scene.put("hand", overflow)
        scene.put("field", WOLF)
        scene.begin("main phase").answer("play", "Overflow")
        assert scene.life() == life


@pytest.mark.clause("sve", "13.5.2.1")
@pytest.mark.clause("sve", "13.5.2.2")
def test_sanguine_is_active_in_ones_own_turn_once_ones_leader_has_lost_defense() -> None:
    sanguine = spell(
        "Sanguine",
        If(AllHold((TurnOf(), Compare(Tallied("life_lost"), ">=", 1))), ChangeLife(10)),
        quick=True,
    )
    scene = table()
    scene.give(1, r0=1)
    scene.fill("hand", sanguine, 2)
    scene.put("hand", spell("Pain", ChangeLife(-1)))
    scene.put("hand", sanguine, 1)
    wolf = scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Sanguine")
    assert scene.life() == 20
    scene.answer("play", "Pain").answer("play", "Sanguine")
    assert scene.life() == 29
    scene.answer("attack", wolf, LEADER).until("quick", 1).answer("play", "Sanguine")
    assert scene.life(1) == 17, "it is not their turn"


def stacked(*counters: int) -> Scene:
    """Return a scene with an amulet with Stack for each number, with so many counters."""
    scene = table()
    for number, count in enumerate(counters):
        scene.put("field", amulet(f"Pile {number}", "Stack"), counters={"Stack": count})
    scene.put("field", WOLF)
    return scene


@pytest.mark.clause("sve", "13.3.2.2")
@pytest.mark.clause("sve", "13.3.2.1")
def test_all_stack_counters_of_a_card_may_be_transferred_to_another() -> None:
    scene = stacked(2, 3)
    first, second, _ = scene.cards("field")
    scene.begin("main phase").answer("transfer", first, second)
    assert scene.in_play(second).counters == {"Stack": 5}
    assert scene.zone_of(first) == "cemetery"
    assert not scene.offers("transfer")


@pytest.mark.clause("sve", "13.3.2.4")
@pytest.mark.clause("sve", "14.1.2.2")
@pytest.mark.clause("sve", "14.1.2")
def test_counters_of_a_name_add_up_and_others_are_counted_apart() -> None:
    scene = stacked(1)
    scene.put("hand", spell("Pile up", PutCounters(Chosen(STACKS), "Stack", 2)))
    scene.put("hand", spell("Mark", PutCounters(Each(AMULETS), "Clock", 1)))
    scene.begin("main phase").answer("play", "Pile up").answer("play", "Mark")
    assert scene.in_play(scene.cards("field")[0]).counters == {"Stack": 3, "Clock": 1}


@pytest.mark.clause("sve", "10.10.1")
@pytest.mark.clause("sve", "10.10.1.1")
@pytest.mark.clause("sve", "10.10.2.3")
@pytest.mark.clause("sve", "10.2.1.3")
def test_what_a_stack_counter_replaces_has_not_happened() -> None:
    scene = table()
    pile = amulet("Pile", "Stack", abilities=(when("put away", ChangeLife(1)),))
    scene.put("field", pile, counters={"Stack": 2})
    scene.put("field", WOLF)
    scene.fill("hand", spell("Break", Destroy(Each(AMULETS))), 2)
    scene.begin("main phase").answer("play", "Break")
    assert (scene.names("field"), scene.life()) == (["Pile", "Wolf"], 20)
    scene.answer("play", "Break")
    assert (scene.names("field"), scene.life()) == (["Wolf"], 21)


@pytest.mark.clause("sve", "5.14")
@pytest.mark.clause("sve", "5.14.1")
@pytest.mark.clause("sve", "5.14.1.1")
def test_play_points_are_recovered_up_to_the_maximum() -> None:
    for recovered, left in ((2, 3), (9, 5)):
        scene = table(2)
        scene.give(0, r1=5)
        scene.put("hand", spell("Recover", Produce("play points", recovered)))
        scene.put("hand", follower("Dear", cost=9))
        scene.put("field", WOLF)
        scene.begin("main phase").answer("play", "Recover")
        assert points(scene) == left


@pytest.mark.clause("sve", "3.2.4")
@pytest.mark.clause("sve", "3.2.4.1")
def test_no_effect_brings_the_maximum_over_ten() -> None:
    scene = table(2)
    scene.give(0, r1=9)
    scene.put("hand", spell("Ramp", Produce("max play points", 3)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Ramp")
    assert maximum(scene) == 10


@pytest.mark.clause("sve", "5.8.1.1")
def test_shuffling_a_single_card_changes_nothing() -> None:
    scene = table()
    scene.put("hand", ANT)
    card = scene.put("hand", WOLF)
    scene.begin("main phase")
    scene.state.zones[2 * DECK] = [card]
    atoms.shuffle(scene.game, 2 * DECK)
    assert scene.state.zones[2 * DECK] == [card]
