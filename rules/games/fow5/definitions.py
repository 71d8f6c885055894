"""Cards as Force of Will 5.01 knows them: its own keywords, and the side of a J-ruler that was destroyed."""

from rules.cards import Card
from rules.games.fow8 import definitions as later
from rules.games.fow8.definitions import ATTRIBUTES, ForceCard
from rules.games.fow8.definitions_words import ENTER
from rules.reading.kept import NOTHING_READ, Texts

REMINDED = frozenset(
    {
        *("Barrier", "Bane", "Bloodlust", "Drain", "Energize", "Limit"),
        *("Mana", "Mobilize", "Remnant", "Shift"),
    }
)
"""Keywords that came after the book, of which cards say in reminder text what they do, as 8.01 has it."""

PLAYED_KEYWORDS = REMINDED | {
    *("Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable"),
    *("Quickcast", "Judgment"),
}
"""Keywords that the engine plays in full: those of chapters 11 and 12, and those that cards explain.

Precision is called Target Attack here.
"""


def define(card: Card, texts: Texts = NOTHING_READ) -> ForceCard:
    """Compile a card, all its faces; a ruler has a last one for its J-ruler side once it was destroyed."""
    faces = [_limited(later.define_read(card, place, texts)) for place in range(len(card.faces))]
    for face in faces:
        face.attributes = attributes_of(face)
    if len(faces) > 1 and "j-ruler" in faces[1].types:
        faces.append(fallen(faces[1]))
    understood = all(face.understood for face in faces)
    for face in faces:
        face.faces = tuple(faces)
        face.understood = understood
    return faces[0]


def _limited(face: ForceCard) -> ForceCard:
    """Leave a card only the keywords that this rulebook knows; a card with others is not understood.

    That it has an ability for when it enters is a keyword of 8.01 alone, and says no more than the ability.
    """
    face.understood = face.understood and face.keywords - {ENTER} <= PLAYED_KEYWORDS
    face.keywords &= PLAYED_KEYWORDS
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
