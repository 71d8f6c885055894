"""What cards cost differently in Force of Will 5.01: stones shown for chant-standby cards."""

from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.fow5.zones import STONE_AREA
from rules.games.fow8.definitions import WILLS, ForceCard
from rules.games.fow8.keywords import now
from rules.games.fow8.payment_sources import affordable


@clause("fow5", "9.3#2.1")
def shows_enough(game: Game, player: PlayerId, card: CardId) -> bool:
    """A player's stones must match the card's attribute cost, with further ones for its free cost.

    They are shown, not rested, so rested ones count too.
    """
    definition: ForceCard = game.state.cards[card]  # type: ignore[assignment]
    stones = [now(game, stone).wills for stone in game.state.zone(STONE_AREA, player)]
    return affordable([0] * len(WILLS), stones, definition.price)
