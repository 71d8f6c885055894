"""Cards of Force of Will that leave the field together, for costs, or for another player's area."""

import pytest

from rules.games.fow8.keywords import ASTRAL
from rules.language import effects as fx
from rules.language.abilities import Activated, Triggered
from rules.language.costs import Cost, DiscardCards, PutThisAway
from rules.language.events import Destroyed, Discards, Leaves, Moves
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each
from tests.rules.fow8.play.made_up import chant, quiet, resonator, ruler, spell
from tests.rules.fow8.printed.made_up import MINE, RESONATORS

TO_GRAVEYARD = {"origin": ("field",), "destination": ("graveyard",)}
SWEEPS = {
    "destroyed": fx.Destroy(Each(RESONATORS)),
    "dealt damage": fx.DealDamage(Each(RESONATORS), 900),
    "put away": fx.MoveTo(Each(RESONATORS), "graveyard"),
}


@pytest.mark.clause("fow8", "906.7b")
@pytest.mark.parametrize("event", ["leaves", "moves", "destroyed"])
@pytest.mark.parametrize("how", SWEEPS)
def test_cards_that_leave_the_field_together_see_each_other_leave(event, how):
    others = both(MINE, cards(other=True))
    events = {
        "leaves": Leaves(others),
        "moves": Moves(others, **TO_GRAVEYARD),
        "destroyed": Destroyed(others),
    }
    scene = quiet()
    for name in ("Ox", "Elk", "Ewe"):
        scene.put("field", resonator(name, abilities=(Triggered(events[event], fx.ChangeLife(100)),)))
    scene.put("hand", chant("Sweep", spell=spell(SWEEPS[how])))
    scene.begin("main").answer("play", "Sweep")
    while scene.ask.kind in ("order", "triggered"):
        scene.game.answer(0)
    while scene.state.pending:
        scene.answer("pass")
    seen = 0 if (how, event) == ("put away", "destroyed") else 6
    assert (scene.names("field"), scene.life()) == ([], 4000 + 100 * seen)


@pytest.mark.clause("fow8", "906.7b")
def test_a_card_that_leaves_later_does_not_see_what_left_before_it():
    others = Triggered(Moves(both(MINE, cards(other=True))), fx.ChangeLife(100))
    scene = quiet()
    for name in ("Ox", "Elk"):
        scene.put("field", resonator(name, abilities=(others,)))
    each = [fx.Destroy(Each(both(MINE, cards(name=name)))) for name in ("Ox", "Elk")]
    scene.put("hand", chant("Sweep", spell=spell(fx.Do(tuple(each)))))
    scene.begin("main").answer("play", "Sweep")
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.names("field"), scene.life()) == ([], 4100)


BURST = Activated(fx.ChangeLife(100), Cost((PutThisAway(),)))


@pytest.mark.clause("fow8", "1011.1")
@pytest.mark.clause("fow8", "906.7b")
@pytest.mark.parametrize("event", [Leaves(), Moves(**TO_GRAVEYARD)])
def test_what_is_banished_as_a_cost_triggers_on_leaving(event):
    scene = quiet()
    ox = scene.put("field", resonator("Ox", abilities=(BURST, Triggered(event, fx.ChangeLife(1000)))))
    scene.begin("main").answer("use", ox)
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.zone_of(ox), scene.life()) == ("graveyard", 5100)


@pytest.mark.clause("fow8", "1019.1")
def test_what_is_discarded_as_a_cost_triggers_on_that():
    wail = Triggered(Discards(cards(whose="you")), fx.ChangeLife(1000))
    burst = Activated(fx.ChangeLife(100), Cost((DiscardCards(1),)))
    scene = quiet()
    ox = scene.put("field", resonator("Ox", abilities=(burst, wail)))
    scene.begin("main").answer("use", ox)
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.names("graveyard"), scene.life()) == (["Squire"], 5100)


@pytest.mark.clause("fow8", "308.5")
@pytest.mark.clause("fow8", "1010.1a")
def test_a_j_ruler_that_the_other_player_controls_falls_into_its_owners_hands():
    scene = quiet()
    queen = scene.put("field", ruler().faces[1], owner=1)
    scene.put("hand", chant("Topple", spell=spell(fx.Destroy(Each(cards(zones=("field",)))))))
    scene.begin("main").answer("play", "Topple")
    assert (scene.cards("ruler area", 1), scene.in_play(queen).controller) == ([queen], 1)
    assert scene.in_play(queen).counters == {ASTRAL: 1}


@pytest.mark.clause("fow8", "1007.7")
def test_a_j_ruler_that_an_effect_puts_into_the_ruler_area_has_no_damage_left_and_is_not_astral():
    scene = quiet()
    queen = scene.put("field", ruler().faces[1], damage=300)
    scene.put("hand", chant("Recall", spell=spell(fx.MoveTo(Each(cards(zones=("field",))), "ruler area"))))
    scene.begin("main").answer("play", "Recall")
    held = scene.in_play(queen)
    assert (scene.zone_of(queen), held.damage, held.counters) == ("ruler area", 0, None)
