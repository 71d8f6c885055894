"""Made-up texts that speak of the cards a cost was paid with, read and then played."""

import pytest

from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import RAIN, enter, main, resolve, strength
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("element", "damage"), [("wind", 7000), ("ice", 2000)])
def test_what_was_discarded_as_a_cost_says_how_much_damage_is_dealt(element: str, damage: int):
    text = (
        "Discard 1 card: Choose 1 active Forward opponent controls. Deal it 2000 damage."
        " If the discarded card is of Wind Element, deal it 7000 damage instead."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    feather = scene.put("hand", backup("Feather", element=element))
    main(scene).answer("use", hero)
    scene.answer("discard", feather)
    resolve(scene)
    assert scene.in_play(foe).damage == damage


@pytest.mark.clause("setcg", "11.12.7")
def test_the_power_of_a_forward_that_was_put_away_is_the_one_it_had_on_the_field():
    text = (
        "Put 1 Job Knight Forward into the Break Zone: Choose 1 active Forward opponent controls."
        " Deal it damage equal to the power of the Forward you put into the Break Zone."
    )
    strong = read("The Job Knight Forwards you control gain +3000 power.", "backup")
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    scene.put("field", backup("Banner", abilities=strong))
    page = scene.put("field", forward("Page", 4000, jobs=("Knight",)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    main(scene)
    assert strength(scene, page) == 7000
    scene.answer("use", hero)
    resolve(scene)
    assert scene.zone_of(page) == "break zone"
    assert scene.in_play(foe).damage == 7000


@pytest.mark.parametrize(("cost", "found"), [(3, True), (4, False)])
def test_a_card_is_searched_for_that_costs_as_much_as_the_one_discarded(cost: int, found: bool):
    text = (
        "When Anselm enters the field, you may discard 1 Wind card."
        " If you do so, search for 1 Monster of the same cost as the discarded card"
        " and play it onto the field."
    )
    scene = table()
    scene.put("deck", other("monster", "Golem", cost=3))
    breeze = scene.put("hand", forward("Breeze", cost=cost, element="wind"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("yes")
    if found:
        scene.answer("choose", "Golem")
    resolve(scene)
    assert scene.zone_of(breeze) == "break zone"
    assert ("Golem" in scene.names("field")) is found


@pytest.mark.parametrize("kind", ["forward", "backup"])
def test_what_moved_and_what_was_chosen_before_are_told_apart(kind: str):
    text = (
        "When Anselm enters the field, choose 1 Monster. Discard 1 card."
        " If the discarded card is a Backup, break it. If not, dull it."
    )
    scene = table()
    golem = scene.put("field", other("monster", "Golem"), 1)
    gone = scene.put("hand", forward("Gone") if kind == "forward" else backup("Gone"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("choose", gone)
    resolve(scene)
    assert scene.zone_of(gone) == "break zone"
    assert scene.zone_of(golem) == ("break zone" if kind == "backup" else "field")


@pytest.mark.clause("setcg", "11.2.3")
@pytest.mark.parametrize(("other_one", "damage"), [("Bystander", 3000), (None, 0)])
def test_the_second_of_two_forwards_may_be_left_out(other_one: str | None, damage: int):
    text = (
        "When Anselm enters the field, choose 1 dull Forward and up to 1 other Forward."
        " Break the former and deal the latter 3000 damage."
    )
    scene = table()
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.in_play(foe).rested = True
    bystander = scene.put("field", forward("Bystander", 9000), 1)
    enter(scene, *read(text), name="Anselm")
    assert "Foe" not in scene.offered("choose"), "the first is another card"
    scene.answer("choose", other_one) if other_one else scene.answer("done")
    resolve(scene)
    assert scene.zone_of(foe) == "break zone"
    assert scene.in_play(bystander).damage == damage


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_chose_a_card_is_canceled_once_that_is_paid_for(answer: str):
    text = (
        "When Anselm is chosen by your opponent's Summons, you may discard 1 Monster."
        " When you do so, cancel its effect."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)), 1)
    golem = scene.put("hand", other("monster", "Golem"), 1)
    blast = read("Choose 1 Forward. Break it.", "summon")
    scene.put("hand", other("summon", "Blast", cost=0, abilities=blast))
    main(scene).answer("summon", "Blast")
    resolve(scene).answer(answer)
    resolve(scene)
    assert scene.zone_of(golem) == ("break zone" if answer == "yes" else "hand")
    assert scene.zone_of(hero) == ("field" if answer == "yes" else "break zone")


def test_the_name_of_a_counter_may_be_two_words():
    text = (
        "When Anselm attacks or enters the field, place 2 Guinea Pig Counters on Anselm."
        "[[br]]Remove 2 Guinea Pig Counters from Anselm: Draw 1 card."
    )
    scene = table()
    scene.put("deck", RAIN)
    hero = enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.in_play(hero).counters == {"guinea pig": 2}
    scene.answer("use", hero)
    resolve(scene)
    assert not scene.in_play(hero).counters
