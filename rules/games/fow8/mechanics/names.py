"""What a player can name in Force of Will: existing names of cards, races and attributes."""

from functools import lru_cache

from rules.construction.system import System
from rules.engine.game import Game
from rules.systems import system


def words(game: Game, what: str) -> list[str]:
    """List what can be named: whatever a card of the catalogue or of this game has.

    JUDGEMENT: the book does not say what can be named; what no card has cannot.
    """
    here = frozenset(word for card in game.state.cards for face in card.faces for word in _named(face, what))
    return sorted(_known(system(game.rules.code), what) | here)


def _named(face: object, what: str) -> tuple[str, ...]:
    """Return the name of a face, its races or its attributes."""
    if what == "name":
        return (face.name,)  # type: ignore[attr-defined]
    return tuple(face.races if what == "race" else face.attributes)  # type: ignore[attr-defined]


@lru_cache(maxsize=4)
def _known(of: System, what: str) -> frozenset[str]:
    """Return the names, races or attributes of all cards of the catalogue."""
    faces = [face for card in of.catalogue() for face in card.faces]
    return frozenset(word for face in faces for word in _named(face, what))
