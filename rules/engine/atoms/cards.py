"""Atoms that write a card's state in play: orientation, face, damage, counters, links."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.engine.aspects import CONTROL, COUNTERS, DAMAGE, EFFECTS, FACING, HOST, MARKS, ORIENTATION, OTHER
from rules.engine.atoms.players import note
from rules.engine.atoms.traces import wrote
from rules.engine.events import (
    Announced,
    Attacked,
    Blocked,
    Damaged,
    Played,
    Recovered,
    Rested,
    Revealed,
)
from rules.engine.facts import PUT_BY
from rules.engine.ids import NO_CARD, NO_PLAYER, CardId, PlayerId
from rules.engine.indexes import add_abilities, remove_abilities
from rules.engine.objects import arrival, held

if TYPE_CHECKING:
    from rules.engine.definition import Definition
    from rules.engine.game import Game
    from rules.engine.state import Instance
    from rules.language.abilities import Resolvable


def rest(game: "Game", card: CardId) -> None:
    """Rest a card in play."""
    game.state.instances[card].rested = True
    wrote(game, ORIENTATION, card)
    if Rested in game.listeners:
        game.emit(Rested(card))


def recover(game: "Game", card: CardId) -> None:
    """Recover a card in play."""
    game.state.instances[card].rested = False
    wrote(game, ORIENTATION, card)
    if Recovered in game.listeners:
        game.emit(Recovered(card))


def turn_face(game: "Game", card: CardId, face: int) -> None:
    """Turn a card in play to another of its sides; it stays the same card."""
    state = game.state
    remove_abilities(game, card)
    state.instances[card].face = face
    state.cards[card] = state.cards[card].faces[face]
    add_abilities(game, card)
    wrote(game, EFFECTS, card)


def turn_down(game: "Game", card: CardId) -> None:
    """Turn a card in play face down."""
    game.state.instances[card].face_down = True
    wrote(game, FACING, card)


def show_side(game: "Game", card: CardId, face: int) -> None:
    """Turn a card out of play to one of its sides, until it moves to a zone where it is front up."""
    state = game.state
    state.cards[card] = state.cards[card].faces[face]
    wrote(game, game.rules.zones.bits_at(game.state.where[card]), card)


def cover(game: "Game", card: CardId, players: tuple[PlayerId, ...] = ()) -> None:
    """Turn a card out of play face down, so that only these players see it until it moves."""
    if game.state.where[card] >= 0:
        game.state.covered[card] = players
        wrote(game, OTHER, card)


def keep_whose(game: "Game", cards: Sequence[CardId], source: CardId) -> None:
    """Record that an effect of a card moved cards to where they are, if any ability asks about that."""
    if source < 0 or PUT_BY not in game.counted:
        return
    state = game.state
    (by,) = held(state, (source,))
    for card in cards:
        state.put_by[card] = (arrival(state, card), by)
        wrote(game, OTHER, card)


def lay_face_down(game: "Game", card: CardId) -> None:
    """Turn a card in play face down."""
    game.state.instances[card].face_down = True
    wrote(game, FACING, card)


def become(game: "Game", card: CardId, definition: "Definition") -> None:
    """Give a card in play another definition.

    It stays the same object, and leaves play as `definition.faces[0]`.
    """
    remove_abilities(game, card)
    game.state.cards[card] = definition
    add_abilities(game, card)
    wrote(game, EFFECTS, card)


def damage(
    game: "Game", card: CardId, amount: int, source: CardId = NO_CARD, *, combat: bool = False
) -> None:
    """Mark damage on a card in play."""
    game.state.instances[card].damage += amount
    wrote(game, DAMAGE, card)
    if Damaged in game.listeners:
        game.emit(Damaged(card, source, amount, combat))


def heal(game: "Game", card: CardId, amount: int | None = None) -> None:
    """Remove damage from a card in play, all of it unless an amount is given."""
    instance = game.state.instances[card]
    instance.damage = 0 if amount is None else max(0, instance.damage - amount)
    wrote(game, DAMAGE, card)


def put_counters(game: "Game", card: CardId, kind: str, amount: int) -> None:
    """Put counters of a kind on a card in play, or remove them if the amount is negative."""
    instance = game.state.instances[card]
    counters = instance.counters or {}
    left = counters.get(kind, 0) + amount
    instance.counters = (
        {**counters, kind: left} if left > 0 else {k: n for k, n in counters.items() if k != kind}
    )
    wrote(game, COUNTERS, card)


def mark(game: "Game", card: CardId, word: str) -> None:
    """Put a mark on a card in play, until the turn ends or longer if the game says so."""
    instance = game.state.instances[card]
    instance.marks |= {word}
    wrote(game, MARKS, card)


def unmark(game: "Game", card: CardId, words: Iterable[str]) -> None:
    """Remove marks from a card in play."""
    instance = game.state.instances[card]
    instance.marks = instance.marks.difference(words)
    wrote(game, MARKS, card)


def set_numbers(game: "Game", card: CardId, word: str, numbers: tuple[int, ...]) -> None:
    """Store numbers or cards under a key of a card in play, for as long as marks; none deletes the key."""
    instance = game.state.instances[card]
    known = {one: those for one, those in (instance.numbers or {}).items() if one != word}
    if numbers:
        known[word] = numbers
    instance.numbers = known or None
    wrote(game, MARKS, card)


def take_marks(game: "Game", card: CardId, other: "Instance") -> None:
    """Add all marks and numbers of one card in play to another."""
    instance = game.state.instances[card]
    instance.marks |= other.marks
    numbers = dict(instance.numbers or {})
    for word, those in (other.numbers or {}).items():
        numbers[word] = (*numbers.get(word, ()), *those)
    instance.numbers = numbers or None
    wrote(game, MARKS, card)


def backdate(game: "Game", card: CardId, entered: int, stamp: int | None = None) -> None:
    """Make a card in play count as having entered in an earlier turn, with an earlier timestamp if given."""
    instance = game.state.instances[card]
    instance.entered = entered
    if stamp is not None:
        instance.stamp = stamp
    wrote(game, EFFECTS, card)


def attach(game: "Game", card: CardId, host: CardId) -> None:
    """Attach a card in play to another one; -1 detaches it."""
    game.state.instances[card].host = host
    wrote(game, HOST, card)


def set_controller(game: "Game", card: CardId, controller: PlayerId) -> None:
    """Give control of a card in play to a player."""
    game.state.instances[card].controller = controller
    wrote(game, CONTROL | EFFECTS, card)


def emit_played(game: "Game", player: PlayerId, card: CardId) -> None:
    """Emit that a player played a card."""
    note(game, player, "played")
    if Played in game.listeners:
        game.emit(Played(player, card))


def emit_announced(game: "Game", player: PlayerId, card: CardId, ability: "Resolvable", clause: str) -> None:
    """Emit that a player announced an ability, or a card with it as its text, under a clause."""
    if Announced in game.listeners:
        game.emit(Announced(player, card, ability, clause))


def emit_attack(
    game: "Game", card: CardId, target: CardId = NO_CARD, *, player: PlayerId = NO_PLAYER
) -> None:
    """Emit that a card attacks a card or a player."""
    if Attacked in game.listeners:
        game.emit(Attacked(card, target, player))


def emit_block(game: "Game", card: CardId, attacker: CardId) -> None:
    """Emit that a card blocks."""
    if Blocked in game.listeners:
        game.emit(Blocked(card, attacker))


def show(game: "Game", cards: Iterable[CardId], players: tuple[PlayerId, ...]) -> None:
    """Make cards visible to players until they are hidden again or move."""
    state = game.state
    for card in cards:
        state.shown[card] = tuple(sorted({*state.shown.get(card, ()), *players}))
        if len(players) == len(state.players) and Revealed in game.listeners:
            game.emit(Revealed(card))
    wrote(game, OTHER)


def hide(game: "Game", cards: Iterable[CardId]) -> None:
    """Make cards visible only to players allowed by their zone."""
    for card in cards:
        game.state.shown.pop(card, None)
    wrote(game, OTHER)
