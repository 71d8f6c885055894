"""How cards go from zone to zone in Force of Will (302, 1010), unless that is replaced (910)."""

from collections.abc import Generator, Sequence

from rules.engine import atoms
from rules.engine.asks import Ask, Option
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, NO_PLAYER, CardId, PlayerId
from rules.engine.occurrences import Topic
from rules.engine.replacement import ReplaceableEvent, may_be_replaced, replaced
from rules.engine.triggers import trigger_on
from rules.engine.zones import Place
from rules.games.fow8.keywords import ASTRAL, controller_of, is_eternal, is_imperishable
from rules.games.fow8.zones import FIELD, GRAVEYARD, RULER, book, is_fielded
from rules.language.events import Destroyed, Leaves, Moves, Rests

NOWHERE = -1
Going = Sequence[tuple[CardId, int]]
"""Cards that leave at the same time, each with the kind of zone that it goes to."""


@clause("fow8", "910.1", "910.2")
def goes(
    game: Game,
    card: CardId,
    kind: int,
    events: Sequence[Topic],
    player: PlayerId = NO_PLAYER,
    source: CardId = NO_CARD,
) -> Generator[Ask, Option, int]:
    """Return where a card that would go to a kind of zone goes; NOWHERE if something else happens instead.

    `events` are what that would be besides a move, the main one first. Replacements are chosen by the player
    who controls the card, owns it, or would control it.
    """
    told = (*events, Moves)
    if not any(may_be_replaced(game, one) for one in told):
        return kind
    affected = controller_of(game, card) if player < 0 else player
    first, *also = told
    event = ReplaceableEvent(
        first,
        affected,
        card,
        source,
        destination=kind,
        also=tuple(also),
        origin=game.state.where[card],
    )
    yield from replaced(game, event)
    return NOWHERE if event.cancelled else event.destination


def send(
    game: Game, card: CardId, kind: int, *events: Topic, bottom: bool = False
) -> Generator[Ask, Option, int]:
    """Move a card out of the field, or from one area to another; return where it went.

    NOWHERE means that something else happened instead.
    """
    where = yield from goes_away(game, card, kind, *events)
    if where != NOWHERE:
        put(game, card, where, bottom=bottom and where == kind)
    return where


def goes_away(game: Game, card: CardId, kind: int, *events: Topic) -> Generator[Ask, Option, int]:
    """Return where a card goes that would leave the field or go from one area to another, as `goes` does."""
    if is_fielded(game, card) and kind != FIELD:
        events = (*events, Leaves)
    return (yield from goes(game, card, kind, events))


def put(game: Game, card: CardId, kind: int, *, bottom: bool = False) -> None:
    """Move a card out of the field, or from one area to another, without replacements."""
    if is_fielded(game, card) and kind != FIELD:
        leave(game, [(card, kind)], bottom=bottom)
        return
    origin = game.state.where[card]
    atoms.move(game, card, kind, bottom=bottom)
    trigger_on_move(game, card, kind, origin)


def trigger_on_move(
    game: Game, card: CardId, kind: int, origin: Place, witnesses: Sequence[CardId] = ()
) -> None:
    """Trigger abilities on a card that went to its owner's zone of a kind."""
    place = game.rules.zones.place(kind, game.state.owners[card])
    trigger_on(game, Moves, card, origin=origin, destination=place, witnesses=witnesses)


def can_be_destroyed(game: Game, card: CardId) -> bool:
    """Return whether a card would be destroyed: in the field, and not Eternal (1010.2, 1010.3)."""
    return card in game.state.instances and is_fielded(game, card) and not is_eternal(game, card)


def put_away(game: Game, cards: Sequence[CardId]) -> bool:
    """Destroy cards in the field, without replacements; return whether any was destroyed."""
    going = [(card, where_destroyed(game, card)) for card in cards if can_be_destroyed(game, card)]
    destroy_for(game, going)
    return bool(going)


@clause("fow8", "1010.1", "1010.1a")
def where_destroyed(game: Game, card: CardId) -> int:
    """A destroyed card goes to the graveyard, a J-ruler to the ruler area."""
    return RULER if "j-ruler" in game.state.cards[card].types else GRAVEYARD


def destroy_for(game: Game, going: Going, source: CardId = NO_CARD) -> None:
    """Destroy cards at the same time, each moving to the given kind of zone."""
    for card, _ in going:
        trigger_on(game, Destroyed, card, cause=source)
    leave(game, going, destroyed=True)


@clause("fow8", "1010.1a", "1007.7", "1010.1a-i")
def fall(game: Game, card: CardId) -> None:
    """A destroyed J-ruler returns to the ruler area, ruler side up, with an astral counter."""
    whole = is_imperishable(game, card)
    to_ruler_area(game, card)
    atoms.turn_face(game, card, 0)
    if not whole:
        atoms.put_counters(game, card, ASTRAL, 1)


@clause("fow8", "302.3", "308.5", "1007.7", "1022.3")
def to_ruler_area(game: Game, card: CardId) -> None:
    """A J-ruler that goes to the ruler area stays the same card, undamaged, and returns to its owner."""
    atoms.heal(game, card)
    atoms.move(game, card, RULER, controller=game.state.owners[card])


@clause("fow8", "906.7b", "1010.1a")
def leave(game: Game, going: Going, *, bottom: bool = False, destroyed: bool = False) -> None:
    """Move cards out of the field at the same time; triggered abilities see them all as they were there."""
    before = leaving(game, going)
    for card, kind in going:
        if destroyed and kind == RULER:
            book(game).fall(game, card)
        else:
            go(game, card, kind, bottom=bottom)
    left(game, going, before)


def move_together(game: Game, going: Sequence[tuple[CardId, int, bool]]) -> None:
    """Move cards at the same time, one after another onto or, if flagged, beneath what is there."""
    known = [(card, kind) for card, kind, _ in going]
    before = leaving(game, known)
    for card, kind, below in going:
        go(game, card, kind, bottom=below)
    left(game, known, before)


def leaving(game: Game, going: Going) -> list[Place]:
    """Trigger abilities on cards about to leave the field; return where all these cards are."""
    where, zones = game.state.where, game.rules.zones
    for card, kind in going:
        if is_fielded(game, card):
            place = zones.place(kind, game.state.owners[card])
            trigger_on(game, Leaves, card, origin=where[card], destination=place)
    return [where[card] for card, _ in going]


def go(game: Game, card: CardId, kind: int, *, bottom: bool = False) -> None:
    """Move a card without replacements or triggers."""
    if kind == RULER and is_fielded(game, card):
        to_ruler_area(game, card)
    else:
        atoms.move(game, card, kind, bottom=bottom)


def left(game: Game, gone: Going, before: Sequence[Place]) -> None:
    """Trigger abilities on cards that moved at the same time, including abilities of cards that left."""
    witnesses = [card for card, _ in gone if _watched(game, card)] if len(gone) > 1 else ()
    for (card, kind), origin in zip(gone, before, strict=True):
        trigger_on_move(game, card, kind, origin, witnesses)


def _watched(game: Game, card: CardId) -> bool:
    """Return whether a card that just left play has abilities that may have seen others leave."""
    was = game.state.last_known.get(card)
    return was is not None and bool(was.definition.abilities)


def rest(game: Game, card: CardId) -> None:
    """Rest a card in play, and trigger abilities on that."""
    atoms.rest(game, card)
    trigger_on(game, Rests, card)
