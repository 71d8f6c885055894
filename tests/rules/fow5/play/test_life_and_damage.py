"""Damage and life of Force of Will 5.01: who is dealt it, who sees it, and what is left, told as scenes."""

import pytest

from rules.games.fow5.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Replacement, Spell, Triggered
from rules.language.amounts import EventAmount
from rules.language.events import (
    By,
    DamagesPlayer,
    DealsDamage,
    Event,
    LosesLife,
    PlayerTakesDamage,
    TakesDamage,
)
from rules.language.filter_shorthand import cards
from rules.language.references import Each, This
from tests.rules.fow5.play.made_up import quiet
from tests.rules.fow5.play.test_zones_and_replacements import rules as with_replacements
from tests.rules.fow8.play.made_up import chant, face, furnished, resonator
from tests.rules.scenes import Scene

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
OPPONENT = -1


def bell(scene: Scene, event: Event, player: int) -> int:
    """Put a card under a player that gets as many marks as each such event is about, and a ring for it."""
    rung = fx.Do((fx.PutCounters(This(), "ring"), fx.PutCounters(This(), "much", EventAmount())))
    ability = Triggered(event, rung)
    return scene.put("field", face("Bell", "addition", marks=("field",), abilities=(ability,)), player)


def heard(scene: Scene, card: int) -> tuple[int, int]:
    """Return how often a bell was rung, and about how much in all."""
    counters = scene.in_play(card).counters or {}
    return counters.get("ring", 0), counters.get("much", 0)


@pytest.mark.clause("fow5", "1.5#5")
@pytest.mark.clause("fow5", "10.6#2")
@pytest.mark.clause("fow5", "1.4#2")
@pytest.mark.parametrize(("amount", "times"), [(0, 0), (1, 1), (100, 1), (300, 1)])
def test_damage_to_a_player_is_a_loss_of_life_that_each_card_sees_from_its_own_side(
    amount: int, times: int
) -> None:
    for active in (0, 1):
        scene = quiet()
        hurt = [bell(scene, PlayerTakesDamage("you"), player) for player in (0, 1)]
        lost = [bell(scene, LosesLife("you"), player) for player in (0, 1)]
        fire = cards(name="Fire")
        dealt = bell(scene, DamagesPlayer(fire), 0)
        by_fire = bell(scene, By(PlayerTakesDamage("anyone"), fire), 0)
        scene.put("hand", chant("Fire", spell=Spell(fx.DealDamageToPlayer(amount))), active)
        scene.begin("main", active=active).answer("play", "Fire").until("main", active)
        sides = [(0, 0), (0, 0)]
        sides[1 - active] = (times, amount)
        assert [heard(scene, card) for card in hurt] == sides
        assert [heard(scene, card) for card in lost] == sides
        assert heard(scene, dealt) == heard(scene, by_fire) == (times, amount)
        assert scene.life(active) == 4000
        assert scene.life(1 - active) == 4000 - amount // 100 * 100, "a loss of less than 100 is rounded away"


@pytest.mark.clause("fow5", "10.6#1")
@pytest.mark.clause("fow5", "1.4#2")
@pytest.mark.parametrize(("amount", "times"), [(0, 0), (1, 1), (300, 1)])
def test_damage_to_a_resonator_adds_up_on_it_and_is_seen_by_what_watches_either_card(
    amount: int, times: int
) -> None:
    scene = quiet()
    ox, fire = cards(name="Ox"), cards(name="Fire")
    taken, dealt = bell(scene, TakesDamage(ox), 1), bell(scene, DealsDamage(fire), 1)
    card = scene.put("field", resonator("Ox", 300, 900), 1, damage=200)
    scene.put("hand", chant("Fire", spell=Spell(fx.DealDamage(Each(ox), amount))))
    scene.begin("main").answer("play", "Fire").until("main")
    assert scene.in_play(card).damage == 200 + amount
    assert heard(scene, taken) == heard(scene, dealt) == (times, times * amount)


