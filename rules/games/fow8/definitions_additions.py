"""Additions of Force of Will as they are played: what a subtype asks for (1406)."""

from rules.cards import Face
from rules.language.abilities import Spell
from rules.language.filter_shorthand import cards

ADDITION_SUBTYPES = {
    "resonator": frozenset({"resonator"}),
    "j/resonator": frozenset({"resonator", "j-ruler"}),
    "ruler": frozenset({"ruler"}),
    "j-ruler": frozenset({"j-ruler"}),
    "ruler/j-ruler": frozenset({"ruler", "j-ruler"}),
    "j/ruler": frozenset({"ruler", "j-ruler"}),
}
"""What an addition with a subtype is added to (1406.1a)."""


def adding(face: Face) -> Spell | None:
    """Return what an addition with a subtype does as it is played: it needs a card to be added to.

    JUDGEMENT: the target has to be in the field (1406.2a), where no ruler ever is; an addition to rulers
    could never be played so, and is taken to be added to a ruler in its ruler area.
    """
    if "addition" not in face.types:
        return None
    wanted = next((ADDITION_SUBTYPES[mark] for mark in face.marks if mark in ADDITION_SUBTYPES), None)
    if wanted is None:
        return None
    zones = ("field", "ruler area") if "ruler" in wanted else ("field",)
    return Spell(targets=(cards(zones=zones, types=wanted),), clause="1406.2")
