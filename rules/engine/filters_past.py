"""Filters on what happened to a card: this turn, or as it came to where it is."""

from typing import TYPE_CHECKING

from rules.engine import occurrences, past, references
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.filters import Handler, context
from rules.engine.ids import CardId, PlayerId
from rules.engine.objects import arrival, is_found
from rules.language import filters as fl
from rules.language.events import Leaves, plain_events

if TYPE_CHECKING:
    from rules.engine.game import Game


def _underwent(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.Underwent,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    was = None if at is None else at.was
    asked = was.arrival if was is not None and was.card == card else arrival(game.state, card)
    if all(isinstance(one, Leaves) for one in plain_events(wanted.event)):
        # A card is asked where it went, as another object than the one that left.
        left = past.as_it_left(game, card)
        asked = asked if left is None else left.arrival
    return any(
        one.card == card
        and any(then.card == card and then.arrival == asked for then in one.were)
        and occurrences.is_about(game, wanted.event, one, player, source, (card,))
        for one in game.state.happened
    )


def _put_by(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.PutBy,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    kept = game.state.put_by.get(card)
    if kept is None:
        return False
    became, by = kept
    was = None if at is None else at.was
    asked = was.arrival if was is not None and was.card == card else arrival(game.state, card)
    return (
        asked == became
        and is_found(game.state, by)
        and by.card in references.known(game, wanted.cards, context(player, source, at))
    )


HANDLERS: dict[type, Handler] = {fl.Underwent: _underwent, fl.PutBy: _put_by}
