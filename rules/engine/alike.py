"""Which copies of a card are alike, so that whoever picks one need not be offered the others as well."""

from typing import TYPE_CHECKING

from rules.engine.continuous_effects import Among
from rules.engine.ids import CardId
from rules.language.filters import All, AnyOf, Filter, Not

if TYPE_CHECKING:
    from rules.engine.game import Game

Likeness = tuple[object, ...]


def likeness(game: "Game", card: CardId) -> Likeness:
    """Return what a card has in common with the copies that are as good as it is.

    Copies in one zone are alike unless an effect in force is about one of them alone or, in play, something
    has happened to one of them.
    """
    state = game.state
    printed, place = state.cards[card].card_id, state.where[card]
    for one in state.lasting:
        if (one.cards is not None and card in one.cards) or (
            one.filter is not None and singles_out(one.filter, card)
        ):
            return printed, place, card
    held = state.instances.get(card)
    if held is None:
        return printed, place
    if held.marks or held.numbers or held.counters or held.under or held.host >= 0 or held.damage:
        return printed, place, card
    # Since when it has been in play is of no account to a card that can do nothing.
    return printed, place, held.rested, held.entered if state.cards[card].abilities else 0


def singles_out(wanted: Filter, card: CardId) -> bool:
    """Return whether a filter is about this card by itself."""
    match wanted:
        case All(parts) | AnyOf(parts):
            return any(singles_out(part, card) for part in parts)
        case Not(part):
            return singles_out(part, card)
        case Among(cards):
            return any(one.card == card for one in cards)
        case _:
            return False
