"""Static abilities that change other cards from zones out of play, on the made-up game."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from rules.engine import atoms, positions
from rules.engine.costs import cost_changes
from rules.engine.denials import is_denied
from rules.engine.game import Game
from rules.engine.layers import altered, changes_costs, characteristics
from rules.language.abilities import Static
from rules.language.changes import AddRaces, AddStats, ChangeCost, Deny, LoseAllAbilities, SetStats
from rules.language.conditions import There
from rules.language.filter_shorthand import both, cards
from rules.language.vocabulary import EVERYWHERE
from tests.rules.engine.made_up import DECK, HAND, HEAP, TABLE, card, ruleset, scene

TABLED = cards(zones=("table",))
ANT = card("Ant")
GHOST = Static((AddStats((1, 0)),), TABLED, layer="second", zones=("heap",), only_there=True)
SPIRIT = card("Spirit", abilities=(GHOST,))
SHRINK = Static((SetStats((5, None)),), TABLED, layer="second")


def haunted(*spirits: Static) -> Game:
    """Return a game with an ant on the table, and a card with these abilities in the first player's hand."""
    return scene(ANT, hand=(card("Spirit", abilities=spirits or (GHOST,)),))


def attack(game: Game) -> int:
    """Return the attack of the ant."""
    assert not game.static or characteristics(game, 0) is (altered(game).get(0) or game.state.cards[0])
    return characteristics(game, 0).stats[0]


def test_cards_in_play_change_as_a_card_comes_into_a_zone_where_it_works_and_leaves_it() -> None:
    game = haunted()
    seen = []
    for zone in (HEAP, HAND, HEAP, TABLE, HEAP, DECK):
        atoms.move(game, 1, zone, controller=0)
        seen.append((attack(game), 1 in game.static, 1 in game.state.since))
    assert seen == [(2, True, True), (1, False, False)] * 3


@pytest.mark.parametrize("only_there", [True, False])
def test_a_card_that_works_in_play_too_works_in_both_and_once(only_there: bool) -> None:
    game = haunted(replace(GHOST, only_there=only_there))
    atoms.move(game, 1, HEAP)
    assert attack(game) == 2
    atoms.move(game, 1, TABLE, controller=0)
    assert (attack(game), game.static) == ((1, []) if only_there else (2, [1]))
    atoms.move(game, 1, HEAP)
    assert (attack(game), game.static) == (2, [1])
    atoms.move(game, 1, HAND)
    assert (attack(game), game.static) == (1, [])


LEAVINGS: dict[str, Callable[[Game], None]] = {
    "under a card": lambda game: atoms.stack_under(game, 0, (1,)),
    "into nothing": lambda game: atoms.erase(game, 1),
    "on hold": lambda game: atoms.hold(game, 1, HAND),
    "a new game": lambda game: atoms.restart(game),
}


@pytest.mark.parametrize("leave", LEAVINGS.values(), ids=LEAVINGS)
def test_its_effect_ends_however_it_leaves_the_zone(leave: Callable[[Game], None]) -> None:
    game = haunted()
    atoms.move(game, 1, HEAP)
    assert attack(game) == 2
    leave(game)
    assert (attack(game), game.static, game.state.since) == (1, [], {})


def test_its_effect_is_back_with_a_card_that_never_went() -> None:
    game = haunted()
    atoms.move(game, 1, HEAP)
    atoms.hold(game, 1, HAND)
    atoms.release(game, 1)
    assert attack(game) == 2


def test_a_card_that_is_drawn_works_in_hand_and_not_in_the_deck() -> None:
    game = scene(ANT, deck=(card("Spirit", abilities=(replace(GHOST, zones=("hand",)),)),))
    assert attack(game) == 1
    atoms.draw(game, 0)
    assert attack(game) == 2


def test_a_copy_works_where_it_lies_and_one_that_works_everywhere_does_so_anywhere() -> None:
    game = haunted()
    atoms.duplicate(game, SPIRIT, HEAP, 0)
    assert attack(game) == 2
    game = haunted(replace(GHOST, zones=(EVERYWHERE,)))
    for zone in (HAND, HEAP, DECK, TABLE):
        atoms.move(game, 1, zone, controller=0)
        # Player 1 has such a card in hand, too.
        assert attack(game) == 3


