"""Cards as Force of Will 5.01 knows them: its own keywords, and the side of a J-ruler that was destroyed."""

from rules.cards import Card
from rules.games.fow8 import definitions as later
from rules.games.fow8.definitions import ATTRIBUTES, ForceCard
from rules.reading.kept import NOTHING_READ, Texts

PLAYED_KEYWORDS = frozenset(
    {
        *("Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable"),
        *("Quickcast", "Judgment"),
    }
)
"""Keywords of chapters 11 and 12 that the engine plays in full; Precision is called Target Attack here."""

LATER = frozenset({"1117.2", "1118.2"})
"""The clauses of the newer book for keywords that this one does not know, by which their abilities go."""


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
    """Leave a card only the keywords that this rulebook knows; a card with others is not understood."""
    face.understood = face.understood and face.keywords <= PLAYED_KEYWORDS
    face.keywords &= PLAYED_KEYWORDS
    face.energize = face.divinity = 0
    face.arrives_with = ()
    face.mobilize = None
    face.shifts = False
    face.abilities = tuple(one for one in face.abilities if one.clause not in LATER)
    face.activated = tuple(one for one in face.activated if one.clause not in LATER)
    return face


def attributes_of(face: ForceCard) -> tuple[str, ...]:
    """Return the attributes of a card: those the catalogue has, and those of its attribute cost (2.3#6)."""
    paid = [ATTRIBUTES[kind] for kind, _ in face.price.needs if kind < len(ATTRIBUTES)]
    return tuple(dict.fromkeys((*face.attributes, *paid)))


def fallen(j_ruler: ForceCard) -> ForceCard:
    """Return what a J-ruler is in the ruler area: without abilities, without ATK and DEF (3.8#6)."""
    face = j_ruler.twin()
    face.abilities = face.activated = ()
    face.keywords = frozenset()
    face.figures = (0, 0)
    face.fights = False
    face.even = True
    face.judgment = None
    face.wills = 0
    return face
