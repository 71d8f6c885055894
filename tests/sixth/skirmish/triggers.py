"""How triggered abilities of Skirmish begin to wait."""

from rules.engine import atoms
from rules.engine.game import Game
from rules.engine.pending import Pending


def trigger(game: Game, pending: Pending) -> None:
    """Let an ability wait."""
    atoms.push(game, pending)
