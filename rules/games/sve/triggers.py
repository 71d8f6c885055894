"""When automatic abilities of Shadowverse: Evolve trigger (10.7): at moments, and by states of the game."""

from rules.engine import atoms
from rules.engine.clauses import clause
from rules.engine.conditions import holds_at
from rules.engine.context import resolution_context
from rules.engine.game import Game
from rules.engine.pending import Pending
from rules.engine.triggers import moment, state_triggers
from rules.engine.usage_limits import has_triggered
from rules.language.abilities import Triggered


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


def condition_holds(game: Game, pending: Pending) -> bool:
    """Return whether a pending ability has no condition or its condition is met."""
    ability = pending.ability
    if not isinstance(ability, Triggered) or ability.condition is None:
        return True
    return holds_at(game, ability.condition, resolution_context(game, pending, "10.6.2.7.2"))


def wait(game: Game, pending: Pending) -> None:
    """Make a triggered ability pending if its condition is met, unless it was used up this turn.

    JUDGEMENT: the book does not mention abilities that are performed once a turn; they do not become pending
    again, whatever happened the first time.
    """
    if condition_holds(game, pending) and not has_triggered(game, pending):
        atoms.push(game, pending)
