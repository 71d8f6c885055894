"""What is asked about an announced ability only as it is carried out."""

from collections.abc import Generator
from typing import TYPE_CHECKING

from rules.engine.asks import NO, YES, Ask, Option
from rules.language.abilities import Triggered

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.pending import Pending


def is_wanted(game: "Game", pending: "Pending", clause: str) -> Generator[Ask, Option, bool]:
    """Return whether a waiting ability is carried out; its controller says so of one that may be left."""
    if not isinstance(pending.ability, Triggered) or not pending.ability.optional:
        return True
    said = yield Ask(pending.controller, "may", clause, [YES, NO], pending.card)
    return said.verb == YES.verb
