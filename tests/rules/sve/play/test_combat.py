"""Attacks in Shadowverse: Evolve (8.4), and damage (5.13)."""

import pytest

from rules.engine.events import Attacked
from rules.games.sve.nodes import StrikesLeader
from rules.games.sve.play import RULESET
from rules.language.abilities import Triggered
from rules.language.amounts import Count, StatOf, TotalStat
from rules.language.effects import ChangeLife, DealDamage, DealDamageToPlayer, Destroy, Draw, MoveTo
from rules.language.filter_shorthand import cards
from rules.language.filters import EVERY_CARD, StatIs
from rules.language.references import Each, Subject, Target
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    FILLER,
    GIANT,
    WOLF,
    amulet,
    engaging,
    evolved,
    follower,
    spell,
    table,
    when,
)

LEADER = -1


@pytest.mark.clause("sve", "8.4.1")
@pytest.mark.clause("sve", "8.4.2")
def test_only_reserved_followers_of_the_active_player_attack() -> None:
    scene = table()
    ready = scene.put("field", WOLF)
    scene.put("field", BEAR, rested=True)
    scene.put("field", amulet("Bell"))
    scene.put("field", BEAR, 1)
    scene.begin("main phase")
    assert scene.offered("attack") == ["Wolf"]
    assert scene.offers("attack", ready, LEADER)


@pytest.mark.clause("sve", "8.4.2.1")
def test_a_follower_put_onto_the_field_this_turn_does_not_attack() -> None:
    scene = table()
    scene.put("field", WOLF, entered=5)
    old = scene.put("field", BEAR, entered=4)
    scene.begin("main phase")
    assert scene.offered("attack") == ["Bear"]
    assert scene.offers("attack", old)


@pytest.mark.clause("sve", "5.15.1.2")
@pytest.mark.clause("sve", "8.4.2.1")
@pytest.mark.clause("sve", "8.4.3.1")
def test_a_follower_that_evolved_in_its_first_turn_attacks_followers_but_no_leader() -> None:
    scene = table(2)
    scene.put("hand", follower("Cub", 1, 1, evolve=0))
    scene.put("evolve deck area", evolved("Cub", 3, 3))
    enemy = scene.put("field", BEAR, 1, rested=True)
    scene.begin("main phase").answer("play", "Cub")
    assert not scene.offers("attack")
    scene.answer("evolve", "Cub", note="")
    assert scene.offers("attack", "Cub", enemy)
    assert not scene.offers("attack", "Cub", LEADER)


@pytest.mark.clause("sve", "8.4.2.1")
def test_a_follower_that_was_there_and_evolved_attacks_the_leader_as_well() -> None:
    scene = table(2)
    scene.put("field", follower("Cub", 1, 1, evolve=0))
    scene.put("evolve deck area", evolved("Cub", 3, 3))
    scene.begin("main phase").answer("evolve", "Cub", note="").answer("attack", "Cub", LEADER)
    assert scene.life(1) == 17


@pytest.mark.clause("sve", "8.4.3")
@pytest.mark.clause("sve", "8.4.3.1")
def test_targets_are_engaged_enemy_followers_and_the_enemy_leader() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    engaged = scene.put("field", BEAR, 1, rested=True)
    reserved = scene.put("field", BEAR, 1)
    thing = scene.put("field", amulet("Bell"), 1, rested=True)
    mine = scene.put("field", BEAR, rested=True)
    scene.begin("main phase")
    targets = [option.other for option in scene.ask.options if option.verb == "attack"]
    assert targets == [engaged, LEADER]
    assert not {reserved, thing, mine} & set(targets)
    assert scene.offers("attack", wolf, engaged)


@pytest.mark.clause("sve", "8.4.3.2")
def test_a_follower_without_any_target_cannot_attack() -> None:
    scene = table()
    scene.put("hand", ANT)
    scene.put("field", follower("Rusher", 2, 2, "Rush"), entered=5)
    scene.put("field", BEAR, 1)
    scene.begin("main phase")
    assert not scene.offers("attack")


@pytest.mark.clause("sve", "8.4.1")
@pytest.mark.clause("sve", "8.4.4")
@pytest.mark.clause("sve", "8.4.5")
def test_the_attacking_follower_is_engaged_and_has_attacked() -> None:
    scene = table().record(Attacked)
    wolf = scene.put("field", WOLF)
    scene.begin("main phase").answer("attack", wolf, LEADER)
    assert scene.in_play(wolf).rested
    assert scene.log == [Attacked(wolf, -1, player=1)]


