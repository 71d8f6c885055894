"""Cards face down out of play, players as targets, and games that begin anew, on the made-up game."""

from dataclasses import replace

from rules.engine import atoms
from rules.engine.asks import Procedure, Restarted
from rules.engine.atoms import deal_anew
from rules.engine.context import Context
from rules.engine.costs import cost_changes
from rules.engine.game import Game, new_game
from rules.engine.perform import perform
from rules.engine.randomness import Random
from rules.engine.references import found
from rules.engine.targets import as_target
from rules.engine.views import sees_card, view
from rules.language import effects as fx
from rules.language.abilities import Static
from rules.language.changes import ChangeCost
from rules.language.filter_shorthand import cards
from rules.language.filters import IsPlayer
from rules.language.references import TargetPlayer
from tests.rules.engine.made_up import HAND, HEAP, TABLE, ZONES, card, ruleset, run, scene

ANT, BEE = card("Ant"), card("Bee", (2, 2))


def covered() -> tuple[Game, int]:
    """Return a game in which the second card on the first player's heap lies face down."""
    game = scene(ANT, BEE, deck=tuple(card(f"Card {number}") for number in range(20)))
    down, up = list(game.state.instances)[:2]
    atoms.move(game, up, HEAP)
    atoms.move(game, down, HEAP)
    atoms.cover(game, down, (0,))
    return game, down


def test_a_card_face_down_out_of_play_is_seen_by_those_who_may_and_until_it_moves() -> None:
    game, down = covered()
    assert [sees_card(game.state, ZONES, down, player) for player in (0, 1)] == [True, False]
    seen = [view(game.state, ZONES, player)["zones"]["heap:0"] for player in (0, 1)]
    assert [[one and one["id"] for one in cards] for cards in seen] == [["bee", "ant"], ["bee", None]]
    atoms.move(game, down, HEAP)
    assert sees_card(game.state, ZONES, down, 1)


def test_dealing_anew_takes_in_what_lies_face_down_out_of_play_for_who_does_not_see_it() -> None:
    game, down = covered()
    for player in (0, 1):
        copy = game.state.copy()
        before = view(copy, ZONES, player)
        deal_anew(copy, ZONES, player, Random(3))
        assert view(copy, ZONES, player) == before
        second = copy.zones[2 * HEAP][1]
        assert (second == down) == (player == 0)
        assert copy.covered == {second: (0,)}
        assert all(copy.where[one] == zone for zone, cards in enumerate(copy.zones) for one in cards)


def test_a_player_who_is_a_target_is_whom_the_effect_means_and_nobody_where_there_is_none() -> None:
    game = scene(ANT, deck=(BEE,) * 6)
    assert found(game, IsPlayer("anyone"), Context(0, -1, "9")) == []
    both = fx.Do(
        (
            fx.Draw(2, TargetPlayer()),
            fx.ChangeLife(-3, TargetPlayer()),
            fx.DealDamageToPlayer(1, TargetPlayer()),
        )
    )
    run(game, perform(game, both, Context(0, -1, "9", (as_target(1),))))
    run(game, perform(game, both, Context(0, -1, "9", (-1,))))
    assert [len(game.state.zones[2 * HAND + player]) for player in (0, 1)] == [0, 2]
    assert [one.life for one in game.state.players] == [10, 6]


def test_what_abilities_cost_and_what_cards_cost_changes_apart() -> None:
    dear, cheap = ChangeCost(more=(("coin", 1),)), ChangeCost(less=(("coin", 1),), abilities=True)
    rules = [Static((one,), cards(name="Bee")) for one in (dear, cheap)]
    game = scene(card("Law", abilities=tuple(rules)), BEE)
    bee = next(one for one in game.state.instances if game.state.cards[one].name == "Bee")
    assert cost_changes(game, 0, bee) == [dear]
    assert cost_changes(game, 0, bee, abilities=True) == [cheap]


def test_a_game_that_begins_anew_has_every_card_where_it_began_but_those_that_are_kept() -> None:
    game = new_game(ruleset(), [[("hand", ANT), ("hand", BEE), ("deck", ANT)]] * 2, 1)
    began = list(game.state.where)
    game.start()
    game.answer(0)
    kept = next(iter(game.state.instances))
    token = atoms.create(game, BEE, TABLE, 1)
    atoms.move(game, 3, HEAP)
    game.state.players[1].life = 3
    atoms.restart(game, (kept,))
    assert game.state.where[kept] == 2 * TABLE
    assert [zone for one, zone in enumerate(game.state.where[:6]) if one != kept] == [
        zone for one, zone in enumerate(began) if one != kept
    ]
    assert (list(game.state.instances), game.state.where[token]) == ([kept], -1)
    assert ([one.life for one in game.state.players], game.state.turn) == ([10, 10], 0)


def test_a_game_is_set_up_again_as_often_as_it_is_restarted() -> None:
    times: list[int] = []

    def set_up(game: Game) -> Procedure:
        times.append(game.state.turn)
        yield from ruleset().set_up(game)
        if len(times) < 3:
            atoms.restart(game)
            raise Restarted

    game = new_game(replace(ruleset(), set_up=set_up), [[("hand", ANT)]] * 2, 1)
    assert game.start() is not None
    assert (times, game.state.turn) == ([0, 0, 0], 1)
