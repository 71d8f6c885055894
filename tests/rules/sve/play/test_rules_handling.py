"""Confirmation Timing and rules handling in Shadowverse: Evolve (10.5, 11), winning and losing (1.2)."""

import pytest

from rules.engine.continuous_effects import Lasting
from rules.games.sve.layers import NUMBERS
from rules.language.abilities import Activated, Static, Triggered
from rules.language.changes import AddStats
from rules.language.conditions import There
from rules.language.durations import ALWAYS
from rules.language.effects import ChangeLife, DealDamage, DealDamageToPlayer, Destroy, Draw, If, MoveTo
from rules.language.events import Destroyed
from rules.language.filter_shorthand import cards
from rules.language.references import Each, This
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    OWN,
    WOLF,
    amulet,
    follower,
    spell,
    table,
    when,
)

LEADER = -1
STACK = {"Stack": 1}


def play(scene: Scene, name: str) -> Scene:
    """Play a card from the main phase, answering what waits in any order."""
    scene.begin("main phase").answer("play", name)
    return scene


@pytest.mark.clause("sve", "1.2.1")
@pytest.mark.clause("sve", "1.2.1.1")
@pytest.mark.clause("sve", "11.2.1")
def test_a_player_whose_leader_has_no_defense_left_loses() -> None:
    scene = table()
    scene.give(1, life=3)
    wolf = scene.put("field", WOLF)
    scene.begin("main phase").answer("attack", wolf, LEADER)
    assert scene.ending == (0, "leader_defeated")
    assert scene.result is not None
    assert scene.result.clause == "11.2.1"


@pytest.mark.clause("sve", "1.2.1.2")
@pytest.mark.clause("sve", "5.9.1.1")
@pytest.mark.clause("sve", "11.2.2")
def test_a_player_who_must_draw_from_an_empty_deck_loses_at_the_next_rules_handling() -> None:
    scene = table()
    scene.put("hand", spell("Study", Draw(11), ChangeLife(5)))
    play(scene, "Study")
    assert scene.ending == (1, "deck_out")
    assert scene.life() == 25, "the spell was resolved to its end first"


@pytest.mark.clause("sve", "11.2.2")
def test_drawing_the_last_card_loses_nothing() -> None:
    scene = table()
    scene.put("hand", spell("Study", Draw(10)))
    play(scene, "Study")
    assert scene.ending is None


@pytest.mark.clause("sve", "1.2.2")
@pytest.mark.clause("sve", "11.1.3")
def test_players_who_lose_at_the_same_time_draw() -> None:
    scene = table()
    scene.put("hand", spell("Doom", DealDamageToPlayer(20, "opponent"), DealDamageToPlayer(20, "you")))
    play(scene, "Doom")
    assert scene.ending == (-1, "both_lose")


@pytest.mark.clause("sve", "1.2.3")
@pytest.mark.clause("sve", "1.2.3.1")
def test_a_player_may_concede_at_any_time_without_confirmation() -> None:
    scene = table()
    scene.give(0, life=1)
    scene.put("hand", ANT)
    beaten = scene.put("field", BEAR)
    scene.begin("main phase")
    scene.in_play(beaten).damage = 9
    scene.game.concede(1)
    assert scene.ending == (0, "concession")
    assert scene.zone_of(beaten) == "field"


@pytest.mark.clause("sve", "11.2.1")
@pytest.mark.clause("sve", "11.1.2")
@pytest.mark.clause("sve", "11.1.1")
def test_a_leader_who_is_back_above_zero_at_confirmation_has_not_lost() -> None:
    scene = table()
    scene.give(0, life=2)
    scene.put("hand", spell("Bargain", DealDamageToPlayer(5, "you"), ChangeLife(4)))
    play(scene, "Bargain")
    assert (scene.ending, scene.life()) == (None, 1)


@pytest.mark.clause("sve", "11.1.2")
def test_a_follower_without_defense_stays_until_the_spell_is_resolved() -> None:
    scene = table()
    scene.put("field", ANT, 1)
    blast = spell("Blast", DealDamage(Each(ENEMY), 3), If(There(ENEMY), ChangeLife(7)))
    scene.put("hand", blast)
    play(scene, "Blast")
    assert scene.life() == 27
    assert scene.names("cemetery", 1) == ["Ant"]


