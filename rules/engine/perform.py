"""Application of the language's effects, each by its handler; a game's own verbs by the game's handlers."""

from typing import TYPE_CHECKING

from rules.engine.asks import Procedure
from rules.engine.checks import settle_checks
from rules.engine.context import Context
from rules.engine.handlers.handler import Handler
from rules.engine.ids import NO_CARD, NO_PLAYER
from rules.engine.selection import select
from rules.engine.state import Result
from rules.engine.triggers import state_triggers
from rules.language.effects import CardVerb, Effect

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.ruleset import Doing

DEEPEST = 40
"""Effects inside each other; no tree is written that has as many, so that more are an effect without end."""


def perform(game: "Game", effect: Effect, at: Context) -> Procedure:
    """Apply an effect as far as possible; one that would never end, as it applies itself, ends the game."""
    game.nested += 1
    if game.nested > DEEPEST:
        game.finish(Result(NO_PLAYER, "loop", game.rules.loop_clause))
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
    game.nested -= 1


def _as_the_game_does(game: "Game", effect: Effect, doing: "Doing", at: Context) -> Procedure:
    """Apply an effect to its cards by the game's own handler, which says itself what it did without cards."""
    if not isinstance(effect, CardVerb):
        yield from doing(game, effect, [], at)
        return
    cards = yield from select(game, effect.what, at)
    at.affected += cards
    version = game.state.version
    yield from doing(game, effect, cards, at)
    at.did = at.did or game.state.version != version


HANDLERS: dict[type, Handler] = {}
"""The handler of each effect, registered by `tables`; those of composed effects apply their parts."""
