"""Made-up texts on how cards come, what they pay with and what falls by them, read and then played."""

import pytest

from rules.games.setcg.payment import elements_of
from rules.language.abilities import Ability
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import SLAY, cast, enter, main, now, pay, resolve
from tests.rules.setcg.reading.test_played import read

TURN_OVER = "turn over one card at a time " + "from the top of your deck"
UNDER = "Then, shuffle the rest of the cards and return them to the bottom " + "of your deck."


def lay(scene: Scene) -> None:
    """Put a deck whose top is no Backup, then two Backups with a Forward between them, then another."""
    for card in (backup("Deep"), backup("Clerk"), forward("Ben"), backup("Scribe"), forward("Ann")):
        scene.put("deck", card)


def test_cards_are_turned_over_until_one_is_met_and_the_others_go_under_the_deck() -> None:
    until = "until a Backup is revealed. Add it to your hand."
    scene = table()
    lay(scene)
    enter(scene, *read(f"When Anselm enters the field, {TURN_OVER} {until} {UNDER}"), name="Anselm")
    resolve(scene)
    assert "Scribe" in scene.names("hand")
    assert scene.names("deck")[-3:] == ["Deep", "Clerk", "Ben"], "the first Backup ends it"
    assert scene.names("deck")[0] == "Ann"


def test_cards_are_turned_over_until_two_are_met_which_come_onto_the_field() -> None:
    until = "until 2 Backups are revealed. Play them onto the field."
    scene = table()
    lay(scene)
    enter(scene, *read(f"When Anselm enters the field, {TURN_OVER} {until} {UNDER}"), name="Anselm")
    resolve(scene)
    assert sorted(scene.names("field")) == ["Anselm", "Clerk", "Scribe"]
    assert scene.names("deck")[-1] == "Deep"
    assert sorted(scene.names("deck")[:2]) == ["Ann", "Ben"]


@pytest.mark.parametrize(("text", "dull"), [("Anselm enters the field dull.", True), ("Brave", False)])
def test_a_forward_of_which_a_text_says_so_comes_dulled(text: str, dull: bool) -> None:
    scene = table()
    hero = enter(scene, *read(text), name="Anselm")
    assert scene.in_play(hero).rested is dull


@pytest.mark.clause("setcg", "12.4.7")
@pytest.mark.parametrize("other", ["dark", "shine"])
def test_dark_characters_stay_beside_one_another_and_not_beside_a_light_one(other: str) -> None:
    text = read("You can play 2 or more Dark Characters onto the field.")
    scene = table()
    hero = scene.put("field", forward("Anselm", element="dark", abilities=text))
    mate = scene.put("field", forward("Mate", element=other))
    main(scene)
    expected = "field" if other == "dark" else "break zone"
    assert (scene.zone_of(hero), scene.zone_of(mate)) == (expected, expected)


def test_a_backup_makes_cp_of_one_more_element() -> None:
    text = read("If Anselm is on the field, Anselm can produce Wind CP.", "backup")
    scene = table()
    clerk = scene.put("field", backup("Anselm", element="fire", abilities=text))
    plain = scene.put("field", backup("Clerk", element="fire"))
    main(scene)
    assert sorted(elements_of(scene.game, clerk)) == ["fire", "wind"]
    assert elements_of(scene.game, plain) == ("fire",)


def falls() -> tuple[Ability, ...]:
    fallen = "is put from the field into the Break Zone on the same turn"
    return read(f"When a Forward damaged by Anselm {fallen}, draw 3 cards.")


@pytest.mark.parametrize(("hurt", "drawn"), [(True, 3), (False, 0)])
def test_cards_are_drawn_as_a_forward_falls_that_the_card_damaged_in_the_turn(hurt: bool, drawn: int) -> None:
    strikes = read("When Anselm enters the field, choose 1 Forward. Deal it 1000 damage.") if hurt else ()
    scene = table()
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", SLAY)
    enter(scene, *strikes, *falls(), name="Anselm")
    if hurt:
        resolve(scene).answer("choose", foe)
    resolve(scene)
    cast(scene, "Slay", foe)
    assert scene.zone_of(foe) == "break zone"
    assert len(scene.cards("deck")) == 10 - drawn


def test_a_card_is_also_a_monster_wherever_it_is() -> None:
    text = read("Anselm is also a Monster in all situations.")
    scene = table()
    places = [scene.put(zone, forward("Anselm", abilities=text)) for zone in ("hand", "deck", "break zone")]
    places.append(scene.put("field", forward("Anselm", abilities=text)))
    main(scene)
    assert [now(scene.game, one).types for one in places] == [frozenset({"forward", "monster"})] * 4


@pytest.mark.clause("setcg", "11.2.6")
@pytest.mark.parametrize(("said", "discarded"), [("yes", 2), ("no", 3)])
def test_a_cost_that_is_paid_besides_makes_the_card_cheaper(said: str, discarded: int) -> None:
    reduced = "to reduce the cost required to cast Anselm by 4"
    text = read(f"Before paying the cost to cast Anselm, you can remove 1 Backup from the game {reduced}.")
    scene = table()
    hero = scene.put("hand", forward("Anselm", cost=6 if said == "no" else 8, abilities=text))
    clerk = scene.put("field", other("backup", "Clerk", element="ice"))
    for _ in range(4):
        scene.put("hand", forward("Wood", cost=9))
    main(scene).answer("play", hero)
    scene.answer(said)
    pay(scene)
    assert scene.zone_of(hero) == "field"
    assert scene.names("break zone").count("Wood") == discarded
    assert scene.zone_of(clerk) == ("outside" if said == "yes" else "field")


@pytest.mark.clause("setcg", "11.2.10")
@pytest.mark.parametrize(("element", "playable"), [("ice", True), ("wind", False)])
def test_a_card_that_only_backups_of_an_element_can_pay_for(element: str, playable: bool) -> None:
    text = read("You can only pay with CP produced by Ice Backups to cast Anselm.")
    scene = table()
    scene.put("hand", forward("Anselm", cost=2, element="ice", abilities=text))
    for name in ("Clerk", "Scribe"):
        scene.put("field", backup(name, element=element))
    scene.put("hand", forward("Ice card", cost=9, element="ice"))
    main(scene)
    assert ("Anselm" in scene.offered("play")) is playable
    if playable:
        pay(scene.answer("play", "Anselm"))
        assert "Ice card" in scene.names("hand")
        assert "Anselm" in scene.names("field")
