"""What waits in which order, and effects that go on with another card, on the made-up game."""

from dataclasses import replace

from rules.engine import atoms
from rules.engine.context import Context
from rules.engine.layers import characteristics
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.engine.queue import settle
from rules.engine.triggers import trigger_on
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.changes import AddStats
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from tests.rules.engine.made_up import HAND, TABLE, Shouts, card, ruleset, run, scene

ANT, BEE = card("Ant"), card("Bee", (2, 2))


def test_what_is_urgent_comes_before_what_the_turn_player_has_waiting() -> None:
    mine, theirs = Triggered(Shouts(), fx.Draw(1)), Triggered(Shouts(), fx.Draw(1))
    game = scene(ANT, rules=replace(ruleset(), urgent=lambda pending: pending.note == "now"))
    ant = game.state.zones[2 * TABLE][0]
    atoms.push(game, Pending(0, ant, 1, mine))
    atoms.push(game, Pending(1, ant, 2, theirs, note="now"))
    asks = run(game, settle(game, "9"), 0, 0)
    assert [(ask.player, len(ask.options)) for ask in asks] == [(1, 1), (0, 1)]


def test_two_like_abilities_of_a_card_trigger_once_each() -> None:
    ability = Triggered(Enters(), fx.Draw(1))
    game = scene(card("Twin", (1, 1), abilities=(ability, ability)))
    trigger_on(game, Enters, game.state.zones[2 * TABLE][0])
    assert len(game.state.pending) == 2


def test_effects_on_a_card_go_on_with_another_and_leave_the_first() -> None:
    game = scene(ANT, BEE)
    ant, bee = game.state.zones[2 * TABLE]
    grow = fx.Modify(Each(cards(zones=("table",), name="Ant")), (AddStats((3, 3)),), layer="first")
    run(game, perform(game, grow, Context(0, -1, "9")))
    atoms.hand_effects_on(game, ant, bee)
    assert characteristics(game, ant).stats == ANT.stats
    assert characteristics(game, bee).stats == (5, 5)
    atoms.move(game, bee, HAND)
    assert game.state.lasting == []
