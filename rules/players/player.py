"""The interface of players: they choose among the options of a question."""

from typing import Protocol

from rules.engine.asks import Ask
from rules.engine.game import Game


class Player(Protocol):
    """Answers the questions to one seat; it gets the game, but must look only at what the seat may see."""

    name: str

    def choose(self, game: Game, ask: Ask) -> int:
        """Return the index of the chosen option."""
        ...