@pytest.mark.clause("sve", "11.3.1")
@pytest.mark.clause("sve", "5.5.1")
def test_followers_with_no_defense_are_destroyed() -> None:
    scene = table()
    ant, bear = scene.put("field", ANT, 1), scene.put("field", BEAR, 1)
    scene.put("field", follower("Shell", 1, 0))
    thing = scene.put("field", amulet("Bell"))
    scene.put("hand", spell("Blast", DealDamage(Each(ENEMY), 1)))
    play(scene, "Blast")
    assert (scene.zone_of(ant), scene.zone_of(bear)) == ("cemetery", "field")
    assert scene.names("field") == ["Bell"]
    assert scene.zone_of(thing) == "field", "an amulet has no defense to lose"


@pytest.mark.clause("sve", "11.3.1")
@pytest.mark.parametrize("by", ["effect", "ability", "neither"])
def test_what_effects_and_abilities_give_counts_for_the_defense_that_is_left(by: str) -> None:
    scene = table()
    bears = [scene.put("field", BEAR, player) for player in (0, 1) for _ in range(2)]
    mourns = Triggered(Destroyed(cards(name="Bear")), ChangeLife(1))
    scene.put("field", amulet("Grave", abilities=(mourns,)))
    raised = AddStats((0, 1))
    if by == "ability":
        scene.put("field", amulet("Banner", abilities=(Static((raised,), cards(name="Bear")),)))
    if by == "effect":
        lasting = Lasting(-1, 0, 1, NUMBERS, raised, ALWAYS, frozenset(bears))
        scene.state.lasting.append(lasting)
    scene.put("field", WOLF)
    hail = spell("Hail", DealDamage(Each(cards(zones=("field",), name="Bear")), 2))
    scene.fill("hand", hail, 3)
    scene.begin("main phase").answer("play", "Hail")
    assert [scene.zone_of(bear) for bear in bears] == ["field"] * 4
    for bear in (bears[0], bears[2]):
        scene.in_play(bear).damage += 1
    scene.answer("play", "Hail")
    while scene.ask.kind == "waiting":
        scene.game.answer(0)
    survive = by != "neither"
    assert [scene.zone_of(bear) for bear in bears] == ["cemetery", "field" if survive else "cemetery"] * 2
    assert scene.life() == (22 if survive else 24)


@pytest.mark.clause("sve", "11.1.3")
@pytest.mark.clause("sve", "10.5.2.1")
def test_followers_are_destroyed_together_so_that_each_sees_the_others_go() -> None:
    mourner = follower("Mourner", 1, 1, abilities=(when("put away", ChangeLife(1), watches=OWN),))
    scene = table()
    scene.put("field", mourner)
    scene.put("field", mourner)
    scene.put("hand", spell("Quake", DealDamage(Each(OWN), 1)))
    play(scene, "Quake")
    while scene.ask.kind == "waiting":
        scene.game.answer(0)
    assert scene.life() == 24, "each of the two saw both go"


@pytest.mark.clause("sve", "11.4.1")
@pytest.mark.clause("sve", "4.4.4")
def test_a_player_with_too_many_cards_on_the_field_selects_those_that_stay() -> None:
    scene = table()
    cards = [scene.put("field", follower(f"Card {n}")) for n in range(7)]
    scene.begin("start phase")
    assert (scene.ask.kind, scene.ask.clause, scene.ask.player) == ("keep_within_limit", "11.4.1", 0)
    for card in (cards[6], *cards[:4]):
        scene.answer("keep", card)
    assert scene.names("cemetery") == ["Card 4", "Card 5"]
    assert len(scene.names("field")) == 5


@pytest.mark.clause("sve", "11.5.1")
@pytest.mark.clause("sve", "4.8.3")
@pytest.mark.clause("sve", "4.8.3.1")
def test_a_player_with_too_many_cards_in_the_ex_area_selects_those_that_stay() -> None:
    scene = table()
    cards = [scene.put("EX area", follower(f"Card {n}"), 1) for n in range(6)]
    scene.begin("start phase")
    assert (scene.ask.kind, scene.ask.clause, scene.ask.player) == ("keep_within_limit", "11.5.1", 1)
    for card in cards[1:]:
        scene.answer("keep", card)
    assert scene.names("cemetery", 1) == ["Card 0"]


