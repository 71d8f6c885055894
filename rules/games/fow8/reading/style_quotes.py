"""Restores a quote that a source lost before a card's name, and removes the one left over at the end."""

import re
from functools import cache

from rules.games.fow8.cards import catalogue

_CLOSES = re.compile(r"(?<=[\w.!?])\"")
"""A quote that ends a name."""
_PART_OF_NAME = re.compile(r"\b(?:word|with) ([A-Z]\w+)$")
"""A word before a quote, which older cards look for in names."""


def repaired(text: str) -> str:
    """Return a text with the missing quote before its first name, and without the extra one at its end.

    The name must be that of a card, or a word that is looked for in names; any other text is unchanged.
    """
    first = text.find('"')
    if not text.endswith('"') or text.count('"') % 2 or first == len(text) - 1:
        return text
    if not _CLOSES.match(text, first):
        return text
    place = _name_begins(text[:first])
    return text if place is None else f'{text[:place]}"{text[place:-1]}'


def _name_begins(before: str) -> int | None:
    """Return where the longest name at the end of a text begins; None if there is no name."""
    places = [len(before) - len(name) for name in _names() if before.endswith(f" {name}")]
    if places:
        return min(places)
    word = _PART_OF_NAME.search(before)
    return None if word is None else word.start(1)


@cache
def _names() -> frozenset[str]:
    return frozenset(face.name for card in catalogue() for face in card.faces)
