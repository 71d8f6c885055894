"""Which copies of a card are interchangeable, so that players are offered only one of them."""

from typing import TYPE_CHECKING

from rules.engine.continuous_effects import Among
from rules.engine.ids import CardId
from rules.language.filters import All, AnyOf, Filter, Not

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.state import State

Likeness = tuple[object, ...]


def likeness(game: "Game", card: CardId) -> Likeness:
    """Return a key that interchangeable copies of a card share.

    Copies in one zone are interchangeable unless an effect in force or something that waits is about one of
    them alone or, in play, something has happened to one of them.
    """
    state = game.state
    printed, place = state.cards[card].card_id, state.where[card]
    for one in state.lasting:
        if (one.cards is not None and card in one.cards) or (
            one.filter is not None and singles_out(one.filter, card)
        ):
            return printed, place, card
    if (state.delayed or state.pending) and is_waited_for(state, card):
        return printed, place, card
    held = state.instances.get(card)
    if held is None:
        return printed, place
    if held.marks or held.numbers or held.counters or held.under or held.host >= 0 or held.damage:
        return printed, place, card
    # When a card without abilities entered play makes no difference.
    return printed, place, held.rested, held.entered if state.cards[card].abilities else 0


def is_waited_for(state: "State", card: CardId) -> bool:
    """Return whether something that waits, or a delayed ability, is about this very card."""
    if any(card == one.card or card in one.targets for one in state.pending):
        return True
    if any(card == one.source for one in state.delayed):
        return True
    kept = [bound for one in state.pending for bound in one.kept]
    kept += [bound for one in state.delayed for bound in one.kept]
    return any(card == one.card for _, cards in kept for one in cards)


def singles_out(wanted: Filter, card: CardId) -> bool:
    """Return whether a filter names this very card."""
    match wanted:
        case All(parts) | AnyOf(parts):
            return any(singles_out(part, card) for part in parts)
        case Not(part):
            return singles_out(part, card)
        case Among(cards):
            return any(one.card == card for one in cards)
        case _:
            return False
