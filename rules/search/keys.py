"""The keys of a card search, from `keys.toml`, and the systems' own words for them."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from rules.construction.system import System

Kind = Literal["name", "number", "fact", "stat", "system", "listed", "flag", "day", "deck", "content", "text"]
Match = Literal["whole", "part", "begin", "first", ""]


@dataclass(frozen=True, slots=True)
class Key:
    """A search key: its kind, the fact or stat it searches, and how values match."""

    name: str
    kind: Kind
    about: str
    example: str
    also: tuple[str, ...] = ()
    fact: str = ""
    stat: str = ""
    match: Match = ""


@cache
def keys() -> dict[str, Key]:
    """Return the keys by name, in the order of the search help."""
    with Path(__file__).with_name("keys.toml").open("rb") as file:
        table = tomllib.load(file)
    return {
        name: Key(name=name, **{**row, "also": tuple(row.get("also", ()))}) for name, row in table.items()
    }


@cache
def _spellings() -> dict[str, Key]:
    return {word: key for key in keys().values() for word in (key.name, *key.also)}


def is_key(word: str) -> bool:
    """Return whether a word is a key in every system."""
    return word in _spellings()


def key_words(systems: Iterable[System]) -> dict[str, Key]:
    """Return the keys by all words for them: the general ones and those of these systems."""
    found = dict(_spellings())
    for of in systems:
        for word in _own(of.attribute_word):
            found.setdefault(word, keys()["attribute"])
        for word in _own(of.race_word):
            found.setdefault(word, keys()["race"])
        for word in _own(of.cost_word):
            found.setdefault(word, keys()["cost"])
        for stat in of.values:
            found.setdefault(stat, Key(stat, "stat", f"Its {stat}.", f"{stat}>=1", stat=stat))
    return found


def _own(words: str) -> list[str]:
    return [word for word in words.lower().split("/") if word]
