"""Atoms that write what a card in play is like: orientation, face, damage, counters, links."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.engine.atoms.players import note
from rules.engine.events import (
    Attacked,
    Blocked,
    Damaged,
    Played,
    Recovered,
    Rested,
    Revealed,
)

if TYPE_CHECKING:
    from rules.engine.definition import Definition
    from rules.engine.game import Game


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


def turn_down(game: "Game", card: int) -> None:
    """Turn a card in play face down."""
    game.state.instances[card].face_down = True
    game.state.version += 1


def show_side(game: "Game", card: int, face: int) -> None:
    """Let a card that is not in play be one of its sides, until it goes where it is its front again."""
    state = game.state
    state.cards[card] = state.cards[card].faces[face]
    state.version += 1


def cover(game: "Game", card: int, players: tuple[int, ...] = ()) -> None:
    """Turn a card face down that is not in play, so that only these players see it until it moves."""
    if game.state.where[card] >= 0:
        game.state.covered[card] = players
        game.state.version += 1


def lay_face_down(game: "Game", card: int) -> None:
    """Turn a card in play face down."""
    game.state.instances[card].face_down = True
    game.state.version += 1


def become(game: "Game", card: int, definition: "Definition") -> None:
    """Give a card in play other facts; it stays the same card until it leaves as `definition.faces[0]`."""
    game.unindex(card)
    game.state.cards[card] = definition
    game.index(card)
    game.state.version += 1


def damage(game: "Game", card: int, amount: int, source: int = -1, *, combat: bool = False) -> None:
    """Mark damage on a card in play."""
    game.state.instances[card].damage += amount
    game.state.version += 1
    if Damaged in game.listeners:
        game.tell(Damaged(card, source, amount, combat))


def heal(game: "Game", card: int, amount: int | None = None) -> None:
    """Take damage off a card in play, all of it unless an amount is given."""
    instance = game.state.instances[card]
    instance.damage = 0 if amount is None else max(0, instance.damage - amount)
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


def set_controller(game: "Game", card: int, controller: int) -> None:
    """Give control of a card in play to a player."""
    game.state.instances[card].controller = controller
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


def show(game: "Game", cards: Iterable[int], players: tuple[int, ...]) -> None:
    """Let players see cards where they lie, until they are hidden again or move."""
    state = game.state
    for card in cards:
        state.shown[card] = tuple(sorted({*state.shown.get(card, ()), *players}))
        if len(players) == len(state.players) and Revealed in game.listeners:
            game.tell(Revealed(card))
    state.version += 1


def hide(game: "Game", cards: Iterable[int]) -> None:
    """Let cards be seen only by whom their zone lets see them."""
    for card in cards:
        game.state.shown.pop(card, None)
    game.state.version += 1
