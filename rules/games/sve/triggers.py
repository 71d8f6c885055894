"""When automatic abilities of Shadowverse: Evolve trigger (10.7): at moments, and by states of the game."""

from rules.engine import atoms
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.pending import Pending
from rules.engine.triggers import meets_condition, moment, state_triggers
from rules.engine.usage_limits import has_triggered


@clause("sve", "10.7.6", "10.7.6.1")
def states_trigger(game: Game) -> bool:
    """An ability that waits for a state of the game becomes pending once when the state begins.

    JUDGEMENT: while the state continues, the ability does not become pending again after it was resolved; the
    state has to end and begin again.
    """
    return state_triggers(game)


def trigger_moment(game: Game, name: str) -> None:
    """Trigger abilities on the start of each player's phase, and of the active player's own."""
    moment(game, name, game.state.active)


def may_resolve(game: Game, pending: Pending) -> bool:
    """Return whether a pending ability has no condition or its condition is met."""
    return meets_condition(game, pending, "10.6.2.7.2")


def wait(game: Game, pending: Pending) -> None:
    """Make a triggered ability pending if its condition is met, unless it was used up this turn.

    JUDGEMENT: the book does not mention abilities that are performed once a turn; they do not become pending
    again, whatever happened the first time.
    """
    if may_resolve(game, pending) and not has_triggered(game, pending):
        atoms.push(game, pending)
