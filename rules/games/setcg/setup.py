"""Starting a game (8.2): shuffle, five cards, one mulligan of the whole hand, the first player begins."""

from rules.engine import atoms
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, PlayerId
from rules.engine.zones import place_of
from rules.games.setcg.zones import DECK, HAND

HAND_COUNT = 5


def set_up(game: Game) -> Procedure:
    """Run the steps of 8.2 in order."""
    shuffle_decks(game)
    choose_first_player(game)
    for player in PLAYERS:
        draw_opening_hand(game, player)
    for player in PLAYERS:
        yield from may_change_hand(game, player)
    begin(game)


@clause("setcg", "8.2.1.1")
def shuffle_decks(game: Game) -> None:
    """Each deck is shuffled."""
    for player in PLAYERS:
        atoms.shuffle(game, place_of(DECK, player))


@clause("setcg", "8.2.1.2")
def choose_first_player(game: Game) -> None:
    """The first player is chosen at random.

    Seats are assigned at random before a game is created, so it is the first seat.
    """
    atoms.set_first(game, PLAYERS[0])


@clause("setcg", "8.2.1.3")
def draw_opening_hand(game: Game, player: PlayerId) -> None:
    """A player draws five cards."""
    for _ in range(HAND_COUNT):
        atoms.draw(game, player)


@clause("setcg", "8.2.1.4")
def may_change_hand(game: Game, player: PlayerId) -> Procedure:
    """A player may once put the whole hand at the bottom of their deck, in any order, and draw five cards."""
    said = yield Ask(player, "mulligan", "8.2.1.4", [YES, NO])
    if said.verb == "no":
        return
    hand = game.state.zone(HAND, player)
    while hand:
        options = [Option("bottom", card) for card in hand]
        chosen = yield Ask(player, "order_bottom", "8.2.1.4", options)
        atoms.move(game, chosen.card, DECK, bottom=True)
    draw_opening_hand(game, player)


@clause("setcg", "8.2.15")
def begin(game: Game) -> None:
    """The first player has the first turn."""
    atoms.begin_turn(game, game.state.first)
