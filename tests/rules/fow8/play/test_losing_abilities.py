"""Abilities of Force of Will that are kept beside the others: lost with all, given, and copied."""

import pytest

from rules.games.fow8.keywords import now
from rules.games.fow8.nodes import BecomeCopy
from rules.language import effects as fx
from rules.language.abilities import Activated, Static, Triggered
from rules.language.changes import AddStats, GainKeywords, LoseAllAbilities
from rules.language.costs import Cost, RestThis
from rules.language.events import Moment
from rules.language.filter_shorthand import both, cards
from rules.language.references import Target
from tests.rules.fow8.play.made_up import LIGHT, chant, face, quiet, resonator, ruler, spell
from tests.rules.fow8.printed.made_up import MINE, RESONATORS


def hush(*zones, types=()):
    """Return a regalia that takes all abilities from cards in these zones."""
    silent = Static((LoseAllAbilities(),), cards(zones=zones, types=frozenset(types)))
    return face("Hush", "regalia", abilities=(silent,))


@pytest.mark.clause("fow8", "909.1d")
@pytest.mark.clause("fow8", "1125.2")
def test_a_ruler_that_lost_all_abilities_has_no_judgment_but_its_divinity():
    for lost in (False, True):
        scene = quiet()
        scene.put("ruler area", ruler(front=("Divinity 3",)))
        scene.put(
            "rune area", face("Sigil", "rune", cost="{0}", divinity=2, abilities=(spell(fx.ChangeLife(1)),))
        )
        if lost:
            scene.put("field", hush("ruler area"))
        scene.begin("main")
        assert (scene.offers("judgment"), scene.offers("rune")) == (not lost, True)


@pytest.mark.clause("fow8", "909.1d")
@pytest.mark.clause("fow8", "1129.2")
def test_a_resonator_that_lost_all_abilities_attacks_without_the_cost_of_its_mobilize():
    for lost in (False, True):
        scene = quiet()
        scene.put("field", resonator("Mob", 500, 500, "Mobilize {W}"))
        if lost:
            scene.put("field", hush("field", types=("resonator",)))
        assert scene.begin("main").offers("battle") is lost


@pytest.mark.clause("fow8", "909.1d")
@pytest.mark.clause("fow8", "907.1")
def test_a_stone_that_lost_all_abilities_makes_no_will():
    for lost in (False, True):
        scene = quiet()
        scene.put("field", LIGHT)
        scene.put("hand", chant("Wish", cost="{W}"))
        if lost:
            scene.put("field", hush("field", types=("magic stone",)))
        assert scene.begin("main").offers("play", "Wish") is not lost


@pytest.mark.clause("fow8", "909.1d")
@pytest.mark.clause("fow8", "1122.2b")
def test_a_card_that_comes_without_abilities_has_no_mana():
    for lost, counters in ((False, {"mana": 2}), (True, None)):
        scene = quiet()
        scene.put("hand", resonator("Well", 500, 500, "Mana 2"))
        if lost:
            scene.put("field", hush("field", types=("resonator",)))
        scene.begin("main").answer("play", "Well")
        well = next(card for card in scene.cards("field") if scene.state.cards[card].name == "Well")
        assert scene.in_play(well).counters == counters


@pytest.mark.clause("fow8", "1111.2")
@pytest.mark.clause("fow8", "909.1d")
def test_quickcast_is_given_to_cards_in_hand_and_taken_from_them():
    hands = cards(zones=("hand",), whose="you", types=frozenset({"resonator"}))
    for keywords, change, offered in (
        ((), GainKeywords(frozenset({"Quickcast"})), True),
        (("Quickcast",), LoseAllAbilities(), False),
    ):
        scene = quiet()
        scene.put("hand", resonator("Elk", 500, 500, *keywords), 1)
        scene.put("hand", chant("Flash", "Quickcast"), 1)
        scene.put("field", face("Haste", "regalia", abilities=(Static((change,), hands),)), 1)
        scene.begin("end")
        assert (scene.ask.player, scene.offers("play", "Elk")) == (1, offered)


@pytest.mark.clause("fow8", "1017.2")
def test_a_copy_has_the_abilities_of_what_it_copies():
    sage = (
        Static((AddStats((100, 0)),), MINE),
        Activated(fx.ChangeLife(100)),
        Triggered(Moment("end_begins"), fx.ChangeLife(1000)),
    )
    wanted = both(RESONATORS, cards(name="Sage"))
    scene = quiet()
    mimic = Activated(BecomeCopy(Target()), Cost((RestThis(),)), targets=(wanted,))
    ape = scene.put("field", resonator("Ape", abilities=(mimic,)))
    scene.put("field", resonator("Sage", abilities=sage))
    scene.begin("main").answer("use", ape).answer("pass")
    assert now(scene.game, ape).stats == (700, 500)
    scene.answer("use", ape).answer("pass")
    assert scene.life() == 4100
    scene.answer("pass")
    assert (scene.ask.kind, scene.offered("play_ability")) == ("triggered", ["Sage", "Ape"])
