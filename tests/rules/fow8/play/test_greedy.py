"""What the greedy player does in a turn of Force of Will, told as scenes."""

from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.costs import Cost, RestThis
from rules.players import player
from tests.rules.fow8.play.made_up import quiet, resonator

BALM = resonator("Healer", 100, 100, abilities=(Activated(fx.ChangeLife(100), Cost((RestThis(),))),))


def greedily(scene) -> str:
    """Let the greedy player answer the open question and return the verb of its answer."""
    ask = scene.ask
    option = ask.options[player("greedy", 1).choose(scene.game, ask)]
    scene.game.answer(ask.options.index(option))
    return option.verb


def test_what_rests_a_card_waits_for_the_main_phase():
    scene = quiet()
    scene.put("field", BALM)
    scene.begin("draw")
    assert scene.ask.kind == "priority"
    while scene.ask.kind == "priority":
        assert greedily(scene) == "pass"
    assert scene.ask.kind == "main"
    verbs = [greedily(scene) for _ in range(2)]
    assert verbs == ["play", "use"]


def test_what_rests_a_card_is_used_in_the_opponents_turn():
    scene = quiet()
    scene.put("field", BALM, 1)
    scene.begin("draw", active=0)
    while scene.ask.player == 0:
        greedily(scene)
    assert scene.ask.kind == "priority"
    assert greedily(scene) == "use"
