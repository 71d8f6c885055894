"""The only writers of the state: each writes one thing, grows the version and tells its event."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.engine.definition import Definition
from rules.engine.effects import Lasting
from rules.engine.events import (
    Attacked,
    Blocked,
    Damaged,
    Drew,
    LifeChanged,
    Moved,
    Played,
    PlayerDamaged,
    Recovered,
    Rested,
)
from rules.engine.state import Instance
from rules.engine.waiting import Pending

if TYPE_CHECKING:
    from rules.engine.game import Game

TOKEN = "token"


def move(game: "Game", card: int, kind: int, *, bottom: bool = False, controller: int = -1) -> None:
    """Move a card to a kind of zone of its owner, or of `controller` for a zone in play.

    A card that moves is new where it arrives: its instance and the effects on it end. Only between zones
    of the same group it stays the same card. A token that leaves play ceases to exist.
    """
    state = game.state
    zones = game.rules.zones
    source = state.where[card]
    owner = state.owners[card]
    held = state.instances.get(card)
    was = held.controller if held is not None else owner
    destination = 2 * kind
    if not zones.kinds[kind].shared:
        destination += owner if controller < 0 else controller
    if source >= 0:
        state.zones[source].remove(card)
    group = zones.groups[destination]
    if held is not None:
        if group and group == zones.groups[source]:
            if controller >= 0:
                held.controller = controller
        else:
            game.unindex(card)
            del state.instances[card]
            state.cards[card] = state.cards[card].faces[0]
            held = None
            if state.lasting:
                _end_effects_on(game, card)
    if not group and TOKEN in state.cards[card].marks:
        state.where[card] = -1
    else:
        state.where[card] = destination
        if bottom:
            state.zones[destination].insert(0, card)
        else:
            state.zones[destination].append(card)
    if group and held is None:
        enter(game, card, owner if controller < 0 else controller)
    state.version += 1
    if Moved in game.listeners:
        game.tell(Moved(card, source, destination, was))


def enter(game: "Game", card: int, controller: int) -> None:
    """Give a card that lies in a zone in play its state there, as a new object."""
    state = game.state
    state.stamp += 1
    state.instances[card] = Instance(card, controller, state.turn, state.stamp)
    game.index(card)


def _end_effects_on(game: "Game", card: int) -> None:
    kept: list[Lasting] = []
    for lasting in game.state.lasting:
        if lasting.until == "leaves_play" and lasting.source == card:
            continue
        if lasting.cards is not None and card in lasting.cards:
            if len(lasting.cards) == 1:
                continue
            lasting = Lasting(
                lasting.source,
                lasting.controller,
                lasting.stamp,
                lasting.layer,
                lasting.change,
                lasting.until,
                lasting.cards - {card},
                lasting.filter,
            )
        kept.append(lasting)
    game.state.lasting = kept


def draw(game: "Game", player: int) -> int:
    """Move the top card of a player's deck to their hand; return it, or -1 where the deck is empty."""
    state = game.state
    deck = state.zones[2 * game.rules.deck_zone + player]
    if not deck:
        note(game, player, "empty_draw")
        return -1
    card = deck.pop()
    hand = 2 * game.rules.hand_zone + player
    state.zones[hand].append(card)
    state.where[card] = hand
    state.version += 1
    note(game, player, "drawn")
    if Drew in game.listeners:
        game.tell(Drew(player, card))
    return card


def create(game: "Game", definition: Definition, kind: int, controller: int) -> int:
    """Put a new token into a zone in play and return its number."""
    state = game.state
    card = len(state.cards)
    state.cards.append(definition)
    state.owners.append(controller)
    state.where.append(-1)
    move(game, card, kind, controller=controller)
    return card


def shuffle(game: "Game", zone: int) -> None:
    """Put the cards of a zone into a random order."""
    game.state.random.shuffle(game.state.zones[zone])
    game.state.version += 1


def rest(game: "Game", card: int) -> None:
    """Rest a card in play."""
    game.state.instances[card].rested = True
    game.state.version += 1
    if Rested in game.listeners:
        game.tell(Rested(card))


def recover(game: "Game", card: int) -> None:
    """Recover a card in play."""
    game.state.instances[card].rested = False
    game.state.version += 1
    if Recovered in game.listeners:
        game.tell(Recovered(card))


def turn_face(game: "Game", card: int, face: int) -> None:
    """Turn a card in play to another of its sides; it stays the same card."""
    state = game.state
    game.unindex(card)
    state.instances[card].face = face
    state.cards[card] = state.cards[card].faces[face]
    game.index(card)
    state.version += 1


def damage(game: "Game", card: int, amount: int, source: int = -1, *, combat: bool = False) -> None:
    """Mark damage on a card in play."""
    game.state.instances[card].damage += amount
    game.state.version += 1
    if Damaged in game.listeners:
        game.tell(Damaged(card, source, amount, combat))


def heal(game: "Game", card: int) -> None:
    """Take all damage off a card in play."""
    game.state.instances[card].damage = 0
    game.state.version += 1


