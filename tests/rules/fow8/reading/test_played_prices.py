"""Made-up texts about costs, and about the beginning of the game, that are read and played."""

import pytest

from rules.cards import Face
from rules.games.fow8.definitions import define_face
from rules.games.fow8.play import RULESET
from tests.rules.fow8.play.made_up import FREE, LIGHT, face, quiet, resonator, ruler
from tests.rules.fow8.reading.test_played import read
from tests.rules.scenes import Scene


@pytest.mark.clause("fow8", "711.2")
@pytest.mark.parametrize(
    ("said", "stones", "offered"), [("less", 1, True), ("more", 2, False), ("more", 3, True)]
)
def test_a_rune_costs_something_else_from_the_rune_area(said, stones, offered):
    abilities = read(
        f"You pay {{1}} {said} to play this card from a rune area.\nDraw a card.", "chant", "rune"
    )
    scene = quiet()
    rune = scene.put("rune area", face("Sigil", "chant", "rune", cost="{2}", divinity=2, abilities=abilities))
    scene.put("ruler area", ruler("", front=("Divinity 3",)))
    scene.fill("field", LIGHT, stones)
    assert scene.begin("main").offers("rune", rune) is offered
    if offered:
        scene.answer("rune", rune)
        assert sum(scene.in_play(one).rested for one in scene.cards("field")) == stones


@pytest.mark.clause("fow8", "711.2")
def test_a_rune_in_hand_costs_what_it_says():
    abilities = read("You pay {1} less to play this card from a rune area.\nDraw a card.", "chant", "rune")
    scene = quiet()
    scene.put("hand", face("Sigil", "chant", "rune", cost="{2}", divinity=2, abilities=abilities))
    scene.fill("field", LIGHT, 1)
    assert not scene.begin("main").offers("play", "Sigil")


@pytest.mark.clause("fow8", "705.2")
@pytest.mark.parametrize(("count", "offered"), [(1, False), (2, True), (5, True)])
def test_a_judgment_costs_less_for_each_card_that_it_counts(count, offered):
    text = "[Judgment] {W}{3}. You may pay {1} less to play this ability for each resonator you control."
    plain = ruler("{W}{3}")
    front = define_face("queen", face_of("Queen", "Judgment {W}{3}"), read(text, "ruler"))
    front.faces = (front, plain.faces[1])
    scene = quiet()
    card = scene.put("ruler area", front)
    scene.fill("field", LIGHT, 2)
    scene.fill("field", resonator("Ox"), count)
    assert scene.begin("main").offers("judgment", card) is offered


def face_of(name, *keywords):
    """Return a printed ruler side."""
    return Face(name, types=("ruler",), keywords=keywords)


@pytest.mark.clause("fow8", "403.6")
def test_what_happens_at_the_beginning_of_the_game_happens_once():
    abilities = read("At the beginning of the game ⇒ Put two mystery counters on this card.", "ruler")
    queen = ruler("")
    front = define_face("queen", face_of("Queen"), abilities)
    front.faces = (front, queen.faces[1])
    deck = [("ruler", front), *[("main", FREE)] * 20, *[("stone", LIGHT)] * 10]
    scene = Scene.of_decks(RULESET, deck, deck)
    while scene.ask.kind == "mulligan":
        scene.answer("keep")
    scene.until("main", 1 - scene.state.first)
    for player in (0, 1):
        (card,) = scene.cards("ruler area", player)
        assert scene.in_play(card).counters == {"mystery": 2}
