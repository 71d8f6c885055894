"""Card draws, one at a time and each replaceable, with their events."""

from collections.abc import Generator
from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.asks import Ask, Option
from rules.engine.denials import DRAW, is_denied
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.engine.replacement import ReplaceableEvent, may_be_replaced, replaced
from rules.engine.triggers import trigger_on
from rules.language.events import Draws

if TYPE_CHECKING:
    from rules.engine.game import Game


def draw_one(game: "Game", player: PlayerId) -> Generator[Ask, Option, CardId]:
    """Make a player draw a card and return it, or NO_CARD if they could not.

    A draw may be replaced even if the deck is empty. If the replacement draws several cards, the last is
    returned.
    """
    amount, card = 1, NO_CARD
    if is_denied(game, player, DRAW):
        return card
    if may_be_replaced(game, Draws):
        event = ReplaceableEvent(Draws, player, amount=1)
        yield from replaced(game, event)
        if event.cancelled:
            return NO_CARD
        amount = event.amount
    for _ in range(amount):
        card = atoms.draw(game, player)
        if card < 0:
            break
        trigger_on(game, Draws, card, player=player)
    return card
