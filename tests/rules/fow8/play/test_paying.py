"""Which will pays a price in Force of Will, and when there is nothing to choose about it."""

import pytest

from tests.rules.fow8.play.made_up import FIRE, LIGHT, quiet, resonator, stone

KNIGHT = resonator("Knight", 500, 500, cost="{2}")


@pytest.mark.clause("fow8", "1003.1")
def test_with_which_stones_a_price_is_paid_is_asked_as_long_as_one_is_left_over():
    scene = quiet()
    knight = scene.put("hand", KNIGHT)
    for one in (LIGHT, FIRE, stone("U")):
        scene.put("field", one)
    scene.begin("main").answer("play", knight)
    assert scene.ask.kind == "pay_will"
    assert [scene.state.cards[option.card].name for option in scene.ask.options] == [
        "Stone W",
        "Stone R",
        "Stone U",
    ]


def test_a_price_that_takes_all_will_there_is_asks_nothing():
    scene = quiet()
    knight = scene.put("hand", KNIGHT)
    stones = [scene.put("field", one) for one in (LIGHT, FIRE)]
    scene.begin("main").answer("play", knight)
    assert scene.ask.kind == "main"
    assert all(scene.state.instances[card].rested for card in stones)
    assert sum(scene.state.players[0].resources) == 0


def test_which_card_leaves_first_for_a_price_is_asked_though_all_of_them_do():
    scene = quiet()
    knight = scene.put("hand", KNIGHT)
    lamp = stone("R", "Lamp")
    lamp.banished = True
    scene.put("field", LIGHT)
    scene.put("field", lamp)
    scene.begin("main").answer("play", knight)
    assert scene.ask.kind == "pay_will"
