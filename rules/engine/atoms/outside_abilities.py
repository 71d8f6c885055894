"""Where static abilities begin and end that change other cards from zones out of play."""

from typing import TYPE_CHECKING

from rules.engine.atoms.players import stamp
from rules.engine.ids import CardId
from rules.engine.static_abilities import works_outside

if TYPE_CHECKING:
    from rules.engine.game import Game


def follow(game: "Game", card: CardId) -> None:
    """Take note of where a card with such an ability is now: it applies since the card came there, or ended.

    Whoever puts a card into a zone, or takes it out of play, calls this where the game has such cards.
    """
    if card not in game.outlying:
        return
    state = game.state
    state.since.pop(card, None)
    if card not in state.instances:
        if works_outside(game, card):
            state.since[card] = stamp(game)
            if card not in game.static:
                game.static.append(card)
        elif card in game.static:
            game.static.remove(card)
    game.in_force.let_others_in()
