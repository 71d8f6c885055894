"""Control of cards in Force of Will that effects change for some time (105.3)."""

from rules.engine import atoms, control
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.fow8.zones import FIELD, is_fielded


def settle_control(game: Game) -> bool:
    """Let each card in the field be controlled by whom the newest effect says, and tell whether any changed.

    JUDGEMENT: the book does not say which of several effects wins; the newest does, as it does elsewhere
    (909.3b).
    """
    return control.settle_control(game, is_fielded, take_over)


@clause("fow8", "105.3")
def take_over(game: Game, card: CardId, player: PlayerId) -> None:
    """A player controls a card in the field from now on, and has not done so all turn."""
    if game.rules.zones.kinds[FIELD].shared:
        atoms.set_controller(game, card, player)
    else:
        atoms.move(game, card, FIELD, controller=player)
    atoms.backdate(game, card, game.state.turn)
