"""How waiting abilities resolve in Duel Masters (101.4, 603.4)."""

from rules.engine.announcing.resolution import is_wanted
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.context import resolution_context
from rules.engine.game import Game
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.engine.triggers import meets_condition
from rules.games.dm.mechanics.shields import is_urgent, resolve_declared


def resolve(game: Game, pending: Pending) -> Procedure:
    """Resolve a waiting effect (101.4), if its condition is met now (603.4)."""
    if is_urgent(pending):
        yield from resolve_declared(game, pending)
    if pending.ability is None or not may_resolve(game, pending):
        return
    if (yield from is_wanted(game, pending, "101.4")):
        yield from perform(game, pending.ability.effect, resolution_context(game, pending, "101.4"))


@clause("dm", "603.4", "605.2a")
def may_resolve(game: Game, pending: Pending) -> bool:
    """Return whether a waiting ability's condition is met as it resolves."""
    return meets_condition(game, pending, "605.2a")
