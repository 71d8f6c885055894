"""The words of deck lists that belong to no game, from `words.toml`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from rules.cards import normalise

_FILE = Path(__file__).parent / "words.toml"


@dataclass(frozen=True, slots=True)
class OutsideSection:
    """A section outside the deck; `considered` if a stored deck keeps its cards."""

    title: str
    considered: bool


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words, all normalised: `labels` by the kind of line they begin."""

    outside: Mapping[str, OutsideSection]
    labels: Mapping[str, str]
    attributes: frozenset[str]
    titles: frozenset[str]
    containers: frozenset[str]


@cache
def lexicon() -> Lexicon:
    """Return the words, read once."""
    with _FILE.open("rb") as file:
        data = tomllib.load(file)
    outside = {
        normalise(word): OutsideSection(section["title"], section["considered"])
        for section in data["outside"].values()
        for word in (section["title"], *section["words"])
    }
    labels = {normalise(word): kind for kind, words in data["labels"].items() for word in words}
    return Lexicon(
        MappingProxyType(outside),
        MappingProxyType(labels),
        *(frozenset(map(normalise, data[part]["words"])) for part in ("attributes", "titles", "containers")),
    )


def outside_section(words: str) -> OutsideSection | None:
    """Return the section outside a deck that a heading names, or None."""
    key = normalise(words)
    shorter = key.rstrip("0123456789")
    outside = lexicon().outside
    return outside.get(key) or outside.get(shorter) or outside.get(shorter.removesuffix("deck"))


def is_considered(title: str) -> bool:
    """Return whether a stored deck keeps the cards of an outside section as cards being considered."""
    section = outside_section(title)
    return section is not None and section.considered
