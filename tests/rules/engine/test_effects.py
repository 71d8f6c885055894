"""Effects, layers, replacements, triggers and loops, on the made-up game."""

import pytest

from rules.engine import atoms
from rules.engine.asks import GameOver, Procedure
from rules.engine.context import Context
from rules.engine.continuous_effects import Lasting
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.pending import Pending
from rules.engine.perform import DEEPEST, perform
from rules.engine.priority import window
from rules.engine.queue import settle
from rules.engine.replacement import ReplaceableEvent, RuleReplacement, replaced
from rules.engine.triggers import trigger_on
from rules.language import codec
from rules.language import effects as fx
from rules.language.abilities import Activated, Static, Triggered
from rules.language.amounts import Count, Times
from rules.language.changes import AddRaces, AddStats, Change, GainKeywords, SetStats
from rules.language.durations import ALWAYS, END_OF_TURN
from rules.language.events import Attacks, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from rules.language.references import Chosen, Each, It, This
from tests.rules.engine.made_up import HAND, HEAP, TABLE, Shouts, card, ruleset, run, scene

ANT, BEE, CAT = card("Ant"), card("Bee", (2, 2)), card("Cat", (3, 3))
TABLED = cards(zones=("table",))


def table(game: Game, player: int = 0) -> list[int]:
    """Return the cards on a player's table."""
    return game.state.zones[2 * TABLE + player]


def lasting(layer: str, stamp: int, change: Change, *cards: int, wanted: Filter | None = None) -> Lasting:
    """Return an effect in force on these cards, or on those that a filter finds."""
    return Lasting(-1, 0, stamp, layer, change, ALWAYS, None if wanted else frozenset(cards), wanted)


def test_an_earlier_layer_applies_before_a_later_one_whatever_is_older() -> None:
    game = scene(ANT)
    ant = table(game)[0]
    atoms.begin_effect(game, lasting("second", 1, AddStats((1, 1)), ant))
    atoms.begin_effect(game, lasting("first", 2, SetStats((5, None)), ant))
    assert characteristics(game, ant).stats == (6, 2)


def test_within_a_layer_the_older_effect_applies_first() -> None:
    game = scene(ANT)
    ant = table(game)[0]
    atoms.begin_effect(game, lasting("first", 2, SetStats((5, 5)), ant))
    atoms.begin_effect(game, lasting("first", 1, AddStats((1, 1)), ant))
    assert characteristics(game, ant).stats == (5, 5)


def test_an_effect_waits_for_the_one_it_depends_on() -> None:
    game = scene(ANT)
    ant = table(game)[0]
    knights = cards(zones=("table",), races=frozenset({"knight"}))
    atoms.begin_effect(game, lasting("first", 1, AddStats((2, 2)), wanted=knights))
    atoms.begin_effect(game, lasting("first", 2, AddRaces(frozenset({"knight"})), ant))
    assert characteristics(game, ant).stats == (3, 3)


def test_a_static_ability_holds_while_its_card_is_in_play_and_no_longer() -> None:
    banner = Static((AddStats((1, 0)),), TABLED, layer="second")
    game = scene(ANT, card("Banner", abilities=(banner,)))
    ant, flag = table(game)
    assert characteristics(game, ant).stats == (2, 1)
    atoms.move(game, flag, HEAP)
    assert characteristics(game, ant).stats == (1, 1)


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
    chosen = fx.Rest(Chosen(TABLED, 2, 0))
    asks = run(game, perform(game, chosen, Context(0, -1, "9")), 1, 2)
    assert [len(ask.options) for ask in asks] == [4, 3]
    assert [game.state.instances[one].rested for one in (ant, bee, cat)] == [False, True, False]


def test_for_each_counts_and_reaches_every_card_that_was_there() -> None:
    game = scene(ANT, BEE, deck=(CAT,) * 4)
    effect = fx.Do((fx.ForEach(Each(TABLED), fx.Destroy(It())), fx.Draw(Times(Count(TABLED), 1))))
    run(game, perform(game, effect, Context(0, -1, "9")))
    assert table(game) == []
    assert game.state.zones[2 * HAND] == []


