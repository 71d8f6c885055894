"""Made-up texts about cards out of play and what is barred, read and played."""

import pytest

from tests.rules.fow8.play.made_up import face, quiet, resonator, stone
from tests.rules.fow8.printed.made_up import body
from tests.rules.fow8.reading.test_played import ox, read, spark


def inverse():
    """Return a chant that is removed inverted, and is played from there as another."""
    hope = read("You gain 300 life. Then remove this card inverted from the game.", "chant")
    despair = (
        *read("Play this card only from your removed area.", "chant"),
        *read("Your opponent loses 400 life and discards a card.", "chant"),
    )
    sides = (
        face("Hope", "chant", cost="{0}", abilities=hope),
        face("Despair", "chant", cost="{0}", races=("Inverse",), abilities=despair),
    )
    for side in sides:
        side.faces = sides
    return sides[0]


@pytest.mark.clause("fow8", "1030.3")
def test_a_chant_is_removed_inverted_and_played_from_there():
    scene = quiet()
    card = scene.put("hand", inverse())
    scene.begin("main").answer("play", "Hope")
    assert (scene.zone_of(card), scene.state.cards[card].name, scene.life()) == (
        "removed area",
        "Despair",
        4300,
    )
    held = len(scene.cards("hand", 1))
    scene.answer("play", "Despair")
    assert (scene.life(1), len(scene.cards("hand", 1))) == (3600, held - 1)
    assert scene.zone_of(card) == "graveyard"


@pytest.mark.clause("fow8", "905.1")
@pytest.mark.parametrize(("life", "offered"), [(1000, ["Elk"]), (4000, ["Elk", "Ox"])])
def test_activate_abilities_are_not_played_where_a_text_says_so(life, offered):
    scene = quiet()
    barred = read("If your life is 1000 or less, [Activate] of this card cannot be used.")
    scene.put("field", body("Ox", *barred, *read("{0}: Draw a card.")))
    scene.put("field", body("Elk", *read("{0}: Draw a card.")))
    scene.give(life=life)
    scene.begin("main")
    assert sorted(scene.offered("use")) == offered


@pytest.mark.clause("fow8", "905.1")
def test_a_resonator_makes_no_will_while_its_abilities_are_barred():
    scene = quiet()
    elk = scene.put("field", resonator("Elk", produces="G"), 1)
    scene.put("hand", resonator("Late", cost="{G}"), 1)
    scene.put(
        "hand",
        ox(
            "When this card enters your field ⇒ As long as this card is in a field, target resonator "
            "cannot attack "
            "or block, and its controller cannot play its activate abilities."
        ),
    )
    scene.begin("main").answer("play", "Ox")
    scene.answer("target", elk).until("main", 1)
    assert "Late" not in scene.offered("play")


@pytest.mark.clause("fow8", "905.1")
def test_each_player_needs_a_card_of_their_own_for_their_abilities():
    scene = quiet()
    text = "Players cannot play activate abilities of resonators they control unless they control a Fairy."
    scene.put("field", ox(text))
    scene.put("field", resonator("Pixie", races=("Fairy",)))
    for player in (0, 1):
        scene.put("field", body("Elk", *read("{0}: Draw a card.")), player)
    scene.begin("main")
    assert scene.offered("use") == ["Elk"]
    scene.until("main", 1)
    assert scene.offered("use") == []


@pytest.mark.clause("fow8", "705.1")
def test_cards_are_barred_by_the_name_of_one_that_was_seen():
    scene = quiet()
    (seen, _) = scene.fill("hand", resonator("Elk", cost="{0}"), 2, 1)
    scene.put("hand", resonator("Elk", cost="{0}"))
    text = (
        "Sealed Item <<Eye>> When this card enters the field ⇒ Look at your opponent's hand and choose a "
        "card. "
        "Until the end of your opponent's next turn, your opponent cannot play cards that share a name with "
        "that card."
    )
    scene.put("hand", ox(text))
    scene.begin("main").answer("play", "Ox")
    scene.answer("choose", seen)
    assert "Elk" in scene.offered("play")
    scene.until("main", 1)
    assert "Elk" not in scene.offered("play")
    scene.until("main", 0).until("main", 1)
    assert "Elk" in scene.offered("play")


@pytest.mark.clause("fow8", "310.2")
def test_a_card_from_hand_is_put_face_down_into_the_standby_area():
    scene = quiet()
    card = scene.put("hand", resonator("Elk", cost="{9}"))
    text = "You may put a card from your hand into your chant-standby area face down."
    scene.put("field", body("Ox", *read("{0}: " + text)))
    scene.begin("main").answer("use", "Ox").answer("pass").answer("yes")
    scene.answer("choose", card)
    assert scene.zone_of(card) == "standby area"


@pytest.mark.clause("fow8", "302.4")
@pytest.mark.parametrize(("life", "taken"), [(1000, 2), (4000, 1)])
def test_more_cards_are_taken_under_a_condition(life, taken):
    scene = quiet()
    text = (
        "Look at the top three cards of your deck. Put one of them into your hand and the rest into your "
        "graveyard. If your life is 1000 or less, put two of them into your hand and the rest into your "
        "graveyard instead."
    )
    scene.put("hand", spark(text))
    scene.give(life=life)
    scene.begin("main")
    held = len(scene.cards("hand"))
    scene.answer("play", "Spark")
    while scene.ask.kind != "main":
        scene.game.answer(0)
    assert (len(scene.cards("hand")) - held + 1, len(scene.cards("graveyard"))) == (taken, 4 - taken)


def test_the_opponents_next_stone_comes_under_their_control():
    scene = quiet()
    card = scene.put("magic stone deck", stone(), 1)
    scene.put(
        "hand",
        spark(
            "Your opponent puts the top card of his or her magic stone deck into his or her magic stone area."
        ),
    )
    scene.begin("main").answer("play", "Spark")
    assert (scene.zone_of(card), scene.in_play(card).controller) == ("field", 1)
