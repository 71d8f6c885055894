"""Copies of a card in hand and EX area in Shadowverse: Evolve: an option each where anything differs."""

import pytest

from rules.engine.continuous_effects import Lasting
from rules.games.sve.layers import attack
from rules.language.abilities import Triggered
from rules.language.changes import AddStats, ChangeCost
from rules.language.durations import ALWAYS
from rules.language.effects import Create, Do, Later, Modify, MoveTo
from rules.language.events import Moment
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, It
from tests.rules.sve.play.made_up import BEAR, WOLF, points, spell, table


@pytest.mark.clause("sve", "8.2.1")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("zone", ["hand", "EX area"])
def test_of_two_copies_the_cheaper_one_can_be_picked_wherever_it_lies(zone: str, first: bool) -> None:
    scene = table(2)
    scene.put("field", WOLF)
    bears = scene.fill(zone, BEAR, 2)
    cheap = bears[0 if first else 1]
    change = ChangeCost(less=(("play points", 1),))
    scene.state.lasting.append(Lasting(cheap, 0, scene.state.stamp, "", change, ALWAYS, frozenset({cheap})))
    scene.begin("main phase")
    assert [scene.offers("play", bear) for bear in bears] == [True, True]
    scene.answer("play", cheap)
    assert points(scene) == 1


@pytest.mark.clause("sve", "8.2.1")
@pytest.mark.clause("sve", "10.6.2.1.2")
def test_of_two_copies_the_stronger_one_can_be_picked_and_stays_so() -> None:
    scene = table(3)
    scene.put("field", WOLF)
    scene.put("EX area", BEAR)
    train = Modify(Each(cards(zones=("EX area",))), (AddStats((2, 0)),), ALWAYS)
    scene.put("hand", spell("Train", Do((train, Create(BEAR, "EX area")))))
    scene.begin("main phase").answer("play", "Train")
    strong, weak = scene.cards("EX area")
    assert scene.offers("play", strong)
    assert scene.offers("play", weak)
    scene.answer("play", strong)
    assert attack(scene.game, strong) == 4


@pytest.mark.clause("sve", "8.2.1")
def test_of_two_copies_the_one_with_a_counter_can_be_picked() -> None:
    scene = table(3)
    scene.put("field", WOLF)
    bears = [scene.put("EX area", BEAR), scene.put("EX area", BEAR, counters={"fable": 1})]
    scene.begin("main phase")
    assert [scene.offers("play", bear) for bear in bears] == [True, True]


@pytest.mark.clause("sve", "8.2.1")
def test_copies_in_which_nothing_differs_are_one_option() -> None:
    for zone in ("hand", "EX area"):
        scene = table(3)
        scene.put("field", WOLF)
        bears = scene.fill(zone, BEAR, 2)
        scene.begin("main phase")
        assert [scene.offers("play", bear) for bear in bears] == [True, False]


@pytest.mark.clause("sve", "8.2.1")
def test_of_two_copies_the_one_that_a_later_effect_waits_for_can_be_picked() -> None:
    scene = table(4)
    scene.put("field", WOLF)
    bears = scene.fill("hand", BEAR, 2)
    goes = Triggered(Moment("end phase"), MoveTo(It(), "cemetery"))
    scene.put("hand", spell("Curse", Later(goes, Chosen(cards(zones=("hand",), name="Bear")))))
    scene.begin("main phase").answer("play", "Curse").answer("choose", bears[1])
    assert [scene.offers("play", bear) for bear in bears] == [True, True]
    scene.answer("play", bears[1]).until("main", 1)
    assert [scene.zone_of(bear) for bear in bears] == ["hand", "field"]
