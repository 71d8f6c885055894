"""What a player can name in Duel Masters: existing civilizations, races, card names and numbers."""

from collections.abc import Iterator
from functools import lru_cache

from rules.construction.system import System
from rules.engine.clauses import clause
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.systems import system

CIVILIZATIONS = ["light", "water", "darkness", "fire", "nature"]
MOST = 30
"""JUDGEMENT: the book sets no highest number that can be named; no card costs as much as this."""


@clause("dm", "106.3", "108.1a", "202.2", "203.4", "804.7", "806.6", "807.5", "810.4", "810.4a")
def words(game: Game, what: str) -> list[str]:
    """List what can be named: a civilization, a whole race or name that exists, or a number from 0 up.

    A card of several faces has a name for each, and one of them is named. A nebula has none.
    """
    match what:
        case "attribute":
            return list(CIVILIZATIONS)
        case "race":
            here = (race for face in _faces(game) for race in face.races)
            return sorted(_known("race") | frozenset(here))
        case "name":
            return sorted(_known("name") | frozenset(face.name for face in _faces(game) if _has_name(face)))
        case _:
            return [str(number) for number in range(MOST + 1)]


def _faces(game: Game) -> Iterator[Definition]:
    for definition in game.state.cards:
        yield from definition.faces


def _has_name(face: Definition) -> bool:
    return "nebula" not in face.types


def _known(what: str) -> frozenset[str]:
    """Return the races or names of all existing cards."""
    return _among(system("dm"), what)


@lru_cache(maxsize=4)
def _among(of: System, what: str) -> frozenset[str]:
    faces = [face for card in of.catalogue() for face in card.faces]
    if what == "race":
        return frozenset(race for face in faces for race in face.races)
    return frozenset(face.name for face in faces if "nebula" not in face.types)
