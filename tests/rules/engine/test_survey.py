"""What writes leave standing of what is known of cards and of the table, on the made-up game."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from rules.engine import atoms
from rules.engine.aspects import DAMAGE, STATS
from rules.engine.cache import cached_for_both
from rules.engine.continuous_effects import Lasting
from rules.engine.game import Game
from rules.engine.layers import altered, characteristics, reaches_beyond
from rules.language.abilities import Static
from rules.language.amounts import LifeOf, Tallied
from rules.language.changes import AddStats, LoseAllAbilities
from rules.language.conditions import Compare, Condition, Is, There
from rules.language.durations import END_OF_TURN
from rules.language.filter_shorthand import both, cards
from rules.language.filters import Filter, HasCounters, HasStatus, IsRested
from rules.language.references import This
from tests.rules.engine.made_up import HEAP, ZONES, card, scene

TABLED = cards(zones=("table",))
ANTS = both(TABLED, cards(name="Ant"))
ANT, BEE = card("Ant"), card("Bee", (2, 2))
POOR = Compare(LifeOf(), "<=", 5)


def banner(affects: Filter = TABLED, when: Condition | None = None) -> Static:
    """Return a static ability that makes cards stronger."""
    return Static((AddStats((1, 0)),), affects, layer="second", when=when)


def known(game: Game) -> list[int]:
    """Return the cards that are known after asking once more what the last one is."""
    characteristics(game, len(game.state.instances) - 1)
    return sorted(game.in_force.cards)


@pytest.mark.parametrize(
    ("write", "asked"),
    [
        (lambda game: atoms.rest(game, 0), both(ANTS, cards(IsRested(False)))),
        (lambda game: atoms.put_counters(game, 0, "oil", 1), None),
        (lambda game: atoms.mark(game, 0, "seen"), None),
        (lambda game: atoms.damage(game, 0, 1), None),
        (lambda game: atoms.change_life(game, 0, -1), None),
        (lambda game: atoms.note(game, 0, "drawn"), None),
    ],
)
def test_a_card_is_worked_out_again_only_where_an_effect_asks_for_what_was_written(
    write: Callable[[Game], None], asked: Filter | None
) -> None:
    for affects, stays in ((ANTS, True), *(() if asked is None else ((asked, False),))):
        game = scene(ANT, ANT, card("Banner", abilities=(banner(affects),)))
        assert [characteristics(game, one).stats[0] for one in (0, 1, 2)] == [2, 2, 1]
        write(game)
        assert known(game) == ([0, 1, 2] if stays else [1, 2])


@pytest.mark.parametrize(
    ("when", "write"),
    [
        (POOR, lambda game: atoms.set_life(game, 0, 5)),
        (Compare(Tallied("drawn"), ">=", 1), lambda game: atoms.note(game, 0, "drawn")),
        (Compare(Tallied("rain", span="game"), ">=", 1), lambda game: atoms.note_for_game(game, 0, "rain")),
        (Is(This(), HasCounters("oil")), lambda game: atoms.put_counters(game, 2, "oil", 1)),
        (Is(This(), HasStatus("seen")), lambda game: atoms.mark(game, 2, "seen")),
        (There(cards(zones=("heap",))), lambda game: atoms.move(game, 1, HEAP)),
        (There(both(TABLED, cards(IsRested(True)))), lambda game: atoms.rest(game, 1)),
    ],
)
def test_an_effect_begins_and_ends_with_its_condition(when: Condition, write: Callable[[Game], None]) -> None:
    game = scene(ANT, BEE, card("Banner", abilities=(banner(ANTS, when),)))
    assert characteristics(game, 0) is game.state.cards[0]
    write(game)
    assert characteristics(game, 0).stats == (2, 1)


def test_an_effect_on_one_card_leaves_the_others_known_as_it_begins_and_as_it_ends() -> None:
    game = scene(ANT, ANT, card("Banner", abilities=(banner(),)))
    for one in range(3):
        characteristics(game, one)
    stronger = Lasting(-1, 0, 9, "second", AddStats((5, 0)), END_OF_TURN, frozenset({0}))
    atoms.begin_effect(game, stronger)
    assert known(game) == [1, 2]
    assert characteristics(game, 0).stats == (7, 1)
    atoms.end_effects(game, END_OF_TURN)
    assert known(game) == [1, 2]
    assert characteristics(game, 0).stats == (2, 1)


def test_an_effect_that_takes_abilities_of_a_card_without_static_ones_leaves_the_others_known() -> None:
    game = scene(ANT, ANT, card("Banner", abilities=(banner(),)))
    for one in range(3):
        characteristics(game, one)
    silenced = Lasting(-1, 0, 9, "first", LoseAllAbilities(), END_OF_TURN, frozenset({0}))
    atoms.begin_effect(game, silenced)
    assert known(game) == [1, 2]
    assert [characteristics(game, one).stats[0] for one in (0, 1, 2)] == [2, 2, 2]


def test_an_effect_that_takes_the_static_ability_of_a_card_changes_what_that_one_changed() -> None:
    game = scene(ANT, ANT, card("Banner", abilities=(banner(ANTS),)))
    assert characteristics(game, 0).stats[0] == 2
    silenced = Lasting(-1, 0, 9, "first", LoseAllAbilities(), END_OF_TURN, frozenset({2}))
    atoms.begin_effect(game, silenced)
    assert characteristics(game, 0).stats[0] == 1


@pytest.mark.parametrize(("zones", "reaches"), [(("table",), False), (("heap",), True)])
def test_effects_on_cards_in_play_reach_no_cards_elsewhere(zones: tuple[str, ...], reaches: bool) -> None:
    game = scene(ANT, card("Banner", abilities=(banner(cards(zones=zones)),)))
    assert reaches_beyond(game, STATS) is reaches
    atoms.move(game, 0, HEAP)
    assert characteristics(game, 0).stats[0] == (2 if reaches else 1)


def test_an_effect_on_one_card_reaches_it_only_where_it_already_is_out_of_play() -> None:
    game = scene(ANT, hand=(BEE,))
    bee = game.state.zones[2][0]
    stronger = Lasting(-1, 0, 9, "second", AddStats((5, 0)), END_OF_TURN, frozenset({0}))
    atoms.begin_effect(game, stronger)
    assert not reaches_beyond(game, STATS)
    atoms.begin_effect(game, replace(stronger, cards=frozenset({bee})))
    assert reaches_beyond(game, STATS)
    assert characteristics(game, bee).stats[0] == game.state.cards[bee].stats[0] + 5


def test_a_card_that_comes_stands_behind_the_others_that_are_changed() -> None:
    game = scene(ANT, card("Banner", abilities=(banner(),)), hand=(BEE,))
    assert list(altered(game)) == [0, 1]
    bee = game.state.zones[2][0]
    atoms.move(game, 0, HEAP)
    atoms.move(game, bee, 2, controller=0)
    assert list(altered(game)) == [1, bee]


COUNTED: list[int] = []


@cached_for_both(DAMAGE | ZONES.played, as_cards_are=True)
def strong(game: Game) -> list[int]:
    """List the cards with more attack than damage, and note that it was worked out."""
    COUNTED.append(1)
    instances = game.state.instances
    return [one for one in instances if characteristics(game, one).stats[0] > instances[one].damage]


def test_an_answer_about_cards_in_play_goes_as_soon_as_one_of_them_is_another_one() -> None:
    COUNTED.clear()
    game = scene(ANT, BEE)
    atoms.damage(game, 0, 1)
    assert strong(game) == [1]
    atoms.rest(game, 0)
    atoms.note(game, 0, "drawn")
    atoms.change_life(game, 0, 1)
    assert strong(game) == [1]
    assert len(COUNTED) == 1
    atoms.begin_effect(game, Lasting(-1, 0, 9, "second", AddStats((5, 0)), END_OF_TURN, frozenset({0})))
    assert strong(game) == [0, 1]
    atoms.end_effects(game, END_OF_TURN)
    assert strong(game) == [1]
    atoms.move(game, 1, HEAP)
    assert strong(game) == []


def test_an_answer_about_cards_in_play_goes_with_a_condition_on_which_an_effect_hangs() -> None:
    game = scene(ANT, card("Banner", (0, 1), abilities=(banner(ANTS, POOR),)))
    atoms.damage(game, 0, 1)
    assert strong(game) == []
    atoms.set_life(game, 0, 5)
    assert strong(game) == [0]
