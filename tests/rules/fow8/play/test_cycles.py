"""Loops of Force of Will (1301): who can stop one is made to, and two who can say how often it runs."""

import pytest

from rules.engine.events import Recovered, Rested
from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.fow8.play.made_up import face, quiet

GATE = Each(cards(zones=("field",), name="Gate"))
CLOSE = Activated(fx.Rest(GATE))
OPEN = Activated(fx.Recover(GATE))


def porter(name, *abilities):
    """Return a regalia with these abilities."""
    return face(name, "regalia", abilities=abilities)


@pytest.mark.clause("fow8", "1301.1a")
def test_a_player_who_alone_keeps_a_loop_going_has_to_do_something_else_at_last():
    scene = quiet().record(Rested)
    gate = scene.put("field", face("Gate", "regalia"))
    scene.put("field", porter("Porter", CLOSE, OPEN))
    scene.begin("main")
    answers = 0
    while scene.state.active == 0 and answers < 2000:
        wanted = 1 if scene.in_play(gate).rested else 0
        places = [
            place
            for place, option in enumerate(scene.ask.options)
            if option.verb == "use" and option.other == wanted and not scene.state.pending
        ]
        scene.game.answer(places[0] if places else len(scene.ask.options) - 1)
        answers += 1
        if scene.ask.kind == "main" and scene.ask.player == 1:
            break
    assert scene.state.active == 1
    assert 3 < len(scene.log) < 1000


@pytest.mark.clause("fow8", "1301.1b")
@pytest.mark.parametrize(("declared", "allowed"), [(4, 4), (4, 2)])
def test_a_loop_that_both_can_stop_runs_as_often_as_the_one_who_wants_it_less_says(declared, allowed):
    scene = quiet().record(Rested, Recovered)
    gate = scene.put("field", face("Gate", "regalia"))
    scene.put("field", porter("Porter", CLOSE))
    scene.put("field", porter("Guest", OPEN), 1)
    scene.begin("main")
    for _ in range(400):
        if scene.ask.kind == "loop_times":
            break
        works = scene.ask.player == int(scene.in_play(gate).rested) and not scene.state.pending
        scene.answer("use") if works and scene.offers("use") else scene.answer("pass")
    assert (scene.ask.kind, scene.ask.player) == ("loop_times", 0)
    before = len(scene.log)
    scene.game.answer(declared)
    assert (scene.ask.player, len(scene.ask.options)) == (1, declared + 1)
    scene.game.answer(allowed)
    assert len(scene.log) - before - 2 * allowed in (0, 1)
