"""Made-up texts of phrases that go with any others: conditions, comparisons, persons, field abilities."""

import pytest

from rules.language import effects as fx
from tests.rules.setcg.play.made_up import backup, forward, summon, table
from tests.rules.setcg.printed.scenes import SLAY, cast, enter, main, resolve, strength
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.9.14")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(0, 2, 2), (1, 2, 0), (2, 1, 0)])
def test_who_controls_fewer_forwards_draws(mine: int, theirs: int, drawn: int):
    text = "When Anselm enters the field, if your opponent controls more Forwards than you, draw 2 cards."
    scene = table()
    for player, count in enumerate((mine, theirs)):
        for number in range(count):
            scene.put("field", forward(f"Page {player}{number}"), player)
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    assert len(scene.cards("hand")) - before == drawn


@pytest.mark.clause("setcg", "11.9.14")
@pytest.mark.parametrize("falls", [True, False])
def test_a_forward_of_the_other_player_that_fell_this_turn_is_remembered(falls: bool):
    text = (
        "{}: Draw 2 cards. You can only use this ability if a Forward opponent controlled"
        " was put from the field into the Break Zone this turn."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text.format("《0》"))))
    scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", SLAY)
    main(scene)
    assert not scene.offers("use", hero)
    cast(scene, "Slay", "Foe" if falls else "Anselm")
    assert scene.offers("use", hero) is falls


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("power", "gone"), [(6000, True), (7000, False), (8000, False)])
def test_only_a_weaker_forward_than_the_card_itself_can_be_chosen(power: int, gone: bool):
    text = "When Anselm enters the field, choose 1 Forward of power less than Anselm's power. Break it."
    scene = table()
    foe = scene.put("field", forward("Foe", power), 1)
    enter(scene, *read(text), name="Anselm", power=7000)
    resolve(scene)
    assert (scene.zone_of(foe) == "break zone") is gone


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize("mine", [True, False])
def test_the_controller_of_a_broken_forward_draws(mine: bool):
    text = "When Anselm enters the field, choose 1 damaged Forward. Break it. Its controller draws 2 cards."
    scene = table()
    scene.put("field", forward("Calf", 9000), 0 if mine else 1, damage=1000)
    enter(scene, *read(text), name="Anselm")
    before = [len(scene.cards("hand", player)) for player in (0, 1)]
    resolve(scene)
    drawn = [len(scene.cards("hand", player)) - before[player] for player in (0, 1)]
    assert drawn == ([2, 0] if mine else [0, 2])


@pytest.mark.clause("setcg", "11.10.1")
@pytest.mark.parametrize("others", [0, 1])
def test_a_field_ability_on_others_holds_only_on_its_condition(others: int):
    text = "If you control a Backup, the other Forwards you control gain +2000 power."
    scene = table()
    hero = scene.put("field", forward("Anselm", 5000, abilities=read(text)))
    page = scene.put("field", forward("Page", 5000))
    for number in range(others):
        scene.put("field", backup(f"Clerk {number}"))
    main(scene)
    assert (strength(scene, hero), strength(scene, page)) == (5000, 5000 + 2000 * others)


@pytest.mark.clause("setcg", "11.13.5")
@pytest.mark.parametrize("player", [0, 1])
def test_what_would_fall_on_the_other_side_leaves_the_game(player: int):
    text = (
        "If a Job Knight opponent controls is put from the field into the Break Zone,"
        " remove that card from the game instead."
    )
    scene = table()
    scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    page = scene.put("field", forward("Page", jobs=("Knight",)), player)
    scene.put("hand", SLAY)
    cast(main(scene), "Slay", "Page")
    assert scene.zone_of(page) == ("outside" if player else "break zone")


@pytest.mark.clause("setcg", "11.3")
@pytest.mark.parametrize("kind", ["forward", "summon"])
def test_a_card_is_cast_from_the_break_zone_where_a_field_ability_allows_it(kind: str):
    text = "You can cast Summons in your Break Zone."
    scene = table()
    scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    drop = summon("Drop", fx.Draw(), cost=0)
    lying = scene.put("break zone", drop if kind == "summon" else forward("Ghost", cost=0))
    main(scene)
    assert (scene.offers("summon", lying) or scene.offers("play", lying)) is (kind == "summon")


@pytest.mark.clause("setcg", "11.3")
def test_a_card_says_of_itself_that_it_can_be_cast_from_the_break_zone():
    scene = table()
    ghost = scene.put(
        "break zone", forward("Anselm", cost=0, abilities=read("You can cast Anselm from your Break Zone."))
    )
    main(scene).answer("play", ghost)
    assert scene.zone_of(ghost) == "field"


@pytest.mark.clause("setcg", "11.3")
@pytest.mark.parametrize(("element", "castable"), [("ice", False), ("wind", True)])
def test_cards_of_an_element_are_not_cast_for_a_turn(element: str, castable: bool):
    text = "When Anselm enters the field, players cannot cast Ice Summons this turn."
    scene = table()
    scene.put("hand", summon("Drop", fx.Draw(), cost=0, element=element))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.offers("summon", "Drop") is castable


@pytest.mark.clause("setcg", "11.2.9")
@pytest.mark.parametrize(("zone", "offered"), [("break zone", True), ("hand", False)])
def test_a_summon_of_the_break_zone_is_cast_for_nothing(zone: str, offered: bool):
    text = "When Anselm enters the field, you may cast 1 Summon in your Break Zone without paying its cost."
    scene = table()
    scene.put(zone, summon("Drop", fx.Draw(2), cost=7))
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    if offered:
        scene.answer("cast", "Drop")
        resolve(scene)
    assert len(scene.cards("hand")) - before == (2 if offered else 0)


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_a_card_goes_to_the_end_of_the_deck_that_its_player_says(end: str):
    text = (
        "When Anselm enters the field, choose 1 damaged Forward."
        " Put it on the top or bottom of its owner's deck."
    )
    scene = table()
    calf = scene.put("field", forward("Calf", 9000), 1, damage=1000)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    scene.game.answer(0 if end == "top" else 1)
    assert scene.cards("deck", 1)[-1 if end == "top" else 0] == calf


@pytest.mark.clause("setcg", "11.9.1")
def test_a_counter_that_is_not_there_is_not_removed():
    text = (
        "《0》: Remove 1 Gem Counter from Anselm."
        " When you do so, choose 1 Forward opponent controls. Break it."
    )
    for counters in (0, 1):
        scene = table()
        hero = scene.put("field", forward("Anselm", abilities=read(text)), counters={"gem": counters})
        foe = scene.put("field", forward("Foe"), 1)
        resolve(main(scene).answer("use", hero))
        assert (scene.zone_of(foe) == "break zone") is bool(counters)


@pytest.mark.clause("setcg", "10.1.4.2")
def test_the_controller_of_the_forward_that_deals_damage_is_spoken_of():
    text = "When Anselm is dealt damage by a Forward, that Forward's controller discards 1 card."
    scene = table()
    scene.put("field", forward("Anselm", 9000, abilities=read(text)))
    scene.put("field", forward("Foe", 8000), 1)
    scene.fill("hand", backup("Clerk", cost=9), 2, 1)
    scene.begin("attack declaration").answer("attack", "Anselm")
    scene.until("block").answer("block", "Foe")
    resolve(scene)
    assert scene.ask.player == 1
    scene.answer("choose", "Clerk")
    assert "Clerk" in scene.names("break zone", 1)
    assert not scene.names("break zone")
