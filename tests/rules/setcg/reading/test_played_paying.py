"""Made-up texts on CP for cards of a kind and on costs that exist at times, read and then played."""

import pytest

from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import main, pay, resolve
from tests.rules.setcg.reading.test_played import read

ANY = (
    "While paying the cost to cast a Job Knight card,"
    " if Anselm is on the field, Anselm can produce CP of any Element."
)


@pytest.mark.clause("setcg", "11.3.8.1.1")
@pytest.mark.parametrize(("job", "castable"), [("Knight", True), ("Thief", False)])
def test_a_backup_makes_cp_of_any_element_only_for_cards_of_a_kind(job: str, castable: bool):
    scene = table()
    wall = scene.put("field", backup("Anselm", element="wind", abilities=read(ANY, "backup")))
    page = scene.put("hand", forward("Page", cost=1, element="ice", jobs=(job,)))
    assert main(scene).offers("play", page) is castable
    if castable:
        resolve(pay(scene.answer("play", page)))
        assert scene.zone_of(page) == "field"
        assert scene.in_play(wall).rested


@pytest.mark.clause("setcg", "11.7.2.1.1")
def test_an_ability_of_such_a_card_is_not_paid_for_that_way():
    scene = table()
    scene.put("field", backup("Anselm", element="wind", abilities=read(ANY, "backup")))
    text = "《氷》: Draw 1 card. You can only use this ability if Anselm is in the Break Zone."
    page = scene.put("break zone", forward("Page", jobs=("Knight",), abilities=read(text)))
    assert not main(scene).offers("use", page)


@pytest.mark.clause("setcg", "11.3.4")
@pytest.mark.parametrize("there", [True, False])
def test_another_cost_can_be_paid_only_on_a_condition(there: bool):
    text = (
        "If you control a Card Name Cloud or a Card Name Tifa,"
        " you can pay 《C》 (instead of paying the CP cost) to cast Anselm."
    )
    scene = table()
    scene.put("field", backup("Tifa" if there else "Clerk"))
    hero = scene.put("hand", forward("Anselm", cost=9, element="shine", abilities=read(text)))
    scene.state.players[0].resources[0] = 1
    assert main(scene).offers("play", hero) is there
    if there:
        resolve(scene.answer("play", hero))
        assert scene.zone_of(hero) == "field"
        assert scene.state.players[0].resources[0] == 0


@pytest.mark.clause("setcg", "11.2.6")
@pytest.mark.parametrize("own", [True, False])
def test_a_summon_has_another_cost_in_ones_own_turn(own: bool):
    text = (
        "During your turn, you can dull 2 active Ice Forwards you control"
        " (instead of paying the CP cost) to cast Anselm.[[br]]Draw 1 card."
    )
    scene = table()
    for number in range(2):
        scene.put("field", forward(f"Page {number}", element="ice"))
    drop = scene.put("hand", other("summon", "Anselm", cost=9, abilities=read(text, "summon")))
    main(scene, active=0 if own else 1)
    if not own and scene.ask.player == 1:
        scene.answer("pass")
    assert scene.offers("summon", drop) is own
