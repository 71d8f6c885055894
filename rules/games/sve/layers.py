"""Persistent effects in Shadowverse: Evolve (10.9): the order of their layers, and a card's current stats.

The base is what is written on the card, or on the evolved card linked to it (10.9.1.1.1): linking gives a
follower those facts, so no layer is needed for it.
"""

from rules.engine.clauses import clause
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.layers import characteristics
from rules.engine.restrictions import is_allowed
from rules.engine.ruleset import by_change
from rules.language.changes import (
    OF_ABILITIES,
    OF_ATTRIBUTES,
    OF_KEYWORDS,
    OF_NAMES,
    OF_RACES,
    OF_STATS,
    OF_TEXT,
    OF_TYPES,
    ChangeController,
)

ABILITIES, OTHER, NUMBERS = "10.9.1.2", "10.9.1.3", "10.9.1.4"
LAYERS = (ABILITIES, OTHER, NUMBERS)
"""Abilities first, then everything that is not a number, then numbers."""

LAYER_BY_CHANGE = by_change(
    {
        ABILITIES: (*OF_ABILITIES, *OF_KEYWORDS),
        OTHER: (*OF_TEXT, *OF_TYPES, *OF_RACES, *OF_ATTRIBUTES, *OF_NAMES, ChangeController),
        NUMBERS: OF_STATS,
    }
)
"""The layer a change applies in if its effect names none (10.9.1.2 to 10.9.1.4)."""

STRIKE_WITH_DEFENSE = "deal damage equal to its defense"
"""What a card that fights with its defense instead of its attack is allowed."""

ATTACK, DEFENSE = range(2)
"""The indexes of a follower's stats."""


def attack(game: Game, card: CardId) -> int:
    """Return a follower's current attack."""
    return characteristics(game, card).stats[ATTACK]


def defense(game: Game, card: CardId) -> int:
    """Return a follower's current defense, lowered by damage (5.13.1)."""
    return characteristics(game, card).stats[DEFENSE] - game.state.instances[card].damage


@clause("sve", "1.3.1", "8.4.9")
def force(game: Game, card: CardId) -> int:
    """Return how much damage a follower deals by fighting: its attack, or its defense if a text says so."""
    by_defense = is_allowed(game, card, STRIKE_WITH_DEFENSE)
    return defense(game, card) if by_defense else attack(game, card)


@clause("sve", "5.13.1")
def current_stat(game: Game, card: CardId, definition: Definition, index: int) -> int:
    """Return a stat of a card with these characteristics; damage lowers a follower's defense."""
    instance = game.state.instances.get(card)
    lowered = instance.damage if instance is not None and index == DEFENSE else 0
    return definition.stats[index] - lowered
