"""Battles in Force of Will (800) and the keywords that matter in them (1100), told as scenes."""

import pytest

from rules.engine.continuous_effects import Lasting
from rules.games.fow8.keywords import ASTRAL, now
from rules.language import effects as fx
from rules.language.abilities import Spell, Triggered
from rules.language.changes import AddStats
from rules.language.durations import UntilMoment
from rules.language.events import Moment
from rules.language.filter_shorthand import cards
from rules.language.references import Target
from tests.rules.fow8.play.made_up import LIGHT, chant, face, quiet, resonator, ruler, told

OX = resonator("Ox", 500, 900)
ELK = resonator("Elk", 400, 700)
FLASH = chant("Flash", "Quickcast")
FALL = chant("Fall", "Quickcast", spell=Spell(fx.Destroy(Target()), targets=(cards(zones=("field",)),)))


def facing(mine, theirs=(), *, rested=False, their_hand=(), hand=()):
    """Return a scene with a battle to be declared, and the cards: mine, then theirs."""
    scene = quiet()
    cards = [scene.put("field", card) for card in mine]
    cards += [scene.put("field", card, 1, rested=rested) for card in theirs]
    for card in their_hand:
        scene.put("hand", card, 1)
    for card in hand:
        scene.put("hand", card)
    scene.begin("main").answer("battle")
    return scene, cards


@pytest.mark.clause("fow8", "604.2b")
@pytest.mark.clause("fow8", "704.1")
@pytest.mark.clause("fow8", "704.2")
@pytest.mark.clause("fow8", "801.1")
def test_a_battle_begins_at_main_timing_without_the_chase():
    scene, _ = facing((OX,))
    assert scene.state.pending == []
    assert (scene.ask.kind, scene.ask.player) == ("attack", 0)


@pytest.mark.clause("fow8", "802.2")
@pytest.mark.clause("fow8", "803.2")
def test_there_is_priority_before_the_attack_is_declared():
    scene, _ = facing((OX,), hand=(FLASH,))
    assert scene.ask.clause == told("802.2")
    assert not scene.offers("play", "Squire")
    scene.answer("pass")
    assert scene.ask.clause == told("803.2")
    scene.answer("pass")
    assert scene.ask.kind == "attack"


@pytest.mark.clause("fow8", "803.3")
@pytest.mark.clause("fow8", "803.3b")
@pytest.mark.clause("fow8", "806.2a-ii")
@pytest.mark.clause("fow8", "1007.2")
@pytest.mark.clause("fow8", "105.4")
@pytest.mark.clause("fow8", "206.2")
def test_an_unblocked_attacker_takes_its_atk_from_the_opponents_life():
    scene, (ox,) = facing((OX,))
    scene.answer("attack", ox, -1, by=0)
    assert (scene.life(1), scene.life(0)) == (3500, 4000)


@pytest.mark.clause("fow8", "806.2a-ii")
@pytest.mark.clause("fow8", "803.3b")
@pytest.mark.parametrize("blocked", [False, True])
def test_an_attacker_that_nobody_blocks_any_more_damages_what_it_attacked_and_nothing_else(blocked):
    scene = quiet()
    ox, attacked = scene.put("field", OX), scene.put("field", OX, 1, rested=True)
    other, guard = scene.put("field", OX, 1, rested=True), scene.put("field", ELK, 1)
    scene.put("hand", FALL)
    scene.begin("main").answer("battle").until("attack").answer("attack", ox, attacked).until("block")
    if blocked:
        scene.answer("block", guard).answer("play", "Fall").answer("target", guard)
    scene.until("main")
    assert (scene.in_play(attacked).damage, scene.in_play(other).damage, scene.life(1)) == (500, 0, 4000)
    assert scene.zone_of(guard) == ("graveyard" if blocked else "field")


