"""Compares what was read of a text with the keywords in the catalogue's facts about that side."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rules.cards import Face
from rules.engine.definition import Definition
from rules.language.abilities import Ability
from rules.reading.house import House
from rules.reading.outcome import Reading

_FIGURE = re.compile(r"\s*(?:\{[^}]*\}|\d+)$")
"""What follows a keyword in the facts: its cost or its number."""


def compared(reading: Reading, text: str, face: Face, house: House) -> Reading:
    """Return a reading of a whole text, refused as "facts differ" if its keywords contradict the facts.

    Each keyword of the facts must be printed in the text, in one of the house's spellings, unless a card
    created by the abilities has it, since facts may mention those; each keyword that was read must be among
    the facts, if they list any. Keywords printed beside the text must not be those of a created card.
    """
    if reading.status != "read" or not face.keywords:
        return reading
    made = keywords_made(reading.abilities)
    printed = "\n".join((text, *(part.text for part in reading.parts))).casefold()
    facts = {_plain(keyword): keyword for keyword in face.keywords}
    beside = {
        _plain(icon) for icon, types in house.icons.items() if types.intersection((*face.types, *face.marks))
    }
    aside = {_plain(icon) for icon in house.icons}
    missing = [
        keyword
        for plain, keyword in facts.items()
        if not any(spelling in printed for spelling in (plain, *house.spellings_of(plain)))
        and (keyword in made if plain in beside else not (keyword in made or plain in aside))
    ]
    unknown = [keyword for keyword in reading.keywords if _plain(keyword) not in facts]
    if not missing and not unknown:
        return reading
    detail = [f"the text does not print {keyword}" for keyword in missing]
    detail += [f"the facts do not have {keyword}" for keyword in sorted(unknown)]
    return Reading(whole_reason="facts differ", detail=tuple(detail))


def keywords_made(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """Return the keywords of all sides of the cards that abilities create."""
    made = (side for one in cards_made(abilities) for side in one.faces)
    return frozenset(keyword for side in made for keyword in side.keywords)


def cards_made(tree: object) -> Iterator[Definition]:
    """Yield the cards that the effects in a tree create."""
    if isinstance(tree, Definition):
        yield tree
    elif isinstance(tree, tuple | frozenset):
        for one in tree:
            yield from cards_made(one)
    elif is_dataclass(tree):
        for one in fields(tree):
            yield from cards_made(getattr(tree, one.name))


def _plain(keyword: str) -> str:
    """Return a keyword in lower case, without its cost or number."""
    found = keyword
    while shorter := _FIGURE.search(found):
        found = found[: shorter.start()]
    return found.casefold()
