"""Damage to fighters and players (4.5, 4.6)."""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId


@clause("skirmish", "4.5")
def deal_damage(game: Game, card: CardId, amount: int, source: CardId) -> Procedure:
    """A fighter takes damage, which stays on it until the end of the turn."""
    if amount > 0:
        atoms.damage(game, card, amount, source)
    yield from ()


@clause("skirmish", "4.6")
def deal_damage_to_player(game: Game, player: PlayerId, amount: int, source: CardId) -> Procedure:
    """A player loses as much life as the damage is."""
    if amount > 0:
        atoms.damage_player(game, player, amount, source)
    yield from ()