@pytest.mark.parametrize("first", [True, False])
def test_its_effect_is_as_old_as_its_stay_there(first: bool) -> None:
    game = scene(ANT, hand=(SPIRIT, card("Shrine", abilities=(SHRINK,))))
    for one, zone in sorted(((1, HEAP), (2, TABLE)), reverse=not first):
        atoms.move(game, one, zone, controller=0)
    assert attack(game) == (5 if first else 6)


def test_it_is_its_owners_and_its_condition_is_asked_from_where_it_is() -> None:
    many = There(both(cards(zones=("heap",)), cards(whose="you")), 2)
    mine = replace(GHOST, affects=both(TABLED, cards(whose="you")), when=many)
    game = scene(ANT, hand=(card("Spirit", abilities=(mine,)), ANT))
    theirs = atoms.create(game, ANT, TABLE, 1)
    atoms.move(game, 1, HEAP)
    assert attack(game) == 1
    atoms.move(game, 2, HEAP)
    assert (attack(game), characteristics(game, theirs).stats[0]) == (2, 1)


def test_cards_worked_out_together_count_it_and_it_is_not_lost_with_those_in_play() -> None:
    pests = Static((AddRaces(frozenset({"Pest"})),), cards(races=frozenset({"Ant"})), layer="first")
    blank = Static((LoseAllAbilities(),), both(TABLED, cards(name="Ant")), layer="first")
    named = Static((AddRaces(frozenset({"Ant"})),), cards(name="Ant"), layer="first")
    ban = Static((Deny("draw"),), zones=("heap",))
    game = scene(
        ANT, card("Blank", abilities=(blank, pests, named)), hand=(card("S", abilities=(GHOST, ban)),)
    )
    atoms.move(game, 2, HEAP)
    assert (attack(game), characteristics(game, 0).races) == (2, {"Ant", "Pest"})
    assert (game.in_force.apart, is_denied(game, 0, "draw")) == (False, True)


def test_what_it_says_of_costs_and_players_counts_there_and_of_itself_alone_only_once() -> None:
    cheaper = ChangeCost(less=(("coin", 1),))
    others = Static((cheaper,), cards(zones=("hand",)), zones=("heap",))
    own = Static((cheaper, Deny("draw")), zones=("heap",))
    game = scene(ANT, hand=(card("Spirit", abilities=(others, own)), ANT))
    assert (cost_changes(game, 0, 2), is_denied(game, 0, "draw")) == ([], False)
    atoms.move(game, 1, HEAP)
    assert changes_costs(game)
    assert (cost_changes(game, 0, 2), cost_changes(game, 0, 1)) == ([cheaper], [cheaper])
    assert [is_denied(game, player, "draw") for player in (0, 1)] == [True, False]


def test_a_position_that_is_copied_or_read_has_it_with_its_age() -> None:
    game = scene(ANT, hand=(SPIRIT, card("Shrine", abilities=(SHRINK,))))
    atoms.move(game, 2, TABLE, controller=0)
    atoms.move(game, 1, HEAP)
    copy = game.fork()
    printed = {one.card_id: one for one in game.state.cards}
    read = positions.load(positions.dump(game.state, game.rules, printed.get), game.rules, printed.get)
    again = Game(ruleset(), read)
    again.resume()
    assert [attack(one) for one in (game, copy, again)] == [6, 6, 6]
    assert copy.state.since == read.since == game.state.since != {}
    atoms.move(copy, 1, HAND)
    assert (attack(copy), attack(game)) == (5, 6)
    assert (copy.state.since, len(game.state.since)) == ({}, 1)


def test_a_game_without_such_cards_keeps_no_note_of_any() -> None:
    game = scene(ANT, hand=(card("Spirit", abilities=(Static((AddStats((1, 0)),), zones=("heap",)),)),))
    atoms.move(game, 1, HEAP)
    assert (game.outlying, game.static, game.state.since) == (frozenset(), [], {})
