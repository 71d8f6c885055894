"""Playing a fighter from the hand (4.3)."""

from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.skirmish.movement import enter_arena
from rules.games.skirmish.payment import pay


@clause("skirmish", "4.3")
def play(game: Game, player: PlayerId, card: CardId) -> Procedure:
    """The player pays for a fighter, and it comes into the arena, ready."""
    pay(game, player, card)
    enter_arena(game, card, player)
    yield from ()
