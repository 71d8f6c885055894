"""Made-up texts on cards of a deck that are looked at, put at its ends or cast, read and then played."""

import pytest

from rules.language import effects as fx
from tests.rules.setcg.play.made_up import backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import enter, main, resolve
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.12.4")
def test_of_two_cards_one_goes_to_the_bottom():
    text = (
        "{}: Look at the top 2 cards of your deck."
        " Put 1 card among them on top of your deck and the other to the bottom of your deck."
    )
    scene = table()
    tower = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    for name in ("Under", "Ann", "Ben"):
        scene.put("deck", forward(name))
    main(scene).answer("use", tower)
    resolve(scene)
    assert sorted(scene.offered("choose")) == ["Ann", "Ben"]
    scene.answer("choose", "Ben")
    assert (scene.names("deck")[0], scene.names("deck")[-1]) == ("Ben", "Ann")


@pytest.mark.clause("setcg", "11.12.4")
def test_of_three_cards_one_is_taken_and_one_goes_to_the_bottom():
    text = (
        "When Anselm enters the field, look at the top 3 cards of your deck."
        " Add 1 card among them to your hand and put 1 card at the bottom of your deck,"
        " then put the remaining card on top of your deck."
    )
    scene = table()
    for name in ("Ann", "Ben", "Cat"):
        scene.put("deck", forward(name))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    scene.answer("choose", "Ben").answer("choose", "Cat")
    assert "Ben" in scene.names("hand")
    assert (scene.names("deck")[0], scene.names("deck")[-1]) == ("Cat", "Ann")


@pytest.mark.clause("setcg", "11.12.4")
def test_the_top_card_of_each_deck_goes_to_an_end_of_it():
    text = (
        "When Anselm enters the field, look at the top card of your deck and your opponent's deck."
        " Put them on the top or bottom of the respective decks."
    )
    scene = table()
    for player in (0, 1):
        scene.put("deck", forward("Below"), player)
        scene.put("deck", forward("Top"), player)
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    scene.game.answer(1)
    scene.game.answer(0)
    assert scene.names("deck")[0] == "Top"
    assert scene.names("deck", 1)[-1] == "Top"


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("end", "place"), [(0, -1), (1, 0)])
def test_the_other_player_chooses_the_end_of_their_deck(end: int, place: int):
    text = (
        "{}: Choose 1 Monster opponent controls."
        " Your opponent puts it at the top or bottom of its owner's deck."
    )
    scene = table()
    tower = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    scene.put("field", other("monster", "Golem"), 1)
    scene.fill("deck", forward("Page"), 2, 1)
    main(scene).answer("use", tower)
    resolve(scene)
    assert scene.ask.player == 1
    scene.game.answer(end)
    assert scene.names("deck", 1)[place] == "Golem"


@pytest.mark.clause("setcg", "11.12.4")
def test_the_other_player_orders_the_cards_that_go_under_their_deck():
    text = (
        "{}: Choose up to 2 Monsters opponent controls."
        " Your opponent puts them at the bottom of their owner's deck in any order."
    )
    scene = table()
    tower = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    golems = [scene.put("field", other("monster", f"Golem {number}"), 1) for number in range(2)]
    scene.fill("deck", forward("Page"), 2, 1)
    main(scene).answer("use", tower)
    for golem in golems:
        scene.answer("choose", golem)
    resolve(scene)
    scene.answer("choose", golems[1], by=1)
    assert sorted(scene.names("deck", 1)[:2]) == ["Golem 0", "Golem 1"]


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("top", "drawn"), [("monster", 0), ("backup", 2)])
def test_the_top_card_of_the_other_deck_is_revealed(top: str, drawn: int):
    text = (
        "When Anselm enters the field, reveal the top card of opponent's deck."
        " If it is a Monster, break all the Monsters. If it is not a Monster, draw 2 cards."
    )
    scene = table()
    golem = scene.put("field", other("monster", "Golem"), 1)
    scene.put("deck", other(top, "Top"), 1)
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    assert len(scene.cards("hand")) - before == drawn
    assert scene.zone_of(golem) == ("field" if drawn else "break zone")


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize("how", ["up to 3 Monsters", "as many Monsters as you want"])
def test_cards_come_up_to_a_total_cost(how: str):
    text = (
        "When Anselm enters the field, reveal the top 3 cards of your deck."
        f" Play {how} with a total cost of 4 or less among them onto the field"
        " and return the other cards to the bottom of your deck in any order."
    )
    scene = table()
    for cost in (1, 2, 3):
        scene.put("deck", other("monster", f"Golem {cost}", cost=cost))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    scene.answer("choose", "Golem 3")
    assert scene.offered("choose") == ["Golem 1"]
    scene.answer("choose", "Golem 1")
    resolve(scene)
    assert {"Golem 1", "Golem 3"} <= set(scene.names("field"))


