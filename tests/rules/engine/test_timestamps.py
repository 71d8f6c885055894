"""Which cards that came at the same time have effects whose order matters, on the made-up game."""

import pytest

from rules.engine import atoms
from rules.engine.layers import characteristics
from rules.engine.timestamps import order_stamps, rivals
from rules.language.abilities import Activated, Static
from rules.language.amounts import Count
from rules.language.changes import AddRaces, AddStats, Change, ChangeController, SetStats
from rules.language.effects import Draw
from rules.language.filter_shorthand import both, cards
from rules.language.filters import Filter
from tests.rules.engine.made_up import HEAP, TABLE, card, run, scene

TABLED = cards(zones=("table",))
MINE, THEIRS = both(TABLED, cards(whose="you")), both(TABLED, cards(whose="opponent"))
ONE, TWO = SetStats((1, None)), SetStats((2, None))
MORE = AddStats((3, 0))
ALL_MINE = SetStats((Count(MINE), None))


def static(change: Change, affects: Filter | None = TABLED, layer: str = "second") -> Static:
    """Return a static ability with one change."""
    return Static((change,), affects, layer=layer)


@pytest.mark.parametrize(
    ("first", "second", "owner", "matters"),
    [
        (static(ONE), static(MORE), 0, True),
        (static(ONE), static(TWO), 1, True),
        (static(ONE), static(ONE), 1, False),
        (static(MORE), static(AddStats((5, 0))), 1, False),
        (static(ONE), static(MORE, layer="first"), 0, False),
        (static(ONE), static(AddRaces(frozenset({"Ant"}))), 0, False),
        (static(ONE, MINE), static(MORE, MINE), 0, True),
        (static(ONE, MINE), static(MORE, MINE), 1, False),
        (static(ONE, MINE), static(MORE, THEIRS), 1, True),
        (static(ONE, MINE), static(MORE), 1, True),
        # The same words mean other cards, or another player, where the other player says them.
        (static(ALL_MINE), static(ALL_MINE), 0, False),
        (static(ALL_MINE), static(ALL_MINE), 1, True),
        (static(ChangeController("you")), static(ChangeController("you")), 1, True),
        (static(ONE, None), static(MORE, None), 0, False),
        (static(ONE), Activated(Draw(1)), 0, False),
    ],
)
def test_the_order_of_two_effects_matters_where_they_change_the_same_of_a_card(
    first: Static, second: Static, owner: int, matters: bool
) -> None:
    game = scene(card("Ant"))
    came = [
        atoms.create(game, card(name, abilities=(ability,)), TABLE, player)
        for name, ability, player in (("First", first, 0), ("Second", second, owner))
    ]
    assert rivals(game, came) == (came if matters else [])
    assert rivals(game, came[:1]) == []


def test_a_card_has_no_say_about_itself_out_of_play_and_one_in_play_has() -> None:
    heap = ("heap",)
    tells = (Static((ONE,), layer="second", zones=heap), Static((ONE,), TABLED, layer="first", zones=heap))
    others = card("Others", abilities=(Static((MORE,), layer="second"), static(MORE)))
    game = scene(hand=(card("Ghost", abilities=tells), others))
    ghost, other = 0, 1
    atoms.move(game, ghost, HEAP)
    atoms.move(game, other, TABLE, controller=0)
    assert rivals(game, [ghost, other]) == []
    atoms.move(game, ghost, TABLE, controller=0)
    assert rivals(game, [ghost, other]) == [ghost, other]


@pytest.mark.parametrize("older", [0, 1])
def test_cards_are_as_old_as_the_turn_player_says_in_play_and_elsewhere(older: int) -> None:
    heap = Static((MORE,), TABLED, layer="second", zones=("heap",))
    game = scene(
        card("Ant"), hand=(card("Ghost", abilities=(heap,)), card("Shrine", abilities=(static(TWO),)))
    )
    atoms.move(game, 1, HEAP)
    atoms.move(game, 2, TABLE, controller=0)
    asks = run(game, order_stamps(game, [1, 2], "9"), older, 0)
    assert [(ask.player, ask.clause, len(ask.options)) for ask in asks] == [(0, "9", 2), (0, "9", 1)]
    assert characteristics(game, 0).stats[0] == (2 if older == 0 else 5)
