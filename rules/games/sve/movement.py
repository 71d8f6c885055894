"""How cards move in Shadowverse: Evolve (4.4 to 4.8, 5.4 to 5.12): onto the field, off it, by effects."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.continuous_effects import Lasting
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, NO_PLAYER, OTHER_PLAYER, PLAYERS, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.pending import PLAIN, Choices
from rules.engine.replacement import ReplaceableEvent, may_be_replaced, replaced
from rules.engine.restrictions import is_forbidden, is_forced
from rules.engine.triggers import trigger_on
from rules.engine.zones import NOWHERE, Place, kind_of, owner_of, place_of
from rules.games.sve.movement_stacks import held_by_stack, is_held
from rules.games.sve.nodes import GoesToCemetery
from rules.games.sve.zones import (
    BANISHED,
    CEMETERY,
    DECK,
    EX_AREA,
    FIELD,
    HAND,
    RESOLUTION,
    STACK,
    ZONES,
    linked,
    space,
)
from rules.language.events import Destroyed, Discards, Enters, Leaves, Moves, Recovers, Rests

TOKEN = "token"
BE_DESTROYED, BE_BANISHED, ENTER_ENGAGED = "be destroyed", "be banished", "enter engaged"
"""The actions that keep a card on the field from being destroyed or banished, or engage it as it comes."""
BY_ABILITY, FROM_ELSEWHERE = "put there by an ability", "put there from elsewhere than the hand"
FROM_CEMETERY, PLAYED_FROM_EX_AREA = "put there from the cemetery", "played from the EX area"
ARRIVALS = (BY_ABILITY, FROM_ELSEWHERE, FROM_CEMETERY, PLAYED_FROM_EX_AREA)
"""The marks that record how a card came onto the field."""


@clause("sve", "4.2.2.3", "5.4.1")
def put_onto_field(
    game: Game, card: CardId, player: PlayerId, origin: int, how: Choices = PLAIN
) -> Procedure:
    """A played card comes to the field, reserved and as a new card, from `origin`; `how` are its choices."""
    move_with_effects(game, card, FIELD, player)
    yield from arrive(game, card, player, origin, how, played=True)


@clause("sve", "5.4.3", "12.8.2", "13.3.2.2")
def arrive(
    game: Game, card: CardId, player: PlayerId, origin: int, how: Choices = PLAIN, *, played: bool = False
) -> Procedure:
    """Handle a card that was just put onto the field: its Stack counter, its Ward, and triggers.

    `origin` is where it was moved from or, if it was played, where it was played from; triggers on its coming
    know `how` it was played.
    """
    for word in arrival(origin, played=played):
        atoms.mark(game, card, word)
    if is_forced(game, card, ENTER_ENGAGED):
        atoms.rest(game, card)
    keywords = characteristics(game, card).keywords
    if STACK in keywords:
        atoms.put_counters(game, card, STACK, 1)
    if "Ward" in keywords and not game.state.instances[card].rested:
        yield from engage_on_arrival(game, card, player)
    came_from = place_of(origin, PLAYERS[0]) if origin >= 0 else NOWHERE
    trigger_on(game, Moves, card, origin=came_from, destination=place_of(FIELD, PLAYERS[0]), how=how)
    trigger_on(game, Enters, card, origin=came_from, how=how)


def arrival(origin: int, *, played: bool) -> list[str]:
    """Return the marks for how a card came onto the field, none for one played from hand."""
    words = [FROM_ELSEWHERE] if origin != HAND else []
    if not played:
        words.append(BY_ABILITY)
    elif origin == EX_AREA:
        words.append(PLAYED_FROM_EX_AREA)
    return [*words, FROM_CEMETERY] if origin == CEMETERY else words


@clause("sve", "12.8.2")
def engage_on_arrival(game: Game, card: CardId, player: PlayerId) -> Procedure:
    """A follower with Ward may be engaged as it is put onto the field."""
    said = yield Ask(player, "engage_ward", "12.8.2", [YES, NO], card)
    if said.verb == "yes":
        engage(game, card)


def engage(game: Game, card: CardId) -> None:
    """Engage a reserved card on the field, and trigger abilities on that."""
    atoms.rest(game, card)
    trigger_on(game, Rests, card)


def reserve(game: Game, card: CardId) -> None:
    """Refresh an engaged card on the field, and trigger abilities on that."""
    atoms.recover(game, card)
    trigger_on(game, Recovers, card)


def move_with_effects(game: Game, card: CardId, kind: int, player: PlayerId) -> None:
    """Move a card on; out of EX area and resolution zone it keeps the effects on it (4.8.3.3, 10.6.2.1.2)."""
    state = game.state
    keeps = state.lasting and card in state.instances and kind_of(state.where[card]) in (EX_AREA, RESOLUTION)
    kept = [one for one in state.lasting if one.cards and card in one.cards] if keeps else []
    atoms.move(game, card, kind, controller=player)
    for one in kept:
        carried = Lasting(
            one.source, one.controller, one.stamp, one.layer, one.change, one.until, frozenset({card})
        )
        atoms.begin_effect(game, carried)


def leave_field(
    game: Game, cards: list[CardId], kind: int, *, bottom: bool = False, destroyed: bool = False
) -> None:
    """Move cards off the field at the same time; `destroyed` cards also trigger abilities on that."""
    for card in begin_to_leave(game, cards, kind, destroyed=destroyed):
        take_off(game, card, kind, bottom=bottom)


def begin_to_leave(game: Game, cards: list[CardId], kind: int, *, destroyed: bool = False) -> list[CardId]:
    """Trigger abilities on cards leaving the field; return those that no Stack counter keeps there."""
    leaving = [card for card in cards if not held_by_stack(game, card)]
    for card in leaving if destroyed else ():
        trigger_on(game, Destroyed, card)
    for card in leaving:
        if kind == CEMETERY:
            trigger_on(game, GoesToCemetery, card)
        for event in (Leaves, Moves):
            trigger_on(
                game, event, card, origin=place_of(FIELD, PLAYERS[0]), destination=place_of(kind, PLAYERS[0])
            )
    return leaving


def take_off(game: Game, card: CardId, kind: int, *, bottom: bool) -> None:
    """Move a card off the field, after which its links are lost."""
    evolved = linked(game, card)
    atoms.move(game, card, kind, bottom=bottom)
    lose_links(game, evolved)


@clause("sve", "10.7.4.1.1", "10.7.4.1.3")
def go(
    game: Game, card: CardId, kind: int, *, bottom: bool = False, controller: PlayerId = NO_PLAYER
) -> None:
    """Move a card that is not on the field to another zone; abilities that trigger see it there."""
    origin = game.state.where[card]
    atoms.move(game, card, kind, bottom=bottom, controller=controller)
    trigger_on(game, Moves, card, origin=origin, destination=place_of(kind, PLAYERS[0]))


@clause("sve", "5.15.4")
def lose_links(game: Game, evolved: list[CardId]) -> None:
    """Evolved cards are no longer linked once their follower has left the field."""
    for card in evolved:
        atoms.attach(game, card, NO_CARD)


@clause("sve", "1.3.3", "5.6.1")
def relocate(game: Game, cards: list[CardId], kind: int, bottom: bool, player: PlayerId) -> Procedure:
    """An effect moves cards, but banishes none from the field that cannot be banished."""
    if kind == BANISHED:
        there = [card for card in cards if kind_of(game.state.where[card]) == FIELD]
        kept = {card for card in there if is_forbidden(game, card, BE_BANISHED)}
        cards = [card for card in cards if card not in kept]
    yield from move_cards(game, cards, kind, bottom, player)


@clause("sve", "4.4.4.2", "4.8.3.2", "5.4.1", "10.7.4.2")
def move_cards(game: Game, cards: list[CardId], kind: int, bottom: bool, player: PlayerId) -> Procedure:
    """Move cards, as many as the field or EX area has room for; the player of the effect selects them."""
    state = game.state
    going = list(cards)
    if kind in (FIELD, EX_AREA):
        chosen: list[CardId] = []
        for owner in (player, OTHER_PLAYER[player]):
            chosen += yield from _within_space(game, going, kind, owner, player)
        going = chosen
    from_field = [card for card in going if kind_of(state.where[card]) == FIELD]
    if kind != FIELD:
        if kind == DECK:
            going = yield from put_in_order(game, going)
        leaving = begin_to_leave(game, from_field, kind)
        for card in going:
            if card in leaving:
                take_off(game, card, kind, bottom=bottom)
            elif card not in from_field:
                go(game, card, kind, bottom=bottom)
        return
    coming = [card for card in going if card not in from_field]
    origins = [kind_of(state.where[card]) for card in coming]
    for card in coming:
        move_with_effects(game, card, FIELD, state.owners[card])
    for card, origin in zip(coming, origins, strict=True):
        yield from arrive(game, card, state.owners[card], origin)


@clause("sve", "4.1.5", "4.1.5.1")
def put_in_order(game: Game, cards: list[CardId]) -> Generator[Ask, Option, list[CardId]]:
    """A player whose deck gets several cards orders them, without showing the order to the other player."""
    ordered: list[CardId] = []
    for player in (game.state.active, OTHER_PLAYER[game.state.active]):
        left = [card for card in cards if game.state.owners[card] == player]
        while left:
            options = [Option("next", card) for card in left]
            said = yield Ask(player, "order_cards", "4.1.5", options)
            left.remove(said.card)
            ordered.append(said.card)
    return ordered


@clause("sve", "5.12.1", "5.12.2")
def swap(game: Game, one: CardId, other: CardId) -> Generator[Ask, Option, bool]:
    """Two cards change places at the same time, or not at all if one of them cannot go there."""
    state = game.state
    here, there = state.where[one], state.where[other]
    pairs = ((one, there), (other, here))
    if any(not may_lie_in(game, card, place) for card, place in pairs):
        return False
    for card, place in pairs:
        if kind_of(state.where[card]) == FIELD:
            leave_field(game, [card], kind_of(place))
        else:
            go(game, card, kind_of(place), controller=owner_of(place) if ZONES.groups[place] else NO_PLAYER)
    for card, place in pairs:
        if kind_of(place) == FIELD:
            yield from arrive(game, card, owner_of(place), kind_of(there if card == other else here))
    return True


def may_lie_in(game: Game, card: CardId, place: Place) -> bool:
    """Return whether a card can go to a zone: no spell to the field, no card that a counter keeps there."""
    instance = game.state.instances.get(card)
    if instance is not None and is_held(instance) and kind_of(place) != FIELD:
        return False
    if TOKEN in game.state.cards[card].types and kind_of(place) not in (FIELD, EX_AREA):
        return False
    return kind_of(place) != FIELD or bool(game.state.cards[card].types & {"follower", "amulet"})


def _within_space(
    game: Game, cards: list[CardId], kind: int, owner: PlayerId, player: PlayerId
) -> Generator[Ask, Option, list[CardId]]:
    going = [card for card in cards if game.state.owners[card] == owner]
    room = space(game, kind, owner)
    while len(going) > room and room > 0:
        options = [Option("leave", card) for card in going]
        said = yield Ask(player, "leave_behind", "4.4.4.2", options)
        going.remove(said.card)
    return going if room > 0 else []


@clause("sve", "9.1.2", "9.1.2.1", "9.1.2.2")
def create(game: Game, token: Definition, kind: int, player: PlayerId, amount: int) -> Procedure:
    """Tokens are created in a zone, as many as it has room for; the zone's player owns and controls them."""
    created = [atoms.create(game, token, kind, player) for _ in range(min(amount, space(game, kind, player)))]
    for card in created:
        if kind == FIELD:
            yield from arrive(game, card, player, -1)
        else:
            trigger_on(game, Moves, card, destination=place_of(kind, PLAYERS[0]))


@clause("sve", "10.6.2.7.3")
def finish_resolving(game: Game, card: CardId) -> None:
    """A card that is still in the resolution zone goes to the cemetery."""
    if kind_of(game.state.where[card]) == RESOLUTION:
        go(game, card, CEMETERY)


@clause("sve", "5.5.1")
def destroy(game: Game, card: CardId, source: CardId) -> Procedure:
    """A card destroyed by an ability goes from the field to its owner's cemetery, unless it cannot be."""
    if kind_of(game.state.where[card]) == FIELD and not is_forbidden(game, card, BE_DESTROYED, source):
        leave_field(game, [card], CEMETERY, destroyed=True)
    yield from ()


@clause("sve", "5.11.1", "10.6.2.5.1")
def discard(game: Game, card: CardId, source: CardId = NO_CARD) -> Procedure:
    """A discarded card goes from the hand to the cemetery, unless that is replaced.

    A player who discards it for a cost has still paid that cost.
    """
    event = ReplaceableEvent(Discards, game.state.owners[card], card, source)
    if may_be_replaced(game, Discards):
        yield from replaced(game, event)
    if not event.cancelled:
        go(game, card, CEMETERY)
        trigger_on(game, Discards, card, player=game.state.owners[card], cause=source)
