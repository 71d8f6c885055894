"""Made-up texts on what cards cannot have done to them, on stronger cards, and on as many as were dulled."""

import pytest

from rules.engine.layers import characteristics
from rules.games.setcg.definitions import SquareCard
from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import RAIN, enter, main, resolve, strength
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.13.4.1")
@pytest.mark.parametrize(("whose", "zone"), [(0, "hand"), (1, "field")])
def test_a_card_stays_for_the_opponents_effects_alone(whose: int, zone: str):
    ban = read("Anselm cannot be returned to its owner's hand by your opponent's Summons or abilities.")
    gust = read("When Anselm enters the field, return all the Forwards of cost 7 to their owners' hands.")
    scene = table()
    hero = scene.put("field", forward("Rock", cost=7, abilities=ban), whose)
    enter(scene, *gust)
    resolve(scene)
    assert scene.zone_of(hero) == zone


@pytest.mark.parametrize(("strength", "fate"), [(4000, "break zone"), (5000, "break zone"), (6000, "field")])
def test_cards_are_compared_with_the_card_itself_as_it_is_now(strength: int, fate: str):
    text = (
        "Anselm gains +1000 power.[[br]]"
        "When Anselm enters the field, break all the Forwards with a power equal or inferior to Anselm's"
        " opponent controls."
    )
    scene = table()
    foe = scene.put("field", forward("Foe", strength), 1)
    enter(scene, *read(text), name="Anselm", power=4000)
    resolve(scene)
    assert scene.zone_of(foe) == fate


@pytest.mark.parametrize("dulled", [0, 1, 2])
def test_as_many_cards_count_as_were_dulled(dulled: int):
    text = (
        "When Anselm enters the field, you may dull any number of active Monsters you control."
        " When you do so, choose 1 Forward opponent controls."
        " Deal it 2000 damage for each Monster you dulled due to this ability."
    )
    scene = table()
    for name in ("Ann", "Ben", "Cat"):
        scene.put("field", other("monster", name))
    foe = scene.put("field", forward("Foe", 9000), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("yes")
    for name in ("Ann", "Ben")[:dulled]:
        scene.answer("choose", name)
    scene.answer("done")
    assert len(scene.state.pending) == min(dulled, 1), "nothing triggers where nothing was dulled"
    resolve(scene)
    assert scene.in_play(foe).damage == 2000 * dulled


@pytest.mark.parametrize(("others", "lost"), [(1, 1000), (2, 2000), (4, 3000)])
def test_no_more_cards_count_than_the_text_says(others: int, lost: int):
    text = (
        "When Anselm enters the field or blocks, choose 1 Forward opponent controls."
        " It loses 1000 power for each Monster you control (up to 3 Monsters) until the end of the turn."
    )
    scene = table()
    for number in range(others):
        scene.put("field", other("monster", f"Page {number}"))
    foe = scene.put("field", forward("Foe", 9000), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert strength(scene, foe) == 9000 - lost


@pytest.mark.parametrize(("points", "fate"), [(1, "field"), (2, "break zone")])
def test_a_cost_is_compared_with_the_damage_received(points: int, fate: str):
    text = (
        "When Anselm enters the field, choose 1 Forward opponent controls."
        " If the cost of the Forward is less than or equal to the damage you have received, break it."
    )
    scene = table()
    for _ in range(points):
        scene.put("damage zone", RAIN)
    foe = scene.put("field", forward("Foe", cost=2), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.zone_of(foe) == fate


def test_one_of_two_keywords_is_given_for_the_turn():
    text = "《0》: Choose 1 Forward you control. It gains First Strike or Brave until the end of the turn."
    scene = table()
    scene.put("field", other("monster", "Anselm", abilities=read(text)))
    page = scene.put("field", forward("Page"))
    main(scene).answer("use", "Anselm")
    scene.game.answer(1)
    resolve(scene)
    assert characteristics(scene.game, page).keywords == {"brave"}


@pytest.mark.parametrize(
    ("card", "drawn"),
    [(forward("Tifa"), 1), (forward("Page"), 0), (other("monster", "Tifa"), 0)],
    ids=["the card", "another name", "another type"],
)
def test_a_named_card_of_a_type_is_waited_for(card: SquareCard, drawn: int):
    text = "When the Forward Card Name Tifa is put from your field into the Break Zone, draw 1 card."
    doom = read("When Anselm enters the field, break all the Forwards and Monsters other than Anselm.")
    scene = table()
    scene.put("field", backup("Mourner", abilities=read(text)))
    scene.put("field", card)
    scene.put("deck", RAIN)
    enter(scene, *doom)
    before = len(scene.cards("hand"))
    resolve(scene)
    assert len(scene.cards("hand")) - before == drawn


def test_only_ones_own_cards_of_a_kind_are_waited_for():
    text = "When one of your Monsters enters the field, gain 《C》."
    scene = table()
    scene.put("field", backup("Anselm", abilities=read(text)))
    scene.put("hand", other("monster", "Ape", cost=0))
    scene.put("hand", forward("Page", cost=0))
    main(scene).answer("play", "Page")
    resolve(scene)
    assert scene.resource(0) == 0
    scene.answer("play", "Ape")
    resolve(scene)
    assert scene.resource(0) == 1
