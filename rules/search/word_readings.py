"""Plain words as facts: `haste`, `fire resonator`, `shield trigger` name what is printed on cards."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.cards import search_key
from rules.search.conditions import Has
from rules.search.vocabulary import SearchVocabulary

MOST_WORDS = 4
"""The maximum number of words that are read together as one fact."""

# A word that names facts of several kinds means the first of these.
_KINDS = ("attribute", "type", "mark", "keyword", "race", "title")
# What follows a keyword: a cost or a number.
_AMOUNT = re.compile(r"\{[^{}]*\}|\d+$")
# Shorter words are parts of names, in a script with an alphabet.
_SHORTEST, _SHORTEST_JAPANESE = 3, 2

Facts = Mapping[str, tuple[str, ...]]
"""The keys of facts, and what players call them, by the word for them."""


@dataclass(frozen=True, slots=True)
class WordReading:
    """The facts of one kind that words name, and what players call them."""

    kind: str
    keys: tuple[str, ...]
    called: tuple[str, ...]

    @property
    def condition(self) -> Has:
        """The condition to have one of these facts."""
        return Has(self.kind, self.keys)


def reading_of(words: Sequence[str], realms: Sequence[SearchVocabulary]) -> WordReading | None:
    """Return the fact that words together name in any of these systems, in the singular or the plural."""
    key = search_key("".join(words))
    if len(key) < (_SHORTEST if key.isascii() else _SHORTEST_JAPANESE) or key.isdecimal():
        return None
    return _named(key, realms) or (_named(key[:-1], realms) if key.endswith("s") else None)


def words_for_facts(realm: SearchVocabulary) -> tuple[str, ...]:
    """Return all words that name facts in a system, as search keys."""
    return tuple(dict.fromkeys(word for facts in _facts(realm).values() for word in facts))


def _named(key: str, realms: Sequence[SearchVocabulary]) -> WordReading | None:
    for kind in _KINDS:
        found: dict[str, str] = {}
        for realm in realms:
            held = realm.vocabulary.get(kind, {})
            keys = _facts(realm)[kind].get(key, ())
            if keys and kind == "race":
                # As `race:` does, which finds the races of which one is a part.
                keys = tuple(one for one in held if key in one)
            found.update((one, realm.shown(_without_amount(held[one]))) for one in keys)
        if found:
            called = tuple(
                dict.fromkeys(one for one in found.values() if kind != "race" or search_key(one) == key)
            )
            return WordReading(kind, tuple(sorted(found)), called)
    return None


@lru_cache(maxsize=32)
def _facts(realm: SearchVocabulary) -> Mapping[str, Facts]:
    """The facts of a system by kind and by the words for them: their own, and other words for these."""
    found: dict[str, Facts] = {}
    for kind in _KINDS:
        named: dict[str, tuple[str, ...]] = {}
        for key, value in realm.vocabulary.get(kind, {}).items():
            word = search_key(_without_amount(value)) if kind == "keyword" else key
            named[word] = (*named.get(word, ()), key)
        others = {word: named[right] for word, right in realm.other_words.items() if right in named}
        found[kind] = {**others, **named}
    return found


def _without_amount(value: str) -> str:
    return _AMOUNT.sub("", value).strip()
