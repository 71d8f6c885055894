"""Turns of Force of Will 5.01: what becomes of will in them, and whose turn comes next, told as scenes."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Spell
from tests.rules.fow5.play.made_up import quiet
from tests.rules.fow8.play.made_up import LIGHT, chant

FLASH = chant("Flash", "Quickcast")


@pytest.mark.clause("fow5", "5.2#1")
@pytest.mark.clause("fow5", "5.2#4")
@pytest.mark.clause("fow5", "5.2#5")
def test_a_player_keeps_will_and_rested_cards_through_the_recovery_phase_of_the_first_turn_only() -> None:
    for turn, active, first in ((1, 0, 0), (2, 1, 0), (3, 0, 0), (4, 1, 0)):
        scene = quiet()
        stone = scene.put("magic stone area", LIGHT, active)
        scene.put("hand", FLASH, active)
        scene.begin("draw", turn=turn, active=active, first=first)
        assert scene.ask.kind == "priority"
        scene.answer("will", stone).until("main", active)
        kept = turn < 3
        assert (scene.resource(0, active), scene.in_play(stone).rested) == (int(kept), kept)


@pytest.mark.clause("fow5", "5.4#5")
@pytest.mark.clause("fow5", "5.4#5.3")
def test_will_that_is_left_at_the_end_of_a_turn_is_gone_before_the_next_one_draws() -> None:
    scene = quiet()
    stone = scene.put("magic stone area", LIGHT)
    scene.put("hand", FLASH, 1)
    scene.begin("main").answer("will", stone)
    assert scene.resource(0) == 1
    while scene.state.turn == 5:
        scene.answer("pass")
    assert (scene.ask.kind, scene.ask.player, len(scene.cards("main deck", 1))) == ("priority", 1, 12)
    assert scene.resource(0) == 0


@pytest.mark.clause("fow5", "5.4#6")
@pytest.mark.clause("fow5", "5.2#1")
def test_who_goes_second_has_their_first_turn_after_an_extra_one_of_who_goes_first() -> None:
    for extra in (0, 1, 2):
        scene = quiet()
        light = scene.put("magic stone area", LIGHT, 1, rested=True)
        for _ in range(extra):
            scene.put("hand", chant("More", spell=Spell(fx.ExtraTurn())))
        scene.begin("main", turn=1)
        for _ in range(extra):
            scene.answer("play", "More")
        turns = []
        for _ in range(4):
            turn = scene.state.turn
            while scene.state.turn == turn or scene.ask.kind != "main":
                scene.game.answer(len(scene.ask.options) - 1)
            turns.append((scene.state.turn, scene.state.active, scene.in_play(light).rested))
        players = [*[0] * extra, 1, 0, 1, 0][:4]
        second = 2 + extra
        recovered = second + 2
        assert turns == [(turn, player, turn < recovered) for turn, player in enumerate(players, start=2)]
