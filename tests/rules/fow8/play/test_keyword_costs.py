"""Judgment and Mobilize of Force of Will for more than will (705.2, 1129.2), told as scenes."""

import pytest

from rules.games.fow8.definitions import Price
from rules.language import effects as fx
from rules.language.abilities import KeywordAbility
from rules.language.changes import LoseAllAbilities
from rules.language.costs import Cost, DiscardCards, Pay, PayLife, PutAway
from rules.language.references import Each
from tests.rules.fow8.play.made_up import FREE, LIGHT, chant, face, quiet, resonator, spell
from tests.rules.fow8.printed.made_up import MINE, RESONATORS
from tests.rules.printed import written


def queen(cost, printed=""):
    """Return a ruler whose judgment costs this, and will beside it where some is printed."""
    asks = written("fow8", KeywordAbility(keyword="Judgment", cost=cost))
    words = (f"Judgment {printed}",) if printed else ()
    sides = (
        face("Queen", "ruler", keywords=words, abilities=asks),
        face("Queen in Arms", "j-ruler", stats=(1000, 1000)),
    )
    for side in sides:
        side.faces = sides
    return sides[0]


@pytest.mark.clause("fow8", "705.2")
def test_what_a_judgment_asks_for_is_done_as_it_is_played():
    cost = Cost((PutAway(MINE), PayLife(500)))
    poor = quiet()
    poor.put("ruler area", queen(cost))
    assert not poor.begin("main").offers("judgment"), "there is no resonator to banish"
    scene = quiet()
    card = scene.put("ruler area", queen(cost))
    ox, elk = scene.put("field", resonator("Ox")), scene.put("field", resonator("Elk"))
    scene.put("hand", chant("Flash", "Quickcast"), 1)
    scene.begin("main").answer("judgment", card).answer("banish", elk)
    assert (scene.zone_of(elk), scene.zone_of(ox), scene.life()) == ("graveyard", "field", 3500)
    assert (scene.ask.player, scene.zone_of(card)) == (1, "ruler area"), "the judgment waits on the chase"
    scene.answer("pass")
    assert scene.zone_of(card) == "field"


@pytest.mark.clause("fow8", "705.2")
@pytest.mark.clause("fow8", "705.2a")
def test_a_judgment_is_paid_for_with_will_and_what_else_it_asks_for():
    for hand, stones, offered in ((1, 1, True), (0, 1, False), (1, 0, False)):
        scene = quiet()
        card = scene.put("ruler area", queen(Cost((DiscardCards(2),)), "{W}"))
        scene.fill("hand", FREE, hand)
        scene.fill("field", LIGHT, stones)
        assert scene.begin("main").offers("judgment") is offered
        if offered:
            scene.answer("judgment", card)
            assert (scene.names("graveyard"), scene.zone_of(card)) == (["Squire"] * 2, "field")
            assert all(scene.in_play(stone).rested for stone in scene.cards("field") if stone != card)


def knight(**more):
    """Return a resonator that gives up life to attack and block."""
    asks = written("fow8", KeywordAbility(keyword="Mobilize", cost=Cost((PayLife(500),))))
    return resonator("Knight", 600, 900, abilities=asks, **more)


@pytest.mark.clause("fow8", "803.5")
@pytest.mark.clause("fow8", "804.4")
@pytest.mark.clause("fow8", "1129.2")
def test_what_mobilize_asks_for_is_done_for_each_attack_and_block():
    scene = quiet()
    mine, theirs = scene.put("field", knight()), scene.put("field", knight(), 1)
    scene.begin("main").answer("battle").answer("attack", mine, -1)
    assert (scene.life(), scene.life(1)) == (3500, 4000)
    scene.answer("block", theirs)
    assert (scene.life(1), scene.in_play(theirs).rested) == (3500, True)
    for life, attacks in ((400, False), (500, True)):
        poor = quiet()
        poor.put("field", knight())
        poor.give(0, life=life)
        assert poor.begin("main").offers("battle") is attacks


@pytest.mark.clause("fow8", "804.4")
def test_who_cannot_do_what_mobilize_asks_for_does_not_block():
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 300, 300))
    scene.put("field", knight(), 1)
    scene.give(1, life=400)
    scene.begin("main").answer("battle").answer("attack", ox, -1)
    assert (scene.ask.kind, scene.life(1)) == ("main", 100)


@pytest.mark.clause("fow8", "712.2e")
def test_a_card_that_must_do_something_to_attack_lets_its_player_pass():
    asks = KeywordAbility(keyword="Mobilize", cost=Cost((PayLife(500),)))
    for abilities, may_pass in (((asks,), True), ((), False)):
        scene = quiet()
        wild = resonator("Wild", 500, 500, "Bloodlust", abilities=abilities)
        scene.put("field", wild)
        assert scene.begin("main").offers("pass") is may_pass


@pytest.mark.clause("fow8", "1129.2")
@pytest.mark.clause("fow8", "909.1d")
def test_a_knight_that_lost_all_abilities_attacks_for_nothing():
    scene = quiet()
    mine = scene.put("field", knight())
    scene.put("hand", chant("Hush", spell=spell(fx.Modify(Each(RESONATORS), (LoseAllAbilities(),)))))
    scene.begin("main").answer("play", "Hush").answer("battle").answer("attack", mine, -1)
    assert scene.life() == 4000


@pytest.mark.clause("fow8", "705.2a")
def test_will_in_the_text_of_a_judgment_is_paid_too():
    scene = quiet()
    card = scene.put("ruler area", queen(Cost((Pay(1, "W"),))))
    stone = scene.put("field", LIGHT)
    assert scene.state.cards[card].judgment == Price()
    scene.begin("main").answer("judgment", card)
    assert (scene.zone_of(card), scene.in_play(stone).rested) == ("field", True)
