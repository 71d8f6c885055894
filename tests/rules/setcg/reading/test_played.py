"""Made-up texts of the Square Enix system, read and then played."""

import pytest

from rules.cards import Face
from rules.games.setcg.keywords import power
from rules.houses import houses_of
from rules.language.abilities import Ability
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import WOOD, backup, forward, other, table
from tests.rules.setcg.printed.scenes import RAIN, enter, main, resolve


def read(text: str, kind: str = "forward") -> tuple[Ability, ...]:
    """Return the abilities of a text that is read whole, as they are read back from their file."""
    reading = houses_of("setcg")["en"].read(text, Face("Anselm", (kind,)))
    assert reading.status == "read", [(part.text, part.reason) for part in reading.unread]
    return written("setcg", *reading.abilities)


@pytest.mark.parametrize(("price", "gone"), [("yes", True), ("no", False)])
def test_what_was_paid_for_triggers_with_a_choice_of_its_own(price: str, gone: bool):
    text = (
        "When Anselm enters the field, you may discard 1 Fire card."
        " When you do so, choose 1 active Forward. Return it to its owner's hand."
    )
    scene = table()
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", WOOD)
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer(price)
    if gone:
        scene.answer("discard", "Wood")
        resolve(scene).answer("choose", "Foe")
        resolve(scene)
    assert scene.zone_of(foe) == ("hand" if gone else "field")


@pytest.mark.parametrize(("others", "damage"), [(0, 2000), (1, 5000)])
def test_more_damage_is_dealt_instead_where_a_condition_holds(others: int, damage: int):
    text = (
        "When Anselm enters the field, choose 1 Forward other than Anselm. Deal it 2000 damage."
        " If you control a Backup, deal it 5000 damage instead."
    )
    scene = table()
    foe = scene.put("field", forward("Foe", 9000), 1)
    for number in range(others):
        scene.put("field", backup(f"Clerk {number}"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.in_play(foe).damage == damage


def test_of_cards_that_are_revealed_one_of_the_kind_comes_and_the_others_go_under_the_deck():
    text = (
        "When Anselm enters the field or blocks, reveal the top 3 cards of your deck."
        " Play 1 Forward among them onto the field"
        " and put the other cards at the bottom of your deck in any order."
    )
    scene = table()
    for card in (forward("Ann"), backup("Ben"), backup("Cat")):
        scene.put("deck", card)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert "Ann" in scene.names("field")
    assert sorted(scene.offered("choose")) == ["Ben", "Cat"], "only the order of the others is asked"
    scene.answer("choose", "Cat")
    assert scene.names("deck")[:2] == ["Ben", "Cat"]


def test_a_card_that_fell_returns_from_where_it_went():
    text = "When Anselm attacks or is put from the field into the Break Zone, return Anselm to your hand."
    scene = table()
    hero = scene.put("field", forward("Anselm", 3000, abilities=read(text)))
    ends = read("《0》: Choose 1 Forward. Break it.")
    scene.put("field", other("monster", "Reaper", abilities=ends))
    main(scene).answer("use", "Reaper")
    if scene.ask.kind == "choose":
        scene.answer("choose", hero)
    resolve(scene)
    assert scene.zone_of(hero) == "hand"


@pytest.mark.parametrize("chosen", ["Ann", "Ben"])
def test_a_card_of_a_hand_that_is_shown_is_discarded(chosen: str):
    text = (
        "When Anselm enters the field or blocks, your opponent reveals their hand."
        " Select 1 Forward of cost 2 or more from their hand. Your opponent discards this card."
    )
    scene = table()
    scene.put("hand", forward("Ann", cost=2), 1)
    scene.put("hand", forward("Ben", cost=3), 1)
    scene.put("hand", forward("Cheap", cost=1), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert sorted(scene.offered("choose")) == ["Ann", "Ben"]
    assert scene.ask.player == 0
    scene.answer("choose", chosen)
    resolve(scene)
    assert chosen in scene.names("break zone", 1)
    assert "Cheap" in scene.names("hand", 1)


def test_what_is_gained_for_a_turn_ends_with_it_and_what_is_broken_at_its_end_falls():
    text = (
        "《0》: Until the end of the turn, Anselm gains +2000 power. At the end of the turn, break Anselm."
        " You can use this ability only once per turn."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", 3000, abilities=read(text)))
    main(scene).answer("use", hero)
    resolve(scene)
    assert power(scene.game, hero) == 5000
    assert not scene.offers("use", hero)
    turn = scene.state.turn
    while scene.state.turn == turn:
        scene.game.answer(len(scene.ask.options) - 1)
    assert scene.zone_of(hero) == "break zone"


def test_a_damaged_player_has_abilities_that_another_has_not():
    (grows,) = read("Damage 3 -- Anselm gains +3000 power.")
    for points, strength in ((2, 3000), (3, 6000)):
        scene = table()
        hero = scene.put("field", forward("Anselm", 3000, abilities=(grows,)))
        scene.fill("damage zone", WOOD, points)
        scene.put("hand", RAIN)
        scene.begin("main 1")
        assert power(scene.game, hero) == strength


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("moved_on", [False, True])
def test_another_card_that_fell_is_taken_from_the_break_zone_if_it_is_still_there(moved_on: bool):
    text = "When a Monster you control is put from the field into the Break Zone, add it to your hand."
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(text)))
    ghoul = scene.put("field", other("monster", "Ghoul"))
    scene.put("field", other("monster", "Reaper", abilities=read("《0》: Choose 1 Monster. Break it.")))
    away = read("《0》: Choose 1 Monster in your Break Zone. Remove it from the game.")
    scene.put("field", backup("Sexton", abilities=away))
    main(scene).answer("use", "Reaper").answer("choose", ghoul)
    while scene.zone_of(ghoul) == "field":
        scene.answer("pass")
    if moved_on:
        scene.answer("use", "Sexton")
    resolve(scene)
    assert scene.zone_of(ghoul) == ("outside" if moved_on else "hand")


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("price", ["yes", "no"])
def test_another_card_that_fell_is_played_for_a_price(price: str):
    text = (
        "When a Monster you control is put from the field into the Break Zone, you may discard 1 Fire card."
        " When you do so, play it onto the field."
    )
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(text)))
    ghoul = scene.put("field", other("monster", "Ghoul"))
    scene.put("field", other("monster", "Reaper", abilities=read("《0》: Choose 1 Monster. Break it.")))
    scene.put("hand", WOOD)
    main(scene).answer("use", "Reaper").answer("choose", ghoul)
    resolve(scene).answer(price)
    if price == "yes":
        scene.answer("discard", "Wood")
    resolve(scene)
    assert scene.zone_of(ghoul) == ("field" if price == "yes" else "break zone")


