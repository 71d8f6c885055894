"""The turn of Shadowverse: Evolve (chapter 7): play points, refreshing, the three phases, the hand limit."""

import pytest

from rules.engine.continuous_effects import Lasting
from rules.games.sve.layers import NUMBERS
from rules.games.sve.zones import FIELD
from rules.language.abilities import Triggered
from rules.language.changes import AddStats
from rules.language.durations import ALWAYS, END_OF_TURN, UntilMoment
from rules.language.effects import ChangeLife, Discard, Draw
from rules.language.events import Discards
from rules.language.filter_shorthand import cards
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    GIANT,
    amulet,
    engaging,
    evolution_points,
    evolved,
    follower,
    maximum,
    points,
    spell,
    table,
    when,
)

GUARD = follower("Guard", 1, 3, "Ward")


def at_start(maximum_before: int, **others: int) -> Scene:
    """Return a scene whose active player has this maximum and no play points when the turn starts."""
    scene = table(0)
    scene.give(0, r0=0, r1=maximum_before)
    return scene


@pytest.mark.clause("sve", "7.2.1")
@pytest.mark.clause("sve", "7.2.2")
@pytest.mark.clause("sve", "3.2.3")
def test_the_maximum_grows_by_one_and_the_play_points_become_equal_to_it() -> None:
    scene = at_start(3).begin("start phase")
    assert (maximum(scene), points(scene)) == (4, 4)
    assert (maximum(scene, 1), points(scene, 1)) == (0, 0)


@pytest.mark.clause("sve", "3.2.4")
@pytest.mark.clause("sve", "3.2.4.1")
def test_the_maximum_stays_at_ten() -> None:
    scene = at_start(10).begin("start phase")
    assert (maximum(scene), points(scene)) == (10, 10)


@pytest.mark.clause("sve", "7.2.3")
@pytest.mark.clause("sve", "5.3.1")
@pytest.mark.clause("sve", "4.2.2")
def test_the_active_player_refreshes_all_cards_of_their_own_field() -> None:
    scene = at_start(1)
    mine = [scene.put("field", BEAR, rested=True), scene.put("field", amulet("Bell"), rested=True)]
    theirs = scene.put("field", BEAR, 1, rested=True)
    scene.begin("start phase")
    assert [scene.in_play(card).rested for card in mine] == [False, False]
    assert scene.in_play(theirs).rested


@pytest.mark.clause("sve", "7.2.4")
@pytest.mark.clause("sve", "5.9.1")
def test_the_active_player_draws_the_top_card() -> None:
    scene = at_start(1)
    ant = scene.put("hand", ANT)
    top = scene.put("deck area", GIANT)
    scene.begin("start phase")
    assert scene.cards("hand") == [ant, top]
    assert scene.cards("hand", 1) == []


@pytest.mark.clause("sve", "7.2.5")
def test_the_start_phase_ends_in_confirmation_timing() -> None:
    scene = at_start(1)
    beaten = scene.put("field", BEAR, 1, damage=4)
    scene.begin("start phase")
    assert scene.zone_of(beaten) == "cemetery"
    assert scene.ask.kind == "main"


@pytest.mark.clause("sve", "7.3.1")
@pytest.mark.clause("sve", "7.3.2")
def test_abilities_of_the_start_of_the_main_phase_are_resolved_before_anything_is_done() -> None:
    scene = at_start(1)
    scene.put("field", amulet("Mine", abilities=(when("your main phase", ChangeLife(1)),)))
    scene.put("field", amulet("Each", abilities=(when("each main phase", ChangeLife(2)),)), 1)
    scene.put("field", amulet("Theirs", abilities=(when("your main phase", ChangeLife(5)),)), 1)
    scene.begin("start phase")
    assert scene.ask.kind == "main"
    assert (scene.life(0), scene.life(1)) == (21, 22)


@pytest.mark.clause("sve", "7.3.3")
@pytest.mark.clause("sve", "7.3.4")
@pytest.mark.clause("sve", "8.1.2")
def test_in_the_main_phase_cards_and_abilities_are_played_and_followers_attack_in_any_order() -> None:
    scene = table(3)
    scene.put("hand", ANT)
    scene.put("EX area", BEAR)
    bell = scene.put("field", amulet("Bell", abilities=(engaging(ChangeLife(1)),)))
    wolf = scene.put("field", follower("Wolf", 3, 2, evolve=0))
    scene.begin("main phase")
    assert scene.offered("play") == ["Ant", "Bear"]
    assert scene.offers("activate", bell)
    assert scene.offers("attack", wolf, -1)
    assert not scene.offers("evolve"), "there is no evolved card to reveal"
    scene.answer("attack", wolf, by=0).answer("play", "Ant").answer("activate", bell)
    assert scene.ask.kind == "main"
    scene.answer("pass")
    assert scene.state.active == 1


