"""The words of names and facts that a misspelled word is nearest to."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from rules.search.facts import WORD
from rules.search.vocabulary import SearchVocabulary
from rules.search.word_readings import words_for_facts

LONGEST = 30
"""The maximum letters of a word that is compared, since comparing longer ones takes more time."""
MOST_WORDS = 6
"""The maximum number of words of a search that are compared."""

_MOST_NEAR = 6
# The required similarity, of 100, of a part of a name in a script that does not separate words.
_ALIKE = 80


def near_names(key: str, realms: Sequence[SearchVocabulary]) -> tuple[str, ...]:
    """Return the words of names nearest to a word, all equally near, as search keys."""
    if len(key) > LONGEST:
        return ()
    found = _nearest(key, [word for realm in realms for word in _by_script(realm)[key.isascii()]])
    if found or key.isascii() or len(key) < 3:
        return found
    # A part of a name: many Japanese names have no spaces, so we see each as one word.
    parts = [word for realm in realms for word in _by_script(realm)[False] if len(word) > len(key)]
    alike = process.extract(key, parts, scorer=fuzz.partial_ratio, score_cutoff=_ALIKE, limit=_MOST_NEAR)
    return tuple(dict.fromkeys(word for word, score, _ in alike if score == alike[0][1]))


def near_facts(key: str, realms: Sequence[SearchVocabulary]) -> tuple[str, ...]:
    """Return the words for facts nearest to a word, as `near_names` does."""
    if len(key) > LONGEST:
        return ()
    return _nearest(key, [word for realm in realms for word in words_for_facts(realm)])


def _nearest(key: str, words: Iterable[str]) -> tuple[str, ...]:
    """The words with the fewest letters missing, added, replaced or swapped with the next one.

    JUDGEMENT: one letter of four may be wrong, two of seven, three of twelve; shorter words resemble too many
    others.
    """
    most = _errors(len(key))
    near = [word for word in words if abs(len(word) - len(key)) <= most and word != key] if most else []
    found = process.extract(key, near, scorer=OSA.distance, score_cutoff=most, limit=_MOST_NEAR)
    return tuple(dict.fromkeys(word for word, distance, _ in found if distance == found[0][1]))


def _errors(letters: int) -> int:
    return 0 if letters < 4 else 1 if letters < 7 else 2 if letters < 12 else 3


@lru_cache(maxsize=32)
def _by_script(realm: SearchVocabulary) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words of a system's names in other scripts, and those in Latin letters."""
    words = realm.vocabulary.get(WORD, {})
    return tuple(word for word in words if not word.isascii()), tuple(
        word for word in words if word.isascii()
    )
