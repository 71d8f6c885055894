"""Cards in hidden zones whose abilities are played: both players see them while those are on the chase."""

from rules.engine import atoms
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId


def reveal_source(game: Game, card: CardId) -> None:
    """Show a card in a hidden zone whose ability is played."""
    if game.rules.zones.sight[game.state.where[card]] != "public":
        show_while_on_chase(game, card)


@clause("fow8", "905.2a")
def show_while_on_chase(game: Game, card: CardId) -> None:
    """Both players see the card while its ability is on the chase."""
    atoms.show(game, (card,), PLAYERS)


def cover_source(game: Game, card: CardId) -> None:
    """Hide a card again once none of its abilities is on the chase."""
    if card in game.state.shown and not any(one.card == card for one in game.state.pending):
        atoms.hide(game, (card,))