@pytest.mark.clause("sve", "7.3.3")
def test_each_kind_of_action_of_the_main_phase_is_done_by_the_active_player() -> None:
    scene = table(5, evolution=2)
    scene.give(1, r0=5, r1=5, r2=2)
    for player in (0, 1):
        for number in (1, 2):
            scene.put("field", amulet(f"Pile {number}", "Stack"), player, counters={"Stack": number})
        scene.put("field", follower("Cub", 1, 2, evolve=2), player)
        scene.put("evolve deck area", evolved("Cub", 4, 5), player)
        scene.put("field", amulet("Bell", abilities=(engaging(ChangeLife(1)),)), player)
        scene.put("hand", follower("Imp", abilities=(when("enters", ChangeLife(10)),)), player)
    rest = scene.put("hand", ANT)
    mine, theirs = scene.cards("field"), scene.cards("field", 1)
    scene.begin("main phase")
    asked = {(option.verb, option.card) for option in scene.ask.options if option.verb != "pass"}
    assert asked == {
        ("evolve", mine[2]),
        ("activate", mine[3]),
        ("transfer", mine[0]),
        ("transfer", mine[1]),
        ("attack", mine[2]),
        ("play", scene.cards("hand")[0]),
        ("play", rest),
    }
    scene.answer("transfer", mine[0], mine[1])
    assert (scene.zone_of(mine[0]), scene.in_play(mine[1]).counters) == ("cemetery", {"Stack": 3})
    scene.answer("evolve", mine[2], note="with an evolution point")
    assert (points(scene), evolution_points(scene), scene.names("evolve zone")) == (4, 1, ["Cub"])
    scene.answer("play", "Imp")
    assert (points(scene), scene.life(), scene.cards("hand")) == (3, 30, [rest])
    scene.answer("activate", mine[3])
    assert (scene.life(), scene.in_play(mine[3]).rested) == (31, True)
    scene.answer("attack", mine[2], -1)
    assert (scene.life(), scene.life(1), scene.in_play(mine[2]).rested) == (31, 16, True)
    assert scene.cards("field", 1) == theirs
    assert not any(scene.in_play(card).rested for card in theirs)
    assert (points(scene, 1), evolution_points(scene, 1), scene.names("evolve zone", 1)) == (5, 2, [])


@pytest.mark.clause("sve", "7.3.3")
@pytest.mark.parametrize(("note", "left"), [("", (3, 2)), ("with an evolution point", (4, 1))])
def test_who_evolves_a_follower_pays_for_it_as_they_said(note: str, left: tuple[int, int]) -> None:
    scene = table(5, evolution=2)
    scene.put("field", follower("Cub", 1, 2, evolve=2))
    scene.put("evolve deck area", evolved("Cub", 4, 5))
    scene.begin("main phase").answer("evolve", "Cub", note=note)
    assert (points(scene), evolution_points(scene)) == left


@pytest.mark.clause("sve", "7.3.4")
def test_after_each_action_there_is_confirmation_timing() -> None:
    scene = table(3)
    scene.put("hand", follower("Imp", abilities=(when("enters", ChangeLife(3)),)))
    scene.begin("main phase").answer("play", "Imp")
    assert (scene.life(), scene.ask.kind) == (23, "main")


@pytest.mark.clause("sve", "7.4.1")
@pytest.mark.clause("sve", "7.4.2")
def test_abilities_of_the_start_of_the_end_phase_are_resolved_before_wards_are_engaged() -> None:
    scene = table(0)
    scene.put("field", GUARD)
    scene.put("field", amulet("Mine", abilities=(when("your end phase", ChangeLife(1)),)))
    scene.put("field", amulet("Each", abilities=(when("each end phase", ChangeLife(2)),)), 1)
    scene.put("field", amulet("Theirs", abilities=(when("your end phase", ChangeLife(5)),)), 1)
    scene.begin("main phase").until("engage_wards")
    assert (scene.life(0), scene.life(1)) == (21, 22)


@pytest.mark.clause("sve", "7.4.3")
def test_any_number_of_followers_with_ward_may_be_engaged_in_the_end_phase() -> None:
    scene = table(0)
    guards = [scene.put("field", GUARD) for _ in range(3)]
    scene.put("field", BEAR)
    scene.begin("end phase")
    assert (scene.ask.kind, scene.offered("engage")) == ("engage_wards", ["Guard"] * 3)
    scene.answer("engage", guards[0], by=0).answer("engage", guards[2])
    assert scene.offered("engage") == ["Guard"]
    scene.answer("pass")
    assert [scene.in_play(card).rested for card in guards] == [True, False, True]


@pytest.mark.clause("sve", "7.4.4")
@pytest.mark.clause("sve", "7.4.5")
def test_the_other_player_may_play_what_has_quick_at_the_end_as_often_as_they_like() -> None:
    scene = table(0)
    scene.give(1, r0=2)
    scene.put("hand", spell("Flash", ChangeLife(1), quick=True), 1)
    scene.put("EX area", spell("Spark", ChangeLife(1), quick=True), 1)
    scene.put("hand", spell("Slow", ChangeLife(9)), 1)
    bell = amulet("Bell", abilities=(engaging(ChangeLife(4), clause="12.3.3"),))
    scene.put("field", bell, 1)
    scene.put("field", amulet("Drum", abilities=(engaging(ChangeLife(9)),)), 1)
    scene.begin("end phase")
    assert (scene.ask.kind, scene.ask.player) == ("quick", 1)
    assert scene.offered("play") == ["Flash", "Spark"]
    assert scene.offered("activate") == ["Bell"]
    scene.answer("play", "Flash").answer("activate", "Bell").answer("play", "Spark")
    assert scene.life(1) == 26
    assert scene.state.active == 1, "nothing with Quick was left, so the turn went on"