def test_a_change_until_the_end_of_the_turn_ends_with_it() -> None:
    game = scene(ANT)
    ant = table(game)[0]
    stronger = fx.Modify(
        Each(TABLED), (AddStats((4, 0)), GainKeywords(frozenset({"flying"}))), layer="second"
    )
    run(game, perform(game, stronger, Context(0, -1, "9")))
    assert characteristics(game, ant).stats == (5, 1)
    assert "flying" in characteristics(game, ant).keywords
    atoms.end_effects(game, END_OF_TURN)
    assert characteristics(game, ant) is ANT


def test_each_replacement_applies_once_and_the_affected_player_chooses_the_order() -> None:
    def always(game: Game, event: ReplaceableEvent) -> list[int]:
        return [-1]

    def double(game: Game, event: ReplaceableEvent, source: int) -> Procedure:
        event.amount *= 2
        yield from ()

    def less_one(game: Game, event: ReplaceableEvent, source: int) -> Procedure:
        event.amount -= 1
        yield from ()

    rules = ruleset(
        ("first",),
        RuleReplacement("double", "5", TakesDamage, always, double),
        RuleReplacement("less", "6", TakesDamage, always, less_one),
    )
    results = []
    for first in (0, 1):
        game = scene(ANT, rules=rules)
        event = ReplaceableEvent(TakesDamage, player=1, amount=3)
        asks = run(game, replaced(game, event), first, 0)
        assert asks[0].player == 1
        results.append(event.amount)
    assert results == [5, 4]


def test_an_automatic_ability_waits_when_its_own_card_attacks_and_not_for_another() -> None:
    shout = Triggered(Attacks(), fx.ChangeLife(3))
    game = scene(card("Herald", abilities=(shout,)), ANT)
    herald, ant = table(game)
    trigger_on(game, Attacks, ant)
    assert game.state.pending == []
    trigger_on(game, Attacks, herald)
    run(game, settle(game, "9"), 0)
    assert game.state.players[0].life == 13


def test_waiting_effects_of_the_turn_player_come_first_even_if_they_began_later() -> None:
    game = scene(ANT)
    order: list[int] = []
    gain = Triggered(Shouts(), fx.ChangeLife(1))
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
        effect = Activated(fx.ChangeLife(amount))
        atoms.push(game, Pending(0, 0, atoms.stamp(game), effect))
    run(game, window(game, "9", lambda *_: [], lambda *_: iter(()), first=0))
    assert game.state.players[0].life == 6


def nested(effect: fx.Effect, times: int) -> fx.Effect:
    """Return an effect inside so many others."""
    for _ in range(times):
        effect = fx.Do((effect,))
    return effect


def test_an_effect_inside_as_many_others_as_can_be_written_is_carried_out() -> None:
    game = scene(ANT)
    before = game.state.players[0].life
    run(game, perform(game, nested(fx.ChangeLife(1), codec.DEEPEST), Context(0, 0, "9")))
    assert game.state.players[0].life == before + 1


def test_an_effect_inside_more_others_than_can_be_written_is_one_without_end() -> None:
    game = scene(ANT)
    with pytest.raises(GameOver):
        run(game, perform(game, nested(fx.ChangeLife(1), DEEPEST), Context(0, 0, "9")))
    assert game.result is not None
    assert (game.result.winner, game.result.reason, game.result.clause) == (-1, "loop", "7")


def test_effects_that_wait_for_one_another_for_ever_are_a_draw() -> None:
    rest_again = Triggered(Shouts(), fx.Do((fx.Recover(This()), fx.Rest(This()))))
    game = scene(ANT)
    atoms.rest(game, 0)

    def again(game: Game, pending: Pending) -> Procedure:
        yield from ()
        atoms.push(game, pending)

    object.__setattr__(game.rules, "resolve", again)
    atoms.push(game, Pending(0, 0, 1, rest_again))
    with pytest.raises(GameOver):
        run(game, settle(game, "9"), *([0] * 50))
    assert game.result is not None
    assert (game.result.winner, game.result.reason, game.result.clause) == (-1, "loop", "7")
