"""Atoms that move cards: between zones, onto and beneath one another, and into play as tokens."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.aspects import CONTROL, EFFECTS, HOST, LASTING, OTHER
from rules.engine.atoms.outside_abilities import follow
from rules.engine.atoms.players import note
from rules.engine.atoms.traces import wrote
from rules.engine.continuous_effects import Lasting
from rules.engine.definition import Definition
from rules.engine.events import (
    Drew,
    Moved,
)
from rules.engine.ids import NO_CARD, NO_PLAYER, CardId, PlayerId, as_card
from rules.engine.indexes import add_abilities, remove_abilities
from rules.engine.past import as_it_is
from rules.engine.state import Instance, State
from rules.engine.static_abilities import is_outlying
from rules.engine.zones import NOWHERE, Place, place_of
from rules.language.durations import WHILE_IN_PLAY

if TYPE_CHECKING:
    from rules.engine.game import Game

TOKEN = "token"


def move(
    game: "Game",
    card: CardId,
    kind: int,
    *,
    bottom: bool = False,
    controller: PlayerId = NO_PLAYER,
    keep_effects: bool = False,
) -> None:
    """Move a card to a kind of zone of its owner, or of `controller` for a zone in play.

    A card that moves becomes a new object: its instance and the effects on it end. Only between zones of the
    same group it stays the same object, controlled by the zone's player, and with `keep_effects` the effects
    on a card out of play stay on it. A token that leaves play ceases to exist.
    """
    state = game.state
    zones = game.rules.zones
    source = state.where[card]
    owner = state.owners[card]
    held = state.instances.get(card)
    was = held.controller if held is not None else owner
    destination = zones.place(kind, owner if controller < 0 else controller)
    group = zones.groups[destination]
    touched = zones.bits_at(source) | zones.bits_at(destination)
    stays = held is not None and bool(group) and group == zones.groups[source]
    if not stays:
        if held is not None:
            state.last_known[card] = as_it_is(game, card)
        become_new(state, card)
    if source >= 0:
        state.zones[source].remove(card)
    elif held is None:
        _take_from_beneath(game, card)
    if state.shown:
        state.shown.pop(card, None)
    if state.covered:
        state.covered.pop(card, None)
    if held is not None:
        if stays:
            touched |= CONTROL | EFFECTS if card in game.static else CONTROL
            if controller >= 0:
                held.controller = controller
            elif not zones.kinds[kind].shared:
                held.controller = owner
        else:
            remove_abilities(game, card)
            del state.instances[card]
            state.cards[card] = state.cards[card].faces[0]
            held = None
            if state.lasting:
                end_effects_on(game, card)
    elif state.lasting and not keep_effects:
        end_effects_on(game, card)
    if held is None and not group:
        state.cards[card] = state.cards[card].faces[0]
    if card in state.on_hold:
        source, _ = state.on_hold.pop(card)
    if not group and TOKEN in state.cards[card].marks:
        state.where[card] = NOWHERE
    else:
        state.where[card] = destination
        if bottom:
            state.zones[destination].insert(0, card)
        else:
            state.zones[destination].append(card)
    if group and held is None:
        enter(game, card, owner if controller < 0 else controller)
    if game.outlying:
        follow(game, card)
    wrote(game, touched, card)
    if Moved in game.listeners:
        game.emit(Moved(card, source, destination, was))


def _take_from_beneath(game: "Game", card: CardId) -> None:
    """Take a card that is in no zone from beneath the card in play that it lies under, if it does."""
    for one in game.state.instances.values():
        if one.under and card in one.under:
            one.under = tuple(other for other in one.under if other != card)
            wrote(game, OTHER, one.card)


def enter(game: "Game", card: CardId, controller: PlayerId) -> None:
    """Give a card in a zone in play its state there, as a new object.

    What was attached to the previous object is attached to nothing.
    """
    state = game.state
    state.stamp += 1
    for one in state.instances.values():
        if one.host == card:
            one.host = NO_CARD
            wrote(game, HOST, one.card)
    state.instances[card] = Instance(card, controller, state.turn, state.stamp)
    add_abilities(game, card)


def end_effects_on(game: "Game", card: CardId) -> None:
    """End the continuous effects that were fixed on a card, which becomes a new object.

    Effects that came from it no longer have a source.
    """
    if not any(
        lasting.source == card or (lasting.cards is not None and card in lasting.cards)
        for lasting in game.state.lasting
    ):
        return
    kept: list[Lasting] = []
    for lasting in game.state.lasting:
        if lasting.source == card:
            if lasting.until == WHILE_IN_PLAY:
                continue
            lasting = replace(lasting, source=NO_CARD)
        if lasting.cards is not None and card in lasting.cards:
            if len(lasting.cards) == 1:
                continue
            lasting = replace(lasting, cards=lasting.cards - {card})
        kept.append(lasting)
    game.state.lasting = kept
    wrote(game, LASTING)


def draw(game: "Game", player: PlayerId) -> CardId:
    """Move the top card of a player's deck to their hand; return it, or NO_CARD if the deck is empty."""
    state = game.state
    deck = state.zone(game.rules.deck_zone, player)
    if not deck:
        note(game, player, "empty_draw")
        return NO_CARD
    card = deck.pop()
    hand = place_of(game.rules.hand_zone, player)
    state.zones[hand].append(card)
    state.where[card] = hand
    become_new(state, card)
    state.shown.pop(card, None)
    if state.covered:
        state.covered.pop(card, None)
    if state.lasting:
        end_effects_on(game, card)
    if game.outlying:
        follow(game, card)
    wrote(
        game,
        game.rules.zones.bits[place_of(game.rules.deck_zone, player)] | game.rules.zones.bits[hand],
        card,
    )
    note(game, player, "drawn")
    if Drew in game.listeners:
        game.emit(Drew(player, card))
    return card


