"""Made-up texts that are in force as long as their card is there, or in one phase only, read and played."""

import pytest

from tests.rules.fow8.play.made_up import chant, quiet, resonator
from tests.rules.fow8.reading.test_played import ox, spark

HERE = "as long as this card is in a field"


@pytest.mark.clause("fow8", "503.5")
def test_what_does_not_recover_in_recovery_phases_is_recovered_by_an_effect():
    scene = quiet()
    card = scene.put("field", ox("This card doesn't recover during the recovery phase."), 0, rested=True)
    scene.put("hand", spark("Recover target resonator."))
    scene.begin("main").until("main", 1).until("main", 0)
    assert scene.in_play(card).rested
    scene.answer("play", "Spark")
    assert not scene.in_play(card).rested


@pytest.mark.clause("fow8", "503.5")
def test_a_card_stays_rested_until_the_one_that_keeps_it_so_is_gone():
    scene = quiet()
    elk = scene.put("field", resonator("Elk"), 1)
    scene.put(
        "hand", ox(f"[Enter] Rest target resonator. It doesn't recover during the recovery phase {HERE}.")
    )
    scene.put("hand", spark("Destroy target recovered resonator."))
    scene.begin("main").answer("play", "Ox")
    scene.answer("target", elk).until("main", 1)
    assert scene.in_play(elk).rested
    (keeper,) = [one for one in scene.cards("field") if scene.state.cards[one].name == "Ox"]
    scene.until("main", 0).answer("play", "Spark")
    assert scene.zone_of(keeper) == "graveyard"
    scene.until("main", 1)
    assert not scene.in_play(elk).rested


@pytest.mark.clause("fow8", "1008.2")
def test_nobody_chases_a_card_that_says_so():
    scene = quiet()
    scene.put("hand", spark("You gain 300 life. Players cannot chase to this card."))
    scene.put("hand", chant("Flash", "Quickcast"), 1)
    scene.begin("main").answer("play", "Spark")
    assert (scene.ask.player, scene.life()) == (0, 4300)


@pytest.mark.parametrize(("life", "rested"), [(1000, True), (1100, False)])
def test_a_card_comes_rested_where_something_holds(life, rested):
    scene = quiet()
    scene.put("hand", ox("If your life is 1000 or less, this card enters the field rested."))
    scene.begin("main")
    scene.state.players[0].life = life
    scene.answer("play", "Ox")
    (card,) = scene.cards("field")
    assert scene.in_play(card).rested is rested


def test_cards_shown_from_hand_are_counted():
    scene = quiet()
    scene.put(
        "hand",
        spark(
            "Reveal any number of cards from your hand. You gain 100 life for each card revealed this way."
        ),
    )
    scene.begin("main").answer("play", "Spark")
    squires = scene.cards("hand")
    scene.answer("choose", squires[0])
    if scene.ask.kind == "choose":
        scene.answer("done")
    assert scene.life() == 4100
