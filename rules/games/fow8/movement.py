"""Moving cards in Force of Will (302, 316, 1010): for effects, where each may go, and out of the field."""

from collections.abc import Generator
from typing import cast

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.references import found
from rules.engine.restrictions import is_forbidden
from rules.engine.ruling import clause
from rules.engine.triggers import happen
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import ASTRAL, is_eternal, is_imperishable, put_mana
from rules.games.fow8.keywords_meanings import BE_DESTROYED
from rules.games.fow8.zones import FIELD, GRAVEYARD, HAND, MAIN, RULER, STONES, book, is_fielded
from rules.language.events import Destroyed, Enters, Leaves

NOWHERE = -1
CHANGED_TYPES = frozenset({"resonator", "addition", "regalia"})


@clause("fow8", "316.1", "316.2", "307.7", "313.3", "308.5")
def relocate(game: Game, cards: list[int], kind: int, bottom: bool, player: int) -> Procedure:
    """Move cards for an effect, as far as cards of their type can go where it would put them.

    What comes into the field is under the control of the effect's controller, what is put into an item or
    ruler area under that of the player whose area it is.
    """
    if len(cards) > 1 and game.rules.zones.kinds[kind].ordered:
        cards = yield from arrange(game, cards)
    for card in cards:
        where, below = book(game).destination(game, card, kind, bottom)
        if where == NOWHERE:
            continue
        host = NOWHERE
        if where == FIELD and needs_host(game, card):
            host = yield from find_host(game, card, player)
            if host == NOWHERE:
                continue
        was_fielded = is_fielded(game, card)
        groups, place = game.rules.zones.groups, game.state.where[card]
        stays = place >= 0 and bool(groups[place]) and groups[place] == game.rules.zones.kinds[where].group
        if was_fielded and where != FIELD:
            leave(game, card, where, bottom=below)
            if where == RULER:
                atoms.set_controller(game, card, game.state.owners[card])
            continue
        controller = player if where == FIELD else -1
        atoms.move(game, card, where, bottom=below, controller=controller)
        if where == FIELD and not stays:
            arrive(game, card, host, place)


def arrive(game: Game, card: int, host: int, origin: int) -> None:
    """Let a card come into the field without having been played, an addition onto its host."""
    if host >= 0:
        atoms.attach(game, card, host)
    put_mana(game, card)
    happen(game, Enters, card, origin=origin)


@clause("fow8", "302.4")
def arrange(game: Game, cards: list[int]) -> Generator[Ask, Option, list[int]]:
    """The owner of several cards decides in what order they come into a zone where order matters."""
    ordered: list[int] = []
    for owner in (game.state.active, 1 - game.state.active):
        left = [card for card in cards if game.state.owners[card] == owner]
        while left:
            options = [Option("next", card) for card in left]
            chosen = options[0] if len(left) == 1 else (yield Ask(owner, "order", "302.4", options))
            left.remove(chosen.card)
            ordered.append(chosen.card)
    return ordered


def destination(game: Game, card: int, kind: int, bottom: bool) -> tuple[int, bool]:
    """Return where a card goes that would go to a kind of zone, and whether to its bottom (316)."""
    printed = game.state.cards[card].types
    if printed & {"ruler", "j-ruler"}:
        stays = kind != RULER and not (kind == GRAVEYARD and "ruler" in printed)
        return (NOWHERE if stays else kind), bottom
    if "chant" in printed:
        return of_chant(game, kind), bottom
    if kind == RULER:
        return out_of_ruler_areas(game), bottom
    now = characteristics(game, card)
    if "magic stone" in printed:
        return of_stone(game, now, kind, bottom)
    return of_permanent(game, now, kind), bottom


@clause("fow8", "316.4")
def of_chant(game: Game, kind: int) -> int:
    """A chant that would go to a stone deck, the field or a ruler area goes to the graveyard."""
    return GRAVEYARD if kind in (STONES, FIELD, RULER) else kind


