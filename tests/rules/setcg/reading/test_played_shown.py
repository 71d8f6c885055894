"""Made-up texts that reveal cards of one's own hand, read and then played."""

import pytest

from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import enter, resolve
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize("shown", [0, 1, 2])
def test_a_forward_is_dealt_damage_for_each_card_that_was_shown(shown: int):
    text = (
        "When Anselm enters the field, you may reveal any number of Ice cards from your hand."
        " When you do so, choose 1 Forward opponent controls. Deal it 3000 damage for each card you revealed."
    )
    scene = table()
    foe = scene.put("field", forward("Foe", 9000), 1)
    cards = [scene.put("hand", forward(f"Frost {number}", element="ice")) for number in range(3)]
    scene.put("hand", forward("Flame"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert "Flame" not in scene.offered("choose")
    for card in cards[:shown]:
        scene.answer("choose", card)
    scene.answer("done")
    resolve(scene)
    while scene.ask.kind == "choose":
        scene.game.answer(0)
    resolve(scene)
    assert scene.in_play(foe).damage == 3000 * shown
    assert {scene.zone_of(card) for card in cards} == {"hand"}


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("shown", "left", "drawn"), [(0, False, 0), (1, True, 0), (2, True, 2)])
def test_each_effect_triggers_on_its_own_number_of_cards(shown: int, left: bool, drawn: int):
    text = (
        "When Anselm enters the field, you may reveal any number of Monsters from your hand."
        " When you reveal no Monsters, put Anselm into the Break Zone."
        " When you reveal 2 or more Monsters, draw 2 cards."
    )
    scene = table()
    golems = [scene.put("hand", other("monster", f"Golem {number}")) for number in range(3)]
    hero = enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    for golem in golems[:shown]:
        scene.answer("choose", golem)
    scene.answer("done")
    resolve(scene)
    assert (scene.zone_of(hero) == "field") is left
    assert len(scene.cards("hand")) - before == drawn


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("second", "damage"), [("ice", 4000), ("wind", 2000)])
def test_the_elements_of_shown_cards_are_counted(second: str, damage: int):
    text = (
        "When Anselm enters the field, choose 1 Forward opponent controls."
        " Reveal any number of cards from your hand."
        " Deal it 2000 damage for each different Element among the revealed cards."
    )
    scene = table()
    foe = scene.put("field", forward("Foe", 9000), 1)
    cards = [scene.put("hand", forward(f"Page {n}", element=e)) for n, e in enumerate(("wind", second))]
    enter(scene, *read(text), name="Anselm")
    while scene.ask.kind == "choose":
        scene.game.answer(0)
    resolve(scene)
    for card in cards:
        scene.answer("choose", card)
    scene.answer("done")
    assert scene.in_play(foe).damage == damage


@pytest.mark.clause("setcg", "11.12.7")
def test_as_many_cards_can_be_chosen_as_were_shown():
    text = (
        "When Anselm enters the field, you may reveal any number of Monsters from your hand."
        " When you do so, choose up to the same number of Backups as the Monsters you revealed. Dull them."
    )
    scene = table()
    golems = [scene.put("hand", other("monster", f"Golem {number}")) for number in range(3)]
    clerks = [scene.put("field", backup(f"Clerk {number}"), 1) for number in range(3)]
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    for golem in golems[:2]:
        scene.answer("choose", golem)
    scene.answer("done")
    resolve(scene)
    for clerk in clerks[:2]:
        scene.answer("choose", clerk)
    resolve(scene)
    assert [scene.in_play(clerk).rested for clerk in clerks] == [True, True, False]


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("answer", "drawn"), [("choose", 1), ("done", 0)])
def test_a_card_that_may_be_shown_gains_something_only_if_it_is(answer: str, drawn: int):
    text = "When Anselm enters the field, you may reveal 1 Monster from your hand. If you do so, draw 1 card."
    scene = table()
    golem = scene.put("hand", other("monster", "Golem"))
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    if answer == "choose":
        scene.answer("choose", golem)
    else:
        scene.answer("done")
    assert len(scene.cards("hand")) - before == drawn
