"""Made-up sentences that name something first, divide damage or prevent it for a turn, played as read."""

import pytest

from rules.games.fow8.nodes import ProduceToPlay
from tests.rules.fow8.play.made_up import face, quiet
from tests.rules.fow8.printed.made_up import body, keywords, stats
from tests.rules.fow8.reading.test_played import ox, read, spark
from tests.rules.fow8.reading.test_played_counted import passed


def test_only_those_of_the_chosen_attribute_are_destroyed():
    scene = quiet()
    sun, sea = (scene.put("field", body(word, attributes=(word,))) for word in ("light", "water"))
    scene.put("hand", spark("Choose an attribute. Destroy all resonators of that attribute."))
    scene.begin("main").answer("play", "Spark").answer("name", note="water")
    passed(scene)
    assert [scene.zone_of(card) for card in (sun, sea)] == ["field", "graveyard"]


def test_all_cards_of_a_name_are_discarded_from_a_revealed_hand():
    scene = quiet()
    hand = [scene.put("hand", body(name), 1) for name in ("Elk", "Emu", "Elk")]
    text = "Name a card. Your opponent reveals their hand and discards all cards with that name."
    scene.put("hand", spark(text))
    scene.begin("main").answer("play", "Spark").answer("name", note="Elk")
    while scene.ask.kind == "choose_cards":
        scene.game.answer(0)
    assert [scene.zone_of(card) for card in hand] == ["graveyard", "hand", "graveyard"]


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all resonators of the chosen race.",
        'If you control a card named "Wind Magic Stone", put target card with that name into your hand.',
        "Choose a race. Draw a card.",
    ],
)
def test_nothing_has_what_nobody_named(text):
    with pytest.raises(AssertionError):
        read(text, "chant")


@pytest.mark.clause("fow8", "903.2h")
def test_damage_is_divided_in_hundreds_among_as_many_as_the_player_likes():
    scene = quiet()
    herd = [scene.put("field", body(name, stats=(100, 900)), 1) for name in ("Elk", "Emu", "Eft")]
    scene.put(
        "hand",
        spark("This card deals 500 damage divided as you choose among any number of target resonators."),
    )
    scene.begin("main").answer("play", "Spark").answer("target", "Elk").answer("target", "Emu")
    while scene.ask.kind == "target":
        scene.answer("done" if scene.offers("done") else "skip")
    dealt = [scene.in_play(card).damage for card in herd]
    while sum(dealt) < 500:
        scene.game.answer(0)
        dealt = [scene.in_play(card).damage for card in herd]
    assert dealt[2] == 0 and min(dealt[:2]) >= 100


@pytest.mark.clause("fow8", "1018.1b")
@pytest.mark.parametrize(
    ("text", "life", "damage"),
    [
        ("Prevent all damage that would be dealt to you this turn.", 4000, 300),
        ("Prevent all damage that would be dealt this turn.", 4000, 0),
        ("Prevent all battle damage that would be dealt this turn.", 3700, 300),
    ],
)
def test_what_is_prevented_for_a_turn(text, life, damage):
    scene = quiet()
    elk = scene.put("field", body("Elk", stats=(100, 900)))
    scene.put("hand", spark(text))
    scene.put("field", ox("{0}: This card deals 300 damage to you and each resonator.", stats=(100, 900)))
    scene.begin("main")
    passed(scene.answer("play", "Spark"))
    passed(scene.answer("use", "Ox"))
    assert (scene.life(), scene.in_play(elk).damage) == (life, damage)


@pytest.mark.parametrize(("target", "zone"), [("Elk", "removed area"), ("Emu", "graveyard")])
def test_a_card_that_would_be_buried_this_turn_is_removed(target, zone):
    scene = quiet()
    herd = {
        name: scene.put("field", body(name, races=races)) for name, races in (("Elk", ("Elf",)), ("Emu", ()))
    }
    text = "If an Elf would be put into a graveyard this turn, remove it from the game instead."
    scene.put("hand", spark(text))
    scene.put("field", face("Axe", "regalia", abilities=read("{0}: Destroy target resonator.", "regalia")))
    scene.begin("main")
    passed(scene.answer("play", "Spark"))
    passed(scene.answer("use", "Axe").answer("target", target))
    assert scene.zone_of(herd[target]) == zone


def test_a_card_becomes_something_else_for_a_turn():
    scene = quiet()
    elk = scene.put("field", body("Elk", stats=(100, 900), races=("Elf",)))
    text = (
        "Target resonator loses all abilities and becomes a [600/700] Dragon with [Flying] until end of turn."
    )
    scene.put("hand", spark(text))
    scene.begin("main")
    passed(scene.answer("play", "Spark"))
    assert (stats(scene, elk), keywords(scene, elk)) == ((600, 700), {"Flying"})


def test_chance_picks_one_of_the_opponents_resonators():
    scene = quiet()
    herd = [scene.put("field", body(f"Elk {number}"), 1) for number in range(4)]
    scene.put("hand", spark("Destroy a resonator your opponent controls chosen at random."))
    scene.begin("main")
    passed(scene.answer("play", "Spark"))
    assert [scene.zone_of(card) for card in herd].count("graveyard") == 1


@pytest.mark.clause("fow8", "907.4")
@pytest.mark.parametrize(("race", "played"), [("Elf", True), ("Beast", False)])
def test_will_for_some_cards_is_read_and_pays_for_those(race, played):
    text = "{Rest}: Produce {W} or {R}. Spend this will only to play Elves."
    assert [type(one.effect) for one in read(text, "magic stone")] == [ProduceToPlay] * 2
    scene = quiet()
    scene.put("field", face("Pebble", "magic stone", abilities=read(text, "magic stone")))
    scene.put("hand", face("Page", "resonator", cost="{1}", races=(race,), stats=(100, 100)))
    scene.begin("main")
    assert scene.offers("play", "Page") is played
