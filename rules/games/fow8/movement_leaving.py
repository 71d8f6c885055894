"""How cards go from zone to zone in Force of Will (302, 1010): unless something is done instead (910)."""

from collections.abc import Generator, Sequence

from rules.engine import atoms
from rules.engine.asks import Ask, Option
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, NO_PLAYER, CardId, PlayerId
from rules.engine.occurrences import Topic
from rules.engine.replacement import Happening, may_be_replaced, replaced
from rules.engine.ruling import clause
from rules.engine.triggers import happen
from rules.engine.zones import Place
from rules.games.fow8.keywords import ASTRAL, controller_of, is_eternal, is_imperishable
from rules.games.fow8.zones import FIELD, GRAVEYARD, RULER, book, is_fielded
from rules.language.events import Destroyed, Leaves, Moves, Rests

NOWHERE = -1


@clause("fow8", "910.1", "910.2")
def goes(
    game: Game,
    card: CardId,
    kind: int,
    events: Sequence[Topic],
    player: PlayerId = NO_PLAYER,
    source: CardId = NO_CARD,
) -> Generator[Ask, Option, int]:
    """Return where a card goes that would go to a kind of zone; NOWHERE where something is done instead.

    `events` are what that would be besides a move, the main one first. Replacements are chosen by the player
    who controls the card, or owns it, or whose it would become.
    """
    told = (*events, Moves)
    if not any(may_be_replaced(game, one) for one in told):
        return kind
    affected = controller_of(game, card) if player < 0 else player
    first, *also = told
    happening = Happening(
        first,
        affected,
        card,
        source,
        destination=kind,
        also=tuple(also),
        origin=game.state.where[card],
    )
    yield from replaced(game, happening)
    return NOWHERE if happening.cancelled else happening.destination


def send(
    game: Game, card: CardId, kind: int, *events: Topic, bottom: bool = False
) -> Generator[Ask, Option, int]:
    """Move a card out of the field, or from one area to another, and return where it went.

    It is NOWHERE where something else is done instead.
    """
    if is_fielded(game, card) and kind != FIELD:
        events = (*events, Leaves)
    where = yield from goes(game, card, kind, events)
    if where != NOWHERE:
        put(game, card, where, bottom=bottom and where == kind)
    return where


def put(game: Game, card: CardId, kind: int, *, bottom: bool = False) -> None:
    """Move a card out of the field, or from one area to another, with nothing done instead."""
    if is_fielded(game, card) and kind != FIELD:
        leave(game, card, kind, bottom=bottom)
        return
    origin = game.state.where[card]
    atoms.move(game, card, kind, bottom=bottom)
    tell_move(game, card, kind, origin)


def tell_move(game: Game, card: CardId, kind: int, origin: Place) -> None:
    """Let abilities trigger on a card that has gone to its owner's zone of a kind."""
    place = game.rules.zones.place(kind, game.state.owners[card])
    happen(game, Moves, card, origin=origin, destination=place)


def can_be_destroyed(game: Game, card: CardId) -> bool:
    """Tell whether a card would be destroyed: in the field, and not where rulers are (1010.2, 1010.3)."""
    return card in game.state.instances and is_fielded(game, card) and not is_eternal(game, card)


def put_away(game: Game, card: CardId) -> bool:
    """Destroy a card in the field for which nothing else is done, and tell whether that happened."""
    if not can_be_destroyed(game, card):
        return False
    fell = "j-ruler" in game.state.cards[card].types
    destroy_for(game, card, RULER if fell else GRAVEYARD)
    return True


def destroy_for(game: Game, card: CardId, kind: int, source: CardId = NO_CARD) -> None:
    """Let a card be destroyed that goes to a kind of zone for that."""
    happen(game, Destroyed, card, cause=source)
    if kind == RULER:
        book(game).fall(game, card)
    elif kind == GRAVEYARD:
        into_graveyard(game, card)
    else:
        leave(game, card, kind)


@clause("fow8", "1010.1")
def into_graveyard(game: Game, card: CardId) -> None:
    """A destroyed card that is no J-ruler goes to its owner's graveyard."""
    leave(game, card, GRAVEYARD)


@clause("fow8", "1010.1a", "1007.7", "1010.1a-i")
def fall(game: Game, card: CardId) -> None:
    """A destroyed J-ruler returns to the ruler area, ruler side up, with an astral counter."""
    whole = is_imperishable(game, card)
    to_ruler_area(game, card)
    atoms.turn_face(game, card, 0)
    if not whole:
        atoms.put_counters(game, card, ASTRAL, 1)


@clause("fow8", "302.3", "1022.3")
def to_ruler_area(game: Game, card: CardId) -> None:
    """A J-ruler that goes to the ruler area stays the same card, its damage gone."""
    origin, place = game.state.where[card], game.rules.zones.place(RULER, game.state.owners[card])
    happen(game, Leaves, card, destination=place)
    atoms.heal(game, card)
    atoms.move(game, card, RULER)
    tell_move(game, card, RULER, origin)


def leave(game: Game, card: CardId, kind: int, *, bottom: bool = False) -> None:
    """Move a card out of the field; what triggers on its leaving refers to it as it was there (906.7b)."""
    origin, place = game.state.where[card], game.rules.zones.place(kind, game.state.owners[card])
    happen(game, Leaves, card, origin=origin, destination=place)
    atoms.move(game, card, kind, bottom=bottom)
    tell_move(game, card, kind, origin)


def rest(game: Game, card: CardId) -> None:
    """Rest a card in play, which may be waited for."""
    atoms.rest(game, card)
    happen(game, Rests, card)
