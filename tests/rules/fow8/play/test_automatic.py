"""Automatic cards and abilities of Force of Will: Trigger, Stealth, later and state abilities (708, 906)."""

import pytest

from rules.engine import atoms
from rules.games.fow8.definitions import Price
from rules.games.fow8.keywords_abilities import required
from rules.language import effects as fx
from rules.language.abilities import Spell, Triggered
from rules.language.amounts import LifeOf, StatOf
from rules.language.changes import AddStats, Restrict
from rules.language.conditions import Compare, There
from rules.language.events import Becomes, Destroyed, Enters, Moment
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each, Subject, Target
from rules.language.restrictions import Cannot
from tests.rules.fow8.play.keyword_abilities import automatic, stealth
from tests.rules.fow8.play.made_up import FIRE, chant, face, quiet, resonator

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
THEIRS = both(RESONATORS, cards(whose="opponent"))
MINE = both(RESONATORS, cards(whose="you"))
FLASH = chant("Flash", "Quickcast")
NOTHING = Price()
SCOUT = resonator("Scout", 100, 100)


def trap(effect=None, *more, targets=(), cost="{0}", pays=NOTHING, condition=None, name="Trap"):
    """Return a chant that triggers when a resonator of the other player enters."""
    text = Spell(effect or fx.ChangeLife(900), targets=targets)
    when = automatic(Enters, THEIRS) if condition is None else condition
    card = face(name, "chant", cost=cost, keywords=("Trigger",), abilities=(text, when, *more), standby=pays)
    return card


def entering(card, zone, side=1, **scenes):
    """Return a scene in which the turn player is about to play a resonator, and that card lies there."""
    scene = quiet()
    number = scene.put(zone, card, side)
    scene.put("hand", SCOUT)
    return scene, number


@pytest.mark.clause("fow8", "708.1")
@pytest.mark.clause("fow8", "708.1a")
@pytest.mark.clause("fow8", "708.2")
@pytest.mark.clause("fow8", "708.3")
@pytest.mark.clause("fow8", "906.2")
@pytest.mark.clause("fow8", "1113.1")
@pytest.mark.clause("fow8", "1113.2b")
def test_an_automatic_card_is_revealed_when_its_condition_is_met_and_played_as_a_spell():
    for zone in ("hand", "standby area"):
        scene, card = entering(trap(), zone)
        scene.begin("main").answer("play", "Scout")
        assert (scene.ask.kind, scene.ask.player, scene.life(1)) == ("reveal", 1, 4000)
        scene.answer("yes")
        assert (scene.zone_of(card), scene.life(1)) == ("graveyard", 4900)


@pytest.mark.clause("fow8", "708.2")
def test_a_card_that_is_not_revealed_does_not_trigger_nor_does_one_elsewhere():
    scene, card = entering(trap(), "hand")
    scene.begin("main").answer("play", "Scout").answer("no")
    assert (scene.zone_of(card), scene.life(1), scene.ask.kind) == ("hand", 4000, "main")
    for zone in ("graveyard", "main deck", "removed area"):
        scene, card = entering(trap(), zone)
        scene.begin("main").answer("play", "Scout")
        assert scene.ask.kind == "main"


@pytest.mark.clause("fow8", "708.3")
@pytest.mark.clause("fow8", "1416.2a")
def test_an_automatic_card_is_played_at_no_other_time_and_waits_on_the_chase_like_any_spell():
    scene, card = entering(trap(), "standby area")
    scene.put("hand", FLASH)
    scene.begin("end")
    assert not scene.offers("play", card)
    mine = quiet()
    own = mine.put("hand", trap())
    assert not mine.begin("main").offers("play", own)
    scene, card = entering(trap(), "hand")
    scene.put("hand", FLASH)
    scene.begin("main").answer("play", "Scout").answer("pass").answer("yes")
    assert (scene.zone_of(card), scene.ask.player, scene.life(1)) == ("chase area", 0, 4000)


@pytest.mark.clause("fow8", "708.2a")
def test_an_automatic_card_that_has_triggered_does_not_trigger_again():
    scene = quiet()
    falls = automatic(Destroyed, THEIRS)
    card = scene.put("hand", trap(condition=falls), 1)
    scene.fill("field", resonator("Ox"), 2)
    scene.put("hand", chant("Fall", spell=Spell(fx.Destroy(Each(MINE)))))
    scene.begin("main").answer("play", "Fall").answer("yes")
    assert (scene.ask.kind, scene.zone_of(card), scene.life(1)) == ("main", "graveyard", 4900)


