"""Looking at and revealing cards, which are visible while the effect lasts."""

from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.amounts import number
from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.handlers.composed import with_cards
from rules.engine.handlers.handler import Handler
from rules.engine.objects import arrival
from rules.engine.references import players, whom
from rules.engine.selection import look_on, select, top_cards
from rules.language import effects as fx

if TYPE_CHECKING:
    from rules.engine.game import Game


def look(game: "Game", effect: fx.Look, at: Context) -> Procedure:
    """Show a player the top cards of a deck."""
    cards = top_cards(game, whom(game, effect.of, at), number(game, effect.count, at))
    seen = (yield from look_on(game, cards, at)) if effect.up_to else cards
    atoms.show(game, seen, (at.player,))
    yield from with_cards(game, effect.name, seen, effect.effect, at)
    atoms.hide(game, seen)


def reveal(game: "Game", effect: fx.Reveal, at: Context) -> Procedure:
    """Reveal cards to players; already visible ones stay so.

    An effect that only reveals did something if any card was.
    """
    cards = yield from select(game, effect.what, at)
    at.did = at.did or bool(cards and effect.effect == fx.NOTHING)
    seeing = players(game, effect.to, at)
    fresh = [card for card in cards if not set(seeing) <= set(game.state.shown.get(card, ()))]
    before = [(card, arrival(game.state, card), game.state.shown.get(card, ())) for card in fresh]
    atoms.show(game, fresh, seeing)
    yield from with_cards(game, effect.name, cards, effect.effect, at)
    atoms.hide(game, fresh)
    for card, was, saw in before:
        if saw and arrival(game.state, card) == was:
            atoms.show(game, [card], saw)


HANDLERS: dict[type, Handler] = {fx.Look: look, fx.Reveal: reveal}
