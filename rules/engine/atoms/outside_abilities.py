"""The start and end of static abilities that change other cards from zones out of play."""

from typing import TYPE_CHECKING

from rules.engine.atoms.players import stamp
from rules.engine.ids import CardId
from rules.engine.static_abilities import works_outside

if TYPE_CHECKING:
    from rules.engine.game import Game


def follow(game: "Game", card: CardId) -> None:
    """Update whether such a card's ability applies where the card is now, and since when.

    Call this whenever a card is put into a zone or taken out of play, in games with such cards.
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
