"""How cards are printed that are played by the older book: the grammar of the newer one, its own keywords."""

from collections.abc import Mapping
from functools import lru_cache

from rules.games.fow5.definitions import PLAYED_KEYWORDS
from rules.games.fow5.reading import remarks
from rules.games.fow8.reading.house import house
from rules.reading.house import House


@lru_cache(maxsize=1)
def houses() -> Mapping[str, House]:
    """Return how the cards are printed, by the code of the language."""
    return {"en": house("fow5", PLAYED_KEYWORDS, ("magic stone area",), remarks.RULES)}
