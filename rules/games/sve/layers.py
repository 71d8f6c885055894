"""Persistent effects in Shadowverse: Evolve (10.9): the order of their layers, and a card's figures now.

The base is what is written on the card, or on the evolved card linked to it (10.9.1.1.1): linking gives a
follower those facts, so that no layer is needed for it.
"""

from rules.engine.game import Game
from rules.engine.layers import characteristics

ABILITIES, OTHER, NUMBERS = "10.9.1.2", "10.9.1.3", "10.9.1.4"
LAYERS = (ABILITIES, OTHER, NUMBERS)
"""Abilities first, then whatever is no number, then numbers."""

ATTACK, DEFENSE = range(2)
"""The printed figures of a follower, as places among a card's figures."""


def attack(game: Game, card: int) -> int:
    """Return a follower's attack now."""
    return characteristics(game, card).figures[ATTACK]


def defense(game: Game, card: int) -> int:
    """Return a follower's defense now; damage has lowered it for good (5.13.1)."""
    return characteristics(game, card).figures[DEFENSE] - game.state.instances[card].damage
