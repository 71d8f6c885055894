"""Scenes of Force of Will: as many targets as there are others, and as many counters as the player likes."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Triggered, Way
from rules.language.amounts import Count, Times, X
from rules.language.costs import Cost, TakeCountersX
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Targets
from tests.rules.fow8.play.made_up import face, quiet, resonator, ruler
from tests.rules.printed import written

FOES = cards(zones=("field",), types=("resonator",), whose="opponent")
ELVES = Count(cards(zones=("field",), races=("Elf",), whose="you"))
RULER = cards(zones=("ruler area",), whose="you", types=("ruler",))
KINDS = {
    "play": Spell(fx.Rest(Targets()), targets=(FOES,) * 3, least=0, at_most=ELVES),
    "use": Activated(fx.Rest(Targets()), targets=(FOES,) * 3, least=0, at_most=ELVES),
    "enter": Triggered(Enters(), fx.Rest(Targets()), targets=(FOES,) * 3, least=0, at_most=ELVES),
}


def settled(scene):
    """Let all that waits resolve."""
    while scene.state.pending:
        scene.answer("pass")
    return scene


@pytest.mark.clause("fow8", "903.2g")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("elves", [1, 2])
def test_no_more_targets_are_chosen_than_there_are_others(kind, elves):
    scene = quiet()
    foes = [scene.put("field", resonator(name), 1) for name in ("Ann", "Ben", "Cat")]
    scene.fill("field", resonator("Elf", races=("Elf",)), elves)
    said = written("fow8", KINDS[kind])
    if kind == "play":
        scene.put("hand", face("Lull", "chant", cost="{0}", abilities=said))
    else:
        scene.put("hand" if kind == "enter" else "field", resonator("Lull", cost="{0}", abilities=said))
    scene.begin("main").answer("use" if kind == "use" else "play", "Lull")
    while scene.ask.kind != "target":
        scene.answer("pass")
    for foe in foes[:elves]:
        scene.answer("target", foe)
    assert scene.ask.kind != "target", "no more may be chosen"
    settled(scene)
    assert [scene.in_play(foe).rested for foe in foes] == [place < elves for place in range(3)]


@pytest.mark.clause("fow8", "203.5b")
@pytest.mark.parametrize("number", [0, 2])
def test_as_many_counters_are_taken_off_a_card_as_its_player_likes(number):
    scene = quiet()
    gains = Activated(fx.ChangeLife(Times(X(), 100)), Cost((TakeCountersX("hope"),)))
    card = scene.put("field", resonator("Hermit", abilities=written("fow8", gains)), counters={"hope": 3})
    scene.begin("main").answer("use", card)
    assert [option.other for option in scene.ask.options] == [0, 1, 2, 3]
    settled(scene.answer("x", card, number))
    assert (scene.in_play(card).counters["hope"], scene.life()) == (3 - number, 4000 + 100 * number)


@pytest.mark.clause("fow8", "903.2f")
def test_x_counters_of_a_ruler_are_an_additional_cost_of_a_card():
    scene = quiet()
    queen = scene.put("ruler area", ruler(), counters={"hope": 2, "fear": 5})
    gains, also = (
        Spell(fx.ChangeLife(Times(X(), 100))),
        Way(cost=Cost((TakeCountersX("hope", RULER),)), must=True),
    )
    scene.put("hand", face("Rite", "chant", cost="{0}", abilities=written("fow8", gains, also)))
    scene.begin("main").answer("play", "Rite")
    assert [option.other for option in scene.ask.options] == [0, 1, 2]
    settled(scene.answer("x", other=1))
    assert (scene.in_play(queen).counters, scene.life()) == ({"hope": 1, "fear": 5}, 4100)
