"""The house style of cards played by the older book: the newer grammar with the older keywords."""

from collections.abc import Mapping
from functools import lru_cache

from rules.games.fow5.definitions import PLAYED_KEYWORDS
from rules.games.fow5.reading import remarks
from rules.games.fow8.reading.house import house
from rules.reading.house import House


@lru_cache(maxsize=1)
def houses() -> Mapping[str, House]:
    """Return the house styles by language code."""
    return {"en": house("fow5", PLAYED_KEYWORDS, ("magic stone area",), remarks.RULES)}
