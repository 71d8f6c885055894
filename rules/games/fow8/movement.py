"""Moving cards in Force of Will (302, 316, 1010): for effects, where each may go, and out of the field."""

from collections.abc import Generator, Sequence
from typing import cast

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.filters_now import matches_now
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, OTHER_PLAYER, CardId, PlayerId
from rules.engine.layers import characteristics, statics
from rules.engine.objects import arrivals
from rules.engine.pending import PLAIN, Choices
from rules.engine.perform import perform
from rules.engine.references import found
from rules.engine.restrictions import is_forbidden
from rules.engine.triggers import trigger_on
from rules.engine.zones import Place
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import is_calm, put_mana
from rules.games.fow8.keywords_meanings import BE_DESTROYED, BE_RETURNED
from rules.games.fow8.layers import order_effects
from rules.games.fow8.movement_zones import (
    NOWHERE,
    can_be_destroyed,
    destroy_for,
    goes,
    goes_away,
    move_together,
    put,
    send,
    where_destroyed,
)
from rules.games.fow8.zones import FIELD, GRAVEYARD, HAND, MAIN, RULER, STONES, book, is_fielded
from rules.language.abilities import AsItEnters
from rules.language.events import Destroyed, Discards, Enters, Leaves, Moves

CHANGED_TYPES = frozenset({"resonator", "addition", "regalia"})


@clause("fow8", "302.4", "316.1", "316.2", "316.3c", "307.7", "313.3", "308.5", "1406.3", "909.3b")
def relocate(game: Game, cards: list[CardId], kind: int, bottom: bool, player: PlayerId) -> Procedure:
    """Move cards for an effect, if cards of their type can go there.

    Cards that come into the field do so under the control of the effect's controller; those put into an item
    or ruler area, under that of the area's player.
    """
    if game.rules.zones.kinds[kind].ordered:
        cards = yield from arrange(game, cards)
    leaving: list[tuple[CardId, int, bool]] = []
    before = arrivals(game.state, cards)
    for card in cards:
        where, below = book(game).destination(game, card, kind, bottom)
        if where == NOWHERE or stays_in_play(game, card, where):
            continue
        host = NO_CARD
        if where == FIELD and needs_host(game, card):
            host = yield from find_host(game, card, player)
            if host == NO_CARD:
                continue
        if comes_into_play(game, card, where):
            yield from enter(game, card, where, player, host)
        elif is_fielded(game, card) or where != FIELD:
            gone = yield from goes_away(game, card, where)
            if gone != NOWHERE:
                leaving.append((card, gone, below and gone == where))
        else:
            atoms.move(game, card, where, bottom=below, controller=player)
    move_together(game, leaving)
    now = arrivals(game.state, cards)
    came = [card for card, old, new in zip(cards, before, now, strict=True) if old != new]
    yield from order_effects(game, came)


def stays_in_play(game: Game, card: CardId, kind: int) -> bool:
    """Return whether an ability forbids effects to return a card from the field to a hand."""
    return kind == HAND and is_fielded(game, card) and is_forbidden(game, card, BE_RETURNED)


def comes_into_play(game: Game, card: CardId, kind: int) -> bool:
    """Return whether a card that goes to a kind of zone comes into play there and was not in such a zone."""
    groups, place = game.rules.zones.groups, game.state.where[card]
    stays = place >= 0 and bool(groups[place]) and groups[place] == game.rules.zones.kinds[kind].group
    return kind in (FIELD, book(game).stone_zone) and not stays


def enter(
    game: Game, card: CardId, kind: int, player: PlayerId, host: CardId = NO_CARD, mark: str = ""
) -> Procedure:
    """Put a card into play under a player's control, an addition onto its host, perhaps with a mark.

    If that is replaced, it does not come. A stone area has the stones of its player.
    """
    origin = game.state.where[card]
    player = player if kind == FIELD else game.state.owners[card]
    where = yield from goes(game, card, kind, (Enters,), player=player)
    if where == kind:
        atoms.move(game, card, kind, controller=player)
        if host >= 0:
            atoms.attach(game, card, host)
        if mark:
            atoms.mark(game, card, mark)
        yield from arrive(game, card, origin)
    elif where != NOWHERE:
        put(game, card, where)


def arrive(game: Game, card: CardId, origin: Place, how: Choices = PLAIN) -> Procedure:
    """Apply what decides how a card comes into play, then trigger abilities on its coming.

    Its own abilities know `how` it was played.
    """
    put_mana(game, card)
    yield from enter_as_said(game, card)
    trigger_on(game, Moves, card, origin=origin, destination=game.state.where[card], how=how)
    trigger_on(game, Enters, card, origin=origin, how=how)


