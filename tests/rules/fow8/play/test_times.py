"""Abilities of Force of Will that can be played in one phase only, or while a battle goes on."""

import pytest

from rules.games.fow8.reading.conditions_phases import IN_BATTLE
from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.conditions import Condition, DuringStep
from tests.rules.fow8.play.made_up import quiet, resonator
from tests.rules.scenes import Scene


def ox(when: Condition) -> Scene:
    """Return a scene in the main phase, with a resonator that heals its player only then."""
    scene = quiet()
    scene.put("field", resonator("Ox", abilities=(Activated(fx.ChangeLife(500), when=when),)))
    return scene.begin("main")


def settled(scene: Scene) -> Scene:
    """Let everything on the chase resolve."""
    while scene.state.pending:
        scene.answer("pass")
    return scene


@pytest.mark.clause("fow8", "505.2")
def test_what_is_for_the_end_phase_is_played_then_and_not_before() -> None:
    scene = ox(DuringStep(("end",)))
    assert not scene.offers("use", "Ox")
    scene.answer("pass").answer("use", "Ox")
    assert settled(scene).life() == 4500


@pytest.mark.clause("fow8", "1410.1")
def test_what_is_for_the_battle_phase_is_played_while_a_battle_goes_on() -> None:
    scene = ox(IN_BATTLE)
    assert not scene.offers("use", "Ox")
    scene.answer("battle").answer("use", "Ox")
    assert settled(scene).life() == 4500
