"""How each game's cards are worded, and the texts of its sources, by game."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from rules.reading.house import House
from rules.reading.printed import PrintedText
from rules.systems import CODES, system


def has_reader(code: str) -> bool:
    """Return whether a game's texts can be read at all."""
    return find_spec(f"rules.games.{system(code).code}.reading") is not None


@lru_cache(maxsize=len(CODES))
def houses_of(code: str) -> Mapping[str, House]:
    """Return the house styles of a game's cards by language code. Raises UnknownSystem."""
    if not has_reader(code):
        return {}
    found: Mapping[str, House] = import_module(f"rules.games.{code}.reading.house").houses()
    return found


def texts_of(code: str, folder: Path) -> Iterator[PrintedText]:
    """Yield the printed texts of a game's sources; raises ImportFault naming a source that is missing."""
    yield from import_module(f"rules.games.{code}.reading.texts").texts(folder)
