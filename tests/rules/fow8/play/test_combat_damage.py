"""What is said of damage that battles deal in Force of Will, and not of damage that effects deal."""

import pytest

from rules.games.fow8.damage import PREVENTION
from rules.language import effects as fx
from rules.language.abilities import Replacement, Spell, Triggered
from rules.language.events import InCombat, PlayerTakesDamage, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.references import Target
from tests.rules.fow8.play.made_up import chant, face, quiet, resonator
from tests.rules.scenes import Scene

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
BOLT = chant("Bolt", spell=Spell(fx.DealDamage(Target(), 300), targets=(RESONATORS,)))
UNHURT = Replacement(InCombat(TakesDamage()), amount=0, name=PREVENTION)


def struck(scene: Scene) -> Scene:
    """Let the first player's Bolt hit their Ox."""
    scene.put("hand", BOLT)
    scene.begin("main").answer("play", "Bolt")
    return scene if scene.ask.kind == "main" else scene.answer("target", "Ox")


@pytest.mark.clause("fow8", "806.2")
@pytest.mark.clause("fow8", "806.2b")
def test_damage_is_prevented_in_battle_and_dealt_by_an_effect() -> None:
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 900, abilities=(UNHURT,)))
    elk = scene.put("field", resonator("Elk", 300, 700), 1, rested=True)
    struck(scene)
    assert scene.in_play(ox).damage == 300
    scene.answer("battle").answer("attack", "Ox", elk).until("main", 0)
    assert (scene.in_play(ox).damage, scene.in_play(elk).damage) == (300, 500)


@pytest.mark.clause("fow8", "806.2")
@pytest.mark.clause("fow8", "806.2a-ii")
def test_what_waits_for_damage_of_a_battle_does_not_wait_for_that_of_an_effect() -> None:
    scene = quiet()
    scene.put("field", resonator("Ox", 500, 900))
    rings = Triggered(InCombat(PlayerTakesDamage("opponent")), fx.ChangeLife(100))
    scene.put("field", face("Bell", "regalia", abilities=(rings,)))
    scene.put("hand", chant("Spark", spell=Spell(fx.DealDamageToPlayer(300))))
    scene.begin("main").answer("play", "Spark")
    assert (scene.life(0), scene.life(1)) == (4000, 3700)
    scene.answer("battle").answer("attack", "Ox", -1).until("main", 0)
    assert (scene.life(0), scene.life(1)) == (4100, 3200)
