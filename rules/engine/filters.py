"""Evaluation of filters, relative to a player and a source, with a handler for each kind.

`tables` registers the handlers: they need amounts and references, which need filters.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rules.engine.context import Context
from rules.engine.continuous_effects import Among
from rules.engine.definition import Definition
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.language import filters as fl
from rules.language.filters import Filter

if TYPE_CHECKING:
    from rules.engine.game import Game

Handler = Callable[["Game", CardId, Definition, Any, PlayerId, CardId, Context | None], bool]


def matches(
    game: "Game",
    card: CardId,
    definition: Definition,
    wanted: Filter,
    player: PlayerId,
    source: CardId = NO_CARD,
    at: Context | None = None,
) -> bool:
    """Return whether a card with the characteristics `definition` matches a filter.

    `at` is the effect's context, which amounts and references as bounds need; without one they see only the
    player and the source. A card with two halves matches if one of them does.
    """
    if definition.halves:
        return any(matches(game, card, half, wanted, player, source, at) for half in definition.halves)
    return HANDLERS[type(wanted)](game, card, definition, wanted, player, source, at)


def part_naming(wanted: Filter, zone: str) -> Filter | None:
    """Return the part of a filter about a zone that has to be named; None if it does not name that zone.

    A filter on cards that are already known finds them wherever they are.
    """
    match wanted:
        case fl.InZone(zones):
            return wanted if zone in zones else None
        case fl.OneOf() | Among():
            return wanted
        case fl.All(parts):
            named = [part_naming(part, zone) for part in parts]
            if not any(named):
                return None
            return fl.All(tuple([one or part for one, part in zip(named, parts, strict=True)]))
        case fl.AnyOf(parts):
            found = tuple([one for part in parts if (one := part_naming(part, zone)) is not None])
            return fl.AnyOf(found) if found else None
        case _:
            return None


def meets(
    game: "Game",
    card: CardId,
    definition: Definition,
    wanted: Filter,
    player: PlayerId,
    source: CardId = NO_CARD,
    at: Context | None = None,
) -> bool:
    """Return whether a card matches a filter and is in a zone the filter covers, which `matches` ignores.

    A filter that does not name a zone covers no zone that has to be named.
    """
    zones = game.rules.zones
    place = game.state.where[card]
    if at is not None and at.was is not None and at.was.card == card:
        place = at.was.place
    if place < 0 or not zones.only_named[place]:
        return matches(game, card, definition, wanted, player, source, at)
    asked = part_naming(wanted, zones.names[place])
    return asked is not None and matches(game, card, definition, asked, player, source, at)


def compare(one: int, sign: fl.Sign, other: int) -> bool:
    """Compare two numbers."""
    match sign:
        case "<=":
            return one <= other
        case ">=":
            return one >= other
        case "=":
            return one == other
        case "<":
            return one < other
        case ">":
            return one > other
        case _:
            return one != other


def holder(game: "Game", card: CardId) -> PlayerId:
    """Return a card's controller or, out of play, its owner."""
    instance = game.state.instances.get(card)
    return instance.controller if instance is not None else game.state.owners[card]


def stat(game: "Game", card: CardId, definition: Definition, index: int) -> int:
    """Return a stat of a card with characteristics `definition`, including the game's own modifiers."""
    current = game.rules.current_stat
    return definition.stats[index] if current is None else current(game, card, definition, index)


def context(player: PlayerId, source: CardId, at: Context | None) -> "Context":
    """Return the given context, or one for this player and source alone."""
    return Context(player, source, "") if at is None else at


def traits(definition: Definition, what: str) -> frozenset[object]:
    """Return a card's traits of one kind: its name, cost, races, attributes or types."""
    match what:
        case "name":
            return frozenset({definition.name})
        case "cost":
            return frozenset({one.cost for one in definition.halves or (definition,)})
        case "race":
            return frozenset(definition.races)
        case "attribute":
            return frozenset(definition.attributes)
        case _:
            return frozenset(definition.types)


def _all(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.All,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    for part in wanted.parts:  # noqa: SIM110 - a generator costs more than all that it asks for
        if not HANDLERS[type(part)](game, card, now, part, player, source, at):
            return False
    return True


def _any_of(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.AnyOf,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    return any(matches(game, card, now, part, player, source, at) for part in wanted.parts)


def _not(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.Not,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    return not matches(game, card, now, wanted.part, player, source, at)


def _no_card(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.IsPlayer,
    player: PlayerId,
    source: CardId,
    at: object,
) -> bool:
    return False


HANDLERS: dict[type, Handler] = {
    fl.All: _all,
    fl.AnyOf: _any_of,
    fl.Not: _not,
    fl.IsPlayer: _no_card,
}
