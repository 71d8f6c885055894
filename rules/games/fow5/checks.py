"""Rule processes of Force of Will 5.01 (13), and what becomes of a destroyed J-ruler."""

from rules.engine import atoms
from rules.engine.game import Game
from rules.engine.ruling import clause
from rules.games.fow8.checks import (
    additions_fall,
    fighters_die,
    lives_are_rounded,
    players_lose,
    to_ruler_area,
)
from rules.games.fow8.keywords import is_imperishable

CHECKS = (players_lose, fighters_die, lives_are_rounded, additions_fall)


@clause("fow5", "10.9#1", "3.8#6")
def fall(game: Game, card: int) -> None:
    """A destroyed J-ruler goes to the ruler area as the J-ruler it is, nothing printed on it left."""
    whole = is_imperishable(game, card)
    to_ruler_area(game, card)
    if whole:
        turn_back(game, card)
    else:
        atoms.turn_face(game, card, len(game.state.cards[card].faces) - 1)


@clause("fow5", "11.7#1")
def turn_back(game: Game, card: int) -> None:
    """A J-ruler with Imperishable goes there ruler side up, all its abilities kept."""
    atoms.turn_face(game, card, 0)
