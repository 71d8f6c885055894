"""Atoms that replace a card in play with another one as the same object."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.aspects import LASTING, WAITING
from rules.engine.atoms.traces import wrote
from rules.engine.ids import CardId
from rules.engine.objects import Held, held, is_same

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.pending import Pending


def hand_effects_on(game: "Game", old: CardId, new: CardId, *, both: bool = False) -> None:
    """Transfer the continuous effects fixed on one card to another, or extend them to both."""
    state = game.state
    gone = frozenset() if both else frozenset({old})
    state.lasting = [
        one if one.cards is None or old not in one.cards else replace(one, cards=(one.cards - gone) | {new})
        for one in state.lasting
    ]
    wrote(game, LASTING)


def speak_on(game: "Game", old: CardId, new: CardId) -> None:
    """Make waiting entries refer to another card, which is the same object from now on."""
    state = game.state
    if not state.pending and not state.delayed:
        return
    (successor,) = held(state, [new])

    def passed(one: Held) -> Held:
        return successor if one.card == old and is_same(state, one) else one

    def of_pending(one: "Pending") -> "Pending":
        objects = tuple([passed(part) for part in one.objects])
        return replace(
            one,
            card=objects[0].card if objects else one.card,
            event_card=objects[1].card if objects else one.event_card,
            cause=objects[2].card if objects else one.cause,
            objects=objects,
            kept=tuple([(name, tuple([passed(part) for part in cards])) for name, cards in one.kept]),
        )

    state.pending = [of_pending(one) for one in state.pending]
    state.delayed = [
        replace(
            one,
            origin=None if one.origin is None else passed(one.origin),
            kept=tuple([(name, tuple([passed(part) for part in cards])) for name, cards in one.kept]),
        )
        for one in state.delayed
    ]
    wrote(game, WAITING)
