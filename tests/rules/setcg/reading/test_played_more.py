"""More made-up texts of the Square Enix system, read and then played."""

import pytest

from rules.games.setcg.keywords import power
from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import enter, main, resolve
from tests.rules.setcg.reading.test_played import read


@pytest.mark.parametrize("stop", [True, False])
def test_a_selected_action_has_as_few_targets_as_it_lets(stop: bool):
    text = (
        "《0》: Select 1 of the 2 following actions."
        '[[br]]"Choose up to 2 dull Monsters. Break them."[[br]]"Draw 7 cards."'
    )
    scene = table()
    foes = [
        scene.put("field", other("monster", name, element="wind"), 1, rested=True) for name in ("Ape", "Bat")
    ]
    scene.put("field", forward("Anselm", abilities=read(text)))
    main(scene).answer("use", "Anselm")
    scene.game.answer(0)
    scene.answer("choose", "Ape")
    scene.answer("done") if stop else scene.answer("choose", "Bat")
    resolve(scene)
    assert [scene.zone_of(foe) for foe in foes] == ["break zone", "field" if stop else "break zone"]


def test_only_the_next_card_of_a_kind_is_cheaper():
    text = (
        "When Anselm blocks or enters the field, during this turn,"
        " the cost required to cast your next Monster is reduced by 3."
    )
    scene = table()
    for name in ("Ape", "Bat"):
        scene.put("hand", other("monster", name, cost=3, element="shine"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.offers("play", "Ape") and scene.offers("play", "Bat")
    scene.answer("play", "Ape")
    assert scene.names("field").count("Ape") == 1
    assert not scene.offers("play", "Bat"), "the second one costs three CP, which nobody has"


@pytest.mark.clause("setcg", "11.9.14")
@pytest.mark.parametrize(("elements", "strength"), [(("fire", "ice"), 3000), (("fire", "fire"), 1000)])
def test_cp_of_different_elements_is_remembered(elements: tuple[str, str], strength: int):
    text = (
        "When Anselm enters the field, if the cost paid to play Anselm was paid with CP of 2 or more"
        " different Elements, Anselm gains +2000 power until the end of the turn."
    )
    scene = table()
    for number, element in enumerate(elements):
        scene.put("field", backup(f"Clerk {number}", element))
    hero = scene.put("hand", forward("Anselm", 1000, cost=2, abilities=read(text)))
    main(scene).answer("play", hero)
    scene.answer("dull", "Clerk 0")
    if scene.ask.kind == "pay":
        scene.answer("dull", "Clerk 1")
    resolve(scene)
    assert power(scene.game, hero) == strength


@pytest.mark.parametrize("below", [[], ["Ann"], ["Ann", "Ben"]])
def test_cards_from_the_top_return_to_top_and_bottom(below: list[str]):
    ends = "the top and/or bottom of your deck in any order"
    text = f"《0》: Look at the top 2 cards of your deck. Return these to {ends}."
    scene = table()
    for card in (forward("Ann"), forward("Ben")):
        scene.put("deck", card)
    scene.put("field", forward("Anselm", abilities=read(text)))
    main(scene).answer("use", "Anselm")
    resolve(scene)
    for name in below:
        scene.answer("choose", name)
    if len(below) < 2:
        scene.answer("done")
    while scene.ask.kind == "choose":
        scene.game.answer(0)
    deck = scene.names("deck")
    assert sorted(deck[: len(below)]) == sorted(below)
    assert sorted(deck[-2 + len(below) :] if len(below) < 2 else []) == sorted({"Ann", "Ben"} - set(below))
    assert len(deck) == 12


def test_damage_to_a_player_is_no_damage_to_a_forward():
    (drawing,) = read("When Anselm deals damage to a Forward, draw 1 card.")
    scene = table()
    hero = scene.put("field", forward("Anselm", 9000, abilities=(drawing,)))
    scene.begin("attack declaration")
    scene.answer("attack", hero)
    before = len(scene.names("hand"))
    while scene.names("damage zone", 1) == []:
        scene.answer("pass")
    assert len(scene.names("hand")) == before


def test_the_former_and_the_latter_are_the_two_that_were_chosen():
    text = (
        "《0》: Choose 1 active Forward you control and 1 Forward opponent controls."
        " Break the latter. The former gains +7000 power until the end of the turn."
    )
    scene = table()
    friend = scene.put("field", forward("Ann", 1000))
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("field", other("monster", "Anselm", abilities=read(text)))
    main(scene).answer("use", "Anselm")
    resolve(scene)
    assert power(scene.game, friend) == 8000
    assert scene.zone_of(foe) == "break zone"


def test_a_card_that_left_the_game_comes_back_at_the_end_of_the_turn():
    scene = table()
    text = "《0》: Remove Anselm from the game. At the end of the turn, play Anselm onto the field."
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    main(scene).answer("use", hero)
    resolve(scene)
    assert scene.zone_of(hero) == "outside"
    turn = scene.state.turn
    while scene.state.turn == turn:
        scene.game.answer(len(scene.ask.options) - 1)
    assert scene.zone_of(hero) == "field"