@pytest.mark.clause("fow8", "906.4a")
def test_a_card_in_the_standby_area_does_not_trigger_in_the_turn_it_was_put_there():
    own = trap(condition=automatic(Enters, MINE))
    scene = quiet()
    scene.fill("field", FIRE, 2)
    card = scene.put("hand", own)
    scene.put("hand", SCOUT)
    scene.begin("main").answer("stand_by", card).answer("play", "Squire")
    assert (scene.ask.kind, scene.zone_of(card)) == ("main", "standby area")
    scene.until("main", 1).until("main", 0).answer("play", "Scout")
    assert scene.ask.kind == "reveal"


@pytest.mark.clause("fow8", "708.3a")
@pytest.mark.clause("fow8", "906.6a")
def test_a_triggered_card_that_cannot_be_played_goes_to_the_graveyard():
    poor = trap(pays=Price((), 2))
    aimless = trap(fx.Destroy(Target()), targets=(cards(zones=("field",), types=frozenset({"regalia"})),))
    for card_put in (poor, aimless):
        scene, card = entering(card_put, "standby area")
        scene.begin("main").answer("play", "Scout").answer("yes")
        assert (scene.zone_of(card), scene.life(1)) == ("graveyard", 4000)


@pytest.mark.clause("fow8", "1416.3")
@pytest.mark.clause("fow8", "708.3")
def test_what_a_trigger_costs_is_paid_as_the_card_is_played():
    scene, card = entering(trap(pays=Price((), 2)), "standby area")
    stones = scene.fill("field", FIRE, 3, 1)
    scene.begin("main").answer("play", "Scout").answer("yes")
    assert sum(scene.in_play(stone).rested for stone in stones) == 2
    assert scene.life(1) == 4900


@pytest.mark.clause("fow8", "906.10")
@pytest.mark.clause("fow8", "708.2a")
def test_a_triggered_card_that_has_gone_elsewhere_is_not_played():
    scene, card = entering(trap(), "hand")
    other = scene.put("hand", trap(name="Other Trap"), 1)
    scene.begin("main").answer("play", "Scout").answer("yes").answer("yes")
    atoms.move(scene.game, card, 0)
    scene.answer("play_ability", other)
    assert (scene.zone_of(card), scene.life(1)) == ("main deck", 4900)


@pytest.mark.clause("fow8", "1416.2b")
@pytest.mark.clause("fow8", "1416.4")
def test_a_trigger_that_asks_for_a_state_of_the_game_is_played_while_that_holds():
    for life, offered in ((2000, False), (1000, True)):
        scene = quiet()
        scene.give(0, life=life)
        plain = face(
            "Last Stand",
            "chant",
            keywords=("Trigger",),
            abilities=(Spell(fx.ChangeLife(500)), required(Compare(LifeOf(), "<=", 1000))),
            standby=Price(),
        )
        scene.put("standby area", plain)
        scene.put("hand", FLASH)
        assert scene.begin("end").offers("play", "Last Stand") is offered


@pytest.mark.clause("fow8", "1416.2c")
@pytest.mark.clause("fow8", "1113.2a-i")
@pytest.mark.clause("fow8", "1416.4a")
def test_a_trigger_that_asks_for_something_to_be_done_is_played_by_doing_it_or_for_nothing():
    for pays, stones in ((Price((), 3), 3), (Price(), 0)):
        scene = quiet()
        given = scene.fill("field", FIRE, 3)
        card = scene.put("standby area", chant("Snare", "Trigger", cost="{9}", standby=pays))
        scene.begin("end").answer("play", card)
        assert sum(scene.in_play(stone).rested for stone in given) == stones
        assert scene.zone_of(card) == "graveyard"


NINJA = resonator("Ninja", 700, 700, cost="{9}", abilities=(stealth(Enters, THEIRS),))


@pytest.mark.clause("fow8", "1114.1")
@pytest.mark.clause("fow8", "1114.2")
def test_a_card_with_stealth_comes_from_the_standby_area_for_nothing():
    scene, card = entering(NINJA, "standby area")
    scene.begin("main").answer("play", "Scout").answer("yes")
    assert (scene.zone_of(card), scene.in_play(card).controller) == ("field", 1)
    for zone in ("hand", "graveyard"):
        scene, card = entering(NINJA, zone)
        assert scene.begin("main").answer("play", "Scout").ask.kind == "main"