def create(game: "Game", definition: Definition, kind: int, controller: PlayerId) -> CardId:
    """Put a new token into a zone in play and return its number."""
    state = game.state
    card = as_card(len(state.cards))
    state.cards.append(definition)
    state.owners.append(controller)
    state.where.append(NOWHERE)
    move(game, card, kind, controller=controller)
    return card


def duplicate(game: "Game", definition: Definition, kind: int, owner: PlayerId) -> CardId:
    """Put a copy of a card into a zone out of play and return its number; it can only move into play."""
    state = game.state
    copy = definition.copy()
    copy.marks = definition.marks | {TOKEN}
    copy.faces = (copy,)
    card = as_card(len(state.cards))
    place = game.rules.zones.place(kind, owner)
    state.cards.append(copy)
    state.owners.append(owner)
    state.where.append(place)
    state.zones[place].append(card)
    if game.outlying and is_outlying(copy):
        game.outlying |= {card}
        follow(game, card)
    wrote(game, game.rules.zones.bits[place], card)
    return card


def erase(game: "Game", card: CardId) -> None:
    """Remove a token from its zone and the game."""
    state = game.state
    if card in state.instances:
        remove_abilities(game, card)
        del state.instances[card]
        end_effects_on(game, card)
    place = state.where[card]
    state.zones[place].remove(card)
    state.where[card] = NOWHERE
    if game.outlying:
        follow(game, card)
    wrote(game, game.rules.zones.bits[place], card)


def shuffle(game: "Game", zone: Place) -> None:
    """Shuffle a zone's cards; those that were visible are hidden again."""
    game.state.random.shuffle(game.state.zones[zone])
    for card in game.state.zones[zone] if game.state.shown else ():
        game.state.shown.pop(card, None)
    wrote(game, OTHER | game.rules.zones.bits[zone])


def sink(game: "Game", card: CardId, below: int) -> None:
    """Put a card of a zone beneath so many others, or at the bottom if there are fewer."""
    state = game.state
    cards = state.zones[state.where[card]]
    cards.remove(card)
    cards.insert(max(0, len(cards) - below), card)
    wrote(game, OTHER | game.rules.zones.bits[state.where[card]])


def stack_under(game: "Game", card: CardId, beneath: tuple[CardId, ...], *, bottom: bool = False) -> None:
    """Put cards beneath a card in play, the last topmost; they are in no zone until something moves them."""
    state = game.state
    for other in beneath:
        if other in state.instances:
            remove_abilities(game, other)
            del state.instances[other]
        become_new(state, other)
        if state.lasting:
            end_effects_on(game, other)
        place = state.where[other]
        if place >= 0:
            state.zones[place].remove(other)
            state.where[other] = NOWHERE
            if game.outlying:
                follow(game, other)
            wrote(game, game.rules.zones.bits[place], other)
    under = state.instances[card].under
    state.instances[card].under = (*beneath, *under) if bottom else (*under, *beneath)
    wrote(game, OTHER, card)


def lie_beneath(game: "Game", card: CardId, beneath: tuple[CardId, ...]) -> None:
    """Make exactly these cards, which are in no zone, lie beneath a card in play, the last topmost."""
    game.state.instances[card].under = beneath
    wrote(game, OTHER, card)


def become_new(state: State, card: CardId) -> None:
    """Make a card a new object."""
    state.arrivals[card] = state.arrivals.get(card, 0) + 1
