"""Made-up texts about cards that this card removed from the game or put into the field, read and played."""

import pytest

from rules.engine.layers import characteristics
from rules.engine.positions import dump, load
from rules.games.fow8.play import RULESET
from tests.rules.fow8.play.made_up import face, quiet, resonator
from tests.rules.fow8.printed.made_up import body, stats
from tests.rules.fow8.reading.test_played import read, spark

REMOVES = "When this card enters the field ⇒ Remove target resonator from the game."
FINDS = "{0}: Put a resonator from a removed area that was removed by this card into your field."


def gate(*texts):
    """Return an addition that says these things."""
    abilities = tuple(one for text in texts for one in read(text, "addition"))
    return face("Gate", "addition", cost="{0}", marks=("field",), abilities=abilities)


@pytest.mark.clause("fow8", "302.3")
def test_only_what_this_card_removed_comes_back():
    scene = quiet()
    elk = scene.put("field", resonator("Elk"))
    other = scene.put("removed area", resonator("Hart"))
    scene.put("hand", gate(REMOVES, FINDS))
    scene.begin("main").answer("play", "Gate").answer("pass")
    assert scene.zone_of(elk) == "removed area"
    scene.answer("use", "Gate").answer("pass")
    assert (scene.zone_of(elk), scene.zone_of(other)) == ("field", "removed area")


@pytest.mark.clause("fow8", "302.3")
def test_a_card_that_came_back_removed_nothing():
    scene = quiet()
    elk = scene.put("field", resonator("Elk", races=("Elf",)))
    scene.put("hand", gate("When this card enters the field ⇒ Remove target Elf from the game.", FINDS))
    scene.put("hand", spark("Return target addition to its owner's hand."))
    scene.begin("main").answer("play", "Gate").answer("pass")
    assert scene.zone_of(elk) == "removed area"
    scene.answer("play", "Spark").answer("pass").answer("play", "Gate").answer("use", "Gate").answer("pass")
    assert scene.zone_of(elk) == "removed area"


@pytest.mark.clause("fow8", "302.3")
def test_a_card_that_is_banished_for_it_still_knows_what_it_removed():
    scene = quiet()
    elk = scene.put("field", resonator("Elk"))
    back = "Banish this card: Return all resonators removed from the game by this card into your field."
    scene.put("hand", gate(REMOVES, back))
    scene.begin("main").answer("play", "Gate").answer("pass")
    assert scene.zone_of(elk) == "removed area"
    scene.answer("use", "Gate")
    assert scene.zone_of(elk) == "field"


def test_a_card_is_stronger_for_each_card_that_it_removed():
    scene = quiet()
    elk = scene.put("field", resonator("Elk"))
    scene.put("removed area", resonator("Hart"))
    more = "This card gains [+300/+300] for each card in all removed areas that was removed by this card."
    grown = body("Ox", *read(REMOVES, "resonator"), *read(more, "resonator"), stats=(100, 100))
    scene.put("hand", grown)
    scene.begin("main").answer("play", "Ox")
    scene.answer("target", elk)
    (card,) = [one for one in scene.cards("field") if scene.state.cards[one].name == "Ox"]
    assert stats(scene, card) == (400, 400)


@pytest.mark.clause("fow8", "302.3")
def test_whose_effect_removed_a_card_is_kept_in_a_position():
    scene = quiet()
    scene.put("field", resonator("Elk"))
    scene.put("hand", gate(REMOVES, FINDS))
    scene.begin("main").answer("play", "Gate").answer("pass")
    known = {one.card_id: one for card in scene.state.cards for one in (card, *card.faces)}
    text = dump(scene.state, RULESET, known.get)
    again = load(text, RULESET, known.get)
    assert again.put_by == scene.state.put_by != {}
    assert dump(again, RULESET, known.get) == text


@pytest.mark.clause("fow8", "302.3")
def test_a_card_banishes_what_it_put_into_the_field_as_it_leaves():
    scene = quiet()
    elk = scene.put("graveyard", resonator("Elk"))
    other = scene.put("field", resonator("Hart"))
    comes = "When this card enters the field ⇒ Put target resonator from your graveyard into your field."
    goes = "When this card leaves your field ⇒ Banish the resonator put into your field by this card."
    scene.put("hand", gate(comes, goes))
    scene.put("hand", spark("Destroy target addition."))
    scene.begin("main").answer("play", "Gate")
    assert scene.zone_of(elk) == "field"
    scene.answer("play", "Spark")
    assert (scene.zone_of(elk), scene.zone_of(other)) == ("graveyard", "field")


@pytest.mark.clause("fow8", "311.2a")
def test_cards_removed_face_down_are_played_from_there():
    scene = quiet()
    card = scene.put("main deck", resonator("Deep", cost="{0}"))
    hides = (
        "When this card enters the field ⇒ Remove the top card of your deck from the game face down. You may "
        "look at it at any time."
    )
    plays = "You may play cards from your removed area that were removed by this card."
    scene.put("hand", gate(hides, plays))
    scene.begin("main").answer("play", "Gate")
    assert card in scene.state.covered
    scene.answer("play", "Deep")
    assert scene.zone_of(card) == "field"


@pytest.mark.clause("fow8", "1022.6")
@pytest.mark.parametrize("held", [True, False])
def test_a_card_enters_with_more_if_a_card_was_removed_for_it(held):
    scene = quiet()
    name = "Fire Magic Stone"
    stone = scene.put("hand" if held else "graveyard", resonator(name, cost="{9}"))
    text = (
        f'As this card enters your field, you may remove a card named "{name}" in your hand from the '
        f"game. If "
        "you do, this card enters your field with five hope counters on it."
    )
    more = (
        f'This card gains [Flying] as long as a card named "{name}" is in your removed area and was removed'
    )
    scene.put("hand", body("Ox", *read(text), *read(f"{more} by this card.")))
    scene.begin("main").answer("play", "Ox")
    if held:
        scene.answer("choose", stone)
    (card,) = [one for one in scene.cards("field") if scene.state.cards[one].name == "Ox"]
    assert dict(scene.in_play(card).counters or {}) == ({"hope": 5} if held else {})
    assert ("Flying" in characteristics(scene.game, card).keywords) == held
