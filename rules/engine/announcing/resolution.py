"""Questions about an announced ability on resolution."""

from collections.abc import Generator
from typing import TYPE_CHECKING

from rules.engine.asks import NO, YES, Ask, Option, Purpose
from rules.engine.context import resolution_context
from rules.language.abilities import Triggered
from rules.language.effects import May

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.pending import Pending


def is_wanted(game: "Game", pending: "Pending", clause: str) -> Generator[Ask, Option, bool]:
    """Return whether a waiting ability resolves; its controller decides if it is optional."""
    if not isinstance(pending.ability, Triggered) or not pending.ability.optional:
        return True
    purpose = Purpose(May(pending.ability.effect), resolution_context(game, pending, clause))
    said = yield Ask(pending.controller, "may", clause, [YES, NO], pending.card, purpose=purpose)
    return said.verb == YES.verb
