"""Made-up sentences about how many cards there are and what was done in a turn, played as they are read."""

import pytest

from tests.rules.fow8.play.made_up import face, quiet
from tests.rules.fow8.printed.made_up import body, stats
from tests.rules.fow8.reading.test_played import ox, read, spark


def passed(scene):
    while scene.state.pending:
        scene.answer("pass")
    return scene


@pytest.mark.clause("fow8", "904.1")
@pytest.mark.parametrize(
    ("condition", "theirs", "strong"),
    [
        ("your opponent controls no resonators", 0, True),
        ("your opponent controls no resonators", 1, False),
        ("your opponent controls exactly two resonators", 2, True),
        ("your opponent controls exactly two resonators", 3, False),
        ("your opponent controls two or fewer resonators", 2, True),
        ("your opponent controls two or fewer resonators", 3, False),
        ("the total ATK of resonators your opponent controls is 400 or more", 3, False),
        ("the total ATK of resonators your opponent controls is 400 or more", 4, True),
    ],
)
def test_cards_of_the_opponent_are_counted(condition, theirs, strong):
    scene = quiet()
    card = scene.put("field", ox(f"This card gains [+300/+300] as long as {condition}.", stats=(500, 500)))
    for number in range(theirs):
        scene.put("field", body(f"Elk {number}", stats=(100, 100)), 1)
    scene.begin("main")
    assert stats(scene, card) == ((800, 800) if strong else (500, 500))


@pytest.mark.parametrize(("played", "drawn"), [(1, 0), (2, 1)])
def test_chants_that_the_player_played_this_turn_are_counted(played, drawn):
    scene = quiet()
    scene.put("field", ox("{0}: If you played two or more chants this turn, you gain 500 life."))
    for number in range(played):
        scene.put(
            "hand", face(f"Note {number}", "chant", cost="{0}", abilities=read("You gain 0 life.", "chant"))
        )
    scene.begin("main")
    for number in range(played):
        passed(scene.answer("play", f"Note {number}"))
    passed(scene.answer("use", "Ox"))
    assert scene.life() == 4000 + 500 * drawn


@pytest.mark.clause("fow8", "906.4")
@pytest.mark.parametrize(("to", "life"), [("its owner's hand", 4500), ("the top of its owner's deck", 4000)])
def test_it_matters_where_a_card_goes_that_leaves_the_field(to, life):
    scene = quiet()
    scene.put(
        "field", ox("Whenever a resonator you control is returned to its owner's hand ⇒ You gain 500 life.")
    )
    scene.put("field", body("Elk"))
    verb = "Return" if "hand" in to else "Put"
    where = f"to {to}" if "hand" in to else f"on {to}"
    scene.put("hand", spark(f"{verb} target resonator {where}."))
    scene.begin("main").answer("play", "Spark").answer("target", "Elk")
    assert passed(scene).life() == life


@pytest.mark.parametrize(("first", "life"), [("Elk", 4000), ("Emu", 4500)])
def test_only_the_second_such_card_of_a_turn_counts(first, life):
    scene = quiet()
    scene.put("field", ox("Whenever you play your second Elf each turn ⇒ You gain 500 life."))
    races = {"Elk": (), "Emu": ("Elf",)}
    for name in (first, "Eft"):
        scene.put("hand", face(name, "resonator", cost="{0}", races=races.get(name, ("Elf",))))
    scene.begin("main")
    for name in (first, "Eft"):
        passed(scene.answer("play", name))
    assert scene.life() == life


@pytest.mark.parametrize("there", [True, False])
def test_cards_are_revealed_until_one_is_met(there):
    scene = quiet()
    deep = scene.put("main deck", body("Deep"))
    goal = scene.put("main deck", body("Goal", races=("Elf",)) if there else body("Gull"))
    over = scene.put("main deck", body("Over"))
    text = (
        "Reveal cards from the top of your main deck until you reveal an Elf. Put that card into your hand "
    )
    scene.put("hand", spark(f"{text}and the rest into your graveyard."))
    scene.begin("main").answer("play", "Spark")
    while scene.ask.kind == "order":
        scene.game.answer(0)
    met = ["main deck", "hand", "graveyard"] if there else ["graveyard"] * 3
    assert [scene.zone_of(card) for card in (deep, goal, over)] == met


@pytest.mark.parametrize(("pays", "drawn"), [(True, 0), (False, 1)])
def test_the_opponent_may_pay_life_so_that_nothing_happens(pays, drawn):
    scene = quiet()
    scene.fill("main deck", body("Page"), 3)
    scene.put("hand", spark("Your opponent may pay 500 life. If they don't, draw a card."))
    scene.begin("main")
    before = len(scene.cards("hand")) - 1
    scene.answer("play", "Spark").answer("yes" if pays else "no")
    passed(scene)
    assert (len(scene.cards("hand")) - before, scene.life(1)) == (drawn, 3500 if pays else 4000)


@pytest.mark.parametrize(("discards", "life"), [(True, 4000), (False, 3500)])
def test_what_follows_where_something_is_left(discards, life):
    scene = quiet()
    scene.put("hand", body("Page"))
    scene.put("hand", spark("You may discard a card. If you don't, you lose 500 life."))
    scene.begin("main").answer("play", "Spark")
    scene.game.answer(0 if discards else 1)
    assert passed(scene).life() == life


def test_attack_and_defense_change_places():
    scene = quiet()
    elk = scene.put("field", body("Elk", stats=(100, 700)))
    scene.put("hand", spark("Switch ATK and DEF of target resonator until end of turn."))
    scene.begin("main").answer("play", "Spark")
    passed(scene)
    assert stats(scene, elk) == (700, 100)


def test_a_hand_is_filled():
    scene = quiet()
    scene.fill("main deck", body("Page"), 9)
    scene.put("hand", body("Leaf"))
    scene.put("hand", spark("Draw cards until you have four cards in your hand."))
    scene.begin("main").answer("play", "Spark")
    assert len(passed(scene).cards("hand")) == 4
