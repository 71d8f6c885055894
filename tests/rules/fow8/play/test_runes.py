"""Runes of Force of Will (711): the copy is a spell like others, and a chant that is a rune too."""

import pytest

from rules.games.fow8.keywords_abilities import torrent
from rules.language import effects as fx
from rules.language.abilities import Mode, Static, Triggered
from rules.language.amounts import Times, X
from rules.language.changes import ChangeCost
from rules.language.effects import Cancel
from rules.language.events import Plays
from rules.language.filter_shorthand import cards
from rules.language.references import Each, Target
from tests.rules.fow8.play.made_up import FIRE, chant, face, quiet, resonator, ruler, spell
from tests.rules.fow8.printed.made_up import RESONATORS

GAIN = spell(fx.ChangeLife(600))


def sigil(*abilities, cost="{0}", **more):
    """Return a rune with these texts."""
    return face("Sigil", "rune", cost=cost, divinity=2, abilities=abilities or (GAIN,), **more)


def runed(rune, player=0):
    """Return a scene with a rune whose ruler has divinity enough."""
    scene = quiet()
    card = scene.put("rune area", rune, player)
    scene.put("ruler area", ruler("", front=("Divinity 3",)), player)
    return scene, card


@pytest.mark.clause("fow8", "312.3")
@pytest.mark.clause("fow8", "711.2")
@pytest.mark.clause("fow8", "711.4")
@pytest.mark.clause("fow8", "1017.3a")
@pytest.mark.clause("fow8", "903.2d")
def test_the_copy_of_a_rune_is_a_spell_that_can_be_canceled_and_is_nowhere_then():
    scene, rune = runed(sigil())
    void = spell(Cancel(Target()), cards(zones=("chase area",)))
    scene.put("hand", chant("Void", "Quickcast", spell=void), 1)
    scene.begin("main").answer("rune", rune)
    assert scene.names("chase area") == ["Sigil"]
    scene.answer("play", "Void")
    assert (scene.life(), scene.zone_of(rune)) == (4000, "revealed runes")
    assert (scene.names("graveyard"), scene.names("chase area")) == ([], [])


@pytest.mark.clause("fow8", "711.2")
@pytest.mark.clause("fow8", "903.2k")
def test_a_rune_counts_as_played():
    cheer = Triggered(Plays(cards(whose="you")), fx.ChangeLife(100))
    scene, rune = runed(sigil(torrent(GAIN)))
    scene.put("field", resonator("Crowd", abilities=(cheer,)))
    scene.begin("main").answer("rune", rune)
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.life(), scene.state.players[0].turn_counts["played"]) == (4100, 1)


@pytest.mark.clause("fow8", "903.2e")
def test_the_options_of_a_rune_are_chosen_as_it_is_played():
    modes = tuple(Mode(fx.ChangeLife(amount)) for amount in (100, 1000))
    scene, rune = runed(sigil(spell(fx.NOTHING, modes=modes)))
    scene.begin("main").answer("rune", rune).answer("mode", other=1)
    assert scene.life() == 5000


@pytest.mark.clause("fow8", "903.2f")
def test_the_x_of_a_rune_is_named_as_it_is_played():
    scene, rune = runed(sigil(spell(fx.ChangeLife(Times(X(), 100))), cost="{X}"))
    scene.fill("field", FIRE, 3)
    scene.begin("main").answer("rune", rune)
    assert [option.other for option in scene.ask.options] == [0, 1, 2, 3]
    scene.answer("x", other=2)
    assert scene.life() == 4200


@pytest.mark.clause("fow8", "903.2i")
@pytest.mark.clause("fow8", "903.2i-iv")
def test_what_a_rune_costs_changes():
    for less, offered in ((0, False), (1, True)):
        scene, _ = runed(sigil(cost="{1}"))
        cheaper = Static((ChangeCost(less=(("any", less),)),), cards(types=frozenset({"rune"})))
        scene.put("field", face("Gate", "regalia", abilities=(cheaper,) if less else ()))
        assert scene.begin("main").offers("rune") is offered


@pytest.mark.clause("fow8", "903.3a")
def test_a_target_of_a_rune_that_left_and_came_back_is_none():
    blink = fx.Do(
        (
            fx.MoveTo(Each(RESONATORS), "graveyard"),
            fx.MoveTo(Each(cards(zones=("graveyard",), types=frozenset({"resonator"}))), "field"),
        )
    )
    for blinks, counters in ((False, {"mark": 1}), (True, None)):
        scene, rune = runed(sigil(spell(fx.PutCounters(Target(), "mark"), RESONATORS)))
        ox = scene.put("field", resonator("Ox"))
        scene.put("hand", chant("Blink", "Quickcast", spell=spell(blink)), 1)
        scene.begin("main").answer("rune", rune).answer(*(("play", "Blink") if blinks else ("pass",)))
        while scene.state.pending:
            scene.answer("pass")
        assert scene.in_play(ox).counters == counters


@pytest.mark.clause("fow8", "709.1")
@pytest.mark.clause("fow8", "709.3c")
def test_a_rune_with_quickcast_is_played_off_main_timing_and_another_is_not():
    for keywords in (("Quickcast",), ()):
        scene, rune = runed(sigil(keywords=keywords), 1)
        scene.put("hand", chant("Flash", "Quickcast"), 1)
        scene.begin("end")
        assert (scene.ask.player, scene.offers("rune", rune)) == (1, bool(keywords))
    scene, rune = runed(sigil(keywords=("Quickcast",)), 1)
    scene.begin("end").answer("rune", rune)
    assert (scene.life(1), scene.zone_of(rune)) == (4600, "revealed runes")


@pytest.mark.clause("fow8", "1124.2")
@pytest.mark.clause("fow8", "711.3")
def test_a_rune_has_its_torrent_where_another_card_was_played():
    for first, life in ((False, 4600), (True, 4700)):
        scene, rune = runed(sigil(GAIN, torrent(spell(fx.ChangeLife(100)))))
        scene.begin("main")
        if first:
            scene.answer("play", "Squire")
        scene.answer("rune", rune)
        assert scene.life() == life


@pytest.mark.clause("fow8", "703.4")
@pytest.mark.clause("fow8", "711.4")
def test_a_chant_that_is_a_rune_is_played_as_a_chant_from_hand_and_as_a_rune_from_the_rune_area():
    both_types = face("Verse", "chant", "rune", cost="{0}", divinity=2, abilities=(GAIN,))
    scene, rune = runed(both_types)
    held = scene.put("hand", both_types)
    scene.begin("main")
    assert (scene.offers("play", held), scene.offers("play", rune), scene.offers("rune", held)) == (
        True,
        False,
        False,
    )
    scene.answer("play", held)
    assert (scene.life(), scene.zone_of(held)) == (4600, "graveyard")
    scene.answer("rune", rune)
    assert (scene.life(), scene.zone_of(rune), scene.names("graveyard")) == (
        5200,
        "revealed runes",
        ["Verse"],
    )
    poor = quiet()
    poor.put("hand", both_types)
    assert poor.begin("main").offers("play", "Verse"), "divinity is for runes from the rune area alone"
