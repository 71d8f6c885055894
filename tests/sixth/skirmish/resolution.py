"""How waiting abilities resolve: no card of Skirmish has one yet."""

from rules.engine.asks import Procedure
from rules.engine.context import resolution_context
from rules.engine.game import Game
from rules.engine.pending import Pending
from rules.engine.perform import perform


def resolve(game: Game, pending: Pending) -> Procedure:
    """Carry out the effect of a waiting ability."""
    if pending.ability is not None:
        yield from perform(game, pending.ability.effect, resolution_context(game, pending, "4.7"))
