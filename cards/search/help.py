"""The contents of the search help page."""

from dataclasses import dataclass
from functools import cache

import rules
from rules.contents import KINDS, ContentWord, Kind, content_words
from rules.search.keys import Key, key_words, keys


@dataclass(frozen=True, slots=True)
class Explained:
    """A key: its meaning, its other words, and the systems' own words for it."""

    key: Key
    own: tuple[tuple[str, str], ...]

    @property
    def searchable(self) -> bool:
        """Whether the example can be tried unchanged."""
        return "CODE" not in self.key.example and "DECK" not in self.key.example


@cache
def explained() -> list[Explained]:
    """Return every key in display order."""
    everybodys = {word for key in keys().values() for word in (key.name, *key.also)}
    found: dict[str, list[tuple[str, str]]] = {name: [] for name in keys()}
    every = dict(keys())
    for of in rules.systems():
        for word, key in key_words([of]).items():
            if word not in everybodys:
                every.setdefault(key.name, key)
                found.setdefault(key.name, []).append((word, of.name))
    return [Explained(key, tuple(found[name])) for name, key in every.items()]


@dataclass(frozen=True, slots=True)
class GameWords:
    """The words of a game for what cards do and what triggers them."""

    name: str
    kinds: tuple[tuple[Kind, tuple[ContentWord, ...]], ...]


@cache
def game_words() -> list[GameWords]:
    """Return the words of `does:` and `trigger:` in every game."""
    return [
        GameWords(of.name, tuple((kind, tuple(content_words(of.code)[kind].values())) for kind in KINDS))
        for of in rules.systems()
    ]
