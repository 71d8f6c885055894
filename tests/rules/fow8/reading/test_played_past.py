"""Made-up sentences about what happened earlier in a turn, and about chance, played as they are read."""

import pytest

from tests.rules.fow8.play.made_up import quiet
from tests.rules.fow8.printed.made_up import body
from tests.rules.fow8.reading.test_played import ox, spark

GRIEF = (
    "Whenever a resonator dealt damage by this card this turn is put into a graveyard ⇒ You gain 500 life."
)


@pytest.mark.clause("fow8", "906.4")
@pytest.mark.clause("fow8", "906.7b")
@pytest.mark.parametrize(("harmed", "life"), [(False, 4000), (True, 4500)])
def test_a_card_remembers_whom_it_dealt_damage_this_turn(harmed, life):
    scene = quiet()
    scene.put("field", ox(f"{{0}}: This card deals 100 damage to target resonator\n{GRIEF}"))
    scene.put("field", body("Elk", stats=(100, 3000)), 1)
    scene.put("hand", spark("Destroy target resonator."))
    scene.begin("main")
    if harmed:
        scene.answer("use", "Ox").answer("target", "Elk")
        while scene.state.pending:
            scene.answer("pass")
    scene.answer("play", "Spark").answer("target", "Elk")
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == life


@pytest.mark.clause("fow8", "302.4")
@pytest.mark.parametrize(("order", "asked"), [("any", True), ("a random", False)])
def test_cards_go_below_a_deck_in_an_order_that_somebody_or_nobody_decides(order, asked):
    scene = quiet()
    pages = [scene.put("main deck", body(f"Page {number}")) for number in range(4)]
    text = "Look at the top four cards of your main deck. Put one of them into your graveyard. "
    scene.put("hand", spark(f"{text}Put the rest on the bottom of your main deck in {order} order."))
    scene.begin("main").answer("play", "Spark")
    scene.game.answer(0)
    assert (scene.ask.kind == "order") is asked
    if not asked:
        below = scene.cards("main deck")[:3]
        assert len(set(below) & set(pages)) == 3
