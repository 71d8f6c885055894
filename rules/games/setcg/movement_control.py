"""Control of cards on the field that effects change for some time (11.13.4.6)."""

from rules.engine import atoms, control
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.setcg.zones import FIELD


@clause("setcg", "11.13.4.6", "11.13.4.2")
def settle_control(game: Game) -> bool:
    """Let each card on the field be controlled by whom the newest effect says; tell whether any changed."""
    return control.settle_control(game, lambda game, card: True, take_over)


@clause("setcg", "10.1.2.1.1")
def take_over(game: Game, card: CardId, player: PlayerId) -> None:
    """A player controls a card on the field from now on, and has not done so since the turn began."""
    atoms.move(game, card, FIELD, controller=player)
    atoms.backdate(game, card, game.state.turn)
