"""Battles that both books of Force of Will fight alike: who deals what to whom, and what is told of it."""

import pytest

from rules.engine.events import Attacked, Blocked, Damaged, PlayerDamaged
from rules.engine.ruleset import Ruleset
from rules.games.fow5.play import RULESET
from rules.games.fow8.play import RULESET as LATER
from rules.language import effects as fx
from rules.language.abilities import Spell
from rules.language.changes import AddStats
from rules.language.durations import UntilMoment
from rules.language.filter_shorthand import both, cards
from rules.language.filters import IsPlayer
from rules.language.references import Each
from tests.rules.fow5.play.made_up import quiet
from tests.rules.fow8.play.made_up import chant, furnished, resonator
from tests.rules.restricted import cannot, must
from tests.rules.scenes import Scene

BOTH_BOOKS = pytest.mark.parametrize("rules", [LATER, RULESET], ids=["fow8", "fow5"])
FLASH = chant("Flash", "Quickcast")
MINE = both(cards(zones=("field",), types=frozenset({"resonator"})), cards(whose="you"))
OPPONENT = -1


def fought(scene: Scene, active: int = 0) -> list[str]:
    """Pass until the battle is over; return the kinds of the questions that were asked on the way."""
    asked = []
    while scene.ask.kind != "main":
        asked.append(scene.ask.kind)
        scene.answer("pass")
    assert scene.ask.player == active
    return asked


@pytest.mark.clause("fow5", "8.2#5")
@pytest.mark.clause("fow5", "8.3#5")
@pytest.mark.clause("fow5", "8.5#2.2")
@pytest.mark.clause("fow8", "803.5")
@pytest.mark.clause("fow8", "806.2a-ii")
@BOTH_BOOKS
def test_whoever_attacks_the_opponent_rests_attacks_and_deals_battle_damage(rules: Ruleset) -> None:
    for active in (0, 1):
        scene = quiet(rules).record(Attacked, PlayerDamaged)
        ox = scene.put("field", resonator("Ox", 300, 500), active)
        other = scene.put("field", resonator("Elk", 300, 500), 1 - active)
        scene.begin("main", active=active).answer("battle").answer("attack", ox, OPPONENT)
        assert (scene.in_play(ox).rested, scene.in_play(ox).marks) == (True, {"attacking"})
        fought(scene, active)
        assert scene.log == [
            Attacked(ox, OPPONENT, 1 - active),
            PlayerDamaged(1 - active, ox, 300, combat=True),
        ]
        assert (scene.life(active), scene.life(1 - active)) == (4000, 3700)
        assert (scene.in_play(ox).marks, scene.in_play(other).rested) == (frozenset(), False)


@pytest.mark.clause("fow5", "8.3#3")
@pytest.mark.clause("fow5", "8.2#5")
@pytest.mark.clause("fow5", "8.3#5")
@pytest.mark.clause("fow5", "8.5#2.2")
@pytest.mark.clause("fow5", "8.5#3")
@pytest.mark.clause("fow8", "803.5")
@pytest.mark.clause("fow8", "804.5b")
@pytest.mark.clause("fow8", "806.2b")
@BOTH_BOOKS
def test_an_attacked_resonator_and_its_attacker_deal_each_other_battle_damage(rules: Ruleset) -> None:
    for active in (0, 1):
        scene = Scene(rules).record(Attacked, Damaged, PlayerDamaged)
        elk = scene.put("field", resonator("Elk", 200, 500), 1 - active, rested=True)
        assert elk == 0, "the first of all cards is attacked as any other is"
        ox = furnished(scene).put("field", resonator("Ox", 300, 500), active)
        scene.begin("main", active=active).answer("battle").answer("attack", ox, elk)
        assert "block" not in fought(scene, active), "nobody is asked to block who has nothing to block with"
        assert scene.log == [
            Attacked(ox, elk, -1),
            Damaged(elk, ox, 300, combat=True),
            Damaged(ox, elk, 200, combat=True),
        ]
        assert (scene.in_play(elk).damage, scene.in_play(ox).damage) == (300, 200)


@pytest.mark.clause("fow5", "8.3#3")
@pytest.mark.clause("fow5", "8.3#4")
@pytest.mark.clause("fow5", "8.4#2.1")
@pytest.mark.clause("fow5", "8.5#2.1")
@pytest.mark.clause("fow5", "8.5#3")
@pytest.mark.clause("fow8", "804.4")
@pytest.mark.clause("fow8", "806.2a-i")
@pytest.mark.clause("fow8", "806.2b")
@BOTH_BOOKS
def test_a_blocker_is_dealt_all_the_damage_however_little_it_can_take(rules: Ruleset) -> None:
    for active in (0, 1):
        scene = quiet(rules).record(Attacked, Blocked, Damaged, PlayerDamaged)
        ox = scene.put("field", resonator("Ox", 900, 900), active)
        elk, asp = (scene.put("field", resonator(name, 200, 400), 1 - active) for name in ("Elk", "Asp"))
        scene.begin("main", active=active).answer("battle").answer("attack", ox, OPPONENT)
        scene.until("block")
        assert {option.card for option in scene.ask.options} == {elk, asp, -1}
        scene.answer("block", elk, by=1 - active)
        assert scene.log == [
            Attacked(ox, OPPONENT, 1 - active),
            Blocked(elk, ox),
            Damaged(elk, ox, 900, combat=True),
            Damaged(ox, elk, 200, combat=True),
        ]
        assert (scene.zone_of(elk), scene.in_play(asp).rested) == ("graveyard", False)
        assert scene.life(1 - active) == 4000