@pytest.mark.clause("sve", "11.7.1")
@pytest.mark.clause("sve", "13.3.2.3")
def test_a_card_with_stack_and_without_a_stack_counter_goes_to_the_cemetery() -> None:
    scene = table()
    empty = scene.put("field", amulet("Empty", "Stack"))
    full = scene.put("field", amulet("Full", "Stack"), counters=STACK)
    scene.put("field", WOLF)
    scene.begin("start phase")
    assert (scene.zone_of(empty), scene.zone_of(full)) == ("cemetery", "field")


@pytest.mark.clause("sve", "11.7.1")
@pytest.mark.clause("sve", "10.5.2.1")
def test_what_an_empty_stack_gave_is_gone_for_the_rules_handling_that_follows() -> None:
    scene = table()
    raises = Static((AddStats((0, 1)),), cards(name="Bear"))
    empty = scene.put("field", amulet("Empty", "Stack", abilities=(raises,)))
    bear = scene.put("field", BEAR, damage=4)
    scene.put("hand", ANT)
    scene.begin("start of the main phase")
    assert (scene.zone_of(empty), scene.zone_of(bear)) == ("cemetery", "cemetery")
    assert scene.ask.kind == "main"


@pytest.mark.clause("sve", "13.3.2.2")
@pytest.mark.clause("sve", "11.7.1")
def test_a_card_that_has_stack_and_never_had_a_counter_transfers_none() -> None:
    scene = table()
    scene.put("field", amulet("Full", "Stack"), counters={"Stack": 2})
    scene.put("field", WOLF)
    scene.put("hand", ANT)
    scene.begin("main phase")
    full, bare = scene.cards("field")[0], scene.put("field", amulet("Bare", "Stack"))
    scene.answer("play", "Ant")
    assert (scene.zone_of(bare), scene.in_play(full).counters) == ("cemetery", {"Stack": 2})
    assert scene.ask.kind == "main"


@pytest.mark.clause("sve", "13.3.2.2")
@pytest.mark.clause("sve", "14.1.1")
@pytest.mark.clause("sve", "14.1.4")
def test_stack_brings_a_counter_and_spends_one_instead_of_leaving() -> None:
    scene = table()
    scene.put("hand", amulet("Sediment", "Stack"))
    amulets = cards(zones=("field",), types=frozenset({"amulet"}))
    scene.put("hand", spell("Break", Destroy(Each(amulets))))
    scene.put("hand", spell("Bounce", MoveTo(Each(amulets), "hand")))
    scene.put("field", amulet("Full", "Stack"), counters={"Stack": 2})
    scene.begin("main phase").answer("play", "Sediment")
    assert [scene.in_play(card).counters for card in scene.cards("field")] == [{"Stack": 2}, STACK]
    scene.answer("play", "Break")
    assert scene.names("field") == ["Full"], "the last counter gone, rules handling moved it"
    assert sorted(scene.names("cemetery")) == ["Break", "Sediment"]
    scene.answer("play", "Bounce")
    assert scene.names("hand") == []
    assert scene.names("cemetery")[-1] == "Full"


@pytest.mark.clause("sve", "10.5.1")
@pytest.mark.clause("sve", "10.5.1.1")
def test_rules_handling_comes_before_waiting_abilities() -> None:
    scene = table()
    dying = cards(zones=("cemetery",), whose="opponent", types=frozenset({"follower"}))
    scene.put("field", ANT, 1)
    herald = follower("Herald", 1, 1, abilities=(when("enters", If(There(dying), ChangeLife(7))),))
    scene.put("cemetery", herald)
    mine = cards(zones=("cemetery",), whose="you", types=frozenset({"follower"}))
    scene.put("hand", spell("Blast", MoveTo(Each(mine), "field"), DealDamage(Each(ENEMY), 1)))
    play(scene, "Blast")
    assert scene.life() == 27, "the Ant was in the cemetery before the waiting ability was resolved"


