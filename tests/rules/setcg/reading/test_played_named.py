"""Made-up texts about elements that are named, EX Bursts not used, and rare cards beside others."""

import pytest

from rules.engine.layers import characteristics
from rules.language import effects as fx
from tests.rules.setcg.play.made_up import backup, forward, summon, table
from tests.rules.setcg.printed.scenes import SLAY, enter, main, resolve
from tests.rules.setcg.reading.test_played import read

ELEMENTS = ("fire", "ice", "wind", "earth", "thunder", "aqua", "shine", "dark")


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("named", "gone"), [("fire", False), ("ice", True)])
def test_what_is_of_the_named_element_cannot_choose_the_card(named: str, gone: bool):
    text = (
        "When Anselm enters the field, name 1 Element."
        " Anselm cannot be chosen by Summons of the named Element this turn."
    )
    scene = table()
    scene.put("hand", SLAY)
    scene.put("field", forward("Foe"), 1)
    hero = enter(scene, *read(text), name="Anselm")
    resolve(scene)
    scene.game.answer(ELEMENTS.index(named))
    scene.answer("summon", "Slay")
    assert scene.offers("choose", hero) is gone


@pytest.mark.clause("setcg", "11.12.7")
def test_a_chosen_forward_becomes_of_one_of_six_elements():
    text = (
        "When Anselm enters the field, choose 1 damaged Forward."
        " Name 1 Element other than Light and Dark. It becomes the named Element until the end of the turn."
    )
    scene = table()
    calf = scene.put("field", forward("Calf", 9000, element="dark"), 1, damage=1000)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert len(scene.ask.options) == 6
    scene.game.answer(2)
    assert characteristics(scene.game, calf).attributes == ("wind",)


@pytest.mark.clause("setcg", "11.11.2")
@pytest.mark.parametrize("quiet", [True, False])
@pytest.mark.parametrize("points", [1, 2])
def test_no_ex_burst_is_used_of_damage_that_forbids_it(quiet: bool, points: int):
    text = f"When Anselm enters the field, Anselm deals you {points} points of damage."
    if quiet:
        text += f" EX Bursts of cards put into the Damage Zone {'due to this ability'} cannot be used."
    scene = table()
    scene.fill("deck", summon("Drop", fx.Draw(), marks=("ex burst",)), 3)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    if not quiet:
        assert scene.ask.kind == "ex_burst"
        return
    assert len(scene.cards("damage zone")) == points


@pytest.mark.clause("setcg", "11.11.2")
@pytest.mark.parametrize(("cost", "asked"), [(2, False), (3, True)])
def test_cheap_cards_that_a_forward_turns_over_use_no_ex_burst(cost: int, asked: bool):
    text = "Any Ice Summon of cost 2 or less put in the Damage Zone due to Anselm cannot use its EX Burst."
    hits = read("《0》: Anselm deals your opponent 1 point of damage.")
    scene = table()
    scene.put("deck", summon("Drop", fx.Draw(), cost=cost, element="ice", marks=("ex burst",)), 1)
    hero = scene.put("field", forward("Anselm", abilities=(*read(text), *hits)))
    resolve(main(scene).answer("use", hero))
    assert (scene.ask.kind == "ex_burst") is asked
    assert scene.names("damage zone", 1) == ["Drop"]


@pytest.mark.clause("setcg", "12.4.7")
@pytest.mark.parametrize(("other", "stays"), [("shine", True), ("dark", False)])
def test_a_light_card_may_be_beside_other_light_ones(other: str, stays: bool):
    text = "Anselm can be played onto the field even if you control other Light Characters."
    scene = table()
    lamp = scene.put("field", backup("Lamp", element=other))
    hero = enter(scene, *read(text), name="Anselm", element="shine")
    assert (scene.zone_of(lamp) == "field") is stays
    assert (scene.zone_of(hero) == "field") is stays


@pytest.mark.clause("setcg", "12.4.7")
def test_two_others_still_leave_the_field():
    text = "Anselm can be played onto the field even if you control other Light Characters."
    scene = table()
    hero = scene.put("field", forward("Anselm", element="shine", abilities=read(text)))
    lamp = scene.put("field", backup("Lamp", element="shine"))
    page = scene.put("hand", forward("Page", cost=0, element="shine"))
    main(scene).answer("play", page)
    assert [scene.zone_of(card) for card in (hero, lamp, page)] == ["field", "break zone", "break zone"]


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("cost", "dull"), [(3, True), (4, False)])
def test_all_forwards_of_the_cost_that_was_selected_are_concerned(cost: int, dull: bool):
    text = (
        "When Anselm enters the field, select 1 number. Dull all the Forwards of that cost opponent controls."
    )
    scene = table()
    calf = scene.put("field", forward("Calf", cost=cost), 1)
    scene.put("hand", forward("Page", cost=3))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    scene.answer("name", note="3")
    assert scene.in_play(calf).rested is dull


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("other", "found"), [("Page", 1), ("Squire", 2)])
def test_cards_that_are_searched_for_have_different_names(other: str, found: int):
    text = (
        "When Anselm enters the field,"
        " you may search for up to 2 Job Knight with different names and add them to your hand."
    )
    scene = table()
    knights = [scene.put("deck", forward(name, jobs=("Knight",))) for name in ("Page", other)]
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("yes")
    while scene.offers("choose"):
        scene.game.answer(0)
    assert sum(scene.zone_of(card) == "hand" for card in knights) == found


@pytest.mark.clause("setcg", "11.10.1")
def test_a_card_is_of_another_element_on_a_condition():
    text = "If you control a Backup, Anselm's Element becomes Ice."
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    scene.put("field", backup("Clerk"))
    main(scene)
    assert characteristics(scene.game, hero).attributes == ("ice",)
