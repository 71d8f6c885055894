"""Cards of Skirmish as the engine plays them, compiled from the catalogue's facts."""

from rules.cards import Card, Face
from rules.engine.definition import Definition
from rules.reading.kept import NO_TEXT, NOTHING_READ, Texts

PLAYED_KEYWORDS = frozenset({"Haste"})
"""Keywords that the engine plays in full."""


def define(card: Card, texts: Texts = NOTHING_READ) -> Definition:
    """Compile a card with what is read of its text."""
    face, text = card.front, texts.get(0, NO_TEXT)
    keywords = text.keywords.union(face.keywords)
    return Definition(
        card.id,
        face.name,
        frozenset(face.types),
        frozenset(face.marks),
        face.total_cost or 0,
        face.attributes,
        frozenset(face.races),
        (_printed(face, "strength"), _printed(face, "health")),
        keywords,
        text.abilities,
        keywords <= PLAYED_KEYWORDS,
    )


def _printed(face: Face, name: str) -> int:
    printed = face.values.get(name, 0)
    return printed if isinstance(printed, int) else 0
