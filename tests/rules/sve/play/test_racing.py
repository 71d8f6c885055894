"""Feed and Race in Shadowverse: Evolve, which the book at hand does not have: what the publisher answered."""

import pytest

from rules.engine.layers import characteristics
from rules.games.sve.nodes import Race, Races
from rules.language.abilities import Activated, Triggered
from rules.language.costs import Cost, Pay
from rules.language.effects import ChangeLife, Do, MoveTo
from rules.language.filter_shorthand import cards
from rules.language.references import Each, This
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    OWN,
    card,
    evolution_points,
    evolved,
    follower,
    points,
    spell,
    table,
)

OATS = card("Oats", ("spell", "evolved"), 0, keywords=("Rush",))
ONE_RACE = Race(This(), cards(name="Oats"))
CHEER = Triggered(Races(), ChangeLife(1))


def pony(*, has: int = 5, evolution: int = 0, oats: int = 3, times: int = 1) -> Scene:
    """Return a scene with a follower that may feed and evolve, and what it feeds on in the evolve deck."""
    race = ONE_RACE if times == 1 else Do((ONE_RACE,) * times)
    feed = Activated(race, Cost((Pay(times, "play points"),)))
    scene = table(has, evolution=evolution)
    scene.put("field", follower("Pony", 1, 2, evolve=1, abilities=(feed, CHEER)))
    scene.fill("evolve deck area", OATS, oats)
    scene.put("evolve deck area", evolved("Pony", 3, 4))
    return scene.begin("main phase")


def test_a_follower_that_feeds_races_and_has_the_keywords_of_the_card_beneath_it() -> None:
    scene = pony().answer("race", "Pony")
    (runner,) = scene.cards("field")
    (beneath,) = scene.cards("evolve zone")
    assert (scene.in_play(beneath).host, points(scene), scene.life()) == (runner, 4, 21)
    assert "Rush" in characteristics(scene.game, runner).keywords


def test_a_follower_may_race_twice_for_one_cost() -> None:
    scene = pony(times=2).answer("race", "Pony")
    assert len(scene.ask.options) == 2, "both races trigger, and either may be resolved first"
    scene.game.answer(0)
    assert (len(scene.cards("evolve zone")), points(scene), scene.life()) == (2, 3, 22)


def test_a_follower_that_feeds_on_the_last_card_races_once() -> None:
    scene = pony(times=2, oats=1).answer("race", "Pony")
    assert (len(scene.cards("evolve zone")), scene.life()) == (1, 21)


@pytest.mark.parametrize(("has", "evolution", "ways"), [(1, 0, 1), (1, 1, 2), (0, 1, 1), (0, 0, 0)])
def test_an_evolution_point_stands_for_a_play_point_as_a_follower_feeds(
    has: int, evolution: int, ways: int
) -> None:
    scene = pony(has=has, evolution=evolution)
    found = [option for option in scene.ask.options if option.verb == "race"]
    assert len(found) == ways
    if found:
        scene.game.answer(scene.ask.options.index(found[-1]))
        assert (points(scene), evolution_points(scene)) == (has if evolution else has - 1, 0)


def test_a_player_evolves_or_feeds_once_a_turn_and_a_follower_feeds_once() -> None:
    scene = pony().answer("race", "Pony")
    assert not scene.offers("evolve")
    scene.state.players[0].turn_counts.clear()
    scene.begin("main phase", turn=7)
    assert scene.offers("evolve")
    assert not scene.offers("race")
    scene.answer("evolve", "Pony")
    assert len(scene.cards("evolve zone")) == 2
    assert "Rush" in characteristics(scene.game, scene.cards("field")[0]).keywords


def test_nothing_feeds_without_a_card_for_it_and_none_lies_there_faceup() -> None:
    scene = pony(oats=0)
    scene.put("faceup evolve deck area", OATS)
    assert not scene.begin("main phase").offers("race")


def test_the_card_beneath_goes_back_faceup_once_the_follower_has_left() -> None:
    scene = pony()
    scene.put("hand", spell("Recall", MoveTo(Each(OWN), "hand")))
    scene.begin("main phase").answer("race", "Pony").answer("play", "Recall")
    assert (scene.names("evolve zone"), scene.names("faceup evolve deck area")) == ([], ["Oats"])


def test_a_feed_ability_is_not_played_as_other_abilities_are() -> None:
    assert not pony().offers("activate")


@pytest.mark.parametrize(("name", "life"), [("Pony", 22), ("Mule", 21)])
def test_another_card_sees_who_races(name: str, life: int) -> None:
    scene = pony()
    watcher = Triggered(Races(cards(name=name)), ChangeLife(1))
    scene.put("field", follower("Groom", abilities=(watcher,)))
    scene.begin("main phase").answer("race", "Pony")
    if scene.ask.kind != "main":
        scene.game.answer(0)
    assert scene.life() == life
