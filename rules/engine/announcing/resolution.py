"""Questions about an announced ability on resolution."""

from collections.abc import Generator
from typing import TYPE_CHECKING

from rules.engine.asks import NO, YES, Ask, Option
from rules.language.abilities import Triggered

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.pending import Pending


def is_wanted(game: "Game", pending: "Pending", clause: str) -> Generator[Ask, Option, bool]:
    """Return whether a waiting ability resolves; its controller decides if it is optional."""
    if not isinstance(pending.ability, Triggered) or not pending.ability.optional:
        return True
    said = yield Ask(pending.controller, "may", clause, [YES, NO], pending.card)
    return said.verb == YES.verb