@pytest.mark.clause("fow8", "803.3a")
@pytest.mark.clause("fow8", "1107.1")
@pytest.mark.clause("fow8", "1107.2")
def test_only_recovered_fighters_that_were_there_all_turn_attack_or_swift_ones():
    scene = quiet()
    old = scene.put("field", OX)
    scene.put("field", OX, entered=5)
    scene.put("field", OX, rested=True)
    scene.put("field", face("Statue", "resonator"))
    swift = scene.put("field", resonator("Swift", 100, 100, "Swiftness"), entered=5)
    scene.put("field", ELK, 1)
    scene.begin("main").answer("battle")
    assert {option.card for option in scene.ask.options if option.verb == "attack"} == {old, swift}


@pytest.mark.clause("fow8", "803.3a")
@pytest.mark.clause("fow8", "705.3a")
def test_a_j_ruler_attacks_in_the_turn_of_its_judgment_since_it_is_the_same_card():
    scene = quiet()
    queen = scene.put("ruler area", ruler())
    scene.begin("main").answer("judgment", queen).answer("battle").answer("attack", queen)
    assert scene.life(1) == 3000


@pytest.mark.clause("fow8", "803.3b")
@pytest.mark.clause("fow8", "1103.1")
@pytest.mark.clause("fow8", "1103.2")
def test_a_rested_fighter_may_be_attacked_and_a_recovered_one_only_with_precision():
    scene = quiet()
    ox = scene.put("field", OX)
    sharp = scene.put("field", resonator("Sharp", 100, 100, "Precision"))
    awake = scene.put("field", ELK, 1)
    asleep = scene.put("field", ELK, 1, rested=True)
    statue = scene.put("field", face("Statue", "resonator"), 1, rested=True)
    scene.begin("main").answer("battle")
    assert scene.offers("attack", ox, asleep)
    assert not scene.offers("attack", ox, awake)
    assert scene.offers("attack", sharp, awake)
    assert not scene.offers("attack", sharp, statue)


@pytest.mark.clause("fow8", "803.5")
def test_the_attacker_is_rested():
    scene, (ox,) = facing((OX,))
    scene.answer("attack", ox)
    assert scene.in_play(ox).rested


@pytest.mark.clause("fow8", "803.5")
@pytest.mark.clause("fow8", "1129.1")
@pytest.mark.clause("fow8", "1129.2")
def test_mobilize_is_paid_for_an_attack_and_for_a_block():
    mobile = resonator("Mobile", 500, 900, "Mobilize {W}")
    poor = quiet()
    poor.put("field", mobile)
    assert not poor.begin("main").offers("battle")
    scene, (ox, mine, guard, theirs) = facing((mobile, LIGHT), (mobile, LIGHT))
    scene.answer("attack", ox)
    assert scene.in_play(mine).rested
    scene.answer("block", guard)
    assert scene.in_play(theirs).rested


@pytest.mark.clause("fow8", "803.6")
@pytest.mark.clause("fow8", "803.3")
def test_a_forfeit_without_an_answer_allows_no_other_battle_this_turn():
    scene, _ = facing((OX,))
    scene.answer("pass")
    assert not scene.offers("battle")
    answered, _ = facing((OX,), their_hand=(FLASH,))
    answered.answer("play", "Flash").answer("pass")
    assert answered.offers("battle")


@pytest.mark.clause("fow8", "803.6")
def test_a_forfeit_after_an_ability_of_the_other_player_allows_another_battle():
    """An automatic ability counts, and a will ability, and one that was played before the battle does not."""
    rings = Triggered(Moment("battle_begins"), fx.ChangeLife(100))
    for bell, will, again in ((rings, False, True), (None, True, True), (None, False, False)):
        scene = quiet()
        scene.put("field", OX)
        scene.put("field", face("Bell", "regalia", abilities=(bell,) if bell else ()), 1)
        stone = scene.put("field", LIGHT, 1)
        scene.put("hand", chant("Slow Flash", "Quickcast", cost="{W}{W}"), 1)
        scene.give(1, r0=1)
        scene.begin("main").answer("battle").until("priority", 1)
        if will:
            scene.answer("will", stone)
        scene.until("attack").answer("pass")
        assert scene.until("main").offers("battle") is again, (bell, will)


