"""Occurrences of events, and whether an event of the language matches one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rules.engine import amounts, layers, past, references
from rules.engine.context import Context
from rules.engine.facts import PUT_BY
from rules.engine.filters import matches, meets
from rules.engine.ids import NO_CARD, NO_PLAYER, CardId, PlayerId
from rules.engine.objects import Was, is_found
from rules.engine.pending import PLAIN, Choices
from rules.engine.zones import NOWHERE, Place
from rules.language.abilities import Ability
from rules.language.amounts import TimesHappened
from rules.language.conditions import Happened
from rules.language.events import (
    AnyEvent,
    AtLeast,
    AtOnce,
    Attacks,
    Becomes,
    Blocked,
    By,
    Draws,
    During,
    Enters,
    Event,
    GainsLife,
    InCombat,
    Leaves,
    LosesLife,
    Moment,
    Moves,
    Nth,
    PlainEvent,
    PlayerTakesDamage,
    Unblocked,
    plain_events,
)
from rules.language.filter_shorthand import side_of
from rules.language.filters import Filter, IsPlayer, PutBy, Underwent
from rules.language.references import Side

if TYPE_CHECKING:
    from rules.engine.game import Game

_OF_PLAYERS = (PlayerTakesDamage, GainsLife, LosesLife)
_COMING, _GOING = (Enters, Moves), (Leaves, Moves)
_AIMED = (Attacks, Blocked, Unblocked)

Topic = str | type
"""The key by which abilities waiting for an event are indexed: its type, or a moment's name."""


@dataclass(frozen=True, slots=True)
class Occurrence:
    """Something that happened: its topic, whom or what it happened to, the cause, amount and destination.

    `card`, `cause` and `target` are cards, -1 for none; `player` is the player it happened to, -1 for none;
    `origin` and `destination` are places, -1 if no card moved. `were` has the cards as they were, for
    occurrences that are asked about later. `how` has the choices made for a card that was played, for its own
    abilities. `combat` is damage dealt by fighting.
    """

    topic: Topic
    card: CardId = NO_CARD
    player: PlayerId = NO_PLAYER
    cause: CardId = NO_CARD
    target: CardId = NO_CARD
    amount: int = 0
    origin: Place = NOWHERE
    destination: Place = NOWHERE
    were: tuple[Was, ...] = ()
    how: Choices = PLAIN
    combat: bool = False


def topics(event: Event) -> tuple[Topic, ...]:
    """Return the topics an event waits for."""
    plain = plain_events(event)
    if len(plain) == 1:
        return (topic(plain[0]),)
    return tuple(dict.fromkeys([topic(one) for one in plain]))


def topic(event: PlainEvent) -> Topic:
    """Return the topic of a plain event."""
    return event.name if isinstance(event, Moment) else type(event)


def is_about(
    game: "Game",
    event: Event,
    happened: Occurrence,
    player: PlayerId,
    source: CardId,
    kept: Sequence[CardId] | None = None,
) -> bool:
    """Return whether an event matches what happened, for a player and the card with the ability.

    An event without a card filter is about that card, or about the `kept` ones instead.
    """
    if isinstance(event, AnyEvent):
        return any(is_about(game, one, happened, player, source, kept) for one in event.events)
    if isinstance(event, During):
        turn = game.state.active in references.players(game, event.player, Context(player, source, ""))
        return turn and is_about(game, event.event, happened, player, source, kept)
    if isinstance(event, Nth):
        if not is_about(game, event.event, happened, player, source, kept):
            return False
        return times_happened(game, event.event, player, source) == event.n
    if isinstance(event, By):
        if not _meets(game, happened, happened.cause, event.cause, player, source):
            return False
        return is_about(game, event.event, happened, player, source, kept)
    if isinstance(event, AtLeast):
        if happened.amount < amounts.number(game, event.amount, Context(player, source, "")):
            return False
        return is_about(game, event.event, happened, player, source, kept)
    if isinstance(event, AtOnce):
        return is_about(game, event.event, happened, player, source, kept)
    if isinstance(event, InCombat):
        return happened.combat and is_about(game, event.event, happened, player, source, kept)
    return topic(event) == happened.topic and _is_plainly_about(game, event, happened, player, source, kept)


