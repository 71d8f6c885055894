"""Temporary changes of who controls cards in Force of Will (105.3)."""

from rules.engine import atoms, control
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.fow8.zones import FIELD, is_fielded


def settle_control(game: Game) -> bool:
    """Give each card in the field to the player named by the newest effect; return whether any changed.

    JUDGEMENT: the book does not say which of several effects wins; the newest does, as elsewhere (909.3b).
    """
    return control.settle_control(game, is_fielded, take_over)


@clause("fow8", "105.3")
def take_over(game: Game, card: CardId, player: PlayerId) -> None:
    """A player gains control of a card in the field; it counts as new this turn."""
    if game.rules.zones.kinds[FIELD].shared:
        atoms.set_controller(game, card, player)
    else:
        atoms.move(game, card, FIELD, controller=player)
    atoms.backdate(game, card, game.state.turn)
