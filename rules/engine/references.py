"""The cards and players that references of the language refer to, without asking anyone."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rules.engine import amounts, layers, past
from rules.engine.context import Context
from rules.engine.filters import HANDLERS, holder, matches, meets
from rules.engine.ids import NOTHING, OTHER_PLAYER, CardId, PlayerId, is_card
from rules.engine.objects import Role, Was
from rules.engine.pending import GIVEN_UP
from rules.engine.targets import is_player, player_aimed_at
from rules.language import references as rf
from rules.language.filter_shorthand import players_of, without_zones, zones_of
from rules.language.filters import AnyOf, Filter
from rules.language.references import Cards, Player

if TYPE_CHECKING:
    from rules.engine.game import Game


def players(game: "Game", who: Player, at: Context) -> tuple[PlayerId, ...]:
    """Return the players that a reference refers to, the turn player first if it is all of them.

    There are none if it refers to a target that is no longer legal, or to an unknown card.
    """
    match who:
        case "you":
            return (at.player,)
        case "opponent":
            return (OTHER_PLAYER[at.player],)
        case "anyone":
            return (game.state.active, OTHER_PLAYER[game.state.active])
        case rf.TargetPlayer(index):
            chosen = at.targets[index] if index < len(at.targets) else NOTHING
            return (player_aimed_at(chosen),) if is_player(chosen) else ()
        case rf.Owner(of):
            return tuple(dict.fromkeys(game.state.owners[card] for card in known(game, of, at, gone=True)))
        case rf.Controller(of):
            return tuple(
                dict.fromkeys(
                    holder(game, card) if was is None else was.controller
                    for card, was in remembered(game, of, at)
                )
            )
        case rf.OtherThan(player):
            return tuple(OTHER_PLAYER[one] for one in players(game, player, at))
        case rf.TurnPlayer():
            return (game.state.active,)
        case _:
            return (at.event_player,) if at.event_player >= 0 else ()


def whom(game: "Game", who: Player, at: Context) -> PlayerId:
    """Return the one player that a reference refers to; the controller if there are several or none."""
    meant = players(game, who, at)
    return meant[0] if len(meant) == 1 else at.player


def found(game: "Game", wanted: Filter, at: Context) -> list[CardId]:
    """Return the cards that currently match a filter, in an order that depends only on the position.

    A filter without a zone finds cards in play, in zones that need not be named.
    """
    return list(finding(game, wanted, at))


def _zones_beyond(game: "Game", wanted: Filter) -> tuple[str, ...]:
    """Return the zones that the parts of a filter name, one or the other, if any is out of play."""
    if not isinstance(wanted, AnyOf):
        return ()
    each = [zones_of(part) for part in wanted.parts]
    names = tuple(dict.fromkeys(name for part in each for name in part))
    zones = game.rules.zones
    if not all(each) or all(zones.groups[place] for place in zones.places(names)):
        return ()
    return names


def finding(game: "Game", wanted: Filter, at: Context) -> Iterator[CardId]:
    """Yield the cards that currently match a filter, for callers that need not know all of them."""
    if players_of(wanted) is not None:
        return
    state, so_far = game.state, game.layering
    names, unnamed = zones_of(wanted) or _zones_beyond(game, wanted), False
    cards: Iterable[CardId]
    if names:
        cards = [card for place in game.rules.zones.places(names) for card in state.zones[place]]
        # They are already in the right zone, so the filter need not check that.
        wanted = without_zones(wanted, names)
    else:
        cards = list(state.instances)
        for place in game.rules.zones.unnamed:
            unnamed = unnamed or bool(state.zones[place])
    handler, printed, player, source = HANDLERS[type(wanted)], state.cards, at.player, at.source
    for card in cards:
        now = layers.characteristics(game, card) if so_far is None else so_far.get(card) or printed[card]
        if unnamed:
            is_found = meets(game, card, now, wanted, player, source, at)
        elif now.halves:
            is_found = matches(game, card, now, wanted, player, source, at)
        else:
            is_found = handler(game, card, now, wanted, player, source, at)
        if is_found:
            yield card


def known(game: "Game", what: Cards, at: Context, *, gone: bool = False) -> list[CardId]:
    """Return the cards a reference refers to without asking anyone; a choice has none yet.

    With `gone`, a card that has left play is included as it last was there.
    """
    handler = KNOWN.get(type(what))
    if handler is None:
        return []
    if gone:
        match what:
            case rf.This() | rf.ThisCard():
                return [at.source] if at.source >= 0 else []
            case rf.Subject() | rf.SubjectCard():
                return [at.event_card] if at.event_card >= 0 else []
            case rf.Cause():
                return [at.cause] if at.cause >= 0 else []
    return handler(game, what, at)


ROLES: dict[type, Role] = {
    rf.This: "source",
    rf.ThisCard: "source",
    rf.Subject: "event",
    rf.SubjectCard: "event",
    rf.Cause: "cause",
}


def remembered(game: "Game", what: Cards, at: Context) -> list[tuple[CardId, Was | None]]:
    """Return the cards a reference refers to, each with its last-known information if it left play."""
    strange = ROLES.get(type(what)) in at.strangers
    return [
        (card, game.state.last_known.get(card) if strange else past.as_it_left(game, card))
        for card in known(game, what, at, gone=True)
    ]


def _top(game: "Game", what: rf.Top, at: Context) -> list[CardId]:
    zones = game.rules.zones
    count = amounts.number(game, what.count, at)
    cards: list[CardId] = []
    for player in players(game, what.of, at):
        place = zones.index(what.zone, player) if what.zone else zones.place(game.rules.deck_zone, player)
        lying = game.state.zones[place]
        lying = lying if what.bottom else lying[::-1]
        cards += lying[: max(0, count) if what.until is None else _until(game, lying, what.until, count, at)]
    return cards


def _until(game: "Game", cards: list[CardId], wanted: Filter, count: int, at: Context) -> int:
    """Return how many cards there are up to the count-th that matches a filter; all if there are fewer."""
    for place, card in enumerate(cards):
        now = layers.characteristics(game, card)
        count -= meets(game, card, now, wanted, at.player, at.source, at)
        if count <= 0:
            return place + 1
    return len(cards)


def _subject(game: "Game", what: rf.Subject, at: Context) -> list[CardId]:
    card, state = at.event_card, game.state
    # A replacement effect refers to a card before the event, wherever it is.
    if game.instead:
        return [card] if card >= 0 else []
    if card < 0 or "event" in at.strangers:
        return []
    # A card that was in play is referred to only there; one that was elsewhere, where it still is.
    there = card in state.instances or (state.where[card] >= 0 and past.as_it_left(game, card) is None)
    return [card] if there else []


def _subject_card(game: "Game", what: rf.SubjectCard, at: Context) -> list[CardId]:
    there = at.event_card >= 0 and game.state.where[at.event_card] >= 0 and "event" not in at.strangers
    return [at.event_card] if there else []


def _this(game: "Game", what: rf.This, at: Context) -> list[CardId]:
    return [at.source] if at.source in game.state.instances and "source" not in at.strangers else []


def _this_card(game: "Game", what: rf.ThisCard, at: Context) -> list[CardId]:
    there = at.source >= 0 and game.state.where[at.source] >= 0 and "source" not in at.strangers
    return [at.source] if there else []


def _cause(game: "Game", what: rf.Cause, at: Context) -> list[CardId]:
    return [at.cause] if at.cause in game.state.instances and "cause" not in at.strangers else []


def _target(game: "Game", what: rf.Target, at: Context) -> list[CardId]:
    return [one for one in at.targets[what.index : what.index + 1] if is_card(one)]


def _attached(game: "Game", what: rf.Attached, at: Context) -> list[CardId]:
    hosts = known(game, what.to, at)
    return [card for card, one in game.state.instances.items() if one.host in hosts]


def _hosts(game: "Game", what: rf.Host, at: Context) -> list[CardId]:
    instances = game.state.instances
    return [
        instances[card].host
        for card in known(game, what.of, at)
        if card in instances and instances[card].host >= 0
    ]


def _beneath(game: "Game", what: rf.Beneath, at: Context) -> list[CardId]:
    instances = game.state.instances
    return [one for card in known(game, what.of, at) if card in instances for one in instances[card].under]


KNOWN: dict[type, Callable[["Game", Any, Context], list[CardId]]] = {
    rf.This: _this,
    rf.ThisCard: _this_card,
    rf.Target: _target,
    rf.Targets: lambda game, what, at: [card for card in at.targets if is_card(card)],
    rf.Subject: _subject,
    rf.SubjectCard: _subject_card,
    rf.Cause: _cause,
    rf.It: lambda game, what, at: list(at.bound.get(what.name, ())),
    rf.Each: lambda game, what, at: found(game, what.filter, at),
    rf.Top: _top,
    rf.Attached: _attached,
    rf.Host: _hosts,
    rf.Beneath: _beneath,
    rf.GivenUp: lambda game, what, at: list(at.bound.get(GIVEN_UP, ())),
    rf.Joined: lambda game, what, at: list(
        dict.fromkeys(card for part in what.parts for card in known(game, part, at))
    ),
}
