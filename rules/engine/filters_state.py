"""Filters on a card's zone, state, controller and relations to other cards."""

from typing import TYPE_CHECKING

from rules.engine import references
from rules.engine.amounts import bound
from rules.engine.context import Context
from rules.engine.continuous_effects import Among
from rules.engine.definition import Definition
from rules.engine.filters import Handler, compare, context
from rules.engine.filters_now import matches_now
from rules.engine.ids import CardId, PlayerId, is_card
from rules.engine.objects import is_found, is_same, unmoved
from rules.language import filters as fl
from rules.language.references import Player

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.objects import Was
    from rules.engine.state import Instance


def _in_play(game: "Game", card: CardId, at: Context | None) -> "Instance | Was | None":
    """Return the state of a card in play, or its last-known one if asked for; None elsewhere."""
    if at is not None and at.was is not None and at.was.card == card:
        return at.was if at.was.in_play else None
    return game.state.instances.get(card)


def _in_zone(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.InZone,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    was = None if at is None else at.was
    place = game.state.where[card] if was is None or was.card != card else was.place
    return place >= 0 and game.rules.zones.names[place] in wanted.zones


def _controlled(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.Controlled,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    instance = _in_play(game, card, at)
    whose = instance.controller if instance is not None else game.state.owners[card]
    if wanted.by == "you":
        return whose == player
    if wanted.by == "opponent":
        return whose != player
    return _is_player(game, whose, wanted.by, player, source, at)


def _owned(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.Owned,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    return _is_player(game, game.state.owners[card], wanted.by, player, source, at)


def _is_player(
    game: "Game", whose: PlayerId, who: Player, player: PlayerId, source: CardId, at: Context | None
) -> bool:
    return whose in references.players(game, who, context(player, source, at))


def _is_rested(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.IsRested,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    instance = _in_play(game, card, at)
    return instance is not None and instance.rested == wanted.rested


def _other(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.Other,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    if card != source:
        return True
    # As another object, the same card is another card.
    return at is not None and at.was is not None and not is_found(game.state, at.was)


def _has_counters(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.HasCounters,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    instance = _in_play(game, card, at)
    there = dict(instance.counters or ()).get(wanted.counter, 0) if instance is not None else 0
    return compare(there, wanted.sign, bound(game, wanted.amount, player, source, at))


def _damaged(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.Damaged,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    instance = _in_play(game, card, at)
    return instance is not None and instance.damage > 0


def _face_down(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.FaceDown,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    instance = _in_play(game, card, at)
    if instance is None and at is not None and at.was is not None and at.was.card == card:
        return at.was.face_down
    return card in game.state.covered if instance is None else instance.face_down


def _has_status(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.HasStatus,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    own = game.rules.statuses.get(wanted.status)
    if own is not None:
        if at is not None and at.was is not None and at.was.card == card:
            return wanted.status in at.was.statuses
        return own(game, card)
    instance = _in_play(game, card, at)
    return instance is not None and wanted.status in instance.marks


def _entered_this_turn(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.EnteredThisTurn,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    instance = _in_play(game, card, at)
    return instance is not None and instance.entered == game.state.turn


def _attached_to(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.AttachedTo,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    instance = _in_play(game, card, at)
    if instance is None or instance.host < 0:
        return False
    return matches_now(game, instance.host, wanted.filter, player, source)


def _host_of(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.HostOf,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    if at is not None and at.was is not None and at.was.card == card:
        attached = at.was.attached
    else:
        attached = tuple([number for number, one in game.state.instances.items() if one.host == card])
    return any(matches_now(game, number, wanted.filter, player, source) for number in attached)


def _has_target(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.HasTarget,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    for one in reversed(game.state.pending):
        if one.card == card:
            targets = unmoved(game.state, one.targets, one.arrivals)
            return any(is_card(each) and matches_now(game, each, wanted.filter, player) for each in targets)
    return False


def _one_of(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.OneOf,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    return card in references.known(game, wanted.cards, context(player, source, at))


def _among(
    game: "Game", card: CardId, now: Definition, wanted: Among, player: PlayerId, source: CardId, at: object
) -> bool:
    return any(one.card == card and is_same(game.state, one) for one in wanted.cards)


HANDLERS: dict[type, Handler] = {
    Among: _among,
    fl.InZone: _in_zone,
    fl.Controlled: _controlled,
    fl.Owned: _owned,
    fl.IsRested: _is_rested,
    fl.Other: _other,
    fl.HasCounters: _has_counters,
    fl.Damaged: _damaged,
    fl.FaceDown: _face_down,
    fl.HasStatus: _has_status,
    fl.EnteredThisTurn: _entered_this_turn,
    fl.HasTarget: _has_target,
    fl.AttachedTo: _attached_to,
    fl.HostOf: _host_of,
    fl.OneOf: _one_of,
}
