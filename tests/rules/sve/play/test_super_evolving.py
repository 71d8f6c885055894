"""Super-evolving in Shadowverse: Evolve, which the book at hand has not: what the publisher answered."""

import pytest

from rules.engine import atoms
from rules.games.sve.layers import attack, defense
from rules.games.sve.mechanics.super_evolution import TURNS, hand_out_super_evolution_points
from rules.games.sve.nodes import Evolves, SuperEvolves
from rules.games.sve.zones import SUPER_EVOLUTION_POINTS
from rules.language.abilities import Triggered
from rules.language.amounts import ResourcesOf
from rules.language.conditions import Compare
from rules.language.effects import ChangeLife, Draw, If
from rules.language.filter_shorthand import cards
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import amulet, evolved, follower, points, spell, table

CUB = follower("Cub", 1, 2, evolve=2)
CHEERED = Triggered(Evolves(), ChangeLife(1))
CROWNED = Triggered(SuperEvolves(), ChangeLife(5))
LION = evolved("Cub", 4, 5, abilities=(CHEERED, CROWNED))
SUPER = "with a super evolution point"


def cub(turns: int, *, first: bool = False, super_points: int = 1, evolution: int = 0) -> Scene:
    """Return a scene with a follower that can evolve, in a turn of the player who goes first or second."""
    scene = table(5, evolution=evolution)
    scene.put("field", CUB)
    scene.put("evolve deck area", LION)
    atoms.set_resource(scene.game, 0, SUPER_EVOLUTION_POINTS, super_points)
    atoms.note_for_game(scene.game, 0, TURNS, turns)
    return scene.begin("main phase", first=0 if first else 1)


def notes(scene: Scene) -> list[str]:
    """Return how the follower could evolve."""
    return [option.note for option in scene.ask.options if option.verb == "evolve"]


def test_a_follower_that_super_evolves_grows_and_triggers_as_it_evolved_too() -> None:
    # Q2064, Q2071, Q2079
    scene = cub(6)
    scene.answer("evolve", "Cub", note=SUPER)
    (lion,) = scene.cards("field")
    assert (attack(scene.game, lion), defense(scene.game, lion)) == (5, 6)
    assert len(scene.ask.options) == 2, "both abilities wait, in any order"
    scene.game.answer(0)
    assert (scene.life(), points(scene), scene.resource(SUPER_EVOLUTION_POINTS)) == (26, 3, 0)


def test_another_card_sees_a_follower_super_evolve_but_no_enemy() -> None:
    ours = cards(types=("follower",), whose="you")
    scene = cub(6)
    scene.put("field", amulet("Throne", abilities=(Triggered(SuperEvolves(ours), ChangeLife(-2)),)), 1)
    scene.put("field", amulet("Crown", abilities=(Triggered(SuperEvolves(ours), ChangeLife(7)),)))
    scene.begin("main phase", first=1).answer("evolve", "Cub", note=SUPER)
    scene.until("main")
    assert (scene.life(), scene.life(1)) == (33, 20)


def test_evolving_without_the_point_is_no_super_evolving() -> None:
    scene = cub(6)
    scene.answer("evolve", "Cub", note="")
    assert (attack(scene.game, scene.cards("field")[0]), scene.life()) == (4, 21)


@pytest.mark.parametrize(
    ("turns", "first", "has", "open_"),
    [(5, False, 1, False), (6, False, 1, True), (6, True, 1, False), (7, True, 1, True), (9, True, 0, False)],
)
def test_the_first_player_super_evolves_from_the_seventh_turn_on_the_second_from_the_sixth(
    turns: int, first: bool, has: int, open_: bool
) -> None:
    # Q2067
    assert (SUPER in notes(cub(turns, first=first, super_points=has))) == open_


def test_the_point_is_paid_besides_an_evolution_point_and_not_for_a_play_point() -> None:
    # Q2066, Q2068
    scene = cub(6, evolution=1)
    assert len(notes(scene)) == 4
    poor = cub(6)
    poor.give(0, r0=1)
    assert notes(poor.begin("main phase", first=1)) == [], "two play points are short, whatever else there is"


def test_each_player_has_one_point_in_games_in_which_a_card_speaks_of_it() -> None:
    # Q2681
    scene = table()
    hand_out_super_evolution_points(scene.game)
    assert scene.resource(SUPER_EVOLUTION_POINTS) == 0
    none_left = Compare(ResourcesOf("super evolution points"), "=", 0)
    scene.put("deck area", spell("Envy", If(none_left, Draw(2))), 1)
    hand_out_super_evolution_points(scene.game)
    assert [scene.resource(SUPER_EVOLUTION_POINTS, player) for player in (0, 1)] == [1, 1]
