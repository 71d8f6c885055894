"""Starting a game of Skirmish (3.1)."""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, as_player
from rules.engine.zones import place_of
from rules.games.skirmish.zones import DECK

OPENING_HAND = 4
STARTING_LIFE = 10


@clause("skirmish", "3.1")
def set_up(game: Game) -> Procedure:
    """Each player shuffles and draws four cards, and chance decides who begins."""
    for player in PLAYERS:
        atoms.shuffle(game, place_of(DECK, player))
        for _ in range(OPENING_HAND):
            atoms.draw(game, player)
    atoms.set_first(game, as_player(atoms.roll(game, 2)))
    atoms.begin_turn(game, game.state.first)
    yield from ()
