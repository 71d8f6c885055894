"""Continuous effects in Skirmish: one layer, and a fighter's stats now."""

from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.layers import characteristics
from rules.engine.ruleset import by_change
from rules.language.changes import OF_ABILITIES, OF_KEYWORDS, OF_STATS

LAYERS = ("changes",)
LAYER_BY_CHANGE = by_change({"changes": (*OF_STATS, *OF_KEYWORDS, *OF_ABILITIES)})

STRENGTH, HEALTH = range(2)
"""The printed stats of a fighter, as places among a card's stats."""


def strength(game: Game, card: CardId) -> int:
    """Return a fighter's strength now."""
    return characteristics(game, card).stats[STRENGTH]


def health(game: Game, card: CardId) -> int:
    """Return a fighter's health now; damage does not lower it."""
    return characteristics(game, card).stats[HEALTH]
