"""How the cards of Shadowverse: Evolve are printed, by language."""

from collections.abc import Mapping
from functools import lru_cache

from rules.games.sve.reading.english import house as english
from rules.games.sve.reading.japanese import house as japanese
from rules.reading.house import House


@lru_cache(maxsize=1)
def houses() -> Mapping[str, House]:
    """Return the houses of all languages that are read, by code."""
    return {"en": english.house(), "ja": japanese.house()}
