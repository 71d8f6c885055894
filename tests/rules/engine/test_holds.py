"""Cards on hold, places in a zone, and where abilities work, on the made-up game."""

from dataclasses import replace

import pytest

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.continuous_effects import Lasting
from rules.engine.events import Event, Moved
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.engine.queue import settle
from rules.engine.triggers import trigger_on
from rules.engine.verbs import to_all
from rules.language import effects as fx
from rules.language.abilities import Declared, Static, Triggered
from rules.language.changes import AddStats
from rules.language.durations import ALWAYS
from rules.language.events import Enters
from rules.language.filter_shorthand import both, cards
from rules.language.filters import AsNamed, Filter, NameHas, RaceHas, TriggersOn
from rules.language.references import Each, ThisCard
from rules.language.vocabulary import EVERYWHERE
from tests.rules.engine.made_up import DECK, HAND, HEAP, TABLE, Gather, Shouts, card, ruleset, run, scene

ANT, BEE, CAT = card("Ant"), card("Bee", (2, 2)), card("Cat", (3, 3))
TABLED = cards(zones=("table",))


def moves(game: Game) -> list[Event]:
    """Return the list to which all moves of a game are told from now on."""
    told: list[Event] = []
    game.listeners.setdefault(Moved, []).append(lambda _, event: told.append(event))
    return told


def test_a_card_on_hold_comes_from_its_old_zone_once_it_moves_on() -> None:
    game = scene(hand=(ANT, BEE))
    told = moves(game)
    atoms.hold(game, 0, HEAP)
    assert (game.state.where[0], told) == (2 * HEAP, [])
    atoms.move(game, 0, TABLE)
    assert [(one.source, one.destination) for one in told if isinstance(one, Moved)] == [
        (2 * HAND, 2 * TABLE)
    ]
    assert game.state.on_hold == {}


def test_a_card_that_is_released_lies_where_it_was_and_never_moved() -> None:
    game = scene(hand=(ANT, BEE, CAT))
    told = moves(game)
    atoms.hold(game, 1, HEAP)
    atoms.release(game, 1)
    assert (game.state.zones[2 * HAND], told) == ([0, 1, 2], [])


@pytest.mark.parametrize("as_it_was", [False, True])
def test_effects_on_a_released_card_are_over_unless_it_is_as_it_was(as_it_was: bool) -> None:
    game = scene(ANT)
    atoms.rest(game, 0)
    atoms.begin_effect(game, Lasting(-1, 0, 1, "first", AddStats((1, 0)), ALWAYS, frozenset({0})))
    atoms.hold(game, 0, HEAP)
    atoms.release(game, 0, as_it_was=as_it_was)
    assert game.state.instances[0].rested
    assert characteristics(game, 0).stats == ((2, 1) if as_it_was else (1, 1))


def test_the_abilities_of_a_card_on_hold_rest() -> None:
    banner = Static((AddStats((1, 0)),), TABLED, layer="second")
    game = scene(ANT, card("Banner", abilities=(banner,)))
    atoms.hold(game, 1, HEAP)
    assert (characteristics(game, 0).stats, game.static) == ((1, 1), [])
    atoms.release(game, 1)
    assert characteristics(game, 0).stats == (2, 1)


@pytest.mark.parametrize(("below", "order"), [(0, [1, 2, 0]), (1, [1, 0, 2]), (2, [0, 1, 2]), (9, [0, 1, 2])])
def test_a_card_is_laid_beneath_so_many_others(below: int, order: list[int]) -> None:
    game = scene(hand=(ANT, BEE, CAT))
    atoms.sink(game, 0, below)
    assert game.state.zones[2 * HAND] == order


def test_cards_are_laid_beneath_others_on_top_of_those_there_or_at_the_bottom() -> None:
    game = scene(ANT, BEE, CAT, card("Dog"))
    atoms.stack_under(game, 0, (1,))
    atoms.stack_under(game, 0, (2,))
    atoms.stack_under(game, 0, (3,), bottom=True)
    assert game.state.instances[0].under == (3, 1, 2)


@pytest.mark.parametrize("only_there", [False, True])
def test_an_ability_works_in_the_zones_it_names_besides_play_or_in_place_of_it(only_there: bool) -> None:
    shout = Triggered(Shouts(), fx.ChangeLife(1), zones=("heap",), only_there=only_there)
    game = scene(card("Herald", abilities=(shout,)))
    trigger_on(game, Shouts, 0)
    assert len(game.state.pending) == (0 if only_there else 1)
    atoms.move(game, 0, HEAP)
    trigger_on(game, Shouts, 0)
    assert len(game.state.pending) == (1 if only_there else 2)


