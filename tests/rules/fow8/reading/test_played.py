"""Made-up sentences that are read, and played as they mean: reading and play meet."""

import pytest

from rules.cards import Face
from rules.definitions import finder
from rules.houses import houses_of
from tests.rules.fow8.play.made_up import FIRE, face, quiet, resonator
from tests.rules.fow8.printed.made_up import body, stats

TARGET = "target resonator"


def read(text, *types):
    reading = houses_of("fow8")["en"].read(text, Face("Nobody", types=types))
    assert reading.status == "read", [(part.reason, part.detail) for part in reading.unread]
    return reading.abilities


def spark(text, **more):
    """Return a chant that costs nothing and says this."""
    return face("Spark", "chant", cost="{0}", abilities=read(text, "chant"), **more)


def ox(text, **more):
    """Return a resonator that says this."""
    return body("Ox", *read(text, "resonator"), **more)


def test_a_card_is_drawn_as_the_opponent_is_dealt_damage():
    scene = quiet()
    scene.put("field", ox("Whenever this card deals damage to your opponent ⇒ Draw a card."))
    scene.fill("main deck", body("Page"), 3)
    scene.begin("main")
    before = len(scene.cards("hand"))
    scene.answer("battle").answer("attack", "Ox", -1).until("main", 0)
    assert (scene.life(1), len(scene.cards("hand"))) == (3500, before + 1)


@pytest.mark.parametrize(("place", "dealt"), [(0, (300, 0)), (1, (0, 0)), (2, (0, 300))])
def test_damage_is_dealt_to_a_resonator_or_a_player(place, dealt):
    scene = quiet()
    elk = scene.put("field", body("Elk", stats=(100, 3000)), 1)
    scene.put("hand", spark("This card deals 300 damage to target resonator or player."))
    scene.begin("main").answer("play", "Spark")
    assert scene.ask.kind == "target"
    scene.game.answer(place)
    assert (scene.in_play(elk).damage, 4000 - scene.life(1)) == dealt


@pytest.mark.clause("fow8", "909.4")
def test_one_that_comes_later_is_stronger_too():
    scene = quiet()
    scene.put("hand", spark("Resonators you control gain [+200/+200] until end of turn."))
    scene.put("hand", resonator("Late", 100, 100))
    scene.begin("main").answer("play", "Spark").answer("play", "Late")
    (late,) = [card for card in scene.cards("field") if scene.state.cards[card].name == "Late"]
    assert stats(scene, late) == (300, 300)


def test_one_of_two_cards_is_taken_and_the_other_goes_below():
    scene = quiet()
    cards = [scene.put("main deck", body(name)) for name in ("Deep", "Under", "Top")]
    look, below = "Look at the top two cards of your deck", "on the bottom of your deck"
    text = f"{look}. Put one of them into your hand and the other {below}."
    scene.put("hand", spark(text))
    scene.begin("main").answer("play", "Spark")
    scene.answer("choose", cards[1])
    assert [scene.zone_of(card) for card in cards] == ["main deck", "hand", "main deck"]


def test_a_token_is_what_its_words_say():
    scene = quiet()
    scene.put("hand", spark("Put two [100/200] wind Elf resonator tokens with [Flying] into the field."))
    scene.begin("main").answer("play", "Spark")
    tokens = [scene.state.cards[card] for card in scene.cards("field")]
    assert [(one.name, one.stats, one.attributes) for one in tokens] == [("Elf", (100, 200), ("wind",))] * 2
    assert all("Flying" in one.keywords for one in tokens)


def test_a_token_of_a_kept_tree_is_found_by_its_id():
    (ability,) = read("Put a [100/100] wind Elf resonator token into the field.", "chant")
    assert finder("fow8")(ability.effect.token.card_id) is ability.effect.token
    (gem,) = read("Gain a light gem.", "chant")
    assert finder("fow5")(gem.effect.token.card_id) is gem.effect.token
    assert finder("fow8")("made:1/1:wind") is None


@pytest.mark.clause("fow8", "1109.2")
@pytest.mark.parametrize(("said", "life"), [("yes", 4500), ("no", 4000)])
def test_an_awakened_resonator_does_more_as_it_enters(said, life):
    scene = quiet()
    scene.fill("field", FIRE, 1)
    awake = read("[Awakening] {1}: [Enter] You gain 500 life.", "resonator")
    scene.put("hand", resonator("Hermit", cost="{0}", abilities=awake))
    scene.begin("main").answer("play", "Hermit").answer(said, by=0)
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == life


@pytest.mark.clause("fow8", "1018.1b")
def test_what_a_target_deals_is_prevented():
    scene = quiet()
    scene.put("field", body("Elk"))
    scene.put("hand", spark(f"Prevent all damage that would be dealt by {TARGET} until end of turn."))
    scene.begin("main").answer("play", "Spark")
    if scene.ask.kind == "target":
        scene.answer("target", "Elk")
    scene.answer("battle").answer("attack", "Elk", -1).until("main", 0)
    assert scene.life(1) == 4000


@pytest.mark.parametrize(("life", "offered"), [(1000, True), (1100, False)])
def test_a_card_is_played_only_where_its_text_lets_it(life, offered):
    scene = quiet()
    scene.state.players[0].life = life
    scene.put("hand", spark("Draw a card.\nPlay this card only if your life is 1000 or less."))
    assert scene.begin("main").offers("play", "Spark") is offered


@pytest.mark.clause("fow8", "902.2")
@pytest.mark.parametrize(("zone", "offered"), [("graveyard", True), ("field", False)])
def test_a_card_comes_back_from_its_graveyard_only(zone, offered):
    scene = quiet()
    card = scene.put(zone, ox("{0}: Put this card from your graveyard into your hand."))
    assert scene.begin("main").offers("use", card) is offered
    if offered:
        scene.answer("use", card)
        while scene.state.pending:
            scene.answer("pass")
        assert scene.zone_of(card) == "hand"


@pytest.mark.clause("fow8", "1012.1")
@pytest.mark.parametrize(("canceled", "life"), [(True, 4000), (False, 4500)])
def test_a_spell_is_canceled_unless_its_controller_pays(canceled, life):
    scene = quiet()
    scene.put("hand", face("Wish", "chant", cost="{0}", abilities=read("You gain 500 life.", "chant")))
    text = "Cancel target spell unless its controller pays {1}."
    scene.put("hand", spark(text, keywords=("Quickcast",)), 1)
    scene.begin("main").answer("play", "Wish")
    if scene.ask.player == 0:
        scene.answer("pass")
    scene.answer("play", "Spark") if canceled else scene.answer("pass")
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == life
