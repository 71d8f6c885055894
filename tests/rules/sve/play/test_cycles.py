"""Perpetual cycles that both players keep going (14.2.1.1)."""

import pytest

from rules.engine.events import Rested
from rules.language.abilities import Activated
from rules.language.effects import May, Recover, Rest
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.sve.play.made_up import WOLF, amulet, spell, table, when

GATE = cards(zones=("field",), name="Gate")


@pytest.mark.clause("sve", "14.2.1.1")
@pytest.mark.parametrize(("declared", "allowed", "stops"), [(4, 4, 0), (4, 2, 1), (0, None, 0)])
def test_a_cycle_runs_as_often_as_the_active_player_declares_unless_the_other_breaks_it(
    declared: int, allowed: int | None, stops: int
) -> None:
    closes = when("recovered", May(Rest(Each(GATE))), watches=GATE)
    opens = when("rested", May(Recover(Each(GATE))), watches=GATE)
    scene = table().record(Rested)
    gate = scene.put("field", amulet("Gate"))
    knock = Activated(Recover(Each(GATE)))
    scene.put("field", amulet("Porter", abilities=(closes, knock)))
    scene.put("field", amulet("Guest", abilities=(opens,)), 1)
    scene.put("field", WOLF)
    scene.put("hand", spell("Shut", Rest(Each(GATE))))
    scene.begin("main phase").answer("play", "Shut")
    while scene.ask.kind == "may":
        scene.answer("yes")
    assert (scene.ask.kind, scene.ask.player) == ("loop_times", 0)
    before = len(scene.log)
    scene.game.answer(declared)
    if allowed is not None:
        assert (scene.ask.player, len(scene.ask.options)) == (1, declared + 1)
        scene.game.answer(allowed)
    while scene.ask.kind == "may":
        scene.answer("yes")
    assert scene.ask.kind == "main", "the cycle is broken"
    runs = min(declared, declared if allowed is None else allowed)
    assert len(scene.log) - before - runs in (0, 1), "no more but the run that was under way"
    assert scene.in_play(gate).rested is (stops == 1), "it stays as the one who broke it found it"
    if stops == 1:
        scene.answer("activate", "Porter")
        assert scene.ask.kind == "main", "who wanted more of it cannot begin it anew"
        assert not scene.in_play(gate).rested