def test_an_ability_that_works_everywhere_changes_its_card_out_of_play_too() -> None:
    grows = Static((AddStats((5, 0)),), layer="first", zones=(EVERYWHERE,))
    game = scene(card("Giant", abilities=(grows,)), hand=(card("Giant", abilities=(grows,)), ANT))
    assert [characteristics(game, one).stats[0] for one in (0, 1, 2)] == [6, 6, 1]


def test_an_effect_reaches_cards_out_of_play_only_where_it_names_their_zone() -> None:
    game = scene(ANT, hand=(ANT,))
    for wanted in (cards(), cards(zones=("hand",))):
        atoms.begin_effect(game, Lasting(-1, 0, 1, "first", AddStats((1, 0)), ALWAYS, None, wanted))
    assert [characteristics(game, one).stats[0] for one in (0, 1)] == [2, 2]


def test_a_declared_ability_waits_for_nothing_by_itself() -> None:
    asked = Declared(Shouts(TABLED), fx.ChangeLife(1), zones=("hand",))
    game = scene(ANT, hand=(card("Herald", abilities=(asked,)),))
    trigger_on(game, Shouts, 0)
    assert game.state.pending == []


def test_waiting_effects_may_be_carried_out_for_one_player_alone() -> None:
    game = scene(ANT)
    for player in (0, 1, 0):
        atoms.push(game, Pending(player, 0, 1, Triggered(Shouts(), fx.ChangeLife(1))))
    run(game, settle(game, "9", 0), 0, 0, 0, 0)
    assert [one.life for one in game.state.players] == [12, 10]
    assert len(game.state.pending) == 1


def test_cards_that_may_not_be_turned_are_not_rested() -> None:
    rules = replace(ruleset(), may_turn=lambda game, one: one != 0)
    game = scene(ANT, BEE, rules=rules)
    run(game, perform(game, fx.Rest(Each(TABLED)), Context(0, -1, "9")))
    assert [game.state.instances[one].rested for one in (0, 1)] == [False, True]


def test_an_action_on_several_cards_is_told_all_of_them_at_once() -> None:
    told: list[list[int]] = []

    def gather(game: Game, cards: list[int], source: int, player: int) -> Procedure:
        told.append(cards)
        yield from ()

    game = scene(ANT, BEE, rules=replace(ruleset(), verbs={Gather: to_all(gather)}))
    run(game, perform(game, Gather(Each(TABLED)), Context(0, -1, "9")))
    assert told == [[0, 1]]


def test_the_card_itself_is_meant_wherever_it_lies() -> None:
    game = scene(hand=(ANT,), deck=(BEE,))
    run(game, perform(game, fx.MoveTo(ThisCard(), "heap"), Context(0, 0, "9")))
    assert game.state.where[0] == 2 * HEAP


def test_a_player_names_something_and_the_effect_speaks_of_it() -> None:
    rules = replace(ruleset(), words=lambda game, what: ["Ant", "Bee"])
    game = scene(ANT, BEE, rules=rules)
    named = fx.NameOne("name", fx.MoveTo(Each(both(TABLED, cards(AsNamed("name")))), "heap"))
    asks = run(game, perform(game, named, Context(0, -1, "9")), 1)
    assert [option.note for option in asks[0].options] == ["Ant", "Bee"]
    assert game.state.zones[2 * HEAP] == [1]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (cards(NameHas("Old"), zones=("table",)), [0]),
        (cards(RaceHas("Dragon"), zones=("table",)), [1]),
        (cards(TriggersOn(Enters()), zones=("table",)), [2]),
    ],
)
def test_a_filter_asks_for_a_part_of_a_name_or_race_or_for_a_printed_trigger(
    wanted: Filter, found: list[int]
) -> None:
    printed = Triggered(Enters())
    keyword = replace(printed, clause="5")
    game = scene(
        card("Old Ant"),
        card("Ant", races=("Fire Dragon",)),
        card("Bee", abilities=(printed,)),
        card("Cat", abilities=(keyword,)),
    )
    run(game, perform(game, fx.Rest(Each(wanted)), Context(0, -1, "9")))
    assert [one for one in range(4) if game.state.instances[one].rested] == found


def test_cards_that_are_searched_stay_in_the_order_of_the_deck() -> None:
    game = scene(deck=(ANT, BEE, CAT))
    before = list(game.state.zones[2 * DECK])
    run(game, perform(game, fx.Look(3, fx.NOTHING), Context(0, -1, "9")))
    assert game.state.zones[2 * DECK] == before
