"""Made-up texts on cards that Summons or abilities make leave, and on damage that a card itself deals."""

import pytest

from rules.language import effects as fx
from rules.language.references import Target
from tests.rules.setcg.play.made_up import FORWARDS, backup, bolt, forward, other, summon, table
from tests.rules.setcg.printed.scenes import cast, enter, main, pick, resolve
from tests.rules.setcg.reading.test_played import read

SLAY = summon("Slay", fx.Destroy(Target()), FORWARDS, cost=0)


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize(("how", "drawn"), [("Slay", True), ("Bolt", False)])
@pytest.mark.parametrize("words", ["is broken", "is put from the field into the Break Zone"])
def test_damage_breaks_no_card_by_a_summon(words: str, how: str, drawn: bool):
    text = f"When Anselm {words} by your opponent's Summons or abilities, draw 1 card."
    scene = table()
    hero = scene.put("field", forward("Anselm", 5000, abilities=read(text)), 1)
    scene.put("hand", SLAY)
    scene.put("hand", bolt(5000, cost=0))
    main(scene)
    before = len(scene.cards("hand", 1))
    cast(scene, how, hero)
    resolve(scene)
    assert scene.zone_of(hero) == "break zone"
    assert len(scene.cards("hand", 1)) == before + drawn


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("by", [0, 1])
def test_another_card_that_an_opponents_ability_breaks_costs_them_a_character(by: int):
    text = (
        "When a Forward of cost 6 or less you control is broken by your opponent's Summons,"
        " your opponent puts 1 Character from their field into the Break Zone."
    )
    scene = table()
    scene.put("field", backup("Anselm", abilities=read(text, "backup")), 1)
    hero = scene.put("field", forward("Hero"), 1)
    scene.put("field", forward("Foe"))
    scene.put("hand", SLAY, by)
    main(scene)
    if by:
        scene.answer("pass")
    cast(scene, "Slay", hero)
    if scene.ask.kind == "choose_cards":
        scene.game.answer(0)
    assert ("Foe" in scene.names("break zone")) is (by == 0)


@pytest.mark.clause("setcg", "11.12.8")
def test_the_card_itself_deals_the_damage_that_it_is_said_to_deal():
    text = "When Anselm enters the field, choose 1 Forward other than Anselm. Anselm deals it 4000 damage."
    more = "If Anselm deals damage to a Forward, the damage increases by 1000 instead."
    scene = table()
    foe = scene.put("field", forward("Foe", 9000), 1)
    enter(scene, *read(text), *read(more), name="Anselm")
    resolve(scene)
    assert scene.in_play(foe).damage == 5000


@pytest.mark.clause("setcg", "12.4.5")
@pytest.mark.parametrize(("power", "drawn"), [(3000, 1), (4000, 0)])
def test_a_card_is_drawn_for_a_forward_without_power(power: int, drawn: int):
    text = (
        "When Anselm enters the field, choose 1 Forward other than Anselm. It loses 3000 power until the end"
        " of the turn. If its power has become 0 or less by the previous effect, draw 1 card."
    )
    scene = table()
    scene.put("field", forward("Foe", power), 1)
    scene.put("field", other("monster", "Owl"))
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    pick(scene) if scene.ask.kind != "choose" else pick(scene, "Foe")
    assert len(scene.cards("hand")) == before + drawn


@pytest.mark.clause("setcg", "12.4.5")
def test_as_many_cards_are_drawn_as_forwards_lost_all_power():
    text = (
        "When Anselm enters the field, all the Forwards of cost 6 or less opponent controls lose 3000 power"
        " until the end of the turn. Draw 1 card for each Forward whose power became 0 or less due"
        " to the previous effect."
    )
    scene = table()
    for name, power in (("One", 3000), ("Two", 2000), ("Three", 4000)):
        scene.put("field", forward(name, power), 1)
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    assert len(scene.cards("hand")) == before + 2
