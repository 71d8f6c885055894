"""Made-up sentences about standing by, blocking, choosing more and rolling dice, played as they are read."""

import pytest

from tests.rules.fow8.play.made_up import FIRE, chant, face, quiet, resonator
from tests.rules.fow8.printed.made_up import body, stats
from tests.rules.fow8.reading.test_played import ox, read, spark

ROLL = "the result of the roll"


def ambush(text, cost="{W}"):
    """Return a chant with Trigger that says this."""
    return face("Ambush", "chant", cost=cost, keywords=("Trigger",), abilities=read(text, "chant"))


@pytest.mark.clause("fow8", "708.4")
@pytest.mark.clause("fow8", "1416.4a")
@pytest.mark.parametrize(("said", "stones"), [("Anytime", 0), ("Pay {2}", 2)])
def test_a_card_that_stands_by_costs_what_its_trigger_says_and_no_more(said, stones):
    scene = quiet()
    trap = scene.put("standby area", ambush(f"[Trigger] {said}: You gain 700 life."))
    field = scene.fill("field", FIRE, 3)
    scene.begin("end").answer("play", trap)
    assert scene.life() == 4700
    assert sum(scene.in_play(stone).rested for stone in field) == stones


@pytest.mark.clause("fow8", "1416.2b")
@pytest.mark.parametrize(("life", "offered"), [(1000, True), (1100, False)])
def test_a_card_that_stands_by_waits_until_its_condition_holds(life, offered):
    scene = quiet()
    scene.give(0, life=life)
    scene.put("standby area", ambush("[Trigger] Your life is 1000 or less: Draw a card."))
    assert scene.begin("main").offers("play", "Ambush") is offered


@pytest.mark.clause("fow8", "1416.2a")
@pytest.mark.clause("fow8", "708.2")
def test_a_card_that_stands_by_is_revealed_as_an_opponents_resonator_attacks():
    scene = quiet()
    text = "[Trigger] When a resonator your opponent controls attacks: You gain 700 life."
    scene.put("standby area", ambush(text), 1)
    scene.put("field", body("Wolf"))
    scene.begin("main").answer("battle").answer("attack", "Wolf", -1)
    assert (scene.ask.kind, scene.ask.player) == ("reveal", 1)
    scene.answer("yes")
    assert scene.life(1) == 4700 - 500


@pytest.mark.clause("fow8", "804.4")
@pytest.mark.parametrize("text", ["is blocked", "blocks or is blocked"])
def test_an_attacker_is_blocked(text):
    scene = quiet()
    scene.put("field", ox(f"Whenever this card {text} ⇒ You gain 300 life."))
    scene.put("field", body("Wall", stats=(0, 5000)), 1)
    scene.begin("main").answer("battle").answer("attack", "Ox", -1)
    scene.answer("block", "Wall", by=1)
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == 4300


@pytest.mark.clause("fow8", "903.2c")
@pytest.mark.parametrize(("life", "numbers"), [(1000, [1, 2]), (1100, [])])
def test_both_may_be_chosen_where_the_condition_holds(life, numbers):
    scene = quiet()
    scene.give(0, life=life)
    text = "Choose one, if your life is 1000 or less, you may choose both - "
    scene.put("hand", spark(text + "You gain 300 life; or your opponent loses 300 life."))
    scene.begin("main").answer("play", "Spark")
    asked = [option.other for option in scene.ask.options if option.verb == "number"]
    assert asked == numbers


@pytest.mark.clause("fow8", "1009.1")
def test_the_card_that_is_chosen_from_a_hand_is_discarded():
    scene = quiet()
    ogre = scene.put("hand", resonator("Ogre"), 1)
    wish = scene.put("hand", chant("Wish"), 1)
    text = "Look at your opponent's hand and choose a resonator. They discard that card."
    scene.put("hand", spark(text))
    scene.begin("main").answer("play", "Spark").answer("choose", ogre)
    assert [scene.zone_of(card) for card in (ogre, wish)] == ["graveyard", "hand"]


@pytest.mark.clause("fow8", "1023.1")
@pytest.mark.clause("fow8", "1023.1a")
def test_what_is_rolled_is_the_same_for_all_that_follows():
    scene = quiet()
    scene.put("hand", spark(f"[Force] 1. You gain X00 life, where X is {ROLL}."))
    scene.begin("main").answer("play", "Spark")
    assert scene.life() in range(4100, 4700, 100)


def test_a_card_that_was_chosen_in_a_graveyard_is_the_one_that_is_put_elsewhere():
    scene = quiet()
    low, high = (scene.put("graveyard", body(name)) for name in ("Low", "High"))
    scene.put("hand", spark("Choose a resonator in your graveyard and put it into your hand."))
    scene.begin("main").answer("play", "Spark").answer("choose", low)
    assert [scene.zone_of(card) for card in (low, high)] == ["hand", "graveyard"]


def test_a_stone_is_taken_from_the_top_of_the_stone_deck_and_the_other_goes_below():
    scene = quiet()
    low, top = (scene.put("magic stone deck", FIRE) for _ in range(2))
    look = "Look at the top two cards of your magic stone deck, choose a magic stone from among them"
    scene.put("hand", spark(f"{look} and put it into your hand. Put the rest into your graveyard."))
    scene.begin("main").answer("play", "Spark").answer("choose", low)
    assert [scene.zone_of(card) for card in (low, top)] == ["hand", "graveyard"]


def test_what_is_to_happen_as_the_battle_ends_happens_then():
    scene = quiet()
    ox = scene.put(
        "field", body("Ox", *read("When this card attacks, destroy it at the end of battle.", "x"))
    )
    scene.begin("main").answer("battle").answer("attack", "Ox", -1).until("main", 0)
    assert (scene.zone_of(ox), 4000 - scene.life(1) > 0) == ("graveyard", True)


@pytest.mark.parametrize(("others", "able"), [(0, False), (1, True)])
def test_a_card_that_cannot_attack_unless_something_holds_attacks_while_it_does(others, able):
    scene = quiet()
    scene.put("field", body("Ox", *read("This card cannot attack unless you control another Elf.", "x")))
    scene.fill("field", body("Elk", races=("Elf",)), others)
    scene.put("field", body("Cow"))
    scene.begin("main").answer("battle")
    assert scene.offers("attack", "Ox") == able


def test_a_figure_is_what_is_counted_all_the_time():
    scene = quiet()
    text = "This card's ATK is increased by [total number of cards in your graveyard x 100]."
    ox = scene.put("field", body("Ox", *read(text, "resonator"), stats=(500, 500)))
    scene.fill("graveyard", body("Gone"), 3)
    scene.begin("main")
    assert stats(scene, ox) == (800, 500)
