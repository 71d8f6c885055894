"""Damage in Duel Masters: there is none, since creatures compare power."""

from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.ids import CardId


def no_damage(game: Game, what: int, amount: int, source: CardId) -> Procedure:
    """Deal no damage; this game compares power instead."""
    yield from ()