@pytest.mark.clause("fow5", "8.3#4")
@pytest.mark.clause("fow5", "8.6#3.2")
@pytest.mark.clause("fow5", "8.6#4")
@pytest.mark.clause("fow8", "804.4")
@pytest.mark.clause("fow8", "807.3b")
@BOTH_BOOKS
def test_who_dies_as_a_battle_ends_gives_priority_once_more_before_that_is_over(rules: Ruleset) -> None:
    tougher = fx.Modify(Each(MINE), (AddStats((0, 500)),), UntilMoment("end of battle"))
    scene = quiet(rules)
    ox = scene.put("field", resonator("Ox", 300, 500))
    elk = scene.put("field", resonator("Elk", 600, 900), 1)
    scene.put("hand", chant("Shield", "Quickcast", spell=Spell(tougher)))
    scene.put("hand", FLASH)
    scene.begin("main").answer("battle").answer("play", "Shield").answer("pass")
    scene.until("attack").answer("attack", ox, OPPONENT).until("block").answer("block", elk)
    while scene.zone_of(ox) == "field":
        scene.answer("pass")
    assert (scene.ask.kind, scene.ask.player, scene.in_play(elk).marks) == ("priority", 0, {"blocking"})
    scene.answer("play", "Flash").until("main")
    assert (scene.ask.player, scene.in_play(elk).marks) == (0, frozenset())


@pytest.mark.clause("fow5", "8.2#3")
@pytest.mark.clause("fow5", "8.2#3.1")
@pytest.mark.clause("fow5", "8.2#4")
@pytest.mark.clause("fow8", "803.3")
@BOTH_BOOKS
def test_one_of_those_that_have_to_attack_is_chosen_and_nobody_forfeits(rules: Ruleset) -> None:
    for active in (0, 1):
        scene = quiet(rules)
        rager = scene.put("field", resonator("Rager", abilities=(must("attack"),)), active)
        ox = scene.put("field", resonator("Ox"), active)
        scene.put("field", resonator("Rager", abilities=(must("attack"),)), 1 - active)
        scene.begin("main", active=active).answer("battle")
        if scene.ask.kind == "attack":
            assert {(one.verb, one.card) for one in scene.ask.options} == {("attack", rager)}
            scene.answer("attack", rager)
        assert (scene.in_play(rager).rested, scene.in_play(ox).rested) == (True, False)


@pytest.mark.clause("fow5", "7.12#2.4")
@pytest.mark.clause("fow5", "8.2#3.2")
@pytest.mark.clause("fow5", "11.2#1")
@pytest.mark.clause("fow8", "712.2d")
@pytest.mark.clause("fow8", "803.3b")
@BOTH_BOOKS
def test_what_is_kept_from_attacking_players_attacks_neither_and_need_not_attack_them(rules: Ruleset) -> None:
    for active in (0, 1):
        scene = quiet(rules)
        shy = scene.put("field", resonator("Shy", abilities=(cannot("attack", IsPlayer()),)), active)
        sharp = scene.put("field", resonator("Sharp", 500, 500, "Precision"), active)
        elk = scene.put("field", resonator("Elk"), 1 - active)
        ant = scene.put("field", resonator("Ant"), 1 - active, rested=True)
        scene.begin("main", active=active).answer("battle")
        assert {(one.card, one.other) for one in scene.ask.options if one.verb == "attack"} == {
            (shy, ant),
            (sharp, OPPONENT),
            (sharp, elk),
            (sharp, ant),
        }


@pytest.mark.clause("fow5", "8.2#3")
@pytest.mark.clause("fow5", "8.2#4")
@pytest.mark.clause("fow8", "803.4")
@BOTH_BOOKS
def test_who_has_nothing_left_to_attack_with_forfeits(rules: Ruleset) -> None:
    away = fx.Destroy(Each(both(cards(zones=("field",)), cards(name="Ox"))))
    scene = quiet(rules)
    scene.put("field", resonator("Ox"))
    scene.put("hand", chant("Away", "Quickcast", spell=Spell(away)), 1)
    scene.begin("main").answer("battle").answer("pass").answer("play", "Away", by=1)
    assert "attack" not in fought(scene)
    assert scene.offers("battle") is False