@pytest.mark.clause("fow8", "803.3")
@pytest.mark.clause("fow8", "803.4")
def test_a_card_that_must_attack_does_and_nobody_forfeits_then():
    scene, (wild, ox, _) = facing((resonator("Wild", 100, 100, "Bloodlust"), OX), (ELK,), rested=True)
    assert not scene.offers("pass")
    assert not scene.offers("attack", ox)
    assert scene.offers("attack", wild)


@pytest.mark.clause("fow8", "803.7")
@pytest.mark.clause("fow8", "804.2")
@pytest.mark.clause("fow8", "804.6")
@pytest.mark.clause("fow8", "806.3")
@pytest.mark.clause("fow8", "807.2")
@pytest.mark.clause("fow8", "801.1")
def test_there_is_priority_in_every_step_of_a_battle():
    scene, (ox,) = facing((OX,), hand=(FLASH,))
    scene.do("pass", "pass").answer("attack", ox)
    seen = []
    while scene.ask.kind == "priority":
        seen.append((scene.ask.clause, scene.life(1)))
        scene.answer("pass")
    before, after = [told("803.7"), told("804.2"), told("804.6")], [told("806.3"), told("807.2")]
    assert seen == [*((one, 4000) for one in before), *((one, 3500) for one in after)]


@pytest.mark.clause("fow8", "804.3")
@pytest.mark.clause("fow8", "804.4")
@pytest.mark.clause("fow8", "804.5")
@pytest.mark.clause("fow8", "804.5a")
@pytest.mark.clause("fow8", "806.2a-i")
@pytest.mark.clause("fow8", "806.2b")
@pytest.mark.clause("fow8", "912.2")
@pytest.mark.clause("fow8", "801.1")
@pytest.mark.clause("fow8", "806.2")
def test_a_blocker_is_rested_takes_the_damage_and_deals_its_own():
    scene, (ox, elk) = facing((OX,), (resonator("Elk", 400, 700),))
    scene.answer("attack", ox)
    assert (scene.ask.kind, scene.ask.player) == ("block", 1)
    scene.answer("block", elk)
    assert scene.in_play(elk).rested
    assert (scene.in_play(elk).damage, scene.in_play(ox).damage, scene.life(1)) == (500, 400, 4000)


@pytest.mark.clause("fow8", "804.3")
def test_a_rested_card_does_not_block_nor_does_the_attacked_one():
    scene = quiet()
    sharp = scene.put("field", resonator("Sharp", 100, 900, "Precision"))
    asleep = scene.put("field", ELK, 1, rested=True)
    awake = scene.put("field", ELK, 1)
    other = scene.put("field", ELK, 1)
    scene.begin("main").answer("battle").answer("attack", sharp, awake)
    assert {option.card for option in scene.ask.options if option.verb == "block"} == {other}
    assert asleep


@pytest.mark.clause("fow8", "804.5b")
@pytest.mark.clause("fow8", "806.2")
def test_an_attacked_fighter_battles_where_nobody_blocks():
    scene, (ox, elk) = facing((OX,), (ELK,), rested=True)
    scene.answer("attack", ox, elk)
    assert (scene.in_play(elk).damage, scene.in_play(ox).damage) == (500, 400)


@pytest.mark.clause("fow8", "804.4a")
@pytest.mark.clause("fow8", "804.5b")
def test_when_the_blocker_leaves_the_damage_goes_to_what_was_attacked():
    scene, (ox, elk) = facing((OX,), (ELK,), hand=(FALL,))
    scene.do("pass", "pass").answer("attack", ox).until("block").answer("block", elk)
    scene.answer("play", "Fall").answer("target", elk)
    scene.until("main")
    assert (scene.zone_of(elk), scene.life(1)) == ("graveyard", 3500)


