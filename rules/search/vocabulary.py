"""A system's search vocabulary: its words, its formats, and the values of its cards' facts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.cards import Card, normalise
from rules.construction.formats import Format
from rules.construction.system import System
from rules.search.facts import FACTS, facts_of

Vocabulary = Mapping[str, Mapping[str, str]]
"""The values that occur, by kind of fact, each under its key as made by `normalise`."""


@dataclass(frozen=True, slots=True, eq=False)
class SearchVocabulary:
    """A system's words for searches."""

    of: System
    formats: Mapping[str, Format]
    vocabulary: Vocabulary

    def meant(self, value: str) -> tuple[str, ...]:
        """Return the keys that a value may mean here: its own, and the rulebook's word for it."""
        key = normalise(value)
        return (key, right) if (right := _words(self.of).get(key)) is not None else (key,)


def named(realms: Iterable[SearchVocabulary], value: str) -> list[SearchVocabulary]:
    """Return the vocabularies of the systems that a value names, by code or part of the name."""
    key, held = normalise(value), list(realms)
    exact = [one for one in held if one.of.code == value.lower()]
    return exact or [one for one in held if key in normalise(one.of.name)]


@lru_cache(maxsize=16)
def _words(of: System) -> dict[str, str]:
    return {normalise(word): normalise(right) for word, right in of.words.items()}


def vocabulary_of(cards: Iterable[Card]) -> Vocabulary:
    """Return the values of facts that occur on these cards."""
    found: dict[str, dict[str, str]] = {kind: {} for kind in FACTS}
    for card in cards:
        for kind, values in facts_of(card).items():
            found[kind].update((normalise(value), value) for value in values if value)
    return found


@lru_cache(maxsize=16)
def search_vocabulary(of: System, *formats: Format) -> SearchVocabulary:
    """Return a system's vocabulary with the values of all its cards; cached, because it reads them all."""
    return SearchVocabulary(of, {form.code: form for form in formats}, vocabulary_of(of.catalogue()))
