"""Temporary changes of who controls cards on the field (11.13.4.6)."""

from rules.engine import atoms, control
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.setcg.zones import FIELD


@clause("setcg", "11.13.4.6", "11.13.4.2")
def settle_control(game: Game) -> bool:
    """Give each card on the field to the player named by the newest effect; return whether any changed."""
    return control.settle_control(game, lambda game, card: True, take_over)


@clause("setcg", "10.1.2.1.1")
def take_over(game: Game, card: CardId, player: PlayerId) -> None:
    """A player gains control of a card on the field; it counts as new this turn."""
    atoms.move(game, card, FIELD, controller=player)
    atoms.backdate(game, card, game.state.turn)