@pytest.mark.clause("fow8", "1114.3")
def test_a_card_with_stealth_triggers_in_the_turn_it_was_put_there():
    watching = resonator("Ninja", 700, 700, cost="{9}", abilities=(stealth(Enters, MINE),))
    scene = quiet()
    scene.fill("field", FIRE, 2)
    card = scene.put("hand", watching)
    scene.begin("main").answer("stand_by", card).answer("play", "Squire").answer("yes")
    assert scene.zone_of(card) == "field"


@pytest.mark.clause("fow8", "1015.1a")
def test_an_ability_that_is_kept_from_triggering_does_not_trigger():
    herald = Triggered(Enters(MINE), fx.ChangeLife(500))
    hush = fx.Modify(Each(MINE), (Restrict(Cannot("trigger")),), layer="abilities")
    scene = quiet()
    scene.put("field", resonator("Herald", abilities=(herald,)))
    scene.put("hand", chant("Hush", spell=Spell(hush)))
    scene.put("hand", SCOUT)
    scene.begin("main").answer("play", "Scout")
    assert scene.life() == 4500
    scene.answer("play", "Hush").answer("play", "Squire")
    assert scene.life() == 4500


@pytest.mark.clause("fow8", "906.8")
@pytest.mark.clause("fow8", "906.8a")
def test_a_later_ability_triggers_at_its_time_and_once_only():
    heal = fx.Later(Triggered(Moment("turn_begins"), fx.ChangeLife(300)))
    scene = quiet()
    scene.put("hand", chant("Dream", spell=Spell(heal)))
    scene.begin("main").answer("play", "Dream")
    assert scene.life() == 4000
    scene.until("main", 1)
    assert scene.life() == 4300
    scene.until("main", 0)
    assert scene.life() == 4300


@pytest.mark.clause("fow8", "906.9")
@pytest.mark.clause("fow8", "906.9a")
@pytest.mark.clause("fow8", "602.1a")
def test_a_state_ability_triggers_when_its_state_comes_about_and_not_while_it_has_triggered():
    alone = Triggered(Becomes(There(THEIRS, 2)), fx.ChangeLife(300))
    scene = quiet()
    scene.put("field", resonator("Watcher", abilities=(alone,)), 1)
    scene.put("hand", SCOUT)
    scene.put("hand", SCOUT)
    scene.put("hand", FLASH, 1)
    scene.put("hand", SCOUT)
    scene.begin("main").answer("play", "Scout").until("main", 0)
    assert scene.state.pending == []
    scene.answer("play", "Scout").answer("pass")
    waiting = [one for one in scene.state.pending if one.ability is not None]
    assert (len(waiting), scene.life(1)) == (1, 4000)
    scene.until("main", 0)
    assert scene.life(1) == 4300


@pytest.mark.clause("fow8", "906.9a")
def test_a_state_ability_triggers_again_only_after_its_state_had_ended():
    crowd = Triggered(Becomes(There(THEIRS, 2)), fx.ChangeLife(300))
    scene = quiet()
    scene.put("field", resonator("Watcher", abilities=(crowd,)), 1)
    for _ in range(3):
        scene.put("hand", SCOUT)
    scene.put("hand", chant("Sweep", spell=Spell(fx.Destroy(Each(MINE)))))
    scene.fill("hand", SCOUT, 2)
    scene.begin("main")
    for life in (4000, 4300, 4300):
        scene.answer("play", "Scout").until("main", 0)
        assert scene.life(1) == life, "it goes on being so, which triggers nothing"
    scene.answer("play", "Sweep")
    for life in (4300, 4600):
        scene.answer("play", "Scout").until("main", 0)
        assert scene.life(1) == life


@pytest.mark.clause("fow8", "911.1")
def test_what_has_left_the_field_is_known_as_it_last_was_there():
    mourn = Triggered(Destroyed(MINE), fx.ChangeLife(StatOf(Subject(), "attack")))
    grow = fx.Modify(Each(MINE), (AddStats((300, 0)),), layer="values")
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500))
    scene.put("field", face("Shrine", "regalia", abilities=(mourn,)))
    scene.put("hand", chant("Grow", spell=Spell(grow)))
    scene.put("hand", chant("Fall", spell=Spell(fx.Destroy(Target()), targets=(MINE,))))
    scene.begin("main").answer("play", "Grow").answer("play", "Fall")
    assert (scene.zone_of(ox), scene.life()) == ("graveyard", 4800)