@pytest.mark.clause("setcg", "11.2.9")
def test_a_summon_among_the_cards_is_cast_and_the_others_go_under_the_deck():
    text = (
        "When Anselm enters the field, look at the top 3 cards of your deck."
        " Reveal 1 Summon among them and cast it without paying the cost."
        " Then, shuffle the other cards and return them to the bottom of your deck."
    )
    scene = table()
    scene.fill("deck", forward("Page"), 3)
    scene.put("deck", summon("Drop", fx.Draw(2), cost=7, element="ice"))
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    scene.answer("cast", "Drop")
    resolve(scene)
    assert "Drop" in scene.names("break zone")
    assert len(scene.cards("hand")) - before == 2


@pytest.mark.clause("setcg", "11.2.9")
@pytest.mark.parametrize(("answer", "drawn"), [("cast", 2), ("done", 0)])
def test_a_summon_that_was_found_is_cast_or_falls(answer: str, drawn: int):
    text = (
        "When Anselm enters the field,"
        " you may search for 1 Ice Summon of cost 4 or less and cast it without paying its cost."
        " If you do not cast it, put the Summon into the Break Zone."
    )
    scene = table()
    scene.fill("deck", forward("Page"), 3)
    drop = scene.put("deck", summon("Drop", fx.Draw(2), cost=4, element="ice"))
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene).answer("yes").answer("choose", drop)
    if answer == "cast":
        scene.answer("cast", drop)
    else:
        scene.answer("done")
    resolve(scene)
    assert scene.zone_of(drop) == "break zone"
    assert len(scene.cards("hand")) - before == drawn


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(("points", "comes"), [(2, True), (3, False)])
def test_a_deck_is_shuffled_before_its_top_card_is_revealed(points: int, comes: bool):
    text = (
        "At the beginning of the Attack Phase during each of your turns,"
        " if you have received 2 points of damage or less, shuffle your deck,"
        " then reveal the top card of your deck. If it is a Monster, you may play it onto the field."
    )
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(text)))
    scene.fill("damage zone", forward("Hurt"), points)
    scene.state.zones[scene.game.rules.zones.index("deck", 0)].clear()
    scene.fill("deck", other("monster", "Golem"), 3)
    main(scene)
    while scene.ask.kind == "main":
        scene.answer("pass")
    resolve(scene)
    if comes:
        scene.answer("yes")
    assert ("Golem" in scene.names("field")) is comes


@pytest.mark.clause("setcg", "11.12.4")
def test_several_cards_of_a_shuffled_deck_come():
    text = (
        "{}, put Anselm and 1 Job Knight into the Break Zone: Shuffle your deck."
        " Then, reveal the top 2 cards of your deck. Play any number of Monsters among them onto the field"
        " and put the rest of the cards into the Break Zone."
    )
    scene = table()
    tower = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    scene.put("field", backup("Clerk", jobs=("Knight",)))
    scene.state.zones[scene.game.rules.zones.index("deck", 0)].clear()
    scene.fill("deck", other("monster", "Golem"), 3)
    main(scene).answer("use", tower)
    while scene.ask.kind == "move_for_cost":
        scene.game.answer(0)
    resolve(scene)
    scene.answer("choose", "Golem")
    scene.answer("done")
    assert scene.names("field").count("Golem") == 1
    assert scene.names("break zone").count("Golem") == 1


@pytest.mark.clause("setcg", "11.12.4")
@pytest.mark.parametrize(
    ("others", "zone"),
    [
        (" and put the other cards into the Break Zone.", "break zone"),
        (". Then, shuffle the other cards and return them to the bottom of your deck.", "deck"),
    ],
)
def test_a_card_that_was_taken_is_not_one_of_the_others(others: str, zone: str):
    text = (
        "When Anselm enters the field, look at the top 3 cards of your deck."
        f" Add 1 Monster among them to your hand{others}"
    )
    scene = table()
    pages = [scene.put("deck", forward(f"Page {number}")) for number in range(2)]
    golem = scene.put("deck", other("monster", "Golem"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    if scene.offers("choose", golem):
        scene.answer("choose", golem)
    assert scene.zone_of(golem) == "hand"
    assert {scene.zone_of(page) for page in pages} == {zone}
