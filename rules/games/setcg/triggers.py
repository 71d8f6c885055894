"""Auto-abilities of the Square Enix system (11.9 to 11.11): triggering, and going on the stack."""

from rules.engine import atoms
from rules.engine.announcing.order import announce
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.checks import check
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, PlayerId
from rules.engine.pending import Pending
from rules.engine.triggers import meets_condition, state_triggers
from rules.engine.usage_limits import has_triggered
from rules.engine.zones import kind_of
from rules.games.setcg.announcement_abilities import AUTO
from rules.games.setcg.checks import MOST_BACKUPS, backups, resolve_processes
from rules.games.setcg.movement import leave_for
from rules.games.setcg.zones import BREAK, FIELD, STACK
from rules.language.abilities import Spell, Triggered

TRIGGERED = "triggered"
"""The note of an auto-ability that has triggered and is not on the stack yet."""


@clause("setcg", "11.9.1", "11.9.3", "11.9.5", "11.9.14")
def let_wait(game: Game, pending: Pending) -> None:
    """A triggered auto-ability does nothing yet: it waits to be put on the stack (11.9.7)."""
    ability = pending.ability
    if ability is not None and may_resolve(game, pending) and not has_triggered(game, pending):
        atoms.push(game, pending, TRIGGERED)


@clause("setcg", "11.9.14", "11.12.2")
def may_resolve(game: Game, pending: Pending) -> bool:
    """A conditional auto-ability checks its condition both when it triggers and when it resolves.

    The condition may be about the event, and about how its card was played.
    """
    return meets_condition(game, pending, "11.9.14")


def settle(game: Game) -> Procedure:
    """Do everything that comes before a player gets priority, until nothing is left to do (11.1.4, 12.3).

    If the state has not changed since nothing was left, there is nothing to do.
    """
    state = game.state
    while game.settled != state.version:
        game.beat += 1
        if state.pending:
            take_off_what_left(game)
        check(game)
        if game.replacing or game.static or state.lasting:
            yield from resolve_processes(game)
        state_triggers(game)
        for player in (state.active, OTHER_PLAYER[state.active]):
            many = len(state.zone(FIELD, player)) > MOST_BACKUPS
            if many and len(backups(game, player)) > MOST_BACKUPS:
                yield from put_away_backups(game, player)
        if not state.pending or not any(pending.note == TRIGGERED for pending in state.pending):
            if game.checked == state.version:
                game.settled = state.version
            return
        yield from put_on_stack(game)


@clause("setcg", "11.2.2")
def take_off_what_left(game: Game) -> None:
    """A summon that an effect moved off the stack does not resolve."""
    state = game.state
    for place in range(len(state.pending) - 1, -1, -1):
        pending = state.pending[place]
        if isinstance(pending.ability, Spell) and kind_of(state.where[pending.card]) != STACK:
            atoms.take(game, place)


@clause("setcg", "7.10.3")
def put_away_backups(game: Game, player: PlayerId) -> Procedure:
    """A player with more than five Backups chooses which go to the break zone until five are left."""
    while len(held := backups(game, player)) > MOST_BACKUPS:
        options = [Option("put_away", card) for card in held]
        chosen = yield Ask(player, "put_away_backup", "7.10.3", options)
        yield from leave_for(game, [chosen.card], BREAK)


@clause("setcg", "11.9.7", "11.1.4", "6.1.4")
def put_on_stack(game: Game) -> Procedure:
    """Players put their triggered abilities on the stack in the order they like, the turn player first."""
    state = game.state
    for player in (state.active, OTHER_PLAYER[state.active]):
        while True:
            places = [
                place
                for place, pending in enumerate(state.pending)
                if pending.note == TRIGGERED and pending.controller == player
            ]
            if not places:
                break
            options = [Option("stack", state.pending[place].card, place) for place in places]
            chosen = yield Ask(player, "order_triggers", "11.9.7", options)
            yield from put_one_on_stack(game, atoms.take(game, chosen.other))


def put_one_on_stack(game: Game, pending: Pending) -> Procedure:
    """An auto-ability goes on the stack with its choices; one that can choose nothing comes off at once."""
    ability = pending.ability
    assert isinstance(ability, Triggered), "what has triggered is an auto-ability"
    yield from announce(game, AUTO.begin(game, pending.controller, pending.card, ability, waited=pending))
