"""What the greedy player does in a turn of Force of Will, told as scenes."""

from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.costs import Cost, RestThis
from rules.language.filter_shorthand import cards
from rules.language.references import Target
from rules.players import player
from tests.rules.fow8.play.made_up import LIGHT, chant, quiet, resonator, ruler, spell

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


def with_ruler(*printed, stones: int = 4):
    """A main phase with a ruler, a stone to call and some in the field."""
    scene = quiet()
    scene.put("ruler area", ruler(*printed))
    scene.put("magic stone deck", LIGHT)
    for _ in range(stones):
        scene.put("field", LIGHT)
    return scene.begin("main")


def test_a_mighty_j_ruler_is_worth_more_than_another_stone():
    scene = with_ruler("{W}{1}", (1000, 1000), "Flying")
    assert scene.offers("call") and scene.offers("judgment")
    assert greedily(scene) == "judgment"


def test_a_weak_j_ruler_is_not_and_the_ruler_calls_a_stone():
    scene = with_ruler("{W}{1}", (100, 100))
    assert scene.offers("judgment")
    assert greedily(scene) == "call"


def test_a_j_ruler_attacks_rather_than_rests_for_a_stone():
    scene = quiet()
    scene.put("field", ruler("", (1000, 1000), "Swiftness").faces[1])
    scene.put("magic stone deck", LIGHT)
    scene.begin("main")
    assert scene.offers("call") and scene.offers("battle")
    verbs = [greedily(scene) for _ in range(3)]
    assert "battle" in verbs and "call" not in verbs
