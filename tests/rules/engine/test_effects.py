"""Effects, layers, replacements, triggers and loops, on the made-up game."""

import pytest

from rules.engine import atoms
from rules.engine import effects as fx
from rules.engine.abilities import Ability
from rules.engine.asks import GameOver, Procedure
from rules.engine.effects import Change, Lasting
from rules.engine.filters import Chosen, CountOf, Current, Every, Filter, Source
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.perform import Context, perform
from rules.engine.priority import window
from rules.engine.queue import settle
from rules.engine.replacement import Happening, Replacement, replaced
from rules.engine.triggers import trigger
from rules.engine.waiting import Pending
from tests.rules.engine.made_up import HAND, HEAP, TABLE, card, ruleset, run, scene

ANT, BEE, CAT = card("Ant"), card("Bee", (2, 2)), card("Cat", (3, 3))
TABLED = Filter(zones=("table",))


def table(game: Game, player: int = 0) -> list[int]:
    """Return the cards on a player's table."""
    return game.state.zones[2 * TABLE + player]


def lasting(layer: str, stamp: int, change: Change, *cards: int, wanted: Filter | None = None) -> Lasting:
    """Return an effect in force on these cards, or on those that a filter finds."""
    return Lasting(-1, 0, stamp, layer, change, "game", None if wanted else frozenset(cards), wanted)


def test_an_earlier_layer_applies_before_a_later_one_whatever_is_older() -> None:
    game = scene(ANT)
    ant = table(game)[0]
    atoms.begin_effect(game, lasting("second", 1, Change(figures=(1, 1)), ant))
    atoms.begin_effect(game, lasting("first", 2, Change(set_figures=(5, None)), ant))
    assert characteristics(game, ant).figures == (6, 2)


def test_within_a_layer_the_older_effect_applies_first() -> None:
    game = scene(ANT)
    ant = table(game)[0]
    atoms.begin_effect(game, lasting("first", 2, Change(set_figures=(5, 5)), ant))
    atoms.begin_effect(game, lasting("first", 1, Change(figures=(1, 1)), ant))
    assert characteristics(game, ant).figures == (5, 5)


def test_an_effect_waits_for_the_one_it_depends_on() -> None:
    game = scene(ANT)
    ant = table(game)[0]
    knights = Filter(zones=("table",), races=frozenset({"knight"}))
    atoms.begin_effect(game, lasting("first", 1, Change(figures=(2, 2)), wanted=knights))
    atoms.begin_effect(game, lasting("first", 2, Change(races=frozenset({"knight"})), ant))
    assert characteristics(game, ant).figures == (3, 3)


def test_a_static_ability_holds_while_its_card_is_in_play_and_no_longer() -> None:
    banner = Ability("static", change=Change(figures=(1, 0)), affects=TABLED, layer="second")
    game = scene(ANT, card("Banner", abilities=(banner,)))
    ant, flag = table(game)
    assert characteristics(game, ant).figures == (2, 1)
    atoms.move(game, flag, HEAP)
    assert characteristics(game, ant).figures == (1, 1)


def test_if_you_do_follows_only_what_was_done() -> None:
    discard_to_draw = fx.IfYouDo(fx.Discard(1), fx.Draw(2))
    game = scene(hand=(ANT,), deck=(BEE, CAT, CAT))
    run(game, perform(game, discard_to_draw, Context(0, -1, "9")), 0)
    assert len(game.state.zones[2 * HAND]) == 2
    empty = scene(deck=(BEE, CAT, CAT))
    run(empty, perform(empty, discard_to_draw, Context(0, -1, "9")))
    assert empty.state.zones[2 * HAND] == []


def test_up_to_two_may_stop_after_one() -> None:
    game = scene(ANT, BEE, CAT)
    ant, bee, cat = table(game)
    chosen = fx.Rest(Chosen(TABLED, most=2, least=0))
    asks = run(game, perform(game, chosen, Context(0, -1, "9")), 1, 2)
    assert [len(ask.options) for ask in asks] == [4, 3]
    assert [game.state.instances[one].rested for one in (ant, bee, cat)] == [False, True, False]


