"""What a game says of announcing besides the order: who may be a target, how its questions are called."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.engine.ids import Target

if TYPE_CHECKING:
    from rules.engine.context import Context
    from rules.engine.game import Game
    from rules.language.filters import Filter


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class AnnouncingSettings:
    """How a game announces.

    `may_target` tells whether a card or player that meets a filter may be a target, in place of the game's
    `may_choose`. `target` and `mode` are the kinds of these questions, and the verbs of their options.
    """

    may_target: Callable[["Game", Target, "Filter", "Context"], bool] | None = None
    target: tuple[str, str] = ("target", "target")
    mode: tuple[str, str] = ("mode", "mode")


PLAIN_MANNER = AnnouncingSettings()
