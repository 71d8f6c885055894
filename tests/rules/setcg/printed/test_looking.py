"""What real cards look at and search for (11.12, 15.1.1.7, 15.1.1.9)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.costs import Cost, RestThis
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, It
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import enter, entering, main, read, resolve

IN_DECK = cards(zones=("deck",))
UNDER = fx.May(fx.MoveTo(It(), "deck", "bottom"))


def decks(*names: str) -> Scene:
    """Return a scene in which both players' decks have cards of these names on top, the last topmost."""
    scene = table()
    for player in (0, 1):
        for name in names:
            scene.put("deck", forward(name), player)
    return scene


def test_of_three_cards_one_goes_to_the_hand_and_the_others_under_the_deck_in_an_order_of_choice() -> None:
    rest = fx.MoveTo(Chosen(IN_DECK, 2, 2, among=It()), "deck", "bottom")
    looks = fx.Look(3, fx.Do((fx.MoveTo(Chosen(IN_DECK, among=It()), "hand"), rest)))
    scene = decks("Ann", "Ben", "Cat")
    scene.put("hand", other("backup", "Reeve", cost=0, abilities=read("20-105C", entering(looks))))
    resolve(main(scene).answer("play", "Reeve"))
    assert scene.offered("choose") == ["Cat", "Ben", "Ann"]
    scene.answer("choose", "Ben").answer("choose", "Ann")
    assert "Ben" in scene.names("hand")
    assert scene.names("deck")[:2] == ["Cat", "Ann"]
    assert scene.names("deck", 1)[-3:] == ["Ann", "Ben", "Cat"]


@pytest.mark.parametrize(("said", "place"), [("yes", 0), ("no", -1)])
def test_the_top_card_stays_or_goes_to_the_bottom(said: str, place: int) -> None:
    scene = decks("Ann")
    reads = Activated(fx.Look(1, UNDER), Cost((RestThis(),)))
    scene.put("field", backup("Geomancer", abilities=read("1-169C", reads)))
    resolve(main(scene).answer("use", "Geomancer"))
    scene.answer(said)
    assert scene.names("deck")[place] == "Ann"


@pytest.mark.parametrize(
    ("mine", "theirs", "places"),
    [("yes", "no", (0, -1)), ("no", "yes", (-1, 0)), ("yes", "yes", (0, 0))],
)
def test_a_partner_looks_at_the_top_of_each_players_deck(
    mine: str, theirs: str, places: tuple[int, int]
) -> None:
    looks = fx.Do((fx.Look(1, UNDER), fx.Look(1, UNDER, of="opponent")))
    scene = decks("Ann")
    scene.put("hand", other("backup", "Keiss", cost=0, abilities=read("12-095R", entering(looks))))
    resolve(main(scene).answer("play", "Keiss"))
    assert scene.ask.player == 0
    assert scene.state.shown == {scene.cards("deck")[-1]: (0,)}
    scene.answer(mine)
    assert scene.state.shown == {scene.cards("deck", 1)[-1]: (0,)}, "its owner does not see it"
    scene.answer(theirs)
    assert [scene.names("deck", player)[place] for player, place in enumerate(places)] == ["Ann", "Ann"]


@pytest.mark.clause("setcg", "15.1.1.7.1")
def test_two_summons_that_are_searched_have_different_costs() -> None:
    ice = cards(zones=("deck",), whose="you", types=("summon",), attributes=("ice",))
    search = fx.Do((fx.MoveTo(Chosen(ice, 2, 0, differing="cost"), "hand"), fx.Shuffle("deck")))
    scene = table()
    for name, cost in (("Shiva", 2), ("Sedna", 2), ("Cuca", 4)):
        scene.put("deck", summon(name, fx.NOTHING, cost=cost, element="ice"))
    scene.put("deck", summon("Ifrit", fx.NOTHING, cost=3))
    enter(scene, *read("21-032R", entering(fx.May(search))))
    resolve(scene).answer("yes")
    assert sorted(scene.offered("choose")) == ["Cuca", "Sedna", "Shiva"]
    scene.answer("choose", "Sedna")
    assert scene.offered("choose") == ["Cuca"], "another for two is not of a different cost"
    scene.answer("choose", "Cuca")
    assert {"Sedna", "Cuca"} <= set(scene.names("hand"))
    assert "Shiva" in scene.names("deck")


def test_two_warriors_that_are_searched_are_of_different_elements() -> None:
    warrior = cards(zones=("deck",), whose="you", races=("Warrior of the Crystal",))
    search = fx.Do((fx.MoveTo(Chosen(warrior, 2, 0, differing="attribute"), "hand"), fx.Shuffle("deck")))
    scene = table()
    for name, element in (("Ann", "fire"), ("Ben", ("ice", "fire")), ("Cat", "ice")):
        scene.put("deck", forward(name, element=element, jobs=("Warrior of the Crystal",)))
    enter(scene, *read("24-111H", entering(fx.May(search))))
    resolve(scene).answer("yes").answer("choose", "Ann")
    assert scene.offered("choose") == ["Cat"], "Ben is of fire besides"
    scene.answer("done")
    assert ("Ann" in scene.names("hand"), "Cat" in scene.names("deck")) == (True, True)
