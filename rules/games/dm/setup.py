"""Starting a game of Duel Masters (103): decks shuffled, five shields, five cards, the winner goes first."""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import PLAYERS
from rules.engine.zones import place_of
from rules.games.dm.zones import DECK, SHIELDS, SUPER_GR

SHIELD_COUNT = 5
HAND_COUNT = 5


def set_up(game: Game) -> Procedure:
    """Run the steps of 103 in order."""
    shuffle_decks(game)
    deal(game)
    decide_who_is_first(game)
    yield from ()


@clause("dm", "103.2")
def shuffle_decks(game: Game) -> None:
    """Each deck is shuffled, and so is each pile of GR cards (408.2)."""
    for player in PLAYERS:
        atoms.shuffle(game, place_of(DECK, player))
        atoms.shuffle(game, place_of(SUPER_GR, player))


@clause("dm", "103.3", "113.1")
def deal(game: Game) -> None:
    """Each player puts the top five cards down as shields and then draws five cards."""
    state = game.state
    for player in PLAYERS:
        for _ in range(min(SHIELD_COUNT, len(state.zone(DECK, player)))):
            atoms.move(game, state.zone(DECK, player)[-1], SHIELDS)
        for _ in range(HAND_COUNT):
            atoms.draw(game, player)


@clause("dm", "103.4", "103.5")
def decide_who_is_first(game: Game) -> None:
    """The player who goes first is decided at random.

    Seats are assigned at random before a game is created, so the first seat goes first.
    """
    atoms.set_first(game, PLAYERS[0])
    atoms.begin_turn(game, PLAYERS[0])
