"""Made-up texts about decks and break zones: what is found, taken from among cards, cast or put on top."""

import pytest

from rules.language import effects as fx
from tests.rules.setcg.play.made_up import backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import enter, main, resolve
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "15.1.1.9.1")
def test_what_is_searched_for_goes_on_top_of_the_deck_that_was_shuffled():
    text = "When Anselm enters the field, you may search for 1 Monster and put it on top of your deck."
    scene = table()
    scene.put("deck", other("monster", "Golem"))
    scene.fill("deck", forward("Page"), 5)
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("yes")
    scene.answer("choose", "Golem")
    resolve(scene)
    assert scene.names("deck")[-1] == "Golem"


@pytest.mark.clause("setcg", "15.1.1.7.2")
@pytest.mark.parametrize("there", [True, False])
def test_a_card_of_each_kind_is_searched_for(there: bool):
    text = (
        "When Anselm enters the field,"
        " you may search for 1 Monster and 1 Ice Forward and add them to your hand."
    )
    scene = table()
    scene.put("deck", other("monster", "Golem"))
    if there:
        scene.put("deck", forward("Frost", element="ice"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer("yes")
    while scene.offers("choose"):
        scene.game.answer(0)
    assert ("Golem" in scene.names("hand"), "Frost" in scene.names("hand")) == (True, there)


@pytest.mark.clause("setcg", "11.12.7")
def test_a_card_of_each_kind_comes_from_the_break_zone():
    text = (
        "When Anselm enters the field, choose up to 1 Monster and up to 1 Ice Forward in your Break Zone."
        " Play them onto the field dull."
    )
    scene = table()
    golem, frost = (
        scene.put("break zone", other("monster", "Golem")),
        scene.put("break zone", forward("Frost", element="ice")),
    )
    enter(scene, *read(text), name="Anselm")
    while scene.ask.kind == "choose":
        scene.game.answer(0)
    resolve(scene)
    assert {scene.zone_of(golem), scene.zone_of(frost)} == {"field"}
    assert scene.in_play(golem).rested and scene.in_play(frost).rested


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(
    ("kind", "cost", "gone"), [("monster", 5, True), ("forward", 2, True), ("forward", 3, False)]
)
def test_one_card_of_either_kind_is_chosen(kind: str, cost: int, gone: bool):
    text = (
        "{}: Choose 1 Forward of cost 2 or less opponent controls or 1 Monster opponent controls. Break it."
    )
    scene = table()
    hero = scene.put("field", backup("Anselm", abilities=read(text.format("《0》"), "backup")))
    calf = scene.put(
        "field", forward("Calf", cost=cost) if kind == "forward" else other(kind, "Calf", cost=cost), 1
    )
    if not gone:
        assert not main(scene).offers("use", hero)
        return
    resolve(main(scene).answer("use", hero))
    assert scene.zone_of(calf) == "break zone"


@pytest.mark.clause("setcg", "11.2.9")
@pytest.mark.parametrize(("top", "drawn"), [("summon", 2), ("forward", 0)])
def test_a_summon_that_was_revealed_is_cast_for_nothing(top: str, drawn: int):
    text = (
        "When Anselm enters the field or leaves the field, reveal the top card of your deck."
        " If it is an Ice Summon, cast it without paying its cost."
    )
    scene = table()
    scene.put(
        "deck", forward("Page") if top == "forward" else summon("Drop", fx.Draw(2), cost=7, element="ice")
    )
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    if drawn:
        scene.answer("cast", "Drop")
        resolve(scene)
        assert "Drop" in scene.names("break zone")
    assert len(scene.cards("hand")) - before == drawn


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(("picked", "drawn"), [("monster", 1), ("backup", 0)])
def test_the_card_that_was_picked_is_spoken_of_next(picked: str, drawn: int):
    text = (
        "When Anselm enters the field or blocks, look at the top 2 cards of your deck."
        " Remove 1 Ice card among them from the game"
        " and put the rest on top of your deck in any order. If it is a Monster, draw 1 card."
    )
    scene = table()
    scene.put("deck", other(picked, "Floe", element="ice"))
    scene.put("deck", other("monster", "Golem"))
    enter(scene, *read(text), name="Anselm")
    before = len(scene.cards("hand"))
    resolve(scene)
    assert scene.names("outside") == ["Floe"]
    assert len(scene.cards("hand")) - before == drawn
    assert ("Golem" in scene.names("hand")) is bool(drawn)


@pytest.mark.clause("setcg", "11.9.18")
def test_what_happens_at_the_end_of_the_turn_happens_once():
    text = "{}: At the end of the turn, draw 2 cards."
    scene = table()
    hero = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    resolve(main(scene).answer("use", hero))
    before = len(scene.cards("deck"))
    while scene.state.turn == 5:
        scene.game.answer(len(scene.ask.options) - 1)
    assert before - len(scene.cards("deck")) == 2


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize("wanted", [0, 2])
def test_as_many_cards_come_as_their_player_likes(wanted: int):
    text = "When Anselm enters the field, play any number of Ice Monsters from your hand onto the field."
    scene = table()
    golems = [scene.put("hand", other("monster", f"Golem {number}", element="ice")) for number in range(3)]
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    for golem in golems[:wanted]:
        scene.answer("choose", golem)
    scene.answer("done")
    assert [scene.zone_of(golem) for golem in golems] == ["field"] * wanted + ["hand"] * (3 - wanted)


@pytest.mark.clause("setcg", "11.2.8")
@pytest.mark.parametrize("there", [1, 2])
def test_a_card_is_played_for_two_kinds_of_cards_that_leave_the_game(there: int):
    text = (
        "You can remove 1 Ice Backup you control and 1 Wind Monster you control from the game"
        " (instead of paying the CP cost) to play Anselm from your hand onto the field."
    )
    scene = table()
    given = (backup("Clerk", element="ice"), other("monster", "Golem", element="wind"))
    clerks = [scene.put("field", one, rested=True) for one in given[:there]]
    hero = scene.put("hand", forward("Anselm", cost=9, abilities=read(text)))
    assert main(scene).offers("play", hero) is (there == 2)
    if there == 2:
        resolve(scene.answer("play", hero))
        assert {scene.zone_of(card) for card in clerks} == {"outside"}
