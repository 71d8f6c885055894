"""The words that both languages take from the catalogue: names, tokens, traits and classes."""

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TypedDict

from rules.cards import Card
from rules.games.sve.definitions import EvolveCard, define
from rules.parsed_data import checked
from rules.systems import system

CLASSES = ("forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral")
_EVOLVED = re.compile(r"\s*\((?:Evolved?|EVOLVE|U|SP)\)$")


class _Cards(TypedDict):
    feed: str
    lesson: str
    drive: str


class _English(TypedDict):
    names: dict[str, str]
    spellings: dict[str, str]
    traits: dict[str, str]
    counters: dict[str, str]


class _Japanese(TypedDict):
    spellings: dict[str, str]
    keywords: dict[str, str]
    classes: dict[str, str]
    traits: dict[str, str]
    counters: dict[str, str]
    parts: dict[str, str]


class WordsTable(TypedDict):
    """The tables of `words.toml`."""

    cards: _Cards
    titles: dict[str, str]
    english: _English
    japanese: _Japanese


@lru_cache(maxsize=1)
def words() -> WordsTable:
    """Return the tables of `words.toml`."""
    path = Path(__file__).with_name("words.toml")
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    return checked(WordsTable, read, f"reading/{path.name}", closed=False)


def names() -> Iterator[tuple[str, str]]:
    """Yield each spelling of a card's name with its name in the catalogue."""
    for card in system("sve").catalogue():
        for spelling in _spellings(card):
            yield spelling, card.name


_LONGEST_PART = 4
"""The longest part of a name that cards look for, in words."""


def name_parts() -> frozenset[str]:
    """Return the runs of words in the catalogue's names, without surrounding punctuation."""
    found = set()
    for card in system("sve").catalogue():
        words_of_name = [word.strip('()[]〔〕,.:;!?"') for word in card.name.split()]
        for start in range(len(words_of_name)):
            for end in range(start + 1, min(start + _LONGEST_PART, len(words_of_name)) + 1):
                found.add(" ".join(words_of_name[start:end]))
    return frozenset(found - {""})


def tokens() -> Iterator[tuple[str, EvolveCard]]:
    """Yield each spelling of a token's name with its card, the same object for all spellings."""
    seen: dict[str, EvolveCard] = {}
    for card in system("sve").catalogue():
        if card.is_marked("token") and not card.is_marked("evolved"):
            token = seen.setdefault(card.name, token_of(card.id))
            for spelling in _spellings(card):
                yield spelling, token


@lru_cache(maxsize=1024)
def token_of(card_id: str) -> EvolveCard:
    """Return the card of a catalogue token, one object for each, so that trees with it are equal."""
    card = system("sve").catalogue().get(card_id)
    assert card is not None, f"no card {card_id}"
    return define(card)


def races() -> frozenset[str]:
    """Return the traits as the catalogue writes them."""
    return frozenset(race for card in system("sve").catalogue() for face in card.faces for race in face.races)


def _spellings(card: Card) -> Iterator[str]:
    seen = set()
    for name in (card.name, *card.aliases):
        plain = _EVOLVED.sub("", name)
        if plain not in seen:
            seen.add(plain)
            yield plain
