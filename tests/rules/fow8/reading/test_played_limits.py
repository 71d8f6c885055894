"""Made-up sentences about how often abilities are played, and about what lasts for a turn."""

import pytest

from tests.rules.fow8.play.made_up import quiet
from tests.rules.fow8.printed.made_up import body
from tests.rules.fow8.reading.test_played import ox, spark


def done(scene):
    """Let all that waits resolve, with the first option of every other question."""
    while scene.state.pending or scene.ask.kind != "main":
        scene.answer("pass") if scene.offers("pass") else scene.game.answer(0)
    return scene


@pytest.mark.clause("fow8", "905.1")
@pytest.mark.parametrize("times", [2, 3])
def test_an_ability_is_played_as_many_times_in_a_turn_as_it_says(times):
    scene = quiet()
    card = scene.put(
        "field", ox(f"{{0}}: You gain 100 life. Play this ability up to {times} times per turn.")
    )
    scene.begin("main")
    for left in range(times, 0, -1):
        assert len([option for option in scene.ask.options if option.verb == "use"]) == left
        done(scene.answer("use", card, times - left))
    assert scene.life() == 4000 + 100 * times
    assert not scene.offers("use", card)


@pytest.mark.clause("fow8", "907.2")
def test_will_of_any_kind_is_produced_once_a_turn():
    scene = quiet()
    text = "Pay 300 life: Produce {W}, {R} or {U}. Play this ability only once per turn."
    card = scene.put("field", ox(text))
    scene.begin("main")
    assert len([option for option in scene.ask.options if option.card == card]) == 3
    done(scene.answer("use", card, 0))
    assert scene.life() == 3700
    assert not scene.offers("use", card)


@pytest.mark.clause("fow8", "906.8a")
@pytest.mark.parametrize("wanted", [True, False])
def test_what_was_put_into_the_field_goes_back_as_the_turn_ends(wanted):
    scene = quiet()
    scene.fill("main deck", body("Page"), 9)
    scene.fill("main deck", body("Page"), 9, 1)
    elf = scene.put("hand", body("Elf", races=("Elf",), cost="{9}"))
    text = "You may put an Elf from your hand into the field. At the end of turn, return that card to its "
    scene.put("hand", spark(f"{text}owner's hand."))
    scene.begin("main").answer("play", "Spark")
    while scene.ask.kind != "main":
        scene.answer("no") if not wanted and scene.offers("no") else scene.game.answer(0)
    assert (scene.zone_of(elf) == "field") is wanted
    scene.until("main", 1)
    assert scene.zone_of(elf) == "hand"


@pytest.mark.clause("fow8", "906.8a")
def test_what_happens_each_time_in_a_turn_does_so_for_each():
    scene = quiet()
    scene.put(
        "hand",
        spark("This turn, whenever an Elf is put into a graveyard from the field ⇒ You gain 300 life."),
    )
    scene.put("field", ox("{0}: Destroy all Elves."))
    for player in (0, 1):
        scene.put("field", body("Imp", races=("Elf",)), player)
    done(scene.begin("main").answer("play", "Spark"))
    assert done(scene.answer("use", "Ox")).life() == 4600


@pytest.mark.clause("fow8", "104.4")
@pytest.mark.parametrize(("who", "lives"), [("your opponent", (4300, 4000)), ("players", (4000, 4000))])
def test_nobody_of_whom_it_is_said_gains_life_in_that_turn(who, lives):
    scene = quiet()
    scene.put("hand", spark(f"{who.capitalize()} cannot gain life until end of turn."))
    scene.put("field", ox("{0}: You gain 300 life."))
    scene.put("field", ox("{0}: You gain 300 life."), 1)
    done(scene.begin("main").answer("play", "Spark"))
    scene.answer("use", "Ox").answer("pass", by=0).answer("use", "Ox", by=1)
    done(scene)
    assert (scene.life(), scene.life(1)) == lives
