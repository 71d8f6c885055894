"""Cards of Skirmish as the engine plays them, compiled from the catalogue's facts."""

from rules.cards import Card, Face
from rules.engine.definition import Definition

PLAYED_KEYWORDS = frozenset({"Haste"})
"""Keywords that the engine plays in full."""


def define(card: Card) -> Definition:
    """Compile a card."""
    face = card.front
    keywords = frozenset(face.keywords)
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
        (),
        keywords <= PLAYED_KEYWORDS,
    )


def _printed(face: Face, name: str) -> int:
    printed = face.values.get(name, 0)
    return printed if isinstance(printed, int) else 0
