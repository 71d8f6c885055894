"""A card that left its zone and came back is a new card (302.3): its uses are gone, and it is no target."""

import pytest

from rules.language import effects as fx
from rules.language import filters as fl
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Each, Target, This, ThisCard
from tests.rules.fow8.play.made_up import chant, quiet, resonator, ruler
from tests.rules.scenes import Scene

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
AWAY_AND_BACK = fx.Do(
    (
        fx.MoveTo(Each(RESONATORS), "graveyard"),
        fx.MoveTo(Each(cards(zones=("graveyard",), types=frozenset({"resonator"}))), "field"),
    )
)
BLINK = chant("Blink", "Quickcast", spell=Spell(AWAY_AND_BACK))
HEAL = Activated(fx.ChangeLife(100), once_a_turn=True)


def sage() -> tuple[Scene, int]:
    """A scene with a resonator whose ability may be played once a turn."""
    scene = quiet()
    return scene, scene.put("field", resonator("Sage", abilities=(HEAL,)))


@pytest.mark.clause("fow8", "302.3")
def test_an_ability_once_a_turn_is_unused_on_a_card_that_came_back() -> None:
    scene, card = sage()
    scene.put("hand", chant("Blink", spell=Spell(AWAY_AND_BACK)))
    scene.begin("main").answer("use", card)
    assert (scene.life(), scene.offers("use", card)) == (4100, False)
    scene.answer("play", "Blink")
    assert scene.zone_of(card) == "field"
    scene.answer("use", card)
    assert (scene.life(), scene.offers("use", card)) == (4200, False)


@pytest.mark.clause("fow8", "302.3")
def test_a_ruler_that_becomes_a_j_ruler_is_the_same_card_and_its_use_counts() -> None:
    scene = quiet()
    queen = ruler()
    for side in queen.faces:
        side.abilities = (HEAL,)
        side.activated = (HEAL,)
    card = scene.put("ruler area", queen)
    scene.begin("main").answer("use", card)
    assert scene.life() == 4100
    scene.answer("judgment", card)
    assert (scene.zone_of(card), scene.offers("use", card)) == ("field", False)


@pytest.mark.clause("fow8", "302.3")
def test_an_automatic_ability_once_a_turn_has_not_triggered_on_a_card_that_came_back() -> None:
    scene = quiet()
    come = Triggered(Enters(), fx.ChangeLife(100), once_a_turn=True)
    scene.put("field", resonator("Sage", abilities=(come,)))
    scene.put("hand", BLINK)
    scene.put("hand", BLINK)
    scene.begin("main").answer("play", "Blink").answer("play", "Blink")
    assert scene.life() == 4200


@pytest.mark.clause("fow8", "302.3")
def test_an_ability_that_waits_does_nothing_to_its_card_that_left_and_came_back() -> None:
    scene = quiet()
    marks = Activated(fx.PutCounters(This(), "mark"), once_a_turn=True)
    card = scene.put("field", resonator("Sage", abilities=(marks,)))
    scene.put("hand", BLINK, 1)
    scene.begin("main").answer("use", card).answer("play", "Blink")
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.zone_of(card), scene.in_play(card).counters) == ("field", None)


@pytest.mark.clause("fow8", "302.3")
@pytest.mark.clause("fow8", "903.3a")
def test_a_target_that_left_and_came_back_is_a_new_card_and_no_target() -> None:
    recall = Spell(fx.MoveTo(Target(), "hand"), targets=(RESONATORS,))
    scene, card = sage()
    scene.put("hand", chant("Recall", spell=recall))
    scene.put("hand", BLINK, 1)
    scene.begin("main").answer("play", "Recall").answer("pass").answer("play", "Blink")
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.zone_of(card), scene.names("graveyard", 1)) == ("field", ["Blink"])


@pytest.mark.clause("fow8", "302.3")
def test_a_card_finds_what_its_own_effect_removed_and_nothing_else() -> None:
    scene = quiet()
    others = cards(zones=("field",), types=frozenset({"resonator"}), other=True)
    removed = fl.All((fl.InZone(("removed area",)), fl.PutBy(ThisCard())))
    takes = Activated(fx.MoveTo(Each(others), "removed area"))
    warden = resonator("Warden", abilities=(takes, Activated(fx.MoveTo(Each(removed), "hand"))))
    card = scene.put("field", warden)
    gone, elk = scene.put("removed area", resonator("Hart")), scene.put("field", resonator("Elk"))
    scene.begin("main").answer("use", card, 0).answer("pass")
    assert scene.zone_of(elk) == "removed area"
    scene.answer("use", card, 1).answer("pass")
    assert (scene.zone_of(elk), scene.zone_of(gone)) == ("hand", "removed area")
