"""Made-up texts on cards that can be cast later from elsewhere, read and then played."""

import pytest

from tests.rules.setcg.play.made_up import forward, other, table
from tests.rules.setcg.printed.scenes import end_turn, main, resolve
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.3.1")
@pytest.mark.parametrize(("less", "castable"), [(4, True), (1, False)])
def test_a_card_that_left_the_game_is_cast_this_turn_for_less(less: int, castable: bool):
    text = (
        "《0》: Remove the top card of your deck from the game. During this turn, you can cast it."
        f" The cost required to cast it is reduced by {less}. You can use this ability only once per turn."
    )
    scene = table()
    top = scene.put("deck", forward("Top", cost=4, element="shine"))
    tower = scene.put("field", other("monster", "Tower", abilities=read(text, "monster")))
    main(scene).answer("use", tower)
    resolve(scene)
    assert scene.zone_of(top) == "outside"
    assert scene.offers("play", top) is castable
    end_turn(scene)
    assert not scene.offers("play", top)


@pytest.mark.clause("setcg", "11.2.2")
def test_a_summon_that_can_be_cast_for_the_whole_game_is_cast_once():
    text = (
        "《0》: Remove the top card of your deck from the game."
        " During this game, you can cast it. You can use this ability only once per turn."
    )
    scene = table()
    gust = other("summon", "Gust", cost=0, element="wind", abilities=read("Draw 1 card.", "summon"))
    card = scene.put("deck", gust)
    tower = scene.put("field", other("monster", "Tower", abilities=read(text, "monster")))
    main(scene).answer("use", tower)
    resolve(scene)
    assert scene.zone_of(card) == "outside"
    scene.answer("summon", card)
    resolve(scene)
    assert scene.zone_of(card) == "break zone"
    assert not scene.offers("summon", card), "it is another object now"
