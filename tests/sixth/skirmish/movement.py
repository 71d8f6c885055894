"""How fighters come into the arena and leave it (4.3, 4.7)."""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.triggers import trigger_on
from rules.games.skirmish.zones import ARENA, PILE
from rules.language.events import Destroyed, Enters


@clause("skirmish", "4.3")
def enter_arena(game: Game, card: CardId, player: PlayerId) -> None:
    """A fighter comes into the arena under a player's control."""
    atoms.move(game, card, ARENA, controller=player)
    trigger_on(game, Enters, card)


@clause("skirmish", "4.7")
def put_on_pile(game: Game, card: CardId) -> None:
    """A fighter goes from the arena to the pile."""
    trigger_on(game, Destroyed, card)
    atoms.move(game, card, PILE)


def destroy(game: Game, card: CardId, source: CardId) -> Procedure:
    """An effect puts a fighter on the pile."""
    put_on_pile(game, card)
    yield from ()
