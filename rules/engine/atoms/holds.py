"""Atoms that hold cards between two zones: they have left one and not reached the other yet."""

from typing import TYPE_CHECKING

from rules.engine.atoms.moves import end_effects_on
from rules.engine.atoms.outside_abilities import follow
from rules.engine.atoms.traces import wrote
from rules.engine.ids import CardId
from rules.engine.indexes import add_abilities, remove_abilities
from rules.engine.zones import Place, place_of

if TYPE_CHECKING:
    from rules.engine.game import Game


def hold(game: "Game", card: CardId, kind: int) -> None:
    """Put a card into its owner's zone for cards on hold, as the same object; this is not a move."""
    state = game.state
    place = state.where[card]
    state.on_hold[card] = (place, state.zones[place].index(card))
    _lay(game, card, place_of(kind, state.owners[card]))


def release(game: "Game", card: CardId, *, as_it_was: bool = False) -> None:
    """Return a card on hold to where it came from, as if it had never left.

    Effects on it end, unless it returns unchanged.
    """
    state = game.state
    place, index = state.on_hold.pop(card)
    _lay(game, card, place, index)
    if state.lasting and not as_it_was:
        end_effects_on(game, card)


def _lay(game: "Game", card: CardId, place: Place, index: int | None = None) -> None:
    state = game.state
    in_play = card in state.instances
    if in_play:
        remove_abilities(game, card)
    zones = game.rules.zones
    touched = zones.bits_at(state.where[card]) | zones.bits_at(place)
    state.zones[state.where[card]].remove(card)
    cards = state.zones[place]
    cards.insert(len(cards) if index is None else index, card)
    state.where[card] = place
    if in_play:
        add_abilities(game, card)
    if game.outlying:
        follow(game, card)
    wrote(game, touched, card)
