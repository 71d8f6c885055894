"""Made-up texts on later events of the turn, on battles and on power, read and then played."""

import pytest

from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import SLAY, cast, main, now, resolve, strength
from tests.rules.setcg.reading.test_played import read


def attack(scene: Scene, attacker: int, blocker: int | None = None) -> None:
    """Attack with a Forward, which another one blocks, up to the next question to somebody with priority."""
    while scene.ask.kind != "attack":
        scene.answer("pass")
    scene.answer("attack", attacker)
    while scene.ask.kind != "block":
        scene.game.answer(len(scene.ask.options) - 1)
    if blocker is not None:
        scene.answer("block", blocker)


@pytest.mark.clause("setcg", "11.9.18")
@pytest.mark.parametrize("falls", [True, False])
def test_a_card_follows_the_one_it_helped_this_turn(falls: bool):
    text = (
        "{}: Choose 1 Forward other than Anselm. It gains +3000 power until the end of the turn."
        " When that Forward leaves the field this turn, put Anselm into the Break Zone."
    )
    scene = table()
    hero = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    knight, thief = scene.put("field", forward("Knight")), scene.put("field", forward("Thief"))
    scene.put("hand", SLAY)
    main(scene).answer("use", hero).answer("choose", knight)
    resolve(scene)
    cast(scene, "Slay", knight if falls else thief)
    assert scene.zone_of(hero) == ("break zone" if falls else "field")


@pytest.mark.clause("setcg", "11.9.18")
def test_a_player_is_hurt_as_the_helped_card_falls():
    text = (
        "《0》: Choose 1 Forward other than Anselm. It gains +2000 power until the end of the turn."
        " During this turn, when that Forward is put from the field into the Break Zone,"
        " Anselm deals you 1 point of damage. You can only use this ability once per turn."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    knight = scene.put("field", forward("Knight"))
    scene.fill("deck", forward("Page"), 3)
    scene.put("hand", SLAY)
    resolve(main(scene).answer("use", hero))
    cast(scene, "Slay", knight)
    assert len(scene.cards("damage zone")) == 1


@pytest.mark.clause("setcg", "11.13.4.1")
def test_a_shielded_forward_is_neither_chosen_nor_hurt_once():
    text = (
        "《0》: During this turn, Anselm cannot be chosen by your opponent's Summons or abilities"
        " and the next damage dealt to him becomes 0 instead."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    burn = read("《0》: Deal 1000 damage to all Forwards.", "monster")
    tower = scene.put("field", other("monster", "Tower", abilities=burn))
    resolve(main(scene).answer("use", hero))
    resolve(scene.answer("use", tower))
    assert scene.in_play(hero).damage == 0
    resolve(scene.answer("use", tower))
    assert scene.in_play(hero).damage == 1000


@pytest.mark.clause("setcg", "11.13.5.6")
@pytest.mark.parametrize(
    ("power", "helped", "broken"), [(5000, False, True), (6000, False, False), (6000, True, True)]
)
def test_a_strong_forward_is_broken_only_on_a_condition(power: int, helped: bool, broken: bool):
    text = (
        "Choose 1 Forward. If it has 5000 power or less, break it."
        " If you control a Monster, break it regardless of its power instead."
    )
    scene = table()
    foe = scene.put("field", forward("Foe", power), 1)
    if helped:
        scene.put("field", other("monster", "Golem"))
    scene.put("hand", other("summon", "Quake", cost=0, abilities=read(text, "summon")))
    cast(main(scene), "Quake", foe)
    assert (scene.zone_of(foe) == "break zone") is broken


@pytest.mark.clause("setcg", "10.1.3.3")
@pytest.mark.parametrize("attacks", [True, False])
def test_the_forward_in_battle_with_the_card_is_dealt_damage(attacks: bool):
    text = (
        "When Anselm blocks or is blocked,"
        " deal 2000 damage to the Forward that blocks or is blocked by Anselm."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", 1000, abilities=read(text)), 0 if attacks else 1)
    foe = scene.put("field", forward("Foe", 9000), 1 if attacks else 0)
    bystander = scene.put("field", forward("Bystander", 9000), 1 if attacks else 0)
    attack(main(scene), hero if attacks else foe, foe if attacks else hero)
    resolve(scene)
    assert scene.in_play(bystander).damage == 0
    assert scene.in_play(foe).damage >= 2000


@pytest.mark.clause("setcg", "10.1.3.3")
def test_a_blocker_falls_with_those_it_blocks():
    text = "When Anselm blocks, break Anselm and any Forwards that are blocked by Anselm."
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)), 1)
    foe, bystander = scene.put("field", forward("Foe")), scene.put("field", forward("Bystander"))
    attack(main(scene), foe, hero)
    resolve(scene)
    assert [scene.zone_of(card) for card in (hero, foe, bystander)] == ["break zone", "break zone", "field"]


@pytest.mark.clause("setcg", "10.1.3.3")
@pytest.mark.parametrize("blocked", [True, False])
def test_only_a_blocker_of_the_card_itself_is_broken(blocked: bool):
    text = "《0》: Break the Forward that blocks Anselm."
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    friend = scene.put("field", forward("Friend"))
    foe = scene.put("field", forward("Foe", 9000), 1)
    attack(main(scene), hero if blocked else friend, foe)
    while not scene.offers("use", hero):
        scene.answer("pass")
    resolve(scene.answer("use", hero))
    assert (scene.zone_of(foe) == "break zone") is blocked


