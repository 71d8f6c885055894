"""Shortcuts for a game's verbs: applied to each card in turn, only to those in play, or to all together."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.ids import CardId, PlayerId

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.ruleset import Doing


def to_each(do: Callable[["Game", CardId, CardId], Procedure]) -> "Doing":
    """Return a handler that applies a verb to each card in turn; `do` takes the card and the source."""

    def carry_out(game: "Game", verb: Any, cards: list[CardId], at: Context) -> Procedure:
        for card in cards:
            yield from do(game, card, at.source)

    return carry_out


def to_each_in_play(do: Callable[["Game", CardId, CardId], Procedure]) -> "Doing":
    """Return a handler that applies a verb to each card that is in play when its turn comes.

    A text may name the card of an event that has left since, or a card of the hand or the deck.
    """

    def carry_out(game: "Game", verb: Any, cards: list[CardId], at: Context) -> Procedure:
        for card in cards:
            if card in game.state.instances:
                yield from do(game, card, at.source)

    return carry_out


def if_in_play(do: "Doing") -> "Doing":
    """Return a handler that applies another one to those of the cards that are in play."""

    def carry_out(game: "Game", verb: Any, cards: list[CardId], at: Context) -> Procedure:
        yield from do(game, verb, [card for card in cards if card in game.state.instances], at)

    return carry_out


def to_all(do: Callable[["Game", list[CardId], CardId, PlayerId], Procedure]) -> "Doing":
    """Return a handler that applies a verb to all cards at once; `do` takes them, source and player."""

    def carry_out(game: "Game", verb: Any, cards: list[CardId], at: Context) -> Procedure:
        yield from do(game, cards, at.source, at.player)

    return carry_out
