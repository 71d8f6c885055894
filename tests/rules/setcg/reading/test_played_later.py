"""Made-up texts on what cards keep away, count and cancel, read and then played."""

import pytest

from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import SLAY, cast, enter, main, pay, resolve, strength
from tests.rules.setcg.reading.test_played import read


def test_what_is_removed_for_as_long_as_a_card_is_there_comes_back_as_that_leaves():
    text = (
        "When Anselm enters the field, choose 1 Monster or Backup opponent controls."
        " Remove it from the game for as long as Anselm is on the field."
    )
    scene = table()
    clerk = scene.put("field", backup("Clerk"), 1)
    scene.put("field", forward("Bystander"), 1)
    scene.put("hand", SLAY)
    hero = enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.zone_of(clerk) == "outside"
    cast(scene, "Slay", hero)
    assert scene.zone_of(clerk) == "field"
    assert scene.in_play(clerk).controller == 1


def test_nothing_is_removed_by_a_card_that_has_left_before():
    text = (
        "When Anselm enters the field, choose 1 Monster or Backup opponent controls."
        " Remove it from the game for as long as Anselm is on the field."
    )
    scene = table()
    clerk = scene.put("field", backup("Clerk"), 1)
    scene.put("hand", SLAY)
    hero = enter(scene, *read(text), name="Anselm")
    cast(scene, "Slay", hero)
    assert scene.zone_of(hero) == "break zone"
    assert scene.zone_of(clerk) == "field"


@pytest.mark.parametrize(("counters", "power"), [(0, 5000), (2, 11000)])
def test_counters_are_counted_on_a_card_that_was_put_away_as_its_cost(counters: int, power: int):
    text = (
        "Put Anselm into the Break Zone: Choose 1 active Card Name Knight."
        " It gains +3000 power for each Monster Counter placed on Anselm until the end of the turn."
    )
    scene = table()
    hero = scene.put("field", other("monster", "Anselm", abilities=read(text, "monster")))
    knight = scene.put("field", forward("Knight", 5000))
    if counters:
        scene.in_play(hero).counters = {"monster": counters}
    main(scene).answer("use", hero)
    resolve(scene)
    assert strength(scene, knight) == power


@pytest.mark.parametrize("elements", [("fire", "ice"), ("fire", "fire")])
def test_monsters_are_of_different_elements_if_no_two_share_one(elements: tuple[str, str]):
    text = (
        "If you control 2 or more Monsters and if the Monsters you control are all of different Elements,"
        " Anselm gains +1000 power."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", 5000, abilities=read(text)))
    for place, element in enumerate(elements):
        scene.put("field", other("monster", f"Imp {place}", element=element))
    main(scene)
    assert strength(scene, hero) == (6000 if len(set(elements)) == 2 else 5000)


@pytest.mark.parametrize(("lying", "extra", "power"), [(12, True, 4000), (12, False, 7000), (9, False, 7000)])
@pytest.mark.clause("setcg", "11.2.10")
def test_ten_cards_that_are_removed_besides_make_a_summon_do_more(lying: int, extra: bool, power: int):
    text = (
        "If you cast Anselm, you may remove 10 Fire Forwards in the Break Zone from the game"
        " as an extra cost."
        "[[br]]Choose 1 active Forward. It loses 2000 power until the end of the turn."
        " If you paid the extra cost, it loses 5000 power until the end of the turn instead."
    )
    scene = table()
    foe = scene.put("field", forward("Foe", 9000), 1)
    for place in range(lying):
        scene.put("break zone", forward(f"Fallen {place}"))
    scene.put("hand", other("summon", "Anselm", cost=0, abilities=read(text, "summon")))
    main(scene).answer("summon", "Anselm")
    if lying >= 10:
        scene.answer("yes" if extra else "no")
    pay(scene)
    assert strength(scene, foe) == power
    assert len(scene.cards("outside")) == (10 if extra else 0)


def test_a_blocker_is_what_blocks_the_card():
    text = "When Anselm is blocked, deal 6000 damage to the Forward that blocks Anselm."
    scene = table()
    scene.put("field", forward("Anselm", 1000, abilities=read(text)))
    wall = scene.put("field", forward("Wall", 9000), 1)
    main(scene)
    scene.begin("attack declaration").answer("attack", "Anselm")
    while scene.ask.kind != "block":
        scene.answer("pass")
    scene.answer("block", wall)
    resolve(scene)
    assert scene.in_play(wall).damage == 6000
