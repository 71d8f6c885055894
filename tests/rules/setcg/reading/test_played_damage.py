"""Made-up texts on damage that nothing reduces or that another card takes, and on power with limits."""

import pytest

from tests.rules.setcg.play.made_up import backup, bolt, forward, other, table
from tests.rules.setcg.printed.scenes import cast, end_turn, enter, main, pick, resolve, strength
from tests.rules.setcg.reading.test_played import read

SHIELDS = {
    "less": "If Shield is dealt damage, reduce the damage by 2000 instead.",
    "none": "If Shield is dealt damage, the damage becomes 0 instead.",
    "more": "If Shield is dealt damage, the damage increases by 1000 instead.",
}


@pytest.mark.clause("setcg", "11.13.5.8")
@pytest.mark.parametrize(
    ("shield", "firm", "damage"),
    [
        ("less", True, 3000),
        ("none", True, 3000),
        ("more", True, 4000),
        ("less", False, 1000),
        ("none", False, 0),
    ],
)
def test_no_effect_reduces_damage_that_cannot_be_reduced(shield: str, firm: bool, damage: int):
    text = "When Anselm enters the field, choose 1 Forward other than Anselm. Deal it 3000 damage."
    text += " This damage cannot be reduced." if firm else ""
    scene = table()
    text_of_shield = SHIELDS[shield].replace("Shield", "Anselm")
    foe = scene.put("field", forward("Shield", 9000, abilities=read(text_of_shield)), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.in_play(foe).damage == damage


@pytest.mark.clause("setcg", "11.13.4.4")
@pytest.mark.parametrize(("by", "damage"), [("ability", 3000), ("summon", 1000)])
def test_the_damage_of_ones_abilities_is_not_reduced(by: str, damage: int):
    text = "The damage dealt by your abilities to Forwards opponent controls cannot be reduced."
    scene = table()
    shield = read(SHIELDS["less"].replace("Shield", "Anselm"))
    foe = scene.put("field", forward("Shield", 9000, abilities=shield), 1)
    scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    strike = read("《0》: Choose 1 Forward opponent controls. Deal it 3000 damage.", "monster")
    scene.put("field", other("monster", "Imp King", abilities=strike))
    scene.put("hand", bolt(3000, cost=0))
    main(scene)
    if by == "ability":
        resolve(scene.answer("use", "Imp King"))
    else:
        cast(scene, "Bolt", foe)
    assert scene.in_play(foe).damage == damage


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.parametrize("victim", ["Friend", "Foe"])
def test_a_card_takes_the_damage_of_its_players_forwards(victim: str):
    text = (
        "If a Forward you control other than Anselm is dealt damage, the damage is dealt to Anselm instead."
    )
    scene = table()
    cards = {
        "Anselm": scene.put("field", forward("Anselm", 9000, abilities=read(text))),
        "Friend": scene.put("field", forward("Friend", 9000)),
        "Foe": scene.put("field", forward("Foe", 9000), 1),
    }
    scene.put("hand", bolt(3000, cost=0))
    cast(main(scene), "Bolt", cards[victim])
    taken = {name: scene.in_play(card).damage for name, card in cards.items()}
    assert taken == {"Anselm": 0, "Friend": 0, "Foe": 0, {"Friend": "Anselm"}.get(victim, victim): 3000}


@pytest.mark.clause("setcg", "11.13.5.8")
def test_damage_that_another_card_takes_is_reduced_as_that_card_reduces_it():
    text = (
        "If a Forward you control other than Anselm is dealt damage, the damage is dealt to Anselm instead."
    )
    scene = table()
    less = SHIELDS["less"].replace("Shield", "Anselm")
    taker = scene.put("field", forward("Anselm", 9000, abilities=(*read(text), *read(less))))
    friend = scene.put("field", forward("Friend", 9000))
    scene.put("hand", bolt(3000, cost=0))
    cast(main(scene), "Bolt", friend)
    assert (scene.in_play(taker).damage, scene.in_play(friend).damage) == (1000, 0)


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.parametrize("there", [True, False])
def test_the_next_damage_to_a_chosen_card_is_dealt_to_the_card_with_the_ability(there: bool):
    text = (
        "《0》: Choose 1 Forward you control other than Anselm. During this turn, the next damage dealt to it"
        " is dealt to Anselm instead. You can only use this ability once per turn."
    )
    scene = table()
    taker = scene.put("field", forward("Anselm", 9000, abilities=read(text)))
    friend = scene.put("field", forward("Friend", 9000))
    for number in (1, 2):
        scene.put("hand", bolt(3000, f"Bolt {number}", cost=0))
    scene.put("hand", bolt(9000, "Storm", cost=0))
    main(scene).answer("use", taker)
    resolve(scene)
    if not there:
        cast(scene, "Storm", taker)
    cast(scene, "Bolt 1", friend)
    assert scene.in_play(friend).damage == (0 if there else 3000)
    if there:
        assert scene.in_play(taker).damage == 3000
        cast(scene, "Bolt 2", friend)
        assert scene.in_play(friend).damage == 3000, "only the next damage"


@pytest.mark.clause("setcg", "11.13.5.1")
def test_the_latter_of_two_chosen_cards_takes_the_next_damage_of_the_former():
    text = (
        "When Anselm enters the field, choose 1 Forward of cost 6 or less you control and 1 other"
        " Forward you control. During this turn, the next damage dealt to the former"
        " is received by the latter instead."
    )
    scene = table()
    one, two = (scene.put("field", forward(name, 9000)) for name in ("One", "Two"))
    scene.put("hand", bolt(3000, cost=0))
    enter(scene, *read(text), name="Anselm")
    pick(scene, one, two)
    cast(scene, "Bolt", one)
    assert (scene.in_play(one).damage, scene.in_play(two).damage) == (0, 3000)


@pytest.mark.clause("setcg", "11.13.5.1")
def test_a_card_is_dealt_damage_in_place_of_its_player():
    text = (
        "《0》: During this turn, the next damage dealt to you becomes 0 and deal Anselm 3000 damage instead."
        " You can only use this ability once per turn."
    )
    hurts = "When Bertram enters the field, Bertram deals you 1 point of damage."
    scene = table()
    taker = scene.put("field", forward("Anselm", 9000, abilities=read(text)))
    abilities = read(hurts.replace("Bertram", "Anselm"))
    for number in (1, 2):
        scene.put("hand", forward(f"Bertram {number}", cost=0, abilities=abilities))
    resolve(main(scene).answer("use", taker))
    resolve(scene.answer("play", "Bertram 1"))
    assert (len(scene.cards("damage zone")), scene.in_play(taker).damage) == (0, 3000)
    resolve(scene.answer("play", "Bertram 2"))
    assert (len(scene.cards("damage zone")), scene.in_play(taker).damage) == (1, 3000)


@pytest.mark.clause("setcg", "11.13.4.6")
@pytest.mark.parametrize(("by", "power"), [(0, 8000), (1, 5000)])
@pytest.mark.parametrize("first", [True, False])
def test_power_that_the_opponent_cannot_increase(by: int, power: int, first: bool):
    """Effects on power come last, so that it does not matter which effect is older."""
    text = (
        "The power of Forwards of cost 6 or less opponent controls cannot be increased by your opponent's"
        " Summons or abilities."
    )
    raises = read("《0》: Choose 1 Forward. It gains +3000 power until the end of the turn.", "monster")
    scene = table()
    foe = scene.put("field", forward("Foe", 5000), 1)
    scene.put("field", other("monster", "Fife", abilities=raises), by)
    limits = scene.put("hand", backup("Anselm", cost=0, abilities=read(text, "backup")))
    main(scene, active=0)
    if not first:
        scene.answer("play", limits)
    if by:
        scene.answer("pass")
    scene.answer("use", "Fife", by=by)
    if scene.ask.kind == "choose":
        scene.answer("choose", foe)
    resolve(scene)
    if first:
        scene.answer("play", limits)
    assert strength(scene, foe) == power


@pytest.mark.clause("setcg", "11.13.4.6")
@pytest.mark.parametrize(("change", "power"), [("gains +3000 power", 8000), ("loses 3000 power", 5000)])
def test_power_that_nothing_decreases_can_be_increased(change: str, power: int):
    text = "When Anselm enters the field, during this turn, the power of Forwards you control"
    scene = table()
    hero = scene.put("field", forward("Hero", 5000))
    changes = read(
        f"《0》: Choose 1 Forward other than Anselm. It {change} until the end of the turn.", "monster"
    )
    scene.put("field", other("monster", "Fife", abilities=changes))
    friend = forward("Anselm", cost=0, abilities=read(f"{text} cannot be decreased by Summons or abilities."))
    scene.put("hand", friend)
    resolve(main(scene).answer("play", "Anselm"))
    scene.answer("use", "Fife")
    if scene.ask.kind == "choose":
        scene.answer("choose", hero)
    resolve(scene)
    assert strength(scene, hero) == power
    end_turn(scene)
    assert strength(scene, hero) == 5000


@pytest.mark.clause("setcg", "10.1.4.2")
@pytest.mark.parametrize("battle", [True, False])
def test_only_battle_damage_is_increased(battle: bool):
    text = "If Anselm deals battle damage to a Forward, the damage increases by 1000 instead."
    scene = table()
    strike = (
        "《0》: Choose 1 Forward of cost 6 or less opponent controls. Deal it 4000 damage."
        " You can only use this ability once per turn."
    )
    hero = scene.put("field", forward("Anselm", 4000, abilities=(*read(text), *read(strike))))
    foe = scene.put("field", forward("Foe", 9000), 1)
    main(scene)
    if battle:
        while scene.ask.kind != "attack":
            scene.answer("pass")
        scene.answer("attack", hero)
        while scene.ask.kind != "block":
            scene.answer("pass")
        scene.answer("block", foe)
        while not scene.in_play(foe).damage:
            scene.answer("pass")
    else:
        resolve(scene.answer("use", hero))
    assert scene.in_play(foe).damage == (5000 if battle else 4000)
