"""Filters applied to a card's current characteristics."""

from typing import TYPE_CHECKING

from rules.engine import layers
from rules.engine.context import Context
from rules.engine.filters import matches
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.language.filters import Filter

if TYPE_CHECKING:
    from rules.engine.game import Game


def matches_at(game: "Game", card: CardId, wanted: Filter, at: Context) -> bool:
    """Return whether a card currently matches a filter, in an effect's context."""
    return matches(game, card, layers.characteristics(game, card), wanted, at.player, at.source, at)


def matches_now(
    game: "Game", card: CardId, wanted: Filter, player: PlayerId, source: CardId = NO_CARD
) -> bool:
    """Return whether a card currently matches a filter."""
    if card < 0:
        return False
    return matches(game, card, layers.characteristics(game, card), wanted, player, source)
