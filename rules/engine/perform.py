"""Application of the language's effects, each by its handler; a game's own verbs by the game's handlers."""

from typing import TYPE_CHECKING

from rules.engine.asks import Procedure
from rules.engine.checks import settle_checks
from rules.engine.context import Context
from rules.engine.handlers.handler import Handler
from rules.engine.ids import NO_CARD, CardId
from rules.engine.selection import select
from rules.engine.triggers import state_triggers
from rules.language.effects import CardVerb, Effect

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.ruleset import Doing


def perform(game: "Game", effect: Effect, at: Context) -> Procedure:
    """Apply an effect as far as possible."""
    doing = game.rules.verbs.get(type(effect))
    outer, game.doer = game.doer, at.source
    around, game.performing = game.performing, effect
    game.beat += 1
    if doing is None:
        yield from HANDLERS[type(effect)](game, effect, at)
    else:
        yield from _as_the_game_does(game, effect, doing, at)
    game.doer = NO_CARD
    state_triggers(game)
    if game.rules.checks_at_once and game.settled != game.state.version:
        yield from settle_checks(game)
    game.doer, game.performing = outer, around


def _as_the_game_does(game: "Game", effect: Effect, doing: "Doing", at: Context) -> Procedure:
    """Apply an effect to its cards by the game's own handler."""
    cards: list[CardId] = []
    if isinstance(effect, CardVerb):
        cards = yield from select(game, effect.what, at)
        at.did = at.did or bool(cards)
        at.affected += cards
    else:
        at.did = True
    yield from doing(game, effect, cards, at)


HANDLERS: dict[type, Handler] = {}
"""The handler of each effect, registered by `tables`; those of composed effects apply their parts."""