@pytest.mark.clause("sve", "7.4.6")
@pytest.mark.clause("sve", "4.7.3.1")
@pytest.mark.clause("sve", "4.7.3")
@pytest.mark.clause("sve", "5.11.1")
def test_the_active_player_discards_down_to_seven_cards() -> None:
    scene = table(0)
    scene.fill("hand", ANT, 8)
    giant = scene.put("hand", GIANT)
    scene.fill("hand", BEAR, 9, 1)
    scene.begin("end phase")
    assert (scene.ask.kind, scene.ask.player) == ("discard_to_limit", 0)
    scene.answer("discard", giant).answer("discard", scene.cards("hand")[0])
    assert scene.names("hand") == ["Ant"] * 7
    assert scene.names("cemetery") == ["Giant", "Ant"]
    assert len(scene.names("hand", 1)) == 10, "the other hand has its limit in its own end phase"


@pytest.mark.clause("sve", "7.4.6")
@pytest.mark.clause("sve", "4.7.3.1")
def test_whoever_draws_by_what_they_discarded_discards_again() -> None:
    learns = Triggered(Discards(cards(name="Owl")), Draw(2))
    scene = table(0)
    scene.put("field", amulet("School", abilities=(learns,)))
    scene.fill("hand", ANT, 7)
    owl = scene.put("hand", follower("Owl"))
    scene.begin("end phase")
    assert scene.ask.kind == "discard_to_limit"
    scene.answer("discard", owl)
    assert (scene.ask.kind, scene.ask.player, len(scene.cards("hand"))) == ("discard_to_limit", 0, 9)
    scene.answer("discard", "Filler").answer("discard", "Filler")
    assert (scene.names("hand"), scene.state.active) == (["Ant"] * 7, 1)


@pytest.mark.clause("sve", "7.3.1")
@pytest.mark.clause("sve", "7.4.1")
@pytest.mark.parametrize(("moment", "there"), [("main phase", [False, False]), ("end phase", [True, False])])
def test_what_lasts_until_the_start_of_a_phase_ends_as_that_begins(moment: str, there: list[bool]) -> None:
    scene = table(0)
    bear = scene.put("field", BEAR)
    growth = AddStats((2, 2))
    until = UntilMoment(moment)  # type: ignore[arg-type]
    scene.state.lasting.append(Lasting(-1, 0, 1, NUMBERS, growth, until, frozenset({bear})))
    scene.begin("start phase")
    assert scene.ask.kind == "main"
    lasts = [bool(scene.state.lasting)]
    scene.answer("pass").until("main", 1)
    assert [*lasts, bool(scene.state.lasting)] == there


@pytest.mark.clause("sve", "7.4.7")
def test_effects_until_the_end_of_the_turn_are_removed_after_the_hand_limit() -> None:
    scene = table(0)
    bear = scene.put("field", BEAR)
    growth = AddStats((2, 2))
    scene.state.lasting.append(Lasting(-1, 0, 1, NUMBERS, growth, END_OF_TURN, frozenset({bear})))
    scene.state.lasting.append(Lasting(-1, 0, 1, NUMBERS, growth, ALWAYS, frozenset({bear})))
    scene.begin("end phase")
    assert [one.until for one in scene.state.lasting] == [ALWAYS]


@pytest.mark.clause("sve", "7.4.8")
@pytest.mark.clause("sve", "7.1.1")
@pytest.mark.clause("sve", "7.1.2")
def test_the_players_take_turns_through_the_phases_in_order() -> None:
    scene = table(0)
    scene.put("field", BEAR)
    scene.put("field", BEAR, 1)
    scene.begin("main phase").answer("pass").until("main", 1)
    assert (scene.state.active, scene.state.turn) == (1, 6)
    scene.answer("pass").until("main", 0)
    assert (scene.state.active, scene.state.turn) == (0, 7)
    phases = ["7.2", "7.3", "7.4"]
    assert [scene.went_through(phase) >= 2 for phase in phases] == [True] * 3


@pytest.mark.clause("sve", "5.9.2")
@pytest.mark.clause("sve", "1.3.2")
@pytest.mark.clause("sve", "5.11.1")
def test_as_much_as_can_be_done_is_done() -> None:
    scene = table(2)
    scene.put("hand", spell("Learn", Draw(2), Discard(9)))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Learn")
    while scene.ask.kind == "choose_cards":
        scene.answer("choose", scene.ask.options[0].card)
    assert scene.names("hand") == []
    assert len(scene.names("cemetery")) == 4
    assert len(scene.state.zones[2 * FIELD]) == 0
