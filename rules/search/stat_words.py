"""A stat and a number as plain words: `cost 5`, `9000 power`, `power 9000+`."""

import re
from collections.abc import Sequence

from rules.search.conditions import StatIs
from rules.search.keys import key_words
from rules.search.vocabulary import SearchVocabulary

_NUMBER = re.compile(r"(\d{1,6})(\+?)")
_SHORTEST = 2
"""A letter alone before a number is no stat: it is part of a name more often."""


def stat_of(words: Sequence[str], realms: Sequence[SearchVocabulary]) -> StatIs | None:
    """Return what a stat and a number say, in either order; None for other words.

    >>> from rules.search import search_vocabulary
    >>> from rules.systems import system
    >>> stat_of(["9000+", "power"], [search_vocabulary(system("setcg"))])
    StatIs(name='power', sign='>=', number=9000)
    """
    if len(words) != 2:
        return None
    for word, written in (words, words[::-1]):
        key = key_words(one.of for one in realms).get(word.lower())
        number = _NUMBER.fullmatch(written)
        if key is None or key.kind != "stat" or number is None or len(word) < _SHORTEST:
            continue
        if key.stat == "cost" or any(key.stat in realm.of.values for realm in realms):
            return StatIs(key.stat, ">=" if number[2] else "=", int(number[1]))
    return None
