"""Abilities that cards of Shadowverse: Evolve in hand and EX area were given or lost, told as scenes."""

import pytest

from rules.language.abilities import Ability, Activated, Static, Way
from rules.language.changes import ChangeCost, GainAbilities, LoseAllAbilities, Restrict
from rules.language.costs import Cost, DiscardCards, Pay
from rules.language.effects import ChangeLife
from rules.language.filter_shorthand import cards
from rules.language.restrictions import Cannot
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import BEAR, GIANT, WOLF, amulet, follower, points, table

HERE = ("hand", "EX area")
CHEAP = Static((ChangeCost(less=(("play points", 1),)),), zones=HERE)
BARRED = Static((Restrict(Cannot("be played")),), zones=HERE)
GRATIS = Way(cost=Cost((DiscardCards(1),)), instead=True, name="gratis")
SINGS = Activated(ChangeLife(3), Cost((Pay(1, "play points"),)), zones=HERE)

somewhere = pytest.mark.parametrize("zone", HERE)
given_or_lost = pytest.mark.parametrize("given", [True, False])


def taught(zone: str, ability: Ability, *, given: bool, most: int = 5) -> Scene:
    """Return a scene with a bear that was given an ability where it lies, or lost one that it prints."""
    scene = table(most)
    bears = cards(zones=(zone,), whose="you", name="Bear")
    change = GainAbilities((ability,)) if given else LoseAllAbilities()
    scene.put("field", amulet("School", abilities=(Static((change,), bears),)))
    scene.put("field", WOLF)
    scene.put(zone, BEAR if given else follower("Bear", 2, 4, cost=2, abilities=(ability,)))
    scene.put("hand", GIANT)
    return scene.begin("main phase")


@pytest.mark.clause("sve", "10.9.1.2")
@pytest.mark.clause("sve", "10.2.1.3.3")
@somewhere
@given_or_lost
def test_a_card_costs_less_by_an_ability_that_it_was_given_and_not_by_one_it_lost(
    zone: str, given: bool
) -> None:
    scene = taught(zone, CHEAP, given=given, most=1)
    assert scene.offers("play", "Bear") is given
    if given:
        assert points(scene.answer("play", "Bear")) == 0


@pytest.mark.clause("sve", "10.2.1.3.3")
@pytest.mark.clause("sve", "10.6.2.5")
@pytest.mark.clause("sve", "10.9.1.2")
@somewhere
@pytest.mark.parametrize("cost", [3, 1])
def test_a_card_that_says_so_itself_costs_less_once_wherever_it_lies(zone: str, cost: int) -> None:
    scene = table(4)
    scene.put(zone, follower("Cub", cost=cost, abilities=(CHEAP,)))
    for one in (GIANT, BEAR):
        scene.put("hand", one)
    scene.begin("main phase").answer("play", "Cub")
    assert points(scene) == 4 - (cost - 1)


@pytest.mark.clause("sve", "10.9.1.2")
@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.clause("sve", "10.6.2.1.1")
@somewhere
@given_or_lost
def test_a_card_is_paid_for_otherwise_by_an_ability_that_it_was_given_where_it_lay(
    zone: str, given: bool
) -> None:
    scene = taught(zone, GRATIS, given=given, most=0)
    assert scene.offers("play", "Bear") is given
    if given:
        scene.answer("play", "Bear")
        assert (points(scene), scene.names("cemetery")) == (0, ["Giant"])
        assert "Bear" in scene.names("field")


@pytest.mark.clause("sve", "10.9.1.2")
@pytest.mark.clause("sve", "8.2.1")
@somewhere
@given_or_lost
def test_a_card_cannot_be_played_by_an_ability_that_it_was_given_and_can_without_it(
    zone: str, given: bool
) -> None:
    assert taught(zone, BARRED, given=given).offers("play", "Bear") is not given


@pytest.mark.clause("sve", "10.9.1.2")
@pytest.mark.clause("sve", "10.3.4")
@somewhere
@given_or_lost
def test_an_ability_that_a_card_out_of_play_was_given_is_played_and_one_that_it_lost_is_not(
    zone: str, given: bool
) -> None:
    scene = taught(zone, SINGS, given=given)
    assert scene.offers("activate", "Bear") is given
    if given:
        assert scene.answer("activate", "Bear").life() == 23


@pytest.mark.clause("sve", "10.9.1.2")
def test_no_ability_is_played_in_hand_where_nothing_says_so() -> None:
    scene = table()
    scene.put("hand", follower("Bard", abilities=(Activated(ChangeLife(3), Cost((Pay(1, "play points"),))),)))
    scene.put("field", amulet("School", abilities=(Static((GainAbilities((SINGS,)),), cards(name="Ant")),)))
    scene.put("field", WOLF)
    assert scene.begin("main phase").offered("activate") == []