@pytest.mark.clause("setcg", "10.1.3.3")
def test_a_card_breaks_itself_and_the_forward_it_battles():
    text = "《0》: Break Anselm as well as the Forward that blocks or is blocked by Anselm."
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    foe, bystander = scene.put("field", forward("Foe", 9000), 1), scene.put("field", forward("Other"), 1)
    attack(main(scene), hero, foe)
    while not scene.offers("use", hero):
        scene.answer("pass")
    resolve(scene.answer("use", hero))
    assert [scene.zone_of(card) for card in (hero, foe, bystander)] == ["break zone", "break zone", "field"]


@pytest.mark.clause("setcg", "11.12.8")
def test_the_forward_that_came_strikes_the_chosen_one():
    text = (
        "When a Wind or Ice Forward other than Anselm enters your field, choose 1 Forward opponent controls."
        " The Forward that entered the field deals damage equal to its power to the chosen Forward."
    )
    scene = table()
    scene.put("field", forward("Anselm", 1000, abilities=read(text)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    page = scene.put("hand", forward("Page", 4000, cost=0, element="ice"))
    resolve(main(scene).answer("play", page))
    assert scene.in_play(foe).damage == 4000


@pytest.mark.clause("setcg", "11.13.4.6")
def test_power_becomes_that_of_the_forward_that_came():
    text = (
        "When a Forward other than Anselm enters your field,"
        " Anselms power becomes the same as that Forward's power until the end of the turn."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", 1000, abilities=read(text.replace("Anselms", "Anselm's"))))
    page = scene.put("hand", forward("Page", 4000, cost=0))
    resolve(main(scene).answer("play", page))
    assert strength(scene, hero) == 4000


@pytest.mark.clause("setcg", "11.13.4.6")
@pytest.mark.parametrize(("foes", "power"), [((4000, 7000), 4000), ((), 1000)])
def test_power_becomes_that_of_the_weakest_forward(foes: tuple[int, ...], power: int):
    text = (
        "《0》: Anselm's power becomes the same as your opponent's weakest Forward until the end of the turn."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", 1000, abilities=read(text)))
    for one in foes:
        scene.put("field", forward(f"Foe {one}", one), 1)
    scene.put("field", forward("Mine", 500))
    resolve(main(scene).answer("use", hero))
    assert strength(scene, hero) == power


@pytest.mark.clause("setcg", "11.13.4.6")
@pytest.mark.parametrize(("counters", "power"), [(1, 8000), (2, 1000)])
def test_power_also_becomes_a_number_on_a_condition(counters: int, power: int):
    text = (
        "{}: Choose 1 Forward. It loses all abilities until the end of the turn."
        " If 2 or more Monster Counters are placed on Anselm,"
        " its power also becomes 1000 until the end of the turn."
    )
    scene = table()
    hero = backup("Anselm", abilities=read(text.format("《ダル》"), "backup"))
    tower = scene.put("field", hero, counters={"monster": counters})
    foe = scene.put("field", forward("Foe", 8000), 1)
    resolve(main(scene).answer("use", tower))
    assert strength(scene, foe) == power


@pytest.mark.clause("setcg", "11.13.5.6")
@pytest.mark.parametrize("others", [0, 1])
def test_the_power_of_all_becomes_a_number_instead(others: int):
    text = (
        "Choose 1 Forward. Its power becomes 3000 until the end of the turn."
        " If you control a Monster, all the Forwards' power become 3000 until the end of the turn instead."
    )
    scene = table()
    foe, bystander = (scene.put("field", forward(name, 8000), 1) for name in ("Foe", "Bystander"))
    scene.fill("field", other("monster", "Golem"), others)
    scene.put("hand", other("summon", "Quake", cost=0, abilities=read(text, "summon")))
    cast(main(scene), "Quake", foe)
    assert strength(scene, foe) == 3000
    assert strength(scene, bystander) == (3000 if others else 8000)


@pytest.mark.clause("setcg", "11.13.4.1")
@pytest.mark.parametrize(("element", "stays"), [("wind", False), ("ice", True)])
def test_abilities_are_lost_as_well_if_the_discarded_card_is_of_an_element(element: str, stays: bool):
    text = (
        "《ダル》, discard 1 card: Choose 1 Forward. It loses 1000 power until the end of the turn."
        " If the discarded card is of Wind Element,"
        " it also loses all its abilities until the end of the turn."
    )
    scene = table()
    hero = scene.put("field", other("monster", "Anselm", abilities=read(text, "monster")))
    foe = scene.put("field", forward("Foe", 8000, keywords=("haste",)), 1)
    page = scene.put("hand", forward("Page", element=element))
    main(scene).answer("use", hero)
    while scene.ask.kind in ("discard_for_cost", "choose"):
        if scene.ask.kind == "choose":
            scene.answer("choose", foe)
        else:
            scene.answer("discard", page)
    resolve(scene)
    assert ("haste" in now(scene.game, foe).keywords) is stays
    assert strength(scene, foe) == 7000


@pytest.mark.clause("setcg", "11.12.4")
def test_damage_is_divided_among_any_number_of_forwards():
    text = "{}: Choose any number of Forwards. Divide 3000 damage among them as you like."
    scene = table()
    tower = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    foes = [scene.put("field", forward(f"Foe {number}", 9000), 1) for number in range(3)]
    main(scene).answer("use", tower)
    for foe in foes:
        scene.answer("choose", foe)
    while scene.ask.kind != "main" and not scene.offers("pass"):
        scene.game.answer(0)
    resolve(scene)
    assert sum(scene.in_play(foe).damage for foe in foes) == 3000