def damage_player(
    game: "Game", player: int, amount: int, source: int = -1, *, combat: bool = False, life: bool = True
) -> None:
    """Deal damage to a player; it lowers their life unless `life` says that the game does it otherwise."""
    if life:
        game.state.players[player].life -= amount
    game.state.version += 1
    if PlayerDamaged in game.listeners:
        game.tell(PlayerDamaged(player, source, amount, combat))


def change_life(game: "Game", player: int, amount: int) -> None:
    """Let a player gain life, or lose it where the amount is negative."""
    game.state.players[player].life += amount
    game.state.version += 1
    if LifeChanged in game.listeners:
        game.tell(LifeChanged(player, amount))


def set_life(game: "Game", player: int, life: int) -> None:
    """Set a player's life, as setting up and rules checks do."""
    game.state.players[player].life = life
    game.state.version += 1


def gain(game: "Game", player: int, resource: int, amount: int) -> None:
    """Add units of a resource, or take them where the amount is negative."""
    game.state.players[player].resources[resource] += amount
    game.state.version += 1


def set_resource(game: "Game", player: int, resource: int, amount: int) -> None:
    """Set how many units of a resource a player has."""
    game.state.players[player].resources[resource] = amount
    game.state.version += 1


def put_counters(game: "Game", card: int, kind: str, amount: int) -> None:
    """Put counters of a kind on a card in play, or take them where the amount is negative."""
    instance = game.state.instances[card]
    counters = instance.counters or {}
    left = counters.get(kind, 0) + amount
    instance.counters = (
        {**counters, kind: left} if left > 0 else {k: n for k, n in counters.items() if k != kind}
    )
    game.state.version += 1


def mark(game: "Game", card: int, word: str) -> None:
    """Remember something about a card in play, till the turn ends unless the game keeps it longer."""
    instance = game.state.instances[card]
    instance.marks |= {word}
    game.state.version += 1


def unmark(game: "Game", card: int, words: Iterable[str]) -> None:
    """Forget what was remembered about a card in play."""
    instance = game.state.instances[card]
    instance.marks = instance.marks.difference(words)
    game.state.version += 1


def attach(game: "Game", card: int, host: int) -> None:
    """Attach a card in play to another one; -1 takes it off."""
    game.state.instances[card].host = host
    game.state.version += 1


def stack_under(game: "Game", card: int, beneath: tuple[int, ...]) -> None:
    """Lay cards beneath a card in play; they are in no zone until something moves them."""
    state = game.state
    for other in beneath:
        place = state.where[other]
        if place >= 0:
            state.zones[place].remove(other)
            state.where[other] = -1
        if other in state.instances:
            game.unindex(other)
            del state.instances[other]
    state.instances[card].under = (*state.instances[card].under, *beneath)
    state.version += 1


def set_controller(game: "Game", card: int, controller: int) -> None:
    """Give control of a card in play to a player."""
    game.state.instances[card].controller = controller
    game.state.version += 1


def note(game: "Game", player: int, what: str, times: int = 1) -> None:
    """Count something that the rules ask about within a turn."""
    counts = game.state.players[player].turn_counts
    counts[what] = counts.get(what, 0) + times


def lose(game: "Game", player: int, reason: str) -> None:
    """Remember that a player has lost; the rules check ends the game."""
    game.state.players[player].lost = reason
    game.state.version += 1


def push(game: "Game", pending: Pending) -> None:
    """Put something on top of the stack, or at the end of the queue."""
    game.state.pending.append(pending)
    game.state.version += 1


def take(game: "Game", place: int = -1) -> Pending:
    """Take what waits at a place off the stack or queue and return it."""
    game.state.version += 1
    return game.state.pending.pop(place)


def stamp(game: "Game") -> int:
    """Return the next timestamp."""
    game.state.stamp += 1
    return game.state.stamp


def begin_effect(game: "Game", lasting: Lasting) -> None:
    """Put a continuous effect in force."""
    game.state.lasting.append(lasting)
    game.state.version += 1


def end_effects(game: "Game", until: str) -> None:
    """End the continuous effects that last until a moment that has come."""
    state = game.state
    if state.lasting:
        state.lasting = [lasting for lasting in state.lasting if lasting.until != until]
        state.version += 1


def begin_turn(game: "Game", player: int) -> None:
    """Give the turn to a player: what was remembered of the last one is forgotten."""
    state = game.state
    state.turn += 1
    state.active = player
    for one in state.players:
        one.turn_counts.clear()
    for instance in state.instances.values():
        if instance.marks:
            instance.marks = frozenset(word for word in instance.marks if word.startswith("keeps:"))
    state.version += 1


def go_to_step(game: "Game", step: int) -> None:
    """Go on with another step of the turn plan than the next one."""
    game.state.step = step
    game.state.version += 1


def tell_played(game: "Game", player: int, card: int) -> None:
    """Tell that a player played a card."""
    note(game, player, "played")
    if Played in game.listeners:
        game.tell(Played(player, card))


def tell_attack(game: "Game", card: int, target: int) -> None:
    """Tell that a card attacks."""
    if Attacked in game.listeners:
        game.tell(Attacked(card, target))


def tell_block(game: "Game", card: int, attacker: int) -> None:
    """Tell that a card blocks."""
    if Blocked in game.listeners:
        game.tell(Blocked(card, attacker))