@pytest.mark.clause("sve", "8.4.5")
@pytest.mark.clause("sve", "5.13.2")
def test_the_first_card_of_a_game_is_attacked_as_any_other_follower_and_is_no_leader() -> None:
    scene = Scene(RULESET).record(Attacked)
    first = scene.put("field", follower("First", 1, 9), 1, rested=True)
    for player in (0, 1):
        scene.fill("deck area", FILLER, 3, player)
    struck = Triggered(StrikesLeader(EVERY_CARD), ChangeLife(5))
    scene.put("field", amulet("Drum", abilities=(struck,)))
    wolf = scene.put("field", WOLF)
    scene.put("field", ANT)
    scene.begin("main phase").answer("attack", wolf, first)
    assert first == 0
    assert scene.log == [Attacked(wolf, first, player=-1)]
    assert (scene.in_play(first).damage, scene.life(0), scene.life(1)) == (3, 20, 20)
    scene.answer("attack", "Ant", LEADER)
    assert (scene.life(0), scene.life(1)) == (25, 19)


@pytest.mark.clause("sve", "8.4.1")
@pytest.mark.clause("sve", "8.4.6")
def test_what_the_attack_triggers_is_resolved_before_the_damage() -> None:
    scene = table()
    shot = when("attacks", DealDamage(Each(ENEMY), 2))
    wolf = scene.put("field", follower("Archer", 3, 1, abilities=(shot,)))
    enemy = scene.put("field", follower("Target", 9, 2), 1, rested=True)
    scene.begin("main phase").answer("attack", wolf, enemy)
    assert scene.zone_of(enemy) == "cemetery"
    assert scene.zone_of(wolf) == "field", "its target was gone before it could strike back"


@pytest.mark.clause("sve", "8.4.7")
@pytest.mark.clause("sve", "8.4.8")
def test_the_other_player_may_answer_an_attack_with_quick_as_often_as_they_like() -> None:
    scene = table()
    scene.give(1, r0=2)
    wolf = scene.put("field", WOLF)
    dart = spell("Dart", DealDamage(Target(), 1), quick=True, targets=1)
    scene.fill("hand", dart, 2, 1)
    scene.put("hand", spell("Slow", ChangeLife(5)), 1)
    scene.begin("main phase").answer("attack", wolf, LEADER)
    assert (scene.ask.kind, scene.ask.player, scene.ask.clause) == ("quick", 1, "8.4.7")
    assert scene.offered("play") == ["Dart"]
    scene.answer("play", "Dart")
    assert scene.in_play(wolf).damage == 1
    scene.answer("play", "Dart")
    assert scene.zone_of(wolf) == "cemetery", "confirmed right after it was played"
    assert scene.life(1) == 20


@pytest.mark.clause("sve", "10.3.5")
@pytest.mark.clause("sve", "8.4.7")
def test_an_ability_with_quick_may_answer_an_attack() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    trap = engaging(Destroy(Each(ENEMY)), clause="12.3.3")
    scene.put("field", amulet("Trap", abilities=(trap,)), 1)
    scene.begin("main phase").answer("attack", wolf, LEADER).answer("activate", "Trap")
    assert (scene.zone_of(wolf), scene.life(1)) == ("cemetery", 20)


@pytest.mark.clause("sve", "8.4.1")
@pytest.mark.clause("sve", "8.4.9")
def test_the_attack_value_is_dealt_to_the_leader() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    scene.begin("main phase").answer("attack", wolf, LEADER)
    assert (scene.life(1), scene.life(0)) == (17, 20)
    assert scene.in_play(wolf).damage == 0


@pytest.mark.clause("sve", "8.4.9")
def test_an_attacker_that_left_the_field_deals_no_damage() -> None:
    scene = table()
    scene.give(1, r0=1)
    wolf = scene.put("field", WOLF)
    recall = spell("Recall", MoveTo(Target(), "hand"), quick=True, targets=1)
    scene.put("hand", recall, 1)
    scene.begin("main phase").answer("attack", wolf, LEADER).answer("play", "Recall")
    assert (scene.zone_of(wolf), scene.life(1)) == ("hand", 20)


