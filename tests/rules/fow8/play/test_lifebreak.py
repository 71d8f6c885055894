"""The Valhalla rules of Force of Will (1415), told as scenes."""

import pytest

from rules.games.fow8.play import RULESET, VALHALLA
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.changes import Restrict
from rules.language.events import Moment
from rules.language.restrictions import Cannot
from tests.rules.fow8.play.made_up import FREE, chant, quiet, resonator, ruler
from tests.rules.scenes import Scene


def valhalla(*cards, life=4000):
    scene = quiet(VALHALLA)
    numbers = [scene.put("lifebreak area", card) for card in cards]
    scene.give(0, life=life)
    return scene.begin("main"), numbers


@pytest.mark.clause("fow8", "1415.1a-ii")
@pytest.mark.clause("fow8", "1415.1")
@pytest.mark.clause("fow8", "1415.1a")
@pytest.mark.clause("fow8", "1415.1a-i")
@pytest.mark.clause("fow8", "1415.1c")
def test_under_valhalla_rules_four_cards_from_the_top_lie_in_the_lifebreak_area():
    deck = [("ruler", ruler()), *[("main", FREE)] * 20]
    for rules, count in ((VALHALLA, 4), (RULESET, 0)):
        scene = Scene.of_decks(rules, deck, deck)
        scene.answer("keep").answer("keep")
        assert [len(scene.cards("lifebreak area", player)) for player in (0, 1)] == [count, count]
        assert len(scene.cards("hand", 1)) == 5


@pytest.mark.clause("fow8", "1415.1d")
@pytest.mark.clause("fow8", "1415.1d-i")
@pytest.mark.clause("fow8", "1415.1d-iii")
def test_lifebreak_takes_the_top_card_while_there_are_more_than_thousands_of_life():
    scene, cards = valhalla(FREE, FREE, FREE, life=2500)
    scene.answer("lifebreak")
    assert (scene.cards("lifebreak area"), scene.cards("graveyard")) == (cards[:2], cards[2:])
    assert not scene.offers("lifebreak")


@pytest.mark.clause("fow8", "1415.1b")
@pytest.mark.clause("fow8", "1415.1b-i")
@pytest.mark.clause("fow8", "1415.1b-ii")
@pytest.mark.clause("fow8", "1415.1d-ii")
@pytest.mark.clause("fow8", "1415.1d-iii")
def test_a_break_ability_is_played_from_the_removed_area_and_its_card_goes_to_the_graveyard_after():
    boon = Triggered(Moment("break"), fx.ChangeLife(1000))
    lucky = quiet(VALHALLA)
    breaker = lucky.put("lifebreak area", resonator("Boon", abilities=(boon,)))
    lucky.put("hand", chant("Flash", "Quickcast"))
    lucky.give(0, life=900)
    lucky.begin("main").answer("lifebreak")
    assert (lucky.zone_of(breaker), lucky.life()) == ("removed area", 900)
    lucky.answer("pass")
    assert (lucky.zone_of(breaker), lucky.life()) == ("graveyard", 1900)


@pytest.mark.clause("fow8", "1008.2")
@pytest.mark.clause("fow8", "1415.1d-ii")
@pytest.mark.clause("fow8", "1415.1d-iii")
def test_lifebreak_is_performed_on_what_cannot_be_chased_but_no_break_ability_is_played():
    boon = Triggered(Moment("break"), fx.ChangeLife(1000))
    hushed = Static((Restrict(Cannot("be chased")),), zones=("chase area",), only_there=True)
    for says, zone in (((hushed,), "graveyard"), ((), "removed area")):
        scene = quiet(VALHALLA)
        breaker = scene.put("lifebreak area", resonator("Boon", abilities=(boon,)), 1)
        scene.put("hand", chant("Flash", "Quickcast"), 1)
        scene.give(1, life=900)
        scene.put("hand", resonator("Elk", 500, 500, abilities=says))
        scene.begin("main").answer("play", "Elk")
        assert (scene.ask.player, scene.offers("play", "Flash")) == (1, not says)
        scene.answer("lifebreak")
        assert (scene.zone_of(breaker), scene.life(1)) == (zone, 900)


@pytest.mark.clause("fow8", "1415.1d-ii")
def test_a_break_ability_that_can_be_played_is_played_and_nobody_is_asked():
    scene, cards = valhalla(
        resonator("Boon", abilities=(Triggered(Moment("break"), fx.ChangeLife(1000)),)), life=900
    )
    scene.answer("lifebreak")
    assert (scene.ask.kind, scene.life(), scene.names("graveyard")) == ("main", 1900, ["Boon"])


@pytest.mark.clause("fow8", "1415.1a-ii")
@pytest.mark.clause("fow8", "1415.1e")
@pytest.mark.clause("fow8", "1415.1e-i")
def test_more_than_four_cards_in_a_lifebreak_area_go_from_the_top():
    scene, cards = valhalla(FREE, FREE, FREE, FREE, FREE, FREE)
    assert scene.cards("lifebreak area") == cards[:4]
    assert set(scene.cards("graveyard")) == set(cards[4:])


@pytest.mark.clause("fow8", "1415.2")
def test_without_valhalla_rules_there_is_no_lifebreak():
    scene = quiet()
    scene.fill("lifebreak area", FREE, 4)
    scene.give(0, life=100)
    assert not scene.begin("main").offers("lifebreak")
