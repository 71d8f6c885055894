"""Stack counters that keep cards of Shadowverse: Evolve on the field (13.3.2)."""

from rules.engine import atoms
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.state import Instance
from rules.games.sve.zones import STACK


def held_by_stack(game: Game, card: CardId) -> bool:
    """Remove a Stack counter instead of the card, if it has one (13.3.2.2)."""
    if not is_held(game.state.instances[card]):
        return False
    atoms.put_counters(game, card, STACK, -1)
    return True


def is_held(instance: Instance) -> bool:
    """Return whether a Stack counter would be removed instead of a card that leaves the field."""
    return bool(instance.counters and instance.counters.get(STACK))