@pytest.mark.clause("setcg", "11.9.19")
@pytest.mark.parametrize(("others", "stays"), [(1, True), (2, False)])
def test_a_card_gives_itself_up_once_a_state_has_come_about(others: int, stays: bool):
    scene = table()
    hero = scene.put(
        "field",
        forward(
            "Anselm", abilities=read("If you control 3 or more Monsters, put Anselm into the Break Zone.")
        ),
    )
    for number in range(others):
        scene.put("field", other("monster", f"Ghoul {number}"))
    scene.put("hand", other("monster", "Imp of Glass", cost=0, element="shine"))
    main(scene)
    assert scene.zone_of(hero) == "field"
    scene.answer("play", "Imp of Glass")
    resolve(scene)
    assert scene.zone_of(hero) == ("field" if stays else "break zone")


def test_a_card_is_discarded_among_those_that_its_owner_shows():
    text = (
        "When Anselm enters the field, your opponent reveals 2 cards from their hand."
        " Select 1 card among them. Your opponent discards this card."
    )
    scene = table()
    for name in ("Ann", "Ben", "Cat"):
        scene.put("hand", forward(name), 1)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.ask.player == 1, "the other player chooses what is shown"
    scene.answer("choose", "Ann").answer("choose", "Cat")
    resolve(scene)
    assert scene.ask.player == 0
    assert sorted(scene.offered("choose")) == ["Ann", "Cat"]
    scene.answer("choose", "Cat")
    resolve(scene)
    assert "Cat" in scene.names("break zone", 1)
    assert {"Ann", "Ben"} <= set(scene.names("hand", 1))


@pytest.mark.parametrize("gives", ["yes", "no"])
def test_a_card_given_up_hits_the_one_that_came(gives: str):
    text = (
        "When a Forward opponent controls enters the field, you may put Anselm into the Break Zone."
        " If you do so, deal it 4000 damage."
    )
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(text)))
    foe = scene.put("hand", forward("Foe", 9000, cost=0), 1)
    main(scene, active=1).answer("play", foe)
    resolve(scene).answer(gives)
    resolve(scene)
    assert scene.in_play(foe).damage == (4000 if gives == "yes" else 0)
    assert ("Anselm" in scene.names("break zone")) is (gives == "yes")


def test_control_lasts_as_long_as_the_card_that_took_it_is_there():
    text = (
        "When Anselm enters the field, choose 1 Forward."
        " You gain control of it for as long as Anselm is on the field."
    )
    scene = table()
    foe = scene.put("field", forward("Foe"), 1)
    enter(scene, *read(text), name="Anselm")
    if scene.ask.kind == "choose":
        scene.answer("choose", foe)
    resolve(scene)
    assert foe in scene.cards("field", 0)
    scene = table()
    foe = scene.put("field", forward("Foe"), 1)
    scene.put(
        "field", other("monster", "Reaper", abilities=read("《0》: Choose 1 Forward of cost 0. Break it."))
    )
    hero = enter(scene, *read(text), name="Anselm")
    if scene.ask.kind == "choose":
        scene.answer("choose", foe)
    resolve(scene).answer("use", "Reaper")
    if scene.ask.kind == "choose":
        scene.answer("choose", hero)
    resolve(scene)
    assert scene.zone_of(hero) == "break zone"
    assert foe in scene.cards("field", 1)
