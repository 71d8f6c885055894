"""What a player is to the engine: something that picks one of the options of a question."""

from typing import Protocol

from rules.engine.asks import Ask
from rules.engine.game import Game


class Player(Protocol):
    """Answers the questions put to one seat; sees the game, and must look only at what the seat may see."""

    name: str

    def choose(self, game: Game, ask: Ask) -> int:
        """Return the place of the option taken."""
        ...
