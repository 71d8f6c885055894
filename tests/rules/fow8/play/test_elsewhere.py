"""Abilities of Force of Will that are there in other areas than the field (902.2)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Triggered
from rules.language.events import Plays
from rules.language.filter_shorthand import cards
from tests.rules.fow8.play.made_up import face, quiet


@pytest.mark.clause("fow8", "902.2")
@pytest.mark.parametrize(
    "zone", ["removed area", "item area", "extra deck", "rune area", "graveyard", "standby area"]
)
def test_an_ability_is_there_in_the_area_that_it_names(zone):
    heal = Activated(fx.ChangeLife(100), zones=(zone,), only_there=True, once_a_turn=True)
    cheer = Triggered(Plays(cards(whose="you")), fx.ChangeLife(1000), zones=(zone,), only_there=True)
    scene = quiet()
    card = scene.put(zone, face("Relic", "regalia", abilities=(heal, cheer)))
    other = scene.put("hand", face("Relic", "regalia", cost="{9}", abilities=(heal, cheer)))
    scene.begin("main")
    assert (scene.offers("use", card), scene.offers("use", other)) == (True, False)
    scene.answer("use", card)
    assert scene.life() == 4100
    scene.answer("play", "Squire")
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == 5100