@pytest.mark.clause("sve", "8.4.1")
@pytest.mark.clause("sve", "8.4.9.1")
@pytest.mark.clause("sve", "5.13.3")
@pytest.mark.clause("sve", "8.4.10")
def test_attacker_and_target_deal_damage_at_the_same_time() -> None:
    scene = table()
    wolf = scene.put("field", WOLF)
    enemy = scene.put("field", WOLF, 1, rested=True)
    scene.begin("main phase").answer("attack", wolf, enemy)
    assert scene.names("cemetery", 0) == scene.names("cemetery", 1) == ["Wolf"]
    assert (scene.life(0), scene.life(1)) == (20, 20)


@pytest.mark.clause("sve", "8.4.1")
@pytest.mark.clause("sve", "8.4.5.1")
def test_a_target_that_left_the_field_is_no_longer_in_combat() -> None:
    scene = table()
    scene.give(1, r0=1)
    wolf = scene.put("field", follower("Biter", 3, 2, "Bane"))
    enemy = scene.put("field", GIANT, 1, rested=True)
    own = cards(zones=("field",), whose="you", types=frozenset({"follower"}))
    scene.put("hand", spell("Hide", MoveTo(Each(own), "hand"), quick=True), 1)
    scene.begin("main phase").answer("attack", wolf, enemy).answer("play", "Hide")
    assert scene.zone_of(enemy) == "hand"
    assert scene.in_play(wolf).damage == 0


@pytest.mark.clause("sve", "8.4.1")
@pytest.mark.clause("sve", "8.4.5.1")
@pytest.mark.clause("sve", "4.1.4")
def test_a_target_that_left_and_came_back_is_another_card_and_not_in_combat() -> None:
    scene = table()
    scene.give(1, r0=1)
    wolf = scene.put("field", WOLF)
    enemy = scene.put("field", GIANT, 1, rested=True)
    own = cards(zones=("field",), whose="you", types=frozenset({"follower"}))
    hand = cards(zones=("hand",), whose="you", types=frozenset({"follower"}))
    blink = spell("Blink", MoveTo(Each(own), "hand"), MoveTo(Each(hand), "field"), quick=True)
    scene.put("hand", blink, 1)
    scene.begin("main phase").answer("attack", wolf, enemy).answer("play", "Blink")
    assert scene.zone_of(enemy) == "field"
    assert (scene.in_play(enemy).damage, scene.in_play(wolf).damage) == (0, 0)


@pytest.mark.clause("sve", "8.4.9.2")
@pytest.mark.clause("sve", "12.14.2.1")
def test_followers_that_dealt_each_other_no_damage_have_fought_all_the_same() -> None:
    scene = table()
    snake = scene.put("field", follower("Snake", 0, 2, "Bane"))
    enemy = scene.put("field", follower("Wall", 0, 9), 1, rested=True)
    scene.begin("main phase").answer("attack", snake, enemy)
    assert scene.zone_of(enemy) == "cemetery"


@pytest.mark.clause("sve", "8.4.11")
def test_after_the_attack_the_followers_are_in_combat_no_more_and_others_may_attack() -> None:
    scene = table()
    first, second = scene.put("field", BEAR), scene.put("field", BEAR)
    enemy = scene.put("field", GIANT, 1, rested=True)
    scene.begin("main phase").answer("attack", first, enemy)
    assert scene.zone_of(first) == "cemetery"
    assert scene.offers("attack", second, enemy)
    assert scene.in_play(enemy).damage == 2


@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.clause("sve", "2.8.1")
@pytest.mark.clause("sve", "2.8.2")
def test_damage_lowers_defense_for_good() -> None:
    scene = table()
    bear = scene.put("field", BEAR)
    enemy = scene.put("field", follower("Ox", 1, 9), 1, rested=True)
    scene.put("field", WOLF, 1)
    scene.begin("main phase").answer("attack", bear, enemy)
    assert (scene.in_play(bear).damage, scene.in_play(enemy).damage) == (1, 2)
    scene.until("main", 1)
    assert (scene.in_play(bear).damage, scene.in_play(enemy).damage) == (1, 2)


