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


def heal(game: "Game", card: int) -> None:
    """Take all damage off a card in play."""
    game.state.instances[card].damage = 0
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
