"""Damage in Duel Masters: there is none, since creatures compare their power."""

from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.ids import CardId


def no_damage(game: Game, what: int, amount: int, source: CardId) -> Procedure:
    """Nothing is dealt damage in this game: power is compared instead."""
    yield from ()
