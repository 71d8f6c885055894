"""Loops that both players can stop (13.3)."""

import pytest

from rules.engine.events import Rested
from rules.language import effects as fx
from rules.language.abilities import Ability, Activated
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.setcg.play.made_up import other, table


def toggle(effect: fx.Effect) -> Ability:
    """Return an ability that can be used again and again for nothing."""
    return Activated(effect)


@pytest.mark.clause("setcg", "13.3")
@pytest.mark.parametrize(("mine", "theirs", "stops"), [(3, 2, 1), (2, 2, 0), (0, 0, 0)])
def test_a_loop_that_both_can_stop_runs_as_often_as_the_smaller_number_says(
    mine: int, theirs: int, stops: int
) -> None:
    gate = cards(zones=("field",), name="Gate")
    scene = table().record(Rested)
    scene.put("field", other("monster", "Gate"))
    scene.put("field", other("monster", "Shutter", abilities=(toggle(fx.Rest(Each(gate))),)))
    scene.put("field", other("monster", "Opener", abilities=(toggle(fx.Recover(Each(gate))),)), 1)
    scene.begin("main 1")
    for _ in range(400):
        if scene.ask.kind == "loop_times":
            break
        closed = scene.in_play(scene.cards("field")[0]).rested
        free = not scene.state.pending
        scene.answer("use" if free and scene.ask.player == closed else "pass")
    before = len(scene.log)
    assert (scene.ask.player, [option.other for option in scene.ask.options]) == (0, list(range(10)))
    scene.game.answer(mine)
    if mine:
        assert (scene.ask.player, [option.other for option in scene.ask.options]) == (
            1,
            list(range(mine + 1)),
        )
        scene.game.answer(theirs)
    for _ in range(60):
        if scene.state.step != 2:
            break
        closed = scene.in_play(scene.cards("field")[0]).rested
        free = not scene.state.pending
        wants = free and scene.ask.player == closed and scene.offers("use")
        scene.answer("use" if wants else "pass")
    assert scene.state.step != 2, "the loop is over, and cannot be begun anew"
    assert len(scene.log[before:]) - theirs in (0, 1), "no more runs but the one that was under way"
    assert scene.in_play(scene.cards("field")[0]).rested is (stops == 1), "it stays as who stops leaves it"
