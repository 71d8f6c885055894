"""The atom that restarts a game, with every card where it was before setup."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.engine.aspects import EVERYTHING
from rules.engine.atoms.moves import become_new, enter
from rules.engine.atoms.outside_abilities import follow
from rules.engine.atoms.traces import wrote
from rules.engine.ids import CardId, card_numbers
from rules.engine.indexes import remove_abilities
from rules.engine.state import Player
from rules.engine.zones import NOWHERE

if TYPE_CHECKING:
    from rules.engine.game import Game


def restart(game: "Game", kept: Sequence[CardId] = ()) -> None:
    """Return every card to where it started, except those kept in place.

    Tokens that are not kept cease to exist; nothing remains of the game so far except the random numbers
    used. A kept card becomes a new object, under the same control.
    """
    state = game.state
    controllers = {card: state.instances[card].controller for card in kept if card in state.instances}
    for card in state.instances:
        remove_abilities(game, card)
    state.instances = {}
    state.zones = [[] for _ in state.zones]
    every = card_numbers(len(state.cards))
    for card, definition in zip(every, state.cards, strict=True):
        began = state.origins[card] if card < len(state.origins) else NOWHERE
        place = state.where[card] if card in kept else began
        state.cards[card] = definition.faces[0]
        state.where[card] = place
        become_new(state, card)
        if place >= 0:
            state.zones[place].append(card)
    state.pending, state.lasting, state.delayed = [], [], []
    state.shown, state.covered, state.on_hold, state.last_known = {}, {}, {}, {}
    state.put_by = {}
    state.players = [Player(game.rules.starting_life, [0] * len(game.rules.resources)) for _ in state.players]
    state.turn = state.step = 0
    wrote(game, EVERYTHING)
    for card, place in zip(every, state.where, strict=True):
        if place >= 0 and game.rules.zones.groups[place]:
            enter(game, card, controllers.get(card, state.owners[card]))
    for card in sorted(game.outlying):
        follow(game, card)
