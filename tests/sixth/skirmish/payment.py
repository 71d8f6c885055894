"""Paying for fighters with energy (4.3)."""

from rules.engine import atoms
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.skirmish.zones import ENERGY


def can_pay(game: Game, player: PlayerId, card: CardId) -> bool:
    """Return whether the player has the energy that a card costs."""
    return game.state.cards[card].cost <= game.state.players[player].resources[ENERGY]


@clause("skirmish", "4.3")
def pay(game: Game, player: PlayerId, card: CardId) -> None:
    """Take the cost of a card from the player's energy."""
    left = game.state.players[player].resources[ENERGY] - game.state.cards[card].cost
    atoms.set_resource(game, player, ENERGY, left)