@pytest.mark.clause("fow8", "803.5a")
@pytest.mark.clause("fow8", "806.1")
@pytest.mark.clause("fow8", "805.1")
def test_without_an_attacker_the_battle_ends_with_no_damage():
    scene, (ox,) = facing((OX,), their_hand=(FALL,))
    scene.do("pass", "pass").answer("attack", ox)
    scene.answer("play", "Fall").until("main")
    assert (scene.zone_of(ox), scene.life(1)) == ("graveyard", 4000)


@pytest.mark.clause("fow8", "805.2")
@pytest.mark.clause("fow8", "805.2a")
@pytest.mark.clause("fow8", "805.2a-i")
@pytest.mark.clause("fow8", "1104.1")
@pytest.mark.clause("fow8", "1104.2")
def test_an_attacker_with_first_strike_kills_before_it_is_struck():
    scene, (fast, elk) = facing((resonator("Fast", 700, 300, "First Strike"),), (ELK,))
    scene.answer("attack", fast).answer("block", elk)
    assert scene.zone_of(elk) == "graveyard"
    assert (scene.zone_of(fast), scene.in_play(fast).damage) == ("field", 0)


@pytest.mark.clause("fow8", "805.2a-ii")
@pytest.mark.clause("fow8", "806.2a")
@pytest.mark.clause("fow8", "805.3")
@pytest.mark.clause("fow8", "805.2a")
def test_first_strike_deals_damage_once_and_before_the_normal_step():
    scene, (fast,) = facing((resonator("Fast", 700, 300, "First Strike"),), hand=(FLASH,))
    scene.do("pass", "pass").answer("attack", fast).do("pass", "pass", "pass")
    assert (scene.ask.clause, scene.life(1)) == (told("805.3"), 3300)
    scene.until("main")
    assert scene.life(1) == 3300


@pytest.mark.clause("fow8", "805.2")
def test_a_blocker_with_first_strike_deals_its_damage_with_all_others():
    scene, (ox, fast) = facing((resonator("Ox", 500, 400),), (resonator("Fast", 400, 500, "First Strike"),))
    scene.answer("attack", ox).answer("block", fast)
    assert (scene.zone_of(ox), scene.zone_of(fast)) == ("graveyard", "graveyard")


@pytest.mark.clause("fow8", "806.2")
def test_both_deal_damage_at_the_same_time():
    scene, (one, other) = facing((resonator("One", 500, 500),), (resonator("Other", 500, 500),))
    scene.answer("attack", one).answer("block", other)
    assert (scene.zone_of(one), scene.zone_of(other)) == ("graveyard", "graveyard")


@pytest.mark.clause("fow8", "807.3")
@pytest.mark.clause("fow8", "807.3a")
def test_what_lasts_until_the_end_of_the_battle_ends_with_it():
    scene = quiet()
    ox = scene.put("field", OX)
    more = AddStats((500, 0))
    scene.state.lasting.append(
        Lasting(-1, 0, 1, "values", more, UntilMoment("end of battle"), frozenset({ox}))
    )  # type: ignore[arg-type]
    scene.begin("main").answer("battle").answer("attack", ox)
    assert scene.life(1) == 3000
    assert now(scene.game, ox).stats == (500, 900)


@pytest.mark.clause("fow8", "807.4")
def test_after_a_battle_it_is_main_timing_again():
    scene, (ox, elk) = facing((OX, ELK))
    scene.answer("attack", ox)
    assert scene.ask.kind == "main"
    assert scene.offers("play", "Squire")
    scene.answer("battle")
    assert scene.offers("attack", elk)


