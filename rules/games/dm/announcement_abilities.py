"""Abilities for which a creature is tapped in Duel Masters (110.3c)."""

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.layers import characteristics
from rules.engine.pending import Pending
from rules.engine.queue import settle
from rules.engine.triggers import trigger_on
from rules.language.abilities import Activated
from rules.language.events import Rests


@clause("dm", "110.3c", "602.1")
def use(game: Game, card: CardId, place: int) -> Procedure:
    """A creature is tapped for an ability, which then waits like any other."""
    ability = characteristics(game, card).abilities[place]
    assert isinstance(ability, Activated), "only tap abilities are activated"
    tap(game, card)
    atoms.emit_announced(game, game.state.active, card, ability, "602.1")
    atoms.push(game, Pending(game.state.active, card, atoms.stamp(game), ability))
    yield from settle(game, "602.1")


@clause("dm", "603.2c")
def tap(game: Game, card: CardId) -> None:
    """A creature becomes tapped, which triggers abilities; an already tapped one does not become tapped."""
    if not game.state.instances[card].rested:
        atoms.rest(game, card)
        trigger_on(game, Rests, card)
