"""Cards with Stealth of Force of Will that ask for a state of the game (1416.1a, 1416.2b)."""

import pytest

from rules.games.fow8.definitions import ForceCard
from rules.language import effects as fx
from rules.language.abilities import KeywordAbility
from rules.language.conditions import There
from rules.language.filter_shorthand import cards
from tests.rules.fow8.play.made_up import chant, face, quiet, ruler, spell
from tests.rules.printed import printed

CROWNED = There(cards(zones=("ruler area", "field"), whose="you", name="Queen"))


def ambush(kind: str = "chant") -> ForceCard:
    """Return a card that comes out of hiding while its player's ruler is the queen."""
    asks = printed("fow8", "SKL-070", KeywordAbility(keyword="stealth", when=CROWNED))
    stats = (500, 500) if kind == "resonator" else None
    texts = () if kind == "resonator" else (spell(fx.ChangeLife(600)),)
    return face("Ambush", kind, cost="{9}", stats=stats, keywords=("Stealth",), abilities=(*asks, *texts))


@pytest.mark.clause("fow8", "1416.1a")
@pytest.mark.clause("fow8", "1416.2b")
@pytest.mark.clause("fow8", "1114.2")
def test_a_card_with_stealth_that_asks_for_a_state_is_played_for_nothing_while_that_holds() -> None:
    for crowned in (True, False):
        scene = quiet()
        card = scene.put("standby area", ambush(), 1)
        scene.put("hand", chant("Flash", "Quickcast"), 1)
        if crowned:
            scene.put("ruler area", ruler(), 1)
        scene.begin("end")
        assert (scene.ask.player, scene.offers("play", card)) == (1, crowned)
        if crowned:
            scene.answer("play", card).answer("pass").answer("pass")
            assert (scene.life(1), scene.zone_of(card)) == (4600, "graveyard")


@pytest.mark.clause("fow8", "1416.1a")
@pytest.mark.clause("fow8", "1114.3")
def test_a_resonator_with_stealth_comes_out_in_the_turn_it_was_hidden() -> None:
    scene = quiet()
    card = scene.put("hand", ambush("resonator"))
    scene.put("ruler area", ruler())
    scene.give(0, r0=2)
    scene.begin("main")
    assert not scene.offers("play", card), "it is played so from the standby area alone"
    scene.answer("stand_by", card).answer("play", card)
    assert scene.zone_of(card) == "field"
