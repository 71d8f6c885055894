"""Search and sort keys of decks: without case, accents and width."""

import unicodedata
from collections.abc import Iterable

from common import caps
from rules.cards import normalise


def search_words(name: str, description: str, tags: Iterable[str] = ()) -> str:
    """Return the searchable words of a deck, separated by blanks."""
    return " ".join(words_in(" ".join([name, description, *tags])))[: caps.DECK_WORDS]


def words_in(text: str) -> list[str]:
    """Return the words of a text for comparison."""
    return [normalise(word) for word in text.split()]


def name_key(name: str) -> bytes:
    """Return the sort key of a name, the same on every database."""
    return normalise(name).encode()[: caps.NAME_KEY]


def tag_key(name: str) -> str:
    """Return the comparison key of a tag or folder: its letters in one case and width."""
    return unicodedata.normalize("NFKC", name).casefold()[: caps.TAG_KEY]
