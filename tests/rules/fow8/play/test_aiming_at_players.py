"""Players as targets in Force of Will, and those with Barrier (1120), told as scenes."""

import pytest

from rules.engine.indexes import add_abilities
from rules.engine.sentences import option_said, plain
from rules.games.fow8.keywords import PLAYER_BARRIER
from rules.language import effects as fx
from rules.language.abilities import KeywordAbility, Spell, Triggered
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import IsPlayer
from rules.language.references import TargetPlayer
from rules.spoken import wording_of
from tests.rules.fow8.play.made_up import chant, face, quiet

ANYONE = IsPlayer("anyone")
BURN = Spell(fx.DealDamageToPlayer(300, TargetPlayer()), targets=(ANYONE,))
RED = cards(attributes=frozenset({"fire"}))


def ward(against=None):
    """Return a regalia whose controller has Barrier, against all or only against some."""
    return face("Ward", "regalia", abilities=(KeywordAbility(keyword=PLAYER_BARRIER, filter=against),))


def aiming(*wards, attributes=()):
    """Return a scene in which the turn player plays a chant that targets a player, who controls what."""
    scene = quiet()
    bolt = chant("Bolt", spell=BURN)
    bolt.attributes = attributes
    scene.put("hand", bolt)
    for player, card in wards:
        scene.put("field", card, player)
    return scene.begin("main").answer("play", "Bolt")


@pytest.mark.clause("fow8", "903.2g")
def test_a_player_who_is_targeted_is_who_the_effect_is_about():
    for player in (0, 1):
        scene = aiming()
        assert (scene.ask.kind, scene.ask.player) == ("target", 0)
        scene.answer("target", other=player)
        assert [scene.life(0), scene.life(1)] == [4000 - 300 * (player == 0), 4000 - 300 * (player == 1)]


@pytest.mark.clause("fow8", "1120.4")
def test_a_player_with_barrier_is_no_target_for_the_other_player():
    scene = aiming((1, ward()))
    assert (scene.life(0), scene.life(1)) == (3700, 4000)
    own = aiming((0, ward()))
    own.answer("target", other=0)
    assert (own.life(0), own.life(1)) == (3700, 4000)


@pytest.mark.clause("fow8", "1120.5")
def test_a_player_with_barrier_against_some_is_no_target_for_those_only():
    scene = aiming((1, ward(RED)), attributes=("fire",))
    assert (scene.life(0), scene.life(1)) == (3700, 4000)
    other = aiming((1, ward(RED)), attributes=("water",))
    other.answer("target", other=1)
    assert other.life(1) == 3700


@pytest.mark.clause("fow8", "903.3a")
def test_a_player_who_has_barrier_by_the_time_it_resolves_is_left_out():
    scene = quiet()
    scene.put("hand", chant("Bolt", spell=BURN))
    scene.put("hand", chant("Flash", "Quickcast"), 1)
    scene.begin("main").answer("play", "Bolt").answer("target", other=1)
    card = scene.put("field", ward(), 1)
    add_abilities(scene.game, card)
    scene.answer("pass")
    assert scene.life(1) == 4000


@pytest.mark.clause("fow8", "903.3b")
def test_an_automatic_ability_targets_a_player():
    cry = Triggered(Enters(), fx.Draw(1, TargetPlayer()), targets=(ANYONE,))
    scene = quiet()
    scene.put("hand", face("Herald", "resonator", cost="{0}", stats=(100, 100), abilities=(cry,)))
    scene.begin("main").answer("play", "Herald")
    assert scene.ask.kind == "target"
    said = [plain(option_said(scene.game, option, wording_of("fow8"))) for option in scene.ask.options]
    assert said == ["target player 1", "target player 2"]
    before = len(scene.cards("hand", 1))
    scene.answer("target", other=1)
    assert len(scene.cards("hand", 1)) == before + 1