@pytest.mark.clause("sve", "10.5.2.2")
@pytest.mark.clause("sve", "10.5.2.3")
@pytest.mark.clause("sve", "10.7.3.1")
@pytest.mark.clause("sve", "1.3.4")
def test_the_active_player_resolves_all_their_waiting_abilities_first_in_an_order_they_choose() -> None:
    scene = table()
    for player in (1, 0):
        for name in ("A", "B"):
            bomb = when("put away", ChangeLife(1))
            scene.put("field", follower(f"{name}{player}", 1, 1, abilities=(bomb,)), player)
    scene.put("hand", spell("Quake", DealDamage(Each(ENEMY), 1), DealDamage(Each(OWN), 1)))
    scene.begin("main phase").answer("play", "Quake")
    assert (scene.ask.kind, scene.ask.player, scene.offered("resolve")) == ("waiting", 0, ["A0", "B0"])
    scene.answer("resolve", "B0")
    assert (scene.life(0), scene.life(1)) == (22, 20), "the only one left was resolved without a question"
    assert (scene.ask.player, scene.offered("resolve")) == (1, ["A1", "B1"])
    scene.answer("resolve", "A1")
    assert scene.life(1) == 22


@pytest.mark.clause("sve", "10.5.2.2")
@pytest.mark.clause("sve", "10.5.2")
def test_what_the_active_player_begins_to_wait_for_meanwhile_goes_before_the_other_players() -> None:
    scene = table()
    other = when("put away", ChangeLife(1))
    scene.put("field", follower("Theirs", 1, 1, abilities=(other,)), 1)
    last = follower("Last", 1, 1, abilities=(when("put away", ChangeLife(9)),))
    chain = follower("Chain", 1, 1, abilities=(when("put away", DealDamage(Each(OWN), 5)),))
    scene.put("field", chain)
    scene.put("field", last, damage=-1)
    scene.put("hand", spell("Quake", DealDamage(Each(ENEMY), 1), DealDamage(Each(OWN), 1)))
    scene.begin("main phase").answer("play", "Quake")
    resolved = [scene.state.cards[card].name for card in scene.cards("cemetery")]
    assert resolved == ["Quake", "Chain", "Last"]
    assert (scene.life(0), scene.life(1)) == (29, 21)


@pytest.mark.clause("sve", "10.5.2.4")
def test_confirmation_ends_when_nothing_is_left() -> None:
    scene = table()
    scene.put("hand", ANT)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Ant")
    assert scene.state.pending == []
    assert scene.went_through("10.5.2") == 1


@pytest.mark.clause("sve", "11.2.1")
@pytest.mark.clause("sve", "10.5.1.1")
def test_drain_comes_too_late_for_a_leader_without_defense() -> None:
    scene = table()
    scene.give(0, life=2)
    scene.give(1, r0=1)
    leech = scene.put("field", follower("Leech", 5, 1, "Drain"))
    scene.put("hand", spell("Spite", DealDamageToPlayer(2), quick=True), 1)
    scene.begin("main phase").answer("attack", leech, LEADER).answer("play", "Spite")
    assert scene.ending == (1, "leader_defeated")
    assert scene.life(0) == 0


@pytest.mark.clause("sve", "14.2.1.2")
def test_an_action_that_leaves_everything_as_it_was_cannot_be_repeated_for_ever() -> None:
    scene = table()
    scene.put("field", amulet("Wheel", abilities=(Activated(ChangeLife(0)),)))
    scene.begin("main phase")
    for _ in range(300):
        if scene.state.turn != 5:
            break
        scene.game.answer(0)
    assert scene.state.turn > 5


@pytest.mark.clause("sve", "14.2.1")
@pytest.mark.clause("sve", "14.2.1.3")
def test_a_cycle_that_nobody_can_stop_is_a_draw() -> None:
    back = cards(zones=("cemetery",), whose="you", types=frozenset({"amulet"}))
    phoenix = amulet(
        "Phoenix",
        abilities=(when("enters", Destroy(This())), when("put away", MoveTo(Each(back), "field"))),
    )
    scene = table()
    scene.put("hand", phoenix)
    scene.begin("main phase").answer("play", "Phoenix")
    assert scene.ending == (-1, "loop")