OXEN = cards(zones=("field",), name="Ox")
COUNTED = {
    "amount": (StatOf(Each(OXEN), "defense"), 6),
    "total": (TotalStat("defense", OXEN), 6),
    "filter": (Count(cards(StatIs("defense", "<=", 6), zones=("field",), name="Ox")), 1),
    "bound": (Count(cards(StatIs("defense", "<=", StatOf(Each(OXEN), "defense")), zones=("field",))), 2),
    "attack": (StatOf(Each(OXEN), "attack"), 1),
}


@pytest.mark.clause("sve", "2.8.2")
@pytest.mark.clause("sve", "5.13.1")
@pytest.mark.parametrize("what", COUNTED)
def test_whatever_asks_for_defense_is_told_what_damage_has_left_of_it(what: str) -> None:
    amount, drawn = COUNTED[what]
    scene = table()
    scene.put("field", follower("Ox", 1, 9), 1)
    scene.put("field", follower("Elk", 1, 7), 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Zap", DealDamage(Each(OXEN), 3)))
    scene.put("hand", spell("Study", Draw(amount)))
    scene.begin("main phase").answer("play", "Zap").answer("play", "Study")
    assert len(scene.cards("hand")) == drawn


@pytest.mark.clause("sve", "2.8.2")
@pytest.mark.clause("sve", "10.7.4.1.2")
def test_what_left_the_field_is_remembered_with_the_defense_that_damage_had_left_it() -> None:
    mourns = when("put away", ChangeLife(StatOf(Subject(), "defense")), watches=OXEN)
    scene = table()
    scene.put("field", follower("Ox", 1, 9))
    scene.put("field", amulet("Grave", abilities=(mourns,)))
    scene.put("hand", spell("Zap", DealDamage(Each(OXEN), 3)))
    scene.put("hand", spell("Kill", Destroy(Each(OXEN))))
    scene.begin("main phase").answer("play", "Zap").answer("play", "Kill")
    assert scene.life() == 26


@pytest.mark.clause("sve", "5.13.1")
def test_damage_is_dealt_to_followers_on_the_field_and_to_no_other_card() -> None:
    scene = table()
    bell, ant = scene.put("field", amulet("Bell"), 1), scene.put("EX area", ANT, 1)
    ox = scene.put("field", follower("Ox", 1, 9), 1)
    scene.put("field", WOLF)
    hail = [
        DealDamage(Each(cards(zones=(zone,), whose="opponent")), 2) for zone in ("field", "EX area", "hand")
    ]
    scene.put("hand", ANT, 1)
    scene.put("hand", spell("Hail", *hail))
    scene.begin("main phase").answer("play", "Hail")
    assert [scene.in_play(one).damage for one in (bell, ant, ox)] == [0, 0, 2]


@pytest.mark.clause("sve", "5.13.1.1")
@pytest.mark.clause("sve", "2.7.1")
def test_defense_may_fall_below_zero() -> None:
    scene = table()
    giant = scene.put("field", GIANT)
    scene.give(1, life=2)
    scene.begin("main phase").answer("attack", giant, LEADER)
    assert scene.life(1) == -4
    assert scene.ending == (0, "leader_defeated")


@pytest.mark.clause("sve", "5.13.4")
def test_a_spell_deals_ability_damage_to_followers_and_leaders() -> None:
    scene = table(2)
    enemy = scene.put("field", BEAR, 1)
    bolt = spell("Bolt", DealDamage(Target(), 3), DealDamageToPlayer(2), targets=1)
    scene.put("hand", bolt)
    scene.put("field", follower("Leech", 1, 1, "Drain"))
    scene.begin("main phase").answer("play", "Bolt")
    assert (scene.in_play(enemy).damage, scene.life(1), scene.life(0)) == (3, 18, 20)


@pytest.mark.clause("sve", "1.3.2.2")
@pytest.mark.clause("sve", "1.3.2.2.1")
def test_damage_of_a_negative_amount_is_no_healing() -> None:
    scene = table(2)
    enemy = scene.put("field", BEAR, 1, damage=2)
    scene.put("hand", spell("Fizzle", DealDamage(Target(), -2), DealDamageToPlayer(-3), targets=1))
    scene.put("hand", ANT)
    scene.begin("main phase").answer("play", "Fizzle")
    assert (scene.in_play(enemy).damage, scene.life(1)) == (2, 20)
