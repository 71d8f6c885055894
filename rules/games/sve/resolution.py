"""How pending abilities resolve in Shadowverse: Evolve (10.7)."""

from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.context import resolution_context
from rules.engine.game import Game
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.games.sve.announcement import play_automatic
from rules.games.sve.triggers import may_resolve
from rules.language.abilities import Replacement, Triggered


@clause("sve", "10.7.3", "10.7.3.2", "10.7.7", "4.1.4")
def resolve(game: Game, pending: Pending) -> Procedure:
    """Play and resolve a pending automatic ability, wherever its card is by now; its cost may be declined."""
    ability = pending.ability
    if isinstance(ability, Replacement):
        yield from perform(game, ability.effect, resolution_context(game, pending, "10.6.2.7.2"))
    elif isinstance(ability, Triggered) and may_resolve(game, pending):
        yield from play_automatic(game, pending, ability)
