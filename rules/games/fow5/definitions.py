"""Cards as Force of Will 5.01 knows them: its own keywords, and the side of a J-ruler that was destroyed."""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict

from rules.cards import Card
from rules.games.fow8 import definitions as later
from rules.games.fow8.definitions import ATTRIBUTES, ForceCard
from rules.games.fow8.definitions_words import ENTER, ETERNAL
from rules.parsed_data import checked
from rules.reading.kept import NOTHING_READ, Texts


class _Reminded(TypedDict):
    """Keywords, each with a side of a card whose reminder text explains it."""

    plain: dict[str, str]
    framing: dict[str, str]


def _reminded() -> _Reminded:
    path = Path(__file__).parent / "data" / "reminded.toml"
    with path.open("rb") as file:
        return checked(_Reminded, tomllib.load(file), path.name)


REMINDED = _reminded()

PLAYED_KEYWORDS = REMINDED["plain"].keys() | {
    *("Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable"),
    *("Quickcast", "Judgment"),
}
"""Keywords that the engine plays in full: those of chapters 11 and 12, and those that cards explain.

Precision is called Target Attack here.
"""

FRAMING_KEYWORDS = REMINDED["framing"].keys() | {"Awakening", "Incarnation", "Trigger"}
"""Keywords before a text of the card's own, which is played where it is read (7.9, 12.1, 12.2)."""

DECK_KEYWORDS = frozenset({"Will of Hope", "Will of Despair"})
"""Keywords that are nothing in play, but are asked for."""

KNOWN_KEYWORDS = PLAYED_KEYWORDS | FRAMING_KEYWORDS | DECK_KEYWORDS


def define(card: Card, texts: Texts = NOTHING_READ) -> ForceCard:
    """Compile a card, all its faces; a ruler has a last one for its J-ruler side once it was destroyed."""
    faces = [
        _limited(later.define_read(card, place, texts), face.keywords)
        for place, face in enumerate(card.faces)
    ]
    for face in faces:
        face.attributes = attributes_of(face)
    if len(faces) > 1 and "j-ruler" in faces[1].types:
        faces.append(fallen(faces[1]))
    understood = all(face.understood for face in faces)
    for face in faces:
        face.faces = tuple(faces)
        face.understood = understood
    return faces[0]


def _limited(face: ForceCard, printed: Iterable[str]) -> ForceCard:
    """Leave a card only the keywords that this rulebook knows; a card with others is not understood.

    [Enter] and [Eternal] are keywords of 8.01 alone, and say no more than the abilities they stand for; one
    that is printed is explained by nothing.
    """
    implied = {ENTER, ETERNAL}.difference(printed)
    face.understood = face.understood and face.keywords - implied <= KNOWN_KEYWORDS
    face.keywords &= KNOWN_KEYWORDS
    face.divinity = 0
    return face


def attributes_of(face: ForceCard) -> tuple[str, ...]:
    """Return the attributes of a card: those the catalogue has, and those of its attribute cost (2.3#6)."""
    paid = [ATTRIBUTES[kind] for kind, _ in face.price.needs if kind < len(ATTRIBUTES)]
    return tuple(dict.fromkeys((*face.attributes, *paid)))


def fallen(j_ruler: ForceCard) -> ForceCard:
    """Return what a J-ruler is in the ruler area: without abilities, without ATK and DEF (3.8#6)."""
    face = j_ruler.copy()
    face.abilities = face.activated = ()
    face.keywords = frozenset()
    face.stats = (0, 0)
    face.fights = False
    face.even = True
    face.judgment = None
    face.wills = 0
    return face
