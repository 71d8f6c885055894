"""A system's search vocabulary: its words, its formats, and the values of its cards' facts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.cards import Card, search_key
from rules.construction.formats import Format
from rules.construction.system import System
from rules.search.facts import FACTS, WORD, fact_key, facts_of, name_words, names_of

Vocabulary = Mapping[str, Mapping[str, str]]
"""The values that occur, by kind of fact, each under its key as made by `fact_key`."""


@dataclass(frozen=True, slots=True, eq=False)
class SearchVocabulary:
    """A system's words for searches."""

    of: System
    formats: Mapping[str, Format]
    vocabulary: Vocabulary

    @property
    def other_words(self) -> Mapping[str, str]:
        """The keys of the rulebook's words by those of other words for them."""
        return _words(self.of)

    def shown(self, value: str) -> str:
        """Return the players' word for a value, where it differs from the rulebook's."""
        return self.of.shown.get(value, value)

    def meant(self, value: str) -> tuple[str, ...]:
        """Return the keys that a value may mean here: its own, and the rulebook's word for it."""
        key = search_key(value)
        return (key, right) if (right := _words(self.of).get(key)) is not None else (key,)


def named(realms: Iterable[SearchVocabulary], value: str) -> list[SearchVocabulary]:
    """Return the vocabularies of the systems that a value names, by code or part of the name."""
    key, held = search_key(value), list(realms)
    exact = [one for one in held if one.of.code == value.lower()]
    return exact or [one for one in held if key in search_key(f"{one.of.name} {one.of.rulebook_name}")]


@lru_cache(maxsize=16)
def _words(of: System) -> dict[str, str]:
    return {search_key(word): search_key(right) for word, right in of.words.items()}


def vocabulary_of(cards: Iterable[Card]) -> Vocabulary:
    """Return the values of facts that occur on these cards, and the words of their names."""
    found: dict[str, dict[str, str]] = {kind: {} for kind in (*FACTS, WORD)}
    for card in cards:
        found[WORD].update((word, word) for word in name_words(names_of(card)))
        for kind, values in facts_of(card).items():
            found[kind].update((fact_key(kind, value), value) for value in values if value)
    return found


@lru_cache(maxsize=16)
def search_vocabulary(of: System, *formats: Format) -> SearchVocabulary:
    """Return a system's vocabulary with the values of all its cards; cached, because it reads them all."""
    return SearchVocabulary(of, {form.code: form for form in formats}, vocabulary_of(of.catalogue()))
