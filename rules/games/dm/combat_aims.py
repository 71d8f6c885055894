"""Effects on an attack in progress: it turns to another creature, stops, or comes to no battle (505.6)."""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.games.dm.combat import attacking
from rules.games.dm.keywords import ATTACKED, BLOCKING, IN_ATTACK, TURNED
from rules.games.dm.nodes import NoBattle, StopAttack


@clause("dm", "505.6", "507.2")
def turn_attack(game: Game, card: CardId, source: CardId) -> Procedure:
    """The attack turns to a creature; whatever was attacked before no longer is."""
    attacker = attacking(game)
    if card in game.state.instances and attacker >= 0:
        _release(game, (ATTACKED, BLOCKING))
        atoms.mark(game, attacker, TURNED)
        atoms.mark(game, card, ATTACKED)
    yield from ()


@clause("dm", "505.6a")
def no_battle(game: Game, verb: NoBattle, cards: list[CardId], at: Context) -> Procedure:
    """The attacked or blocking creature is no longer in the attack, so it comes to no battle."""
    at.did = _release(game, (ATTACKED, BLOCKING)) or at.did
    yield from ()


@clause("dm", "505.6a")
def stop_attack(game: Game, verb: StopAttack, cards: list[CardId], at: Context) -> Procedure:
    """The attack is over.

    JUDGEMENT: as when the attacker has left, nothing triggers on its end.
    """
    at.did = _release(game, IN_ATTACK) or at.did
    yield from ()


def _release(game: Game, marks: tuple[str, ...]) -> bool:
    """Remove marks from all cards that have one, and return whether any had."""
    held = [one for one, instance in game.state.instances.items() if not instance.marks.isdisjoint(marks)]
    for card in held:
        atoms.unmark(game, card, marks)
    return bool(held)
