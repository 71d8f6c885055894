"""Cards as Force of Will 5.01 knows them: its own keywords, and the side of a destroyed J-ruler."""

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
"""Keywords before a text of the card's own, which is played if it is read (7.9, 12.1, 12.2)."""

DECK_KEYWORDS = frozenset({"Will of Hope", "Will of Despair"})
"""Keywords that do nothing in play, but that other cards refer to."""

KNOWN_KEYWORDS = PLAYED_KEYWORDS | FRAMING_KEYWORDS | DECK_KEYWORDS


def define(card: Card, texts: Texts = NOTHING_READ) -> ForceCard:
    """Compile a card with all its faces; a ruler has an extra last one for its destroyed J-ruler."""
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
    """Keep only the keywords that this rulebook knows; a card with others is not understood.

    [Enter] and [Eternal] are keywords of 8.01 only, and mean the same as the abilities that imply them; if
    printed, nothing explains them.
    """
    implied = {ENTER, ETERNAL}.difference(printed)
    face.understood = face.understood and face.keywords - implied <= KNOWN_KEYWORDS
    face.keywords &= KNOWN_KEYWORDS
    face.divinity = 0
    return face


def attributes_of(face: ForceCard) -> tuple[str, ...]:
    """Return a card's attributes: those of the catalogue, and those of its attribute cost (2.3#6)."""
    paid = [ATTRIBUTES[kind] for kind, _ in face.price.needs if kind < len(ATTRIBUTES)]
    return tuple(dict.fromkeys((*face.attributes, *paid)))


def fallen(j_ruler: ForceCard) -> ForceCard:
    """Return what a destroyed J-ruler is in the ruler area: without abilities, ATK and DEF (3.8#6)."""
    face = j_ruler.copy()
    face.abilities = face.activated = ()
    face.keywords = frozenset()
    face.stats = (0, 0)
    face.fights = False
    face.even = True
    face.judgment = None
    face.wills = 0
    return face
