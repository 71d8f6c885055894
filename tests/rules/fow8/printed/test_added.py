"""Additions that effects add to cards: out of a hand, and from one card to another."""

import pytest

from rules.games.fow8.nodes import AddCards
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Target
from tests.rules.fow8.play.made_up import face, quiet, spell
from tests.rules.fow8.printed.made_up import RESONATORS, body, text

BADGE = face("Badge", "addition", marks=("resonator",), cost="{0}")
FLAG = face("Flag", "addition", marks=("field",), cost="{0}")


@pytest.mark.clause("fow8", "1406.3")
@pytest.mark.parametrize(("addition", "zone"), [(BADGE, "field"), (FLAG, "hand")])
def test_an_addition_comes_out_of_the_hand_onto_the_card_that_is_said(addition, zone):
    scene = quiet()
    ox = scene.put("field", body("Ox"))
    elk = scene.put("field", body("Elk"))
    card = scene.put("hand", addition)
    held = cards(zones=("hand",), types=frozenset({"addition"}))
    scene.put("hand", text("Gift", spell(AddCards(Chosen(held), Target()), RESONATORS)))
    scene.begin("main").answer("play", "Gift").answer("target", elk)
    assert scene.zone_of(card) == zone
    if zone == "field":
        assert scene.in_play(card).host == elk != ox


@pytest.mark.clause("fow8", "1002.1")
@pytest.mark.clause("fow8", "909.3b")
def test_an_addition_is_moved_from_one_card_to_another():
    scene = quiet()
    ox = scene.put("field", body("Ox"))
    card = scene.put("field", BADGE)
    scene.in_play(card).host = ox
    elk = scene.put("field", body("Elk"))
    before = scene.in_play(card).stamp
    badges = cards(zones=("field",), types=frozenset({"addition"}))
    scene.put("hand", text("Move", spell(AddCards(Target(), Target(1)), badges, RESONATORS)))
    scene.begin("main").answer("play", "Move").answer("target", elk)
    assert scene.in_play(card).host == elk
    assert scene.in_play(card).stamp > before
