"""Moving cards for effects of Duel Masters (400.7, 701.26): to a zone, or in exchange for others."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, PLAYERS, CardId, PlayerId
from rules.engine.replacement import ReplaceableEvent, decide, may_be_replaced, replaced
from rules.engine.restrictions import is_forbidden
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of, place_of
from rules.games.dm.keywords import ATTACKING, BE_DESTROYED, BLOCKING, LEAVE
from rules.games.dm.mechanics.gods import is_linked, one_of
from rules.games.dm.mechanics.shields import add_to_hand, declare
from rules.games.dm.mechanics.sought import ALONE
from rules.games.dm.mechanics.stacks import can_evolve
from rules.games.dm.movement_arrivals import arrival, may_enter, put_into_battle_zone
from rules.games.dm.movement_departures import destroy_at_once, leave, leave_at_once, put
from rules.games.dm.nodes import Exchange
from rules.games.dm.verbs import put_on_deck
from rules.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, PENDING, SHIELDS, ZONES
from rules.language.events import Discards, Leaves, Moves


def relocate(game: Game, cards: list[CardId], kind: int, bottom: bool, player: PlayerId) -> Procedure:
    """Move cards for an effect: all at the same time (400.7), into the battle zone one by one (409.1f).

    For shields that go to the hand, players may declare the same as for broken ones (701.14b).
    """
    if kind == BATTLE:
        coming = [card for card in cards if game.state.where[card] >= 0 and may_enter(game, card)]
        for card in coming:
            atoms.hold(game, card, PENDING)
        for card in coming:
            yield from put_into_battle_zone(game, game.state.owners[card], card)
            if card in game.state.on_hold:
                atoms.release(game, card)
        return
    shields = [card for card in cards if kind_of(game.state.where[card]) == SHIELDS] if kind == HAND else []
    for owner in PLAYERS:
        theirs = [card for card in shields if game.state.owners[card] == owner]
        declared = yield from declare(game, owner, theirs)
        yield from add_to_hand(game, owner, theirs, declared)
    if kind == DECK:
        yield from put_on_deck(
            game, [card for card in cards if card not in game.state.instances], bottom=bottom
        )
        cards = [card for card in cards if card in game.state.instances]
    in_play = [card for card in cards if kind_of(game.state.where[card]) == BATTLE]
    yield from leave_at_once(game, in_play, kind, bottom=bottom)
    for card in cards:
        if card not in shields and card not in in_play:
            leave(game, card, kind, bottom=bottom)


@clause("dm", "112.3a", "304.3")
def take_shields(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """Shields are added to the hand by an effect that does not allow their S Trigger to be used."""
    for owner in PLAYERS:
        theirs = [card for card in cards if game.state.where[card] == place_of(SHIELDS, owner)]
        declared = yield from declare(game, owner, theirs, untriggered=True)
        yield from add_to_hand(game, owner, theirs, declared)


@clause("dm", "609.4", "701.7a")
def discard(game: Game, card: CardId, source: CardId = NO_CARD) -> Procedure:
    """A card is discarded from the hand, unless that is replaced, perhaps by the card itself."""
    player = game.state.owners[card]
    event = ReplaceableEvent(Discards, player, card, source, destination=GRAVEYARD, also=(Moves,))
    if may_be_replaced(game, Discards) or may_be_replaced(game, Moves):
        yield from replaced(game, event)
    if not event.cancelled:
        put(game, card, GRAVEYARD)
        trigger_on(game, Discards, card, player=player, cause=source)


def destroy(game: Game, card: CardId, source: CardId) -> Procedure:
    """Destroy a card in the battle zone (701.6a)."""
    yield from destroy_together(game, [card], source)


def destroy_together(game: Game, cards: list[CardId], source: CardId) -> Procedure:
    """Destroy at the same time all the cards that the source of an effect can destroy."""
    yield from destroy_at_once(
        game, [card for card in cards if not is_forbidden(game, card, BE_DESTROYED, source)]
    )


@clause("dm", "507.4", "701.26a", "701.26b")
def swap(game: Game, one: CardId, other: CardId) -> Generator[Ask, Option, bool]:
    """A creature changes places with a card of another zone, which comes in tapped if the creature was.

    It goes on attacking or blocking in the creature's place, without having attacked or blocked. If one of
    the two cannot go, or its move would be replaced, neither moves.

    JUDGEMENT: the replacement does not happen either, as in the second example of 701.26b; the first one
    reads as if it did.
    """
    state = game.state
    if one not in state.instances or state.where[other] < 0:
        return False
    old, player, kind = state.instances[one], state.instances[one].controller, kind_of(state.where[other])
    new = state.cards[other]
    if (
        kind_of(state.where[one]) != BATTLE
        or is_forbidden(game, one, LEAVE)
        or not new.types & ALONE
        or not can_evolve(game, player, new)
        or not may_enter(game, other)
    ):
        return False
    leaving = ReplaceableEvent(Leaves, player, one, destination=kind, also=(Moves,))
    if (yield from decide(game, [leaving])) or (yield from decide(game, [arrival(game, player, other)])):
        return False
    rested, part = old.rested, [word for word in (ATTACKING, BLOCKING) if word in old.marks]
    atoms.hold(game, other, PENDING)
    goes = one
    trigger_on(game, Leaves, one, destination=place_of(kind, PLAYERS[0]))
    if is_linked(game, one):
        atoms.unmark(game, one, part)
        goes = yield from one_of(game, one)
    leave(game, goes, kind)
    yield from put_into_battle_zone(game, player, other, for_sure=True)
    if other in state.instances:
        if rested:
            atoms.rest(game, other)
        for word in part:
            atoms.mark(game, other, word)
    return True


@clause("dm", "701.26c")
def exchange(game: Game, player: PlayerId, first: str, second: str) -> bool:
    """All cards of two zones of a player change places, even if one is empty; what cannot move stays.

    Returns whether any card moves.
    """
    zones = [ZONES.index(name, player) for name in (first, second)]
    cards = [[card for card in game.state.zones[zone] if card not in _castles(game)] for zone in zones]
    for moving, zone in zip(cards, reversed(zones), strict=True):
        for card in moving:
            put(game, card, kind_of(zone))
    return any(cards)


def _castles(game: Game) -> list[CardId]:
    return [card for card, instance in game.state.instances.items() if instance.host >= 0]


def exchange_zones(game: Game, verb: Exchange, cards: list[CardId], at: Context) -> Procedure:
    """A player exchanges the cards of two zones."""
    at.did = exchange(game, at.player, verb.one, verb.other) or at.did
    yield from ()
