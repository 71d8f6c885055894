"""What lists of decks are searched and sorted by, made comparable: without case, accents and width."""

import unicodedata
from collections.abc import Iterable

from common import caps
from rules.cards import normalise


def search_words(name: str, description: str, tags: Iterable[str] = ()) -> str:
    """Return the words of a deck as searches look for them, a blank between each two."""
    return " ".join(words_in(" ".join([name, description, *tags])))[: caps.DECK_WORDS]


def words_in(text: str) -> list[str]:
    """Return the words of a text as they are compared."""
    return [normalise(word) for word in text.split()]


def name_key(name: str) -> bytes:
    """Return what a name is sorted by, the same on every database."""
    return normalise(name).encode()[: caps.NAME_KEY]


def tag_key(name: str) -> str:
    """Return what tells one tag, or one folder, from another: its letters in one case and width."""
    return unicodedata.normalize("NFKC", name).casefold()[: caps.TAG_KEY]
