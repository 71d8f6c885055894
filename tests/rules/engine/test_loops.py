"""Loops with nobody choosing, on the made-up game: those that repeat, and those that only grow."""

import pytest

from rules.engine import atoms
from rules.engine.asks import GameOver, Procedure
from rules.engine.game import Game
from rules.engine.objects import held
from rules.engine.pending import Pending
from rules.engine.priority import window
from rules.language import effects as fx
from rules.language.abilities import Ability, Triggered
from rules.language.references import This
from tests.rules.engine.made_up import TABLE, Shouts, card, ruleset, run, scene

TURN = Triggered(Shouts(), fx.Do((fx.Rest(This()), fx.Recover(This()))))
GROW = Triggered(Shouts(), fx.PutCounters(This(), "growth"))


@pytest.mark.parametrize("ability", [TURN, GROW])
def test_an_effect_that_comes_back_for_ever_ends_the_game(ability: Ability) -> None:
    game = scene(card("Ant"), rules=ruleset())
    resolve = game.rules.resolve

    def again(game: Game, pending: Pending) -> Procedure:
        yield from resolve(game, pending)
        atoms.push(game, Pending(0, pending.card, atoms.stamp(game), ability))

    object.__setattr__(game.rules, "resolve", again)
    atoms.push(game, Pending(0, 0, atoms.stamp(game), ability))
    with pytest.raises(GameOver):
        run(game, window(game, "9", lambda *_: [], lambda *_: iter(()), first=0))
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == (-1, "loop")


def test_what_waits_with_cards_bound_to_a_name_tells_positions_apart() -> None:
    game = scene(card("Ant"), card("Bee"))
    ant, bee = held(game.state, game.state.zone(TABLE, 0))
    prints = set()
    for kept in ((), (("it", (ant,)),), (("it", (bee,)),), (("it", (ant, bee)),)):
        atoms.push(game, Pending(0, 0, atoms.stamp(game), TURN, kept=kept))
        prints.add(hash(game.state.fingerprint()))
        atoms.take(game)
    assert len(prints) == 4