@clause("fow8", "1022.6")
def enter_as_said(game: Game, card: CardId) -> Procedure:
    """A card enters as its own text and others say, with all its counters, before anything triggers."""
    if is_calm(game):
        return
    for source, ability in statics(game):
        if not isinstance(ability, AsItEnters) or source not in game.state.instances:
            continue
        player, watches = game.state.instances[source].controller, ability.what
        if ability.when is not None and not holds(game, ability.when, player, source):
            continue
        if card == source if watches is None else matches_now(game, card, watches, player, source):
            at = Context(player, source, "1022.6", event_card=card)
            yield from perform(game, ability.effect, at)


@clause("fow8", "302.4")
def arrange(game: Game, cards: list[CardId]) -> Generator[Ask, Option, list[CardId]]:
    """The owner of several cards decides in which order they go to a zone where order matters."""
    ordered: list[CardId] = []
    for owner in (game.state.active, OTHER_PLAYER[game.state.active]):
        left = [card for card in cards if game.state.owners[card] == owner]
        while left:
            options = [Option("next", card) for card in left]
            chosen = options[0] if len(left) == 1 else (yield Ask(owner, "order", "302.4", options))
            left.remove(chosen.card)
            ordered.append(chosen.card)
    return ordered


def destination(game: Game, card: CardId, kind: int, bottom: bool) -> tuple[int, bool]:
    """Return where a card that would go to a kind of zone goes, and whether to its bottom (316)."""
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
    """Only rulers go to a ruler area."""
    return NOWHERE


@clause("fow8", "316.5b", "316.5c")
def of_stone(game: Game, now: object, kind: int, bottom: bool) -> tuple[int, bool]:
    """A stone that has become another type goes to the stone deck, and to its top instead of the hand."""
    changed = bool(cast(ForceCard, now).types & CHANGED_TYPES)
    if changed and kind == MAIN:
        return STONES, bottom
    if changed and kind == HAND:
        return STONES, False
    return kind, bottom


@clause("fow8", "316.3b")
def of_permanent(game: Game, now: object, kind: int) -> int:
    """A card that is treated as a stone, or has become one, goes to the main deck, not the stone deck."""
    definition = cast(ForceCard, now)
    treated = any(mark.endswith("magic stone") for mark in definition.marks)
    if kind == STONES and ("magic stone" in definition.types or treated):
        return MAIN
    return kind


def needs_host(game: Game, card: CardId) -> bool:
    """Return whether a card is an addition that comes into the field onto another card (1406.3)."""
    definition = cast(ForceCard, game.state.cards[card])
    return "addition" in definition.types and definition.spell is not None and bool(definition.spell.targets)


def can_be_on(game: Game, card: CardId, host: CardId, player: PlayerId) -> bool:
    """Return whether a card is an addition that a player can add to a card in the field."""
    spell = cast(ForceCard, game.state.cards[card]).spell
    if "addition" not in game.state.cards[card].types or spell is None or not spell.targets:
        return False
    return host in found(game, spell.targets[0], Context(player, card, "1406.3"))


@clause("fow8", "1406.3", "1002.2", "1002.2a")
def find_host(game: Game, card: CardId, player: PlayerId) -> Generator[Ask, Option, CardId]:
    """The addition comes onto a card it can be on, without targeting it; without one it stays where it is."""
    definition = cast(ForceCard, game.state.cards[card])
    assert definition.spell is not None, "an addition with a subtype says what it is added to"
    wanted = definition.spell.targets[0]
    hosts = [one for one in found(game, wanted, Context(player, card, "1406.3")) if one != card]
    if not hosts:
        return NO_CARD
    options = [Option("add", host) for host in hosts]
    chosen = options[0] if len(hosts) == 1 else (yield Ask(player, "host", "1406.3", options, card))
    return chosen.card


def discard(game: Game, card: CardId, source: CardId = NO_CARD) -> Procedure:
    """Put a card from a hand into its owner's graveyard (1019.1)."""
    if (yield from send(game, card, GRAVEYARD, Discards)) != NOWHERE:
        trigger_on(game, Discards, card, player=game.state.owners[card], cause=source)


def destroy(game: Game, card: CardId, source: CardId) -> Procedure:
    """Destroy a card in the field, unless this source cannot or that is replaced."""
    yield from destroy_together(game, [card], source)


def destroy_together(game: Game, cards: Sequence[CardId], source: CardId) -> Procedure:
    """Destroy cards in the field at the same time, except those whose destruction is replaced."""
    going: list[tuple[CardId, int]] = []
    for card in cards:
        if not can_be_destroyed(game, card) or is_forbidden(game, card, BE_DESTROYED, source):
            continue
        where = yield from goes(game, card, where_destroyed(game, card), (Destroyed, Leaves), source=source)
        if where != NOWHERE:
            going.append((card, where))
    destroy_for(game, [one for one in going if is_fielded(game, one[0])], source)
    yield from order_effects(game, [card for card, _ in going])