@clause("fow8", "316.3a", "316.5a")
def out_of_ruler_areas(game: Game) -> int:
    """Nothing but a ruler goes to a ruler area."""
    return NOWHERE


@clause("fow8", "316.5b", "316.5c")
def of_stone(game: Game, now: object, kind: int, bottom: bool) -> tuple[int, bool]:
    """A stone that has become another type goes to the stone deck, and on top of it in place of the hand."""
    changed = bool(cast(ForceCard, now).types & CHANGED_TYPES)
    if changed and kind == MAIN:
        return STONES, bottom
    if changed and kind == HAND:
        return STONES, False
    return kind, bottom


@clause("fow8", "316.3b")
def of_permanent(game: Game, now: object, kind: int) -> int:
    """A card that is treated as a stone, or has become one, goes to the main deck and not to the stones."""
    definition = cast(ForceCard, now)
    treated = any(mark.endswith("magic stone") for mark in definition.marks)
    if kind == STONES and ("magic stone" in definition.types or treated):
        return MAIN
    return kind


def needs_host(game: Game, card: int) -> bool:
    """Tell whether a card is an addition that comes into the field onto another card (1406.3)."""
    definition = cast(ForceCard, game.state.cards[card])
    return "addition" in definition.types and definition.spell is not None and bool(definition.spell.targets)


@clause("fow8", "1406.3", "1002.2", "1002.2a")
def find_host(game: Game, card: int, player: int) -> Generator[Ask, Option, int]:
    """The addition comes onto a card it can be on, which is not targeted; without one it stays."""
    definition = cast(ForceCard, game.state.cards[card])
    assert definition.spell is not None, "an addition with a subtype says what it is added to"
    wanted = definition.spell.targets[0]
    hosts = [one for one in found(game, wanted, Context(player, card, "1406.3")) if one != card]
    if not hosts:
        return NOWHERE
    options = [Option("add", host) for host in hosts]
    chosen = options[0] if len(hosts) == 1 else (yield Ask(player, "host", "1406.3", options, card))
    return chosen.card


def put_away(game: Game, card: int) -> bool:
    """Destroy a card in the field and tell whether that happened; a ruler in its area is safe (1010.2)."""
    if card not in game.state.instances or is_eternal(game, card) or not is_fielded(game, card):
        return False
    if "j-ruler" in game.state.cards[card].types:
        happen(game, Destroyed, card)
        book(game).fall(game, card)
        return True
    happen(game, Destroyed, card)
    into_graveyard(game, card)
    return True


@clause("fow8", "1010.1")
def into_graveyard(game: Game, card: int) -> None:
    """A destroyed card that is no J-ruler goes to its owner's graveyard."""
    leave(game, card, GRAVEYARD)


@clause("fow8", "1010.1a", "1007.7", "1010.1a-i")
def fall(game: Game, card: int) -> None:
    """A destroyed J-ruler returns to the ruler area, ruler side up, with an astral counter."""
    whole = is_imperishable(game, card)
    to_ruler_area(game, card)
    atoms.turn_face(game, card, 0)
    if not whole:
        atoms.put_counters(game, card, ASTRAL, 1)


@clause("fow8", "302.3", "1022.3")
def to_ruler_area(game: Game, card: int) -> None:
    """A J-ruler that goes to the ruler area stays the same card, its damage gone."""
    place = game.rules.zones.place(RULER, game.state.owners[card])
    happen(game, Leaves, card, destination=place)
    atoms.heal(game, card)
    atoms.move(game, card, RULER)


def leave(game: Game, card: int, kind: int, *, bottom: bool = False) -> None:
    """Move a card out of the field; what triggers on its leaving refers to it as it was there (906.7b)."""
    place = game.rules.zones.place(kind, game.state.owners[card])
    happen(game, Leaves, card, destination=place)
    atoms.move(game, card, kind, bottom=bottom)


def destroy(game: Game, card: int, source: int) -> Procedure:
    """Destroy a card in the field (1010.1), unless this source cannot."""
    if not is_forbidden(game, card, BE_DESTROYED, source):
        put_away(game, card)
    yield from ()