def _is_plainly_about(
    game: "Game",
    event: PlainEvent,
    happened: Occurrence,
    player: PlayerId,
    source: CardId,
    kept: Sequence[CardId] | None,
) -> bool:
    if isinstance(event, Moment):
        return happened.player < 0 or _is_side(event.side, happened.player, player)
    if isinstance(event, _OF_PLAYERS):
        return _is_side(event.side, happened.player, player)
    if isinstance(event, Becomes):
        return True
    if isinstance(event, Draws) and not _is_side(event.side, happened.player, player):
        return False
    what = event.what
    if happened.card < 0 and happened.player >= 0:
        side: Side = "you" if what is None else side_of(what)
        return isinstance(event, Draws) or _is_side(side, happened.player, player)
    if what is None:
        concerned = isinstance(event, Draws) or (
            _is_own(game, happened, source) if kept is None else happened.card in kept
        )
    else:
        concerned = _meets(game, happened, happened.card, what, player, source, names_zone=_names_zone(event))
    if not concerned:
        return False
    if isinstance(event, _COMING) and event.origin and not _is_in(game, happened.origin, event.origin):
        return False
    if isinstance(event, _GOING) and event.destination:
        return _is_in(game, happened.destination, event.destination)
    if isinstance(event, _AIMED) and event.target is not None:
        if isinstance(event.target, IsPlayer):
            return happened.target < 0
        return _meets(game, happened, happened.target, event.target, player, source)
    return True


def _names_zone(event: PlainEvent) -> bool:
    """Return whether an event says from or to which zone a card goes, so that its filter need not."""
    origin, destination = getattr(event, "origin", ()), getattr(event, "destination", ())
    return bool(origin or destination)


def _meets(
    game: "Game",
    happened: Occurrence,
    card: CardId,
    wanted: Filter,
    player: PlayerId,
    source: CardId,
    *,
    names_zone: bool = True,
) -> bool:
    """Return whether a card matched a filter when the event happened to it or was caused by it."""
    if card < 0:
        return False
    asks = matches if names_zone else meets
    for was in happened.were:
        if was.card == card:
            break
    else:
        left = past.as_it_left(game, card)
        if left is None:
            return asks(game, card, layers.characteristics(game, card), wanted, player, source)
        was = left
    return asks(game, card, was.definition, wanted, player, source, Context(player, source, "", was=was))


def _is_own(game: "Game", happened: Occurrence, source: CardId) -> bool:
    """Return whether something happened to the card of an ability, as the same object."""
    if happened.card != source:
        return False
    return all(is_found(game.state, was) for was in happened.were if was.card == source)


def kept_in_mind(game: "Game", happened: Occurrence) -> Occurrence:
    """Return an occurrence to be asked about later, with its cards as they are now."""
    cards = dict.fromkeys(card for card in (happened.card, happened.cause, happened.target) if card >= 0)
    were = tuple([past.as_events_see_it(game, card) for card in cards])
    return replace(happened, were=were, how=PLAIN)


def _is_side(side: Side, whose: PlayerId, player: PlayerId) -> bool:
    return side == "anyone" or (whose == player) == (side == "you")


def _is_in(game: "Game", place: Place, zones: tuple[str, ...]) -> bool:
    return place >= 0 and game.rules.zones.names[place] in zones


def times_happened(game: "Game", event: Event, player: PlayerId, source: CardId) -> int:
    """Return how often an event happened this turn; only events that something asks about are counted."""
    return sum(1 for one in game.state.happened if is_about(game, event, one, player, source))


def counted_topics(abilities: Sequence[Ability]) -> set[Topic]:
    """Return the topics that abilities count, so that their occurrences must be recorded."""
    return {
        one
        for ability in abilities
        for asked in _counted(ability)
        for one in ((PUT_BY,) if isinstance(asked, PutBy) else topics(asked))
    }


def _counted(tree: object) -> list[Event | PutBy]:
    """List the events in a tree that are counted over a turn, and what else is asked about the past."""
    found: list[Event | PutBy] = []
    if isinstance(tree, Nth | TimesHappened | Happened | Underwent):
        found.append(tree.event)
    elif isinstance(tree, PutBy):
        found.append(tree)
    if isinstance(tree, tuple | frozenset):
        children: Sequence[object] = tuple(tree)
    elif hasattr(tree, "__dataclass_fields__"):
        children = [getattr(tree, name) for name in tree.__dataclass_fields__]
    else:
        return found
    for child in children:
        if not isinstance(child, str | int | bool | None):
            found += _counted(child)
    return found