@pytest.mark.clause("fow8", "1102.1")
@pytest.mark.clause("fow8", "1102.2")
@pytest.mark.clause("fow8", "1102.2a")
@pytest.mark.clause("fow8", "1102.2b")
@pytest.mark.clause("fow8", "1102.2c")
@pytest.mark.clause("fow8", "1102.4")
@pytest.mark.clause("fow8", "806.2a-i")
def test_pierce_assigns_to_a_blocker_at_least_its_capacity_and_the_rest_goes_on():
    scene = quiet()
    lance = scene.put("field", resonator("Lance", 900, 900, "Pierce"))
    elk = scene.put("field", resonator("Elk", 100, 800), 1, damage=200)
    scene.begin("main").answer("battle").answer("attack", lance).answer("block", elk)
    assert [option.other for option in scene.ask.options] == [600, 700, 800, 900]
    scene.answer("assign", elk, 700)
    assert (scene.zone_of(elk), scene.life(1)) == ("graveyard", 3800)


@pytest.mark.clause("fow8", "1106.1")
@pytest.mark.clause("fow8", "1106.2")
def test_a_flier_is_blocked_only_by_a_flier():
    bird = resonator("Bird", 300, 300, "Flying")
    scene, (one, ox, other) = facing((bird,), (OX, bird))
    scene.answer("attack", one)
    assert scene.offered("block") == ["Bird"]
    ground, (ox, theirs) = facing((OX,), (bird,))
    ground.answer("attack", ox)
    assert ground.offers("block", theirs)


@pytest.mark.clause("fow8", "1105.1")
@pytest.mark.clause("fow8", "1105.2")
@pytest.mark.clause("fow8", "806.2a-i")
def test_explode_destroys_both_resonators_after_battle_damage():
    scene, (bomb, ox) = facing((resonator("Bomb", 100, 900, "Explode"),), (OX,))
    scene.answer("attack", bomb).answer("block", ox)
    assert (scene.zone_of(bomb), scene.zone_of(ox)) == ("graveyard", "graveyard")


@pytest.mark.clause("fow8", "1105.3")
def test_a_j_ruler_neither_explodes_nor_is_blown_up():
    queen = ruler("{0}", (100, 2000), "Explode")
    scene, (judge, ox) = facing((queen.faces[1],), (OX,))
    scene.answer("attack", judge).answer("block", ox)
    assert (scene.zone_of(judge), scene.zone_of(ox)) == ("field", "field")
    other, (bomb, theirs) = facing((resonator("Bomb", 100, 9000, "Explode"),), (queen.faces[1],))
    other.answer("attack", bomb).answer("block", theirs)
    assert (other.zone_of(bomb), other.zone_of(theirs)) == ("field", "field")


@pytest.mark.clause("fow8", "1138.1")
@pytest.mark.clause("fow8", "1138.2")
def test_bane_destroys_whatever_its_card_damaged():
    scene, (snake, ox) = facing((resonator("Snake", 100, 900, "Bane"),), (resonator("Whale", 100, 9000),))
    scene.answer("attack", snake).answer("block", ox)
    assert (scene.zone_of(ox), scene.zone_of(snake)) == ("graveyard", "field")


@pytest.mark.clause("fow8", "1138.1")
@pytest.mark.clause("fow8", "906.1")
@pytest.mark.clause("fow8", "906.4")
def test_bane_waits_on_the_chase_where_it_can_be_answered():
    scene, (snake, whale) = facing(
        (resonator("Snake", 100, 900, "Bane"),), (resonator("Whale", 100, 9000),), their_hand=(FLASH,)
    )
    scene.do("pass", "pass").answer("attack", snake).do("pass", "pass").answer("block", whale)
    scene.do("pass")
    assert len(scene.state.pending) == 1
    assert scene.zone_of(whale) == "field"


@pytest.mark.clause("fow8", "906.10")
def test_a_triggered_ability_resolves_though_its_card_has_left():
    scene, (snake, whale) = facing((resonator("Snake", 100, 100, "Bane"),), (resonator("Whale", 100, 9000),))
    scene.answer("attack", snake).answer("block", whale)
    assert (scene.zone_of(snake), scene.zone_of(whale)) == ("graveyard", "graveyard")


