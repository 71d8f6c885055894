"""What the greedy player does in a turn of Force of Will, told as scenes."""

from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.costs import Cost, RestThis
from rules.language.filter_shorthand import cards
from rules.language.references import Target
from rules.players import player
from tests.rules.fow8.play.made_up import chant, quiet, resonator, spell

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
    verbs = [greedily(scene) for _ in range(3)]
    assert verbs == ["play", "pass", "use"]


def test_what_rests_a_card_is_used_in_the_opponents_turn():
    scene = quiet()
    scene.put("field", BALM, 1)
    scene.begin("draw", active=0)
    while scene.ask.player == 0:
        greedily(scene)
    assert scene.ask.kind == "priority"
    assert greedily(scene) == "use"


def test_a_second_removal_is_not_played_at_what_the_first_destroys():
    strike = spell(fx.Destroy(Target(0)), cards(zones=("field",), types=frozenset({"resonator"})))
    scene = quiet()
    scene.put("field", resonator("Giant", 900, 900), 1)
    for name in ("Strike", "Blow"):
        scene.put("hand", chant(name, "Quickcast", spell=strike))
    scene.begin("main")
    for _ in range(12):
        if scene.ask.player != 0 or scene.names("graveyard", 1):
            break
        greedily(scene)
    assert scene.names("graveyard", 1) == ["Giant"]
    assert scene.names("graveyard") in (["Strike"], ["Blow"])
