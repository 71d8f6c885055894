"""Made-up texts on either of two events, on steps and on what happened this turn, read and then played."""

import pytest

from tests.rules.setcg.play.made_up import backup, bolt, forward, other, summon, table
from tests.rules.setcg.printed.scenes import cast, enter, fx, main, resolve, strength
from tests.rules.setcg.reading.test_played import read


@pytest.mark.parametrize("dulled", [True, False])
def test_a_card_triggers_as_it_enters_and_again_as_it_becomes_dull(dulled: bool):
    text = "When Anselm enters the field, or active Anselm becomes dull, draw 1 card."
    dull = read("《0》: Dull all the Forwards you control.", "monster")
    scene = table()
    tower = scene.put("field", other("monster", "Tower", abilities=dull))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    before = len(scene.cards("hand"))
    if dulled:
        resolve(scene.answer("use", tower))
        resolve(scene)
    assert len(scene.cards("hand")) == before + dulled


@pytest.mark.parametrize(("name", "gain"), [("Cloud", 1000), ("Tifa", 0)])
def test_a_card_named_without_an_article_triggers_as_it_enters(name: str, gain: int):
    text = "When Card Name Cloud enters your field, Anselm gains +1000 power until the end of the turn."
    scene = table()
    hero = scene.put("field", forward("Anselm", 5000, abilities=read(text)))
    scene.put("hand", other("monster", name, cost=0, element="shine"))
    resolve(main(scene).answer("play", name))
    assert strength(scene, hero) == 5000 + gain


@pytest.mark.parametrize(("fallen", "power"), [(2, 5000), (3, 7000), (4, 7000), (5, 10000)])
def test_a_second_step_counts_the_same_cards_as_the_first(fallen: int, power: int):
    text = (
        "If you have 3 or more Fire Summons in your Break Zone, Anselm gains +2000 power"
        " and if you have 5 or more, Anselm also gains +3000 power."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", 5000, abilities=read(text)))
    for number in range(fallen):
        scene.put("break zone", summon(f"Flame {number}", fx.NOTHING))
    assert strength(main(scene), hero) == power


@pytest.mark.parametrize(("helped", "hand"), [(False, 0), (True, 1)])
def test_a_bonus_as_well_comes_only_on_its_condition(helped: bool, hand: int):
    text = (
        "When Anselm enters the field, choose 1 Forward opponent controls. Dull it."
        " If you control a Backup, draw 1 card as well."
    )
    scene = table()
    foe = scene.put("field", forward("Foe"), 1)
    if helped:
        scene.put("field", backup("Clerk"))
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    assert scene.in_play(foe).rested
    assert len(scene.cards("hand")) == before + hand


@pytest.mark.parametrize(("element", "protected"), [("fire", True), ("ice", False)])
def test_abilities_of_one_kind_of_forward_cannot_choose_a_card(element: str, protected: bool):
    hero = read("Anselm cannot be chosen by a Fire Forward's ability.")
    burn = read("《0》: Choose 1 Forward. Deal it 1000 damage.")
    scene = table()
    scene.put("field", forward("Anselm", abilities=hero))
    archer = scene.put("field", forward("Archer", element=element, abilities=burn))
    main(scene).answer("use", archer)
    assert ("Anselm" in scene.offered("choose")) is not protected


def test_those_that_gain_power_are_shielded_from_summons():
    text = (
        "All the Forwards other than Anselm you control gain +1000 power,"
        " and if they are dealt damage by a Summon, the damage becomes 0 instead."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", 9000, abilities=read(text)))
    page = scene.put("field", forward("Page", 9000))
    scene.put("hand", bolt(1000, "Spark", cost=0))
    scene.put("hand", bolt(2000, "Flash", cost=0))
    cast(main(scene), "Spark", hero)
    cast(scene, "Flash", page)
    assert strength(scene, page) == 10000
    assert (scene.in_play(hero).damage, scene.in_play(page).damage) == (1000, 0)


@pytest.mark.parametrize(("drawn", "where", "dull"), [(1, "field", 0), (2, "field", 1), (3, "break zone", 0)])
def test_more_of_the_same_this_turn_does_more(drawn: int, where: str, dull: int):
    text = (
        "《0》: Choose 1 Forward opponent controls. During this turn, if you have drawn 2 or more cards,"
        " dull it. If you have drawn 3 or more cards, put it into the Break Zone instead."
        " You can only use this ability once per turn."
    )
    draw = read("《0》: Draw 1 card.", "monster")
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    tower = scene.put("field", other("monster", "Tower", abilities=draw))
    foe = scene.put("field", forward("Foe"), 1)
    main(scene)
    for _ in range(drawn):
        resolve(scene.answer("use", tower))
    scene.answer("use", hero)
    resolve(scene)
    assert scene.zone_of(foe) == where
    assert sum(scene.in_play(one).rested for one in scene.cards("field", 1)) == dull


@pytest.mark.parametrize(("kind", "active"), [("forward", True), ("monster", False)])
def test_what_is_selected_is_not_the_card_that_the_condition_is_about(kind: str, active: bool):
    text = (
        "When Anselm enters the field, choose 1 Character opponent controls. Dull it."
        " If it is a Forward, select 1 Backup you control. Activate it."
    )
    scene = table()
    foe = scene.put("field", forward("Foe") if kind == "forward" else other(kind, "Foe"), 1)
    clerk = scene.put("field", backup("Clerk"), rested=True)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.in_play(foe).rested
    assert scene.in_play(clerk).rested is not active
