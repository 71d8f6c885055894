"""Abilities of Force of Will that are there in other areas than the field (902.2)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static, Triggered
from rules.language.changes import AddStats, ChangeCost, Deny, SetStats
from rules.language.events import Plays
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each
from tests.rules.fow8.play.made_up import chant, face, quiet, resonator
from tests.rules.fow8.printed.made_up import MINE, stats
from tests.rules.printed import written

AREAS = ["removed area", "item area", "extra deck", "rune area", "graveyard", "standby area", "hand"]
"""Areas in which an ability is active where it says so, the hand last: a card there could be played."""


RAISED = AddStats((200, 200))


def banner(*areas, change=RAISED):
    """Return a card that changes its player's resonators from these areas alone."""
    raises = written("fow8", Static((change,), MINE, zones=areas, only_there=True))
    return face("Banner", "regalia", cost="{9}", abilities=raises)


@pytest.mark.clause("fow8", "902.2")
@pytest.mark.parametrize("zone", AREAS[:-1])
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


@pytest.mark.clause("fow8", "902.2")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("where", [*AREAS, "field"])
def test_a_continual_ability_changes_its_players_cards_from_the_area_that_it_names(area, where):
    scene = quiet()
    mine, theirs = scene.put("field", resonator("Ox")), scene.put("field", resonator("Elk"), 1)
    scene.put(where, banner(area))
    scene.begin("main")
    assert stats(scene, mine) == ((700, 700) if where == area else (500, 500))
    assert stats(scene, theirs) == (500, 500)


@pytest.mark.clause("fow8", "902.2")
def test_a_continual_ability_begins_and_ends_as_its_card_comes_into_the_graveyard_and_leaves_it():
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    flag = scene.put("field", banner("graveyard"))
    scene.put("hand", chant("Break", spell=Spell(fx.Destroy(Each(cards(zones=("field",), name="Banner"))))))
    dead = both(cards(zones=("graveyard",), whose="you"), cards(name="Banner"))
    scene.put("hand", chant("Bury", spell=Spell(fx.MoveTo(Each(dead), "main deck"))))
    scene.begin("main")
    seen = [stats(scene, ox)]
    for name in ("Break", "Bury"):
        scene.answer("play", name)
        seen.append((scene.zone_of(flag), *stats(scene, ox)))
    assert seen == [(500, 500), ("graveyard", 700, 700), ("main deck", 500, 500)]


@pytest.mark.clause("fow8", "902.2")
@pytest.mark.clause("fow8", "909.3b")
@pytest.mark.parametrize(("first", "attack"), [("Break", 400), ("Grow", 100)])
def test_an_ability_in_the_graveyard_applies_since_its_card_came_there(first, attack):
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    scene.put("field", banner("graveyard", change=SetStats((100, None))))
    scene.put("hand", chant("Break", spell=Spell(fx.Destroy(Each(cards(zones=("field",), name="Banner"))))))
    scene.put("hand", chant("Grow", spell=Spell(fx.Modify(Each(MINE), (AddStats((300, 0)),)))))
    scene.begin("main").answer("play", first).answer("play", ({"Break", "Grow"} - {first}).pop())
    assert stats(scene, ox)[0] == attack


@pytest.mark.clause("fow8", "902.2")
@pytest.mark.parametrize("there", [True, False])
def test_costs_and_what_players_cannot_do_follow_an_ability_in_the_removed_area(there):
    zones = ("removed area",)
    told = written(
        "fow8",
        Static((ChangeCost(less=(("R", 1),)),), cards(zones=("hand",), whose="you"), zones=zones),
        Static((Deny("gain life"),), zones=zones),
    )
    scene = quiet()
    scene.put("removed area" if there else "graveyard", face("Star", "regalia", abilities=told))
    scene.put("hand", resonator("Fox", cost="{R}"))
    scene.put("hand", chant("Sip", spell=Spell(fx.ChangeLife(100))))
    scene.begin("main")
    assert scene.offers("play", "Fox") is there
    assert scene.answer("play", "Sip").life() == (4000 if there else 4100)
