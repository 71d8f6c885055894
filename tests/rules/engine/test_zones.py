"""Which zones filters mean that name none, on the made-up game with a shelf beside the table."""

from dataclasses import replace

import pytest

from rules.engine import atoms
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.filters import part_naming
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.references import found
from rules.engine.zones import Zone, ZonePlan
from rules.language.abilities import Static
from rules.language.changes import AddRaces, AddStats
from rules.language.conditions import There
from rules.language.filter_shorthand import both, cards
from rules.language.filters import All, AnyOf, Filter, InZone, OneOf
from rules.language.references import This
from tests.rules.engine.made_up import ZONES, card, ruleset, scene

SHELF = 4
RULES = replace(ruleset(), zones=ZonePlan((*ZONES.kinds, Zone("shelf", "5", group="shelf", only_named=True))))
ANY = cards(types=frozenset({"creature"}))
SHELVED = cards(zones=("shelf",))
EITHER = AnyOf((cards(zones=("table",)), both(SHELVED, cards(name="Ant"))))


def shelved(*, banner: Filter | None = None) -> Game:
    """Return a game with an ant on the table, and an ant and a bee on the shelf."""
    waves = () if banner is None else (Static((AddStats((1, 0)),), banner, layer="second"),)
    game = scene(card("Ant"), card("Ant"), card("Bee"), card("Banner", abilities=waves), rules=RULES)
    for one in (1, 2):
        atoms.move(game, one, SHELF, controller=0)
    return game


@pytest.mark.parametrize(
    ("wanted", "meant"),
    [
        (ANY, [0, 3]),
        (SHELVED, [1, 2]),
        (both(ANY, SHELVED), [1, 2]),
        (cards(zones=("table", "shelf")), [0, 3, 1, 2]),
        (EITHER, [0, 1, 3]),
        (both(ANY, EITHER), [0, 1, 3]),
        (OneOf(This()), [2]),
        (All(), [0, 3]),
    ],
)
def test_cards_of_some_zones_are_found_only_where_those_are_named(wanted: Filter, meant: list[int]) -> None:
    game = shelved()
    at = Context(0, 2, "9")
    assert sorted(found(game, wanted, at)) == sorted(meant)
    count = len(meant)
    assert holds(game, There(wanted, count, count), 0, 2)
    assert holds(game, There(wanted, count, count), 0, 2, {})


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize(
    ("banner", "stronger"), [(ANY, [0, 3]), (both(ANY, SHELVED), [1, 2]), (EITHER, [0, 1, 3])]
)
def test_an_effect_changes_cards_of_some_zones_only_where_it_names_those(
    banner: Filter, stronger: list[int], together: bool
) -> None:
    game = shelved(banner=banner)
    if together:
        # An effect that writes what another one reads has all cards worked out together.
        reading = Static((AddRaces(frozenset({"Pest"})),), cards(races=frozenset({"Pest"})), layer="first")
        pests = card("Pest", races=("Pest",), abilities=(reading, reading))
        atoms.create(game, pests, 2, 0)
    assert [one for one in range(4) if characteristics(game, one).stats[0] == 2] == stronger
    assert game.in_force.apart is not together


def test_the_part_of_a_filter_that_names_a_zone_asks_the_rest_too() -> None:
    ants = cards(name="Ant")
    assert part_naming(both(ants, AnyOf((SHELVED, ants))), "shelf") == All((ants, AnyOf((SHELVED,))))
    assert part_naming(AnyOf((ants, InZone(("heap",)))), "shelf") is None
