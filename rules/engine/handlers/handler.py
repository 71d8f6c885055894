"""The type of an effect's handler."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules.engine.asks import Procedure
from rules.engine.context import Context

if TYPE_CHECKING:
    from rules.engine.game import Game

Handler = Callable[["Game", Any, Context], Procedure]