def test_for_each_counts_and_reaches_every_card_that_was_there() -> None:
    game = scene(ANT, BEE, deck=(CAT,) * 4)
    effect = fx.Sequence((fx.ForEach(TABLED, fx.Destroy(Current())), fx.Draw(CountOf(TABLED, 1))))
    run(game, perform(game, effect, Context(0, -1, "9")))
    assert table(game) == []
    assert game.state.zones[2 * HAND] == []


def test_a_change_until_the_end_of_the_turn_ends_with_it() -> None:
    game = scene(ANT)
    ant = table(game)[0]
    stronger = fx.Modify(Every(TABLED), Change(figures=(4, 0), gains=frozenset({"flying"})), "second")
    run(game, perform(game, stronger, Context(0, -1, "9")))
    assert characteristics(game, ant).figures == (5, 1)
    assert "flying" in characteristics(game, ant).keywords
    atoms.end_effects(game, "end_of_turn")
    assert characteristics(game, ant) is ANT


def test_each_replacement_applies_once_and_the_affected_player_chooses_the_order() -> None:
    def always(game: Game, happening: Happening) -> list[int]:
        return [-1]

    def double(game: Game, happening: Happening, source: int) -> Procedure:
        happening.amount *= 2
        yield from ()

    def less_one(game: Game, happening: Happening, source: int) -> Procedure:
        happening.amount -= 1
        yield from ()

    rules = ruleset(
        ("first",),
        Replacement("double", "5", "damage", always, double),
        Replacement("less", "6", "damage", always, less_one),
    )
    results = []
    for first in (0, 1):
        game = scene(ANT, rules=rules)
        happening = Happening("damage", player=1, amount=3)
        asks = run(game, replaced(game, happening), first, 0)
        assert asks[0].player == 1
        results.append(happening.amount)
    assert results == [5, 4]


def test_an_automatic_ability_waits_when_its_own_card_attacks_and_not_for_another() -> None:
    shout = Ability("automatic", fx.ChangeLife(3), trigger="attacks")
    game = scene(card("Herald", abilities=(shout,)), ANT)
    herald, ant = table(game)
    trigger(game, "attacks", ant)
    assert game.state.pending == []
    trigger(game, "attacks", herald)
    run(game, settle(game, "9"), 0)
    assert game.state.players[0].life == 13


def test_waiting_effects_of_the_turn_player_come_first_even_if_they_began_later() -> None:
    game = scene(ANT)
    order: list[int] = []
    gain = Ability("automatic", fx.ChangeLife(1))
    for controller in (1, 0, 1):
        atoms.push(game, Pending(controller, 0, atoms.stamp(game), gain))
    asks = run(game, settle(game, "9"), 0, 0, 0)
    order = [ask.player for ask in asks]
    assert order == [0, 1, 1]
    assert [one.life for one in game.state.players] == [11, 12]


def test_a_stack_resolves_from_the_top_after_both_pass() -> None:
    game = scene(ANT)
    game.state.players[0].life = 1
    for amount in (-5, 10):
        effect = Ability("activated", fx.ChangeLife(amount))
        atoms.push(game, Pending(0, 0, atoms.stamp(game), effect))
    run(game, window(game, "9", lambda *_: [], lambda *_: iter(()), first=0))
    assert game.state.players[0].life == 6


def test_effects_that_wait_for_one_another_for_ever_are_a_draw() -> None:
    rest_again = Ability("automatic", fx.Sequence((fx.Recover(Source()), fx.Rest(Source()))))
    game = scene(ANT)
    atoms.rest(game, 0)

    def again(game: Game, pending: Pending) -> Procedure:
        yield from ()
        atoms.push(game, pending)

    object.__setattr__(game.rules, "resolve", again)
    atoms.push(game, Pending(0, 0, 1, rest_again))
    with pytest.raises(GameOver):
        run(game, settle(game, "9"), *([0] * 10))
    assert game.result is not None
    assert (game.result.winner, game.result.reason, game.result.clause) == (-1, "loop", "7")