@pytest.mark.clause("fow5", "10.6#2")
@pytest.mark.clause("fow5", "9.10#1")
def test_what_is_done_instead_of_damage_to_one_player_is_not_done_for_the_other() -> None:
    for player in (0, 1):
        scene = quiet()
        shield = Replacement(PlayerTakesDamage("you"), fx.ChangeLife(200))
        scene.put("field", face("Shield", "addition", marks=("field",), abilities=(shield,)), player)
        burn = fx.Do((fx.DealDamageToPlayer(300), fx.DealDamageToPlayer(300, "you")))
        scene.put("hand", chant("Fire", spell=Spell(burn)))
        scene.begin("main").answer("play", "Fire")
        assert (scene.life(player), scene.life(1 - player)) == (4200, 3700)


@pytest.mark.clause("fow5", "9.10#2")
def test_whoever_controls_the_card_that_deals_damage_chooses_among_what_replaces_it() -> None:
    for active in (0, 1):
        scene = Scene(with_replacements(-100, 300))
        ox = scene.put("field", resonator("Ox", 300, 900), active)
        assert ox == 0, "the first of all cards deals damage as any other does"
        elk = furnished(scene).put("field", resonator("Elk", 0, 900), 1 - active, rested=True)
        scene.begin("main", active=active).answer("battle").answer("attack", ox, elk).until("replacement")
        assert scene.ask.player == active
        scene.game.answer(0)
        scene.until("main", active)
        assert scene.in_play(elk).damage == 500


@pytest.mark.clause("fow5", "10.6#2")
@pytest.mark.clause("fow5", "11.4#1")
def test_explode_destroys_nothing_where_a_player_is_dealt_the_damage() -> None:
    scene = Scene(RULESET)
    first = scene.put("field", resonator("Elk"), 1)
    bomb = furnished(scene).put("field", resonator("Bomb", 300, 300, "Explode"))
    scene.begin("main").answer("battle").answer("attack", bomb, OPPONENT).until("main", 0)
    assert (scene.zone_of(first), scene.zone_of(bomb), scene.life(1)) == ("field", "field", 3700)


@pytest.mark.clause("fow5", "11.1#2")
@pytest.mark.parametrize(("damage", "life"), [(400, 3600), (500, 3500), (900, 3500)])
def test_pierce_sends_all_on_where_the_blocker_has_no_capacity_left(damage: int, life: int) -> None:
    scene = quiet()
    lance = scene.put("field", resonator("Lance", 500, 900, "Pierce"))
    elk = scene.put("field", resonator("Elk", 100, 500, "Eternal"), 1, damage=damage)
    scene.begin("main").answer("battle").answer("attack", lance, OPPONENT).until("block")
    scene.answer("block", elk).until("main", 0)
    assert (scene.zone_of(elk), scene.in_play(elk).damage) == ("field", max(damage, 500))
    assert scene.life(1) == life


@pytest.mark.clause("fow5", "1.3#1")
@pytest.mark.clause("fow5", "13.1#1")
@pytest.mark.clause("fow5", "1.5#5.1")
@pytest.mark.parametrize(
    ("lost", "start", "left"),
    [(3999, 4000, 100), (3901, 4000, 100), (50, 10000, 10000), (50, 10100, 10100)],
)
def test_a_player_with_any_life_left_has_not_lost_and_what_is_no_hundred_is_rounded_up(
    lost: int, start: int, left: int
) -> None:
    for player in (0, 1):
        scene = quiet()
        scene.give(1 - player, life=start)
        scene.put("hand", chant("Fire", spell=Spell(fx.DealDamageToPlayer(lost))), player)
        scene.begin("main", active=player).answer("play", "Fire")
        assert scene.ending is None
        assert (scene.life(player), scene.life(1 - player)) == (4000, left)
    dead = quiet()
    dead.put("hand", chant("Fire", spell=Spell(fx.DealDamageToPlayer(4000))))
    dead.begin("main").answer("play", "Fire")
    assert dead.ending == (0, "life")
