"""Made-up sentences about an X that players choose or that the text counts, played."""

import pytest

from tests.rules.fow8.play.made_up import face, quiet, ruler
from tests.rules.fow8.printed.made_up import body
from tests.rules.fow8.reading.test_played import ox, read, spark
from tests.rules.fow8.reading.test_played_limits import done


@pytest.mark.clause("fow8", "203.5b")
def test_as_many_counters_are_removed_as_the_player_chooses():
    scene = quiet()
    card = scene.put("field", ox("{0}, remove X hope counters from this card: Draw X cards."))
    scene.in_play(card).counters = {"hope": 3}
    scene.begin("main").answer("use", card)
    assert [option.other for option in scene.ask.options] == [0, 1, 2, 3]
    before = len(scene.cards("hand"))
    done(scene.answer("x", card, 2))
    assert (scene.in_play(card).counters, len(scene.cards("hand"))) == ({"hope": 1}, before + 2)


@pytest.mark.clause("fow8", "903.2f")
@pytest.mark.parametrize("number", [0, 2])
def test_a_card_costs_counters_of_the_ruler_besides(number):
    scene = quiet()
    text = "As an additional cost to play this card, remove X hope counters from your ruler."
    rites = (*read(text, "chant"), *read("Draw X cards.", "chant"))
    queen = scene.put("ruler area", ruler())
    scene.in_play(queen).counters = {"hope": 2}
    scene.put("hand", face("Rite", "chant", cost="{0}", abilities=rites))
    scene.begin("main").answer("play", "Rite")
    assert [option.other for option in scene.ask.options] == [0, 1, 2]
    before = len(scene.cards("hand"))
    done(scene.answer("x", None, number))
    left = (scene.in_play(queen).counters or {}).get("hope", 0)
    assert (left, len(scene.cards("hand"))) == (2 - number, before + number)


@pytest.mark.clause("fow8", "903.2g")
def test_the_x_of_counters_picks_what_can_be_targeted():
    scene = quiet()
    text = "{0}, remove X hope counters from this card: Destroy target resonator with total cost X."
    card = scene.put("field", ox(text, total=9))
    scene.in_play(card).counters = {"hope": 2}
    elk = scene.put("field", body("Elk", total=2), 1)
    scene.put("field", body("Deer", total=3), 1)
    done(scene.begin("main").answer("use", card))
    assert (scene.zone_of(elk), scene.in_play(card).counters or {}) == ("graveyard", {})


@pytest.mark.clause("fow8", "903.2g")
@pytest.mark.parametrize("elves", [0, 1, 2])
def test_no_more_targets_are_chosen_than_the_text_counts(elves):
    scene = quiet()
    scene.fill("field", body("Elf", races=("Elf",)), elves)
    beasts = [scene.put("field", body(name), 1) for name in ("Bear", "Boar", "Stag")]
    text = (
        "Rest up to X target resonators your opponent controls, where X is the number of Elves you control."
    )
    scene.put("hand", spark(text))
    scene.begin("main").answer("play", "Spark")
    for beast in beasts[:elves]:
        scene.answer("target", beast)
    done(scene)
    assert [scene.in_play(beast).rested for beast in beasts] == [place < elves for place in range(3)]
