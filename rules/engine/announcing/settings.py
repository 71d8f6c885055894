"""A game's settings for announcing, besides the order: legal targets and names of questions."""

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
    """A game's settings for announcing.

    `may_target` says whether a card or player that matches a filter is a legal target, instead of the game's
    `may_choose`. `target` and `mode` are the kinds of these questions, and the verbs of their options.
    """

    may_target: Callable[["Game", Target, "Filter", "Context"], bool] | None = None
    target: tuple[str, str] = ("target", "target")
    mode: tuple[str, str] = ("mode", "mode")


PLAIN_MANNER = AnnouncingSettings()
