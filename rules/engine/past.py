"""Last-known information: what cards were when they left play or when something happened to them."""

from typing import TYPE_CHECKING

from rules.engine import layers
from rules.engine.ids import CardId
from rules.engine.objects import NO_WORDS, Was, arrival

if TYPE_CHECKING:
    from rules.engine.game import Game


def as_it_is(game: "Game", card: CardId) -> Was:
    """Return a card's current information, to be asked about later."""
    state, rules = game.state, game.rules
    now, one = layers.characteristics(game, card), state.instances.get(card)
    place, object_now = state.where[card], arrival(state, card)
    stats, current = now.stats, rules.current_stat
    if stats and current is not None:
        stats = tuple([current(game, card, now, index) for index in range(len(stats))])
    statuses = NO_WORDS
    if rules.statuses:
        statuses = frozenset([word for word, has in rules.statuses.items() if has(game, card)])
    if one is None:
        return Was(
            card=card,
            arrival=object_now,
            definition=now,
            stats=stats,
            place=place,
            controller=state.owners[card],
            in_play=False,
            face_down=card in state.covered,
            statuses=statuses,
        )
    return Was(
        card=card,
        arrival=object_now,
        definition=now,
        stats=stats,
        place=place,
        controller=one.controller,
        in_play=True,
        face_down=one.face_down,
        rested=one.rested,
        damage=one.damage,
        host=one.host,
        entered=one.entered,
        counters=tuple(sorted(one.counters.items())) if one.counters else (),
        marks=one.marks,
        attached=tuple([number for number, other in state.instances.items() if other.host == card]),
        statuses=statuses,
    )


def as_it_left(game: "Game", card: CardId) -> Was | None:
    """Return what a card last was in play if it has not moved since, None for any other card."""
    state = game.state
    was = state.last_known.get(card)
    if was is None or card in state.instances or arrival(state, card) != was.arrival + 1:
        return None
    return was


def as_events_see_it(game: "Game", card: CardId) -> Was:
    """Return a card as an event sees it: as it last was in play if it just left, otherwise as it is now."""
    return as_it_left(game, card) or as_it_is(game, card)
