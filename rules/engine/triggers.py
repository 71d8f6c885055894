"""Automatic abilities: which of them an event triggers."""

from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.abilities import Trigger
from rules.engine.layers import characteristics
from rules.engine.matching import matches
from rules.engine.waiting import Pending

if TYPE_CHECKING:
    from rules.engine.game import Game


def trigger(game: "Game", what: Trigger, card: int) -> None:
    """Let the automatic abilities wait that trigger on an event about this card, in order of their age."""
    sources = game.automatic.get(what)
    if not sources:
        return
    state = game.state
    for source in tuple(dict.fromkeys(sources)):
        instance = state.instances.get(source)
        if instance is None:
            continue
        for ability in characteristics(game, source).abilities:
            if ability.kind != "automatic" or ability.trigger != what:
                continue
            if ability.watches is None:
                concerned = source == card
            else:
                definition = characteristics(game, card)
                concerned = matches(game, card, definition, ability.watches, instance.controller, source)
            if concerned:
                game.rules.trigger(
                    game, Pending(instance.controller, source, atoms.stamp(game), ability, event_card=card)
                )
