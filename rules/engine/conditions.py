"""Evaluation of conditions of abilities and effects."""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any

from rules.engine import amounts, layers, occurrences, references
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.filters import compare, matches, meets
from rules.engine.ids import CardId, PlayerId, card_numbers
from rules.language import conditions as cn
from rules.language.conditions import Condition
from rules.language.filter_shorthand import zones_of

if TYPE_CHECKING:
    from rules.engine.game import Game
Now = dict[CardId, Definition]
Handler = Callable[["Game", Any, Context, "Now | None"], bool]


def holds(
    game: "Game", condition: Condition, player: PlayerId, source: CardId, now: Now | None = None
) -> bool:
    """Return whether a condition is met for a player and the card with the ability.

    `now` has the cards in play as they are so far, while layers are being applied.
    """
    return holds_at(game, condition, Context(player, source, ""), now)


def holds_at(game: "Game", condition: Condition, at: Context, now: Now | None = None) -> bool:
    """Return whether a condition is met in an effect's context."""
    return HANDLERS[type(condition)](game, condition, at, now)


def _there(game: "Game", condition: cn.There, at: Context, now: Now | None) -> bool:
    least = amounts.number(game, condition.least, at)
    if now is None:
        finding = references.finding(game, condition.filter, at)
        if condition.most is None:
            return sum(1 for _ in islice(finding, least)) >= least
        count = sum(1 for _ in finding)
    else:
        cards = game.state.cards
        among = _anywhere(game, zones_of(condition.filter), at)
        count = sum(
            1
            for card in among
            if meets(game, card, now.get(card) or cards[card], condition.filter, at.player, at.source, at)
        )
    if count < least:
        return False
    return condition.most is None or count <= amounts.number(game, condition.most, at)


def _anywhere(game: "Game", named: tuple[str, ...], at: Context) -> Iterable[CardId]:
    """Return the cards that may be in these zones, or those in play if no zone is named."""
    state = game.state
    if not named:
        return state.instances
    if at.was is not None:
        # It counts where it was.
        return card_numbers(len(state.cards))
    return [card for place in game.rules.zones.places(named) for card in state.zones[place]]


def _is(game: "Game", condition: cn.Is, at: Context, now: Now | None) -> bool:
    meant = references.known(game, condition.cards, at)
    return bool(meant) and all(
        matches(
            game,
            card,
            (now or {}).get(card) or layers.characteristics(game, card),
            condition.filter,
            at.player,
            at.source,
            at,
        )
        for card in meant
    )


def _compare(game: "Game", condition: cn.Compare, at: Context, now: Now | None) -> bool:
    return compare(
        amounts.number(game, condition.one, at), condition.sign, amounts.number(game, condition.other, at)
    )


def _happened(game: "Game", condition: cn.Happened, at: Context, now: Now | None) -> bool:
    return occurrences.times_happened(game, condition.event, at.player, at.source) >= condition.least


HANDLERS: dict[type, Handler] = {
    cn.AllHold: lambda game, condition, at, now: all(holds_at(game, one, at, now) for one in condition.parts),
    cn.AnyHolds: lambda game, condition, at, now: any(
        holds_at(game, one, at, now) for one in condition.parts
    ),
    cn.Fails: lambda game, condition, at, now: not holds_at(game, condition.part, at, now),
    cn.There: _there,
    cn.Is: _is,
    cn.Compare: _compare,
    cn.TurnOf: lambda game, condition, at, now: (
        game.state.active in references.players(game, condition.player, at)
    ),
    cn.DuringStep: lambda game, condition, at, now: game.rules.plan[game.state.step].name in condition.names,
    cn.Happened: _happened,
    cn.PlayedBy: lambda game, condition, at, now: condition.way in at.choices.ways,
}
