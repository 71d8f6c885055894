"""Drive and Starting Amulet in Shadowverse: Evolve, of which the book at hand knows nothing."""

import pytest

from rules.engine.layers import characteristics
from rules.games.sve.definitions import EvolveCard
from rules.games.sve.mechanics.starting_amulet import put_starting_amulets
from rules.games.sve.mechanics.union_burst import note_titles
from rules.games.sve.nodes import (
    ChecksDrive,
    DriveCheck,
    GainDrive,
    GainsDrive,
    ShownByDrive,
    TriggersDrive,
)
from rules.language.abilities import Activated, Triggered
from rules.language.amounts import Tallied
from rules.language.conditions import Compare
from rules.language.costs import Cost, Pay
from rules.language.effects import ChangeLife, Do, Draw
from rules.language.events import Attacks
from rules.language.filter_shorthand import cards
from rules.language.references import This
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import BEAR, amulet, card, follower, points, table

TITLE = "A Title"
POINT = card("Point", ("spell", "evolved"), 0)
OURS = cards(types=("follower",), whose="you")
BUILT = Compare(Tallied("deck of one title", span="game", about=TITLE), ">=", 1)
CHECK = DriveCheck(This())


def of_title(definition: EvolveCard) -> EvolveCard:
    """Return a card that belongs to the title."""
    definition.titles = frozenset({TITLE})
    return definition


HEAL = of_title(follower("Heal", abilities=(Triggered(ShownByDrive(), ChangeLife(3), when=BUILT),)))
PLAIN = of_title(follower("Plain"))


def knight(*top: EvolveCard, checks: int = 1, watching: bool = False) -> Scene:
    """Return a scene with a follower that checks as it attacks, and these cards on top of a titled deck."""
    drive = Triggered(Attacks(), Do((CHECK,) * checks) if checks > 1 else CHECK)
    scene = Scene(table().game.rules)
    scene.fill("deck area", PLAIN, 3)
    for one in reversed(top):
        scene.put("deck area", one)
    note_titles(scene.game)
    scene.fill("deck area", BEAR, 3, 1)
    scene.put("field", follower("Knight", 2, 5, "Storm", abilities=(drive,)))
    # Somebody else may still attack, so that the turn goes on.
    scene.put("field", BEAR)
    if watching:
        made, did = Triggered(ChecksDrive(OURS), ChangeLife(10)), Triggered(TriggersDrive(OURS), Draw(1))
        scene.put("field", amulet("Banner", abilities=(made, did)))
        scene.put("field", amulet("Enemy Banner", abilities=(made, did)), 1)
    scene.begin("main phase").answer("attack", "Knight")
    return scene


@pytest.mark.parametrize("said", ["yes", "no"])
def test_a_checked_card_does_what_it_says_if_its_player_likes(said: str) -> None:
    # Q1472
    scene = knight(HEAL).answer(said).until("main")
    done = said == "yes"
    assert (scene.life(), scene.names("cemetery")) == (23 if done else 20, ["Heal"] if done else [])
    assert scene.names("deck area")[0] == ("Plain" if done else "Heal"), "else it goes to the bottom"


def test_a_card_without_a_trigger_goes_to_the_bottom_of_the_deck() -> None:
    # Q1472
    scene = knight(of_title(follower("Elephant"))).until("main")
    assert scene.names("deck area") == ["Elephant", "Plain", "Plain", "Plain"]


def test_in_a_deck_of_no_title_nothing_is_triggered() -> None:
    # Q1472
    scene = knight(HEAL, follower("Stranger")).until("main")
    assert (scene.life(), scene.names("deck area")[0]) == (20, "Heal")


def test_two_checks_are_made_one_after_the_other_before_anything_waits_for_them() -> None:
    # Q1403, Q1404, Q1444
    scene = knight(HEAL, HEAL, checks=2, watching=True)
    scene.answer("yes").answer("yes")
    assert scene.life() == 26, "the watching amulet has not healed yet"
    scene.until("main")
    assert (scene.life(), len(scene.cards("hand")), scene.life(1)) == (46, 2, 18)


def squire(*, has: int = 1, evolution: int = 0, drives: int = 1) -> Scene:
    """Return a scene with a follower that may gain Drive, and what goes beneath it in the evolve deck."""
    ride = Activated(GainDrive(This(), cards(name="Point")), Cost((Pay(1, "play points"),)))
    scene = table(has, evolution=evolution)
    cheer = Triggered(GainsDrive(), ChangeLife(1))
    scene.put("field", follower("Squire", 1, 2, abilities=(ride, cheer)), entered=5)
    scene.put("field", amulet("Banner", abilities=(Triggered(GainsDrive(OURS), ChangeLife(5)),)))
    scene.put("field", amulet("Enemy Banner", abilities=(Triggered(GainsDrive(OURS), ChangeLife(5)),)), 1)
    scene.fill("evolve deck area", POINT, drives)
    scene.put("field", BEAR, 1, rested=True)
    return scene.begin("main phase")


def test_a_follower_with_drive_has_rush_and_checks_as_it_attacks() -> None:
    # Q1449
    scene = squire().answer("drive", "Squire").until("main")
    driven = scene.cards("field")[0]
    assert (scene.life(), scene.life(1), points(scene)) == (26, 20, 0)
    assert "Rush" in characteristics(scene.game, driven).keywords
    assert scene.in_play(scene.cards("evolve zone")[0]).host == driven
    before = scene.cards("deck area")
    scene.answer("attack", driven, "Bear").until("main")
    assert scene.cards("deck area") == [before[-1], *before[:-1]], "the top card went to the bottom"
    assert not scene.offers("drive")


@pytest.mark.parametrize(
    ("has", "evolution", "drives", "ways"), [(1, 1, 1, 2), (0, 1, 1, 1), (0, 0, 1, 0), (1, 0, 0, 0)]
)
def test_drive_is_paid_for_with_points_and_needs_a_card_of_the_evolve_deck(
    has: int, evolution: int, drives: int, ways: int
) -> None:
    scene = squire(has=has, evolution=evolution, drives=drives)
    assert len([one for one in scene.ask.options if one.verb == "drive"]) == ways


@pytest.mark.parametrize("titled", [True, False])
def test_one_starting_amulet_of_a_titled_deck_is_on_the_field_as_the_game_begins(titled: bool) -> None:
    # Q1453
    scene = Scene(table().game.rules)
    scene.fill("deck area", of_title(amulet("Cadet", "Starting Amulet")), 2)
    scene.put("deck area", PLAIN if titled else BEAR)
    put_starting_amulets(scene.game)
    assert scene.names("field") == (["Cadet"] if titled else [])
