"""The house styles of Shadowverse: Evolve's cards, by language."""

from collections.abc import Mapping
from functools import lru_cache

from rules.games.sve.reading.english import house as english
from rules.games.sve.reading.japanese import house as japanese
from rules.reading.house import House


@lru_cache(maxsize=1)
def houses() -> Mapping[str, House]:
    """Return the house styles by language code."""
    return {"en": english.house(), "ja": japanese.house()}
