"""Made-up texts on all the other cards, on what was put away together and on costs beside one another."""

import pytest

from tests.rules.setcg.play.made_up import backup, forward, other, table
from tests.rules.setcg.printed.scenes import RAIN, enter, main, resolve
from tests.rules.setcg.reading.test_played import read


def test_all_others_are_struck_but_not_the_one_that_was_chosen():
    text = (
        "When Anselm enters the field, choose 1 Monster opponent controls."
        " Break it, and dull all the other Monsters opponent controls."
    )
    scene = table()
    ann, ben, cat = (scene.put("field", other("monster", name), 1) for name in ("Ann", "Ben", "Cat"))
    enter(scene, *read(text), name="Anselm")
    scene.answer("choose", ben)
    resolve(scene)
    assert scene.zone_of(ben) == "break zone"
    assert scene.in_play(ann).rested and scene.in_play(cat).rested


def test_what_the_opponent_did_not_select_goes_to_the_break_zone():
    text = (
        "When Anselm enters the field, your opponent selects up to 1 Backup they control."
        " Then, put all the Backups opponent controls other than the selected Backups into the Break Zone."
    )
    scene = table()
    ann, ben = (scene.put("field", backup(name), 1) for name in ("Ann", "Ben"))
    mine = scene.put("field", backup("Mine"))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.ask.player == 1
    scene.answer("choose", ben)
    resolve(scene)
    assert [scene.zone_of(card) for card in (ann, ben, mine)] == ["break zone", "field", "field"]


@pytest.mark.parametrize(
    ("kinds", "zone"), [(("backup", "backup"), "break zone"), (("backup", "monster"), "field")]
)
def test_two_cards_put_into_the_break_zone_may_be_of_the_same_type(kinds: tuple[str, str], zone: str):
    text = (
        "When Anselm enters the field or blocks, put the top 2 cards of your deck into the Break Zone."
        " If both cards are of the same type, break Anselm."
    )
    scene = table()
    for kind in kinds:
        scene.put("deck", other(kind, "Milled"))
    hero = enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.zone_of(hero) == zone


@pytest.mark.parametrize(("second", "broken"), [("wind", True), ("ice", False)])
def test_all_cards_that_were_put_away_are_asked_for_by_what_triggers(second: str, broken: bool):
    text = (
        "When Anselm enters the field or blocks, put the top 4 cards of your deck into the Break Zone."
        " When you do so, gain 《C》. If all the cards put into the Break Zone are of Wind Element,"
        " break all the Monsters."
    )
    scene = table()
    golem = scene.put("field", other("monster", "Golem"), 1)
    for element in ("wind", "wind", second, "wind"):
        scene.put("deck", forward("Milled", element=element))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert (scene.zone_of(golem) == "break zone") is broken


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_cp_and_a_card_are_paid_together_as_an_effect_goes_on(answer: str):
    text = (
        "When Anselm attacks or enters the field, you may pay 《1》 and discard 1 Backup."
        " If you do so, draw 1 card."
    )
    scene = table()
    scene.put("field", backup("Clerk"))
    gone = scene.put("hand", backup("Gone", cost=9))
    top = scene.put("deck", RAIN)
    enter(scene, *read(text), name="Anselm")
    resolve(scene).answer(answer)
    while scene.ask.kind == "pay":
        scene.game.answer(0)
    resolve(scene)
    assert scene.zone_of(gone) == ("break zone" if answer == "yes" else "hand")
    assert scene.zone_of(top) == ("hand" if answer == "yes" else "deck")


@pytest.mark.parametrize("active", [True, False])
def test_a_new_card_that_is_active_can_be_dulled_for_its_own_effect(active: bool):
    text = "When you cast a Fire Summon, you may dull Anselm if it is active. If you do so, gain 《C》."
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    scene.in_play(hero).rested = not active
    main(scene).answer("summon", "Rain")
    if active:
        while not scene.offers("yes"):
            scene.answer("pass")
        scene.answer("yes")
    resolve(scene)
    assert scene.in_play(hero).rested
    assert scene.state.players[0].resources[0] == int(active)


@pytest.mark.parametrize("who", ["your opponent", "all players"])
def test_what_the_other_player_casts_costs_more(who: str):
    text = f"The cost required for {who} to cast Monsters is increased by 9."
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(text)))
    mine = scene.put("hand", other("monster", "Mine", cost=0))
    main(scene)
    assert scene.offers("play", mine) is (who == "your opponent")
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(text)), 1)
    golem = scene.put("hand", other("monster", "Golem", cost=0))
    main(scene)
    assert not scene.offers("play", golem)
