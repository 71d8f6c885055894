"""How cards and abilities of Force of Will 5.01 are played and resolved, told as scenes of its own."""

import pytest

from rules.engine.layers import characteristics
from rules.games.fow8.definitions import Price
from rules.games.fow8.keywords import now
from rules.games.fow8.nodes import PlayFree
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.amounts import LifeOf
from rules.language.changes import AddRaces
from rules.language.conditions import Compare
from rules.language.costs import Cost
from rules.language.durations import ALWAYS
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.fow5.play.made_up import quiet
from tests.rules.fow8.play.made_up import LIGHT, chant, face, resonator
from tests.rules.scenes import Scene

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
FLASH = chant("Flash", "Quickcast")


def saying(effect: fx.Effect, scene: Scene | None = None) -> Scene:
    """Return a scene in which the turn player holds a chant with this effect."""
    scene = scene or quiet()
    scene.put("hand", chant("Word", spell=Spell(effect)))
    return scene


@pytest.mark.clause("fow5", "3.1#3")
@pytest.mark.clause("fow5", "9.3#2.2")
def test_an_effect_on_a_card_in_hand_does_not_follow_it_to_the_chase_area() -> None:
    held = cards(zones=("hand",), whose="you", name="Elk")
    scene = saying(fx.Modify(Each(held), (AddRaces(frozenset({"Beast"})),), ALWAYS, layer="words"))
    elk = scene.put("hand", resonator("Elk"))
    scene.put("hand", FLASH, 1)
    scene.begin("main").answer("play", "Word").answer("pass")
    assert characteristics(scene.game, elk).races == {"Beast"}
    scene.answer("play", elk)
    assert (scene.zone_of(elk), characteristics(scene.game, elk).races) == ("chase area", frozenset())
    scene.answer("pass")
    assert (scene.zone_of(elk), now(scene.game, elk).races) == ("field", frozenset())


@pytest.mark.clause("fow5", "9.3#4")
@pytest.mark.clause("fow5", "9.3#2.2")
@pytest.mark.clause("fow5", "7.9#1")
def test_a_chant_standby_card_goes_to_the_chase_area_and_costs_there_what_its_trigger_says() -> None:
    trap = chant("Trap", "Trigger", cost="{W}{W}", spell=Spell(fx.ChangeLife(700)))
    trap.marks, trap.standby = frozenset({"standby"}), Price((), 1)
    scene = quiet()
    scene.put("hand", FLASH, 1)
    card = scene.put("standby area", trap)
    stones = [scene.put("magic stone area", LIGHT) for _ in range(2)]
    scene.begin("main").answer("play", card)
    assert (scene.zone_of(card), [one.card for one in scene.state.pending]) == ("chase area", [card])
    assert sum(scene.in_play(stone).rested for stone in stones) == 1


@pytest.mark.clause("fow5", "9.3#4")
@pytest.mark.clause("fow5", "9.3#2.2")
@pytest.mark.clause("fow5", "7.3#3")
def test_a_chant_that_is_played_from_the_graveyard_goes_back_there() -> None:
    boon = chant("Boon", cost="{9}", spell=Spell(fx.ChangeLife(700)))
    scene = saying(PlayFree(Each(cards(zones=("graveyard",), name="Boon"))))
    card = scene.put("graveyard", boon)
    scene.begin("main").answer("play", "Word").until("main")
    assert (scene.life(), scene.zone_of(card)) == (4700, "graveyard")


@pytest.mark.clause("fow5", "9.3#2.2")
@pytest.mark.clause("fow5", "8.2#6")
def test_an_ability_that_is_played_lies_on_the_chase_and_counts_as_played_in_the_battle() -> None:
    for player in (0, 1):
        scene = quiet()
        scene.put("field", resonator("Ox"))
        heal = Activated(fx.ChangeLife(100), Cost())
        idol = scene.put("field", face("Idol", "addition", marks=("field",), abilities=(heal,)), player)
        scene.begin("main").answer("battle")
        if player:
            scene.answer("pass")
        scene.answer("use", idol, by=player)
        assert [(one.card, one.controller, one.ability) for one in scene.state.pending] == [
            (idol, player, heal)
        ]
        assert scene.zone_of(idol) == "field"
        scene.until("attack").answer("pass").until("main", 0)
        assert scene.life(player) == 4100
        assert scene.offers("battle") is (player == 1)


@pytest.mark.clause("fow5", "9.3#5.2")
@pytest.mark.clause("fow5", "9.6#8")
def test_what_an_automatic_ability_asks_for_has_to_hold_as_it_resolves_too() -> None:
    poor = Compare(LifeOf(), "<=", 1000)
    for gained, life in ((100, 2100), (1100, 2000)):
        bell = Triggered(Enters(RESONATORS), fx.ChangeLife(1100), condition=poor)
        scene = quiet()
        scene.give(0, life=900)
        scene.put("field", face("Bell", "addition", marks=("field",), abilities=(bell,)))
        scene.put("hand", chant("Gift", "Quickcast", spell=Spell(fx.ChangeLife(gained))))
        scene.begin("main").answer("play", "Squire").answer("play", "Gift").until("main")
        assert scene.life() == life