@pytest.mark.clause("fow8", "1135.1")
@pytest.mark.clause("fow8", "1135.2")
def test_drain_gains_as_much_life_as_the_damage_dealt():
    scene, (leech,) = facing((resonator("Leech", 300, 300, "Drain"),))
    scene.answer("attack", leech)
    assert (scene.life(0), scene.life(1)) == (4300, 3700)
    blocked, (leech, ox) = facing((resonator("Leech", 300, 900, "Drain"),), (OX,))
    blocked.answer("attack", leech).answer("block", ox)
    assert blocked.life(0) == 4300


@pytest.mark.clause("fow8", "1010.3")
@pytest.mark.clause("fow8", "1139.1")
@pytest.mark.clause("fow8", "1139.2")
@pytest.mark.clause("fow8", "1204.1")
@pytest.mark.clause("fow8", "207.2")
def test_an_eternal_card_is_destroyed_by_nothing():
    eternal = resonator("Eternal", 100, 300, "Eternal")
    scene, (rock, ox) = facing((eternal,), (OX,), hand=(FALL,))
    scene.do("pass", "pass").answer("attack", rock).until("block").answer("block", ox)
    scene.until("main")
    assert (scene.zone_of(rock), scene.in_play(rock).damage) == ("field", 500)
    scene.answer("play", "Fall").answer("target", rock)
    assert scene.zone_of(rock) == "field"


@pytest.mark.clause("fow8", "1010.1")
@pytest.mark.clause("fow8", "1010.1a")
@pytest.mark.clause("fow8", "1007.7")
@pytest.mark.clause("fow8", "1108.2")
def test_a_destroyed_j_ruler_returns_astral_and_whole_only_if_imperishable():
    queen = ruler("{0}", (100, 300))
    scene, (judge, ox) = facing((queen.faces[1],), (OX,))
    scene.answer("attack", judge).answer("block", ox)
    instance = scene.in_play(judge)
    assert (scene.zone_of(judge), scene.names("ruler area")) == ("ruler area", ["Queen"])
    assert (instance.counters, instance.damage) == ({ASTRAL: 1}, 0)
    assert not scene.offers("judgment")


@pytest.mark.clause("fow8", "1108.1")
@pytest.mark.clause("fow8", "1108.2")
def test_an_imperishable_j_ruler_keeps_its_judgment():
    queen = ruler("{0}", (100, 300), "Imperishable")
    scene, (judge, ox) = facing((queen.faces[1],), (OX,))
    scene.answer("attack", judge).answer("block", ox)
    assert scene.in_play(judge).counters in (None, {})
    scene.until("main", 1).until("main", 0)
    assert scene.offers("judgment", judge)


@pytest.mark.clause("fow8", "1202.1")
@pytest.mark.clause("fow8", "103.1")
@pytest.mark.clause("fow8", "103.2")
def test_a_player_with_no_life_left_loses_and_the_other_wins():
    scene = quiet()
    ox = scene.put("field", OX)
    scene.give(1, life=500)
    scene.begin("main").answer("battle").answer("attack", ox)
    assert scene.ending == (0, "life")


@pytest.mark.clause("fow8", "1102.2c")
def test_first_strike_and_pierce_go_on_to_the_attacked_fighter():
    scene = quiet()
    lance = scene.put("field", resonator("Lance", 900, 100, "Pierce", "First Strike"))
    elk = scene.put("field", resonator("Elk", 100, 400), 1)
    ox = scene.put("field", resonator("Ox", 300, 500), 1, rested=True)
    scene.begin("main").answer("battle").answer("attack", lance, ox).answer("block", elk)
    scene.answer("assign", elk, 400, by=0)
    assert (scene.zone_of(elk), scene.zone_of(ox), scene.zone_of(lance)) == (
        "graveyard",
        "graveyard",
        "field",
    )
