"""What the keywords of Duel Masters do in play (112.3, 701 and the chapters that name them)."""

from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.games.dm.definitions import DuelistCard

ATTACKING = "attacking"
NOT_COUNTED = 99


def power(game: Game, card: int) -> int:
    """Return a creature's power now; Power Attacker adds to it while it attacks."""
    now = characteristics(game, card)
    figure = now.figures[0]
    if ATTACKING in game.state.instances[card].marks and isinstance(now, DuelistCard):
        figure += now.attack_bonus
    return figure


def is_sick(game: Game, card: int) -> bool:
    """Tell whether a creature came into the battle zone this turn (301.5); evolved ones are not held back."""
    instance = game.state.instances[card]
    if instance.entered < game.state.turn:
        return False
    now = characteristics(game, card)
    return "Speed Attacker" not in now.keywords and not instance.under


def breaks(game: Game, card: int) -> int:
    """Return how many shields a creature breaks (509.2): one, or what its breaker ability says."""
    keywords = characteristics(game, card).keywords
    for word, count in (("World Breaker", NOT_COUNTED), ("Q Breaker", 4), ("T Breaker", 3), ("W Breaker", 2)):
        if word in keywords:
            return count
    return 1
