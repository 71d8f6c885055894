"""Stealing followers in Shadowverse: Evolve, and what the publisher answered about it (BP03-109)."""

import pytest

from rules.language.abilities import Ability, Activated
from rules.language.changes import ChangeController
from rules.language.costs import Cost, MoveCard
from rules.language.durations import ALWAYS
from rules.language.effects import ChangeLife, Destroy, Do, Modify, Recover
from rules.language.filter_shorthand import cards
from rules.language.references import Each, Target
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    WOLF,
    evolved,
    follower,
    spell,
    table,
    when,
)
from tests.rules.sve.printed.made_up import of, real

FALLEN = of(ANT, races=("Fallen Angel",))
DEAD = cards(zones=("cemetery",), whose="you", races=("Fallen Angel",))
STEALS = real(
    "BP03-109",
    Activated(
        Do((Modify(Target(), (ChangeController(),), ALWAYS), Recover(Target()))),
        Cost((MoveCard(DEAD, "banished zone"),) * 3),
        targets=(ENEMY,),
        once_a_turn=True,
    ),
)


def steal(scene: Scene, angel: int | str, what: str) -> None:
    """Activate the ability, select what it steals and pay for it with three of those that are dead."""
    scene.answer("activate", angel)
    if scene.offers("target", what):
        scene.answer("target", what)
    while scene.offers("move"):
        scene.answer("move")


def stolen(*words: str, abilities: tuple[Ability, ...] = ()) -> Scene:
    """Return a scene in which an engaged enemy bear with these keywords and abilities was just stolen."""
    scene = table()
    scene.put("field", follower("Angel", 5, 5, abilities=STEALS))
    scene.fill("cemetery", FALLEN, 3)
    scene.put("field", follower("Bear", 2, 4, *words, abilities=abilities), 1, rested=True)
    scene.put("field", WOLF, 1, rested=True)
    scene.put("hand", spell("Kill", Destroy(Each(cards(zones=("field",), name="Bear")))))
    steal(scene.begin("main phase"), "Angel", "Bear")
    return scene


@pytest.mark.clause("sve", "8.4.2.1")
@pytest.mark.clause("sve", "10.7.4.3")
@pytest.mark.parametrize("words", [(), ("Rush",), ("Storm",)])
def test_a_stolen_follower_attacks_this_turn_only_what_its_keywords_let_it(words: tuple[str, ...]) -> None:
    # Q533 says so of one with Rush.
    scene = stolen(*words)
    assert (scene.names("field"), scene.names("field", 1)) == (["Angel", "Bear"], ["Wolf"])
    assert not scene.in_play(scene.cards("field")[1]).rested
    assert scene.offers("attack", "Bear", "Wolf") == bool(words)
    assert scene.offers("attack", "Bear", -1) == ("Storm" in words)
    while scene.state.active == 0:
        scene.game.answer(len(scene.ask.options) - 1)
    scene.until("main", 0)
    assert scene.offers("attack", "Bear", -1), "it has remained there since the start of the turn"


@pytest.mark.clause("sve", "10.9.2")
def test_a_stolen_follower_that_is_destroyed_lies_with_its_owner_and_its_last_words_are_the_thiefs() -> None:
    # Q524 and Q532.
    scene = stolen(abilities=(when("put away", ChangeLife(3)),))
    scene.answer("play", "Kill")
    assert (scene.names("cemetery", 1), "Bear" in scene.names("cemetery")) == (["Bear"], False)
    assert (scene.life(0), scene.life(1)) == (23, 20)


@pytest.mark.clause("sve", "11.6.1")
def test_the_evolved_card_of_a_stolen_follower_goes_back_to_its_owners_deck() -> None:
    # Q528.
    scene = table()
    scene.put("field", follower("Cub", 1, 1, evolve=1), 1)
    scene.put("evolve deck area", evolved("Cub", 3, 3), 1)
    scene.give(1, r0=5, r1=5)
    scene.put("field", follower("Angel", 5, 5, abilities=STEALS))
    scene.fill("cemetery", FALLEN, 3)
    scene.put("hand", spell("Kill", Destroy(Each(cards(zones=("field",), name="Cub")))))
    scene.put("field", BEAR, 1)
    scene.begin("main phase", active=1).answer("evolve", "Cub").until("main", 0)
    steal(scene, "Angel", "Cub")
    assert scene.names("field") == ["Angel", "Cub"]
    scene.answer("play", "Kill")
    assert (scene.names("faceup evolve deck area", 1), scene.names("cemetery", 1)) == (["Cub"], ["Cub"])


@pytest.mark.clause("sve", "10.1.1.1")
def test_two_angels_steal_in_one_turn_and_neither_steals_twice() -> None:
    # Q518.
    scene = table()
    angels = [scene.put("field", follower("Angel", 5, 5, abilities=STEALS)) for _ in range(2)]
    scene.fill("cemetery", FALLEN, 9)
    scene.fill("field", WOLF, 3, 1)
    scene.begin("main phase")
    for angel in angels:
        assert scene.offers("activate", angel)
        steal(scene, angel, "Wolf")
        assert not scene.offers("activate", angel)
    assert scene.names("field") == ["Angel", "Angel", "Wolf", "Wolf"]
