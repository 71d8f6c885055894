"""Additions of Force of Will when played: what a subtype requires (1406)."""

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
"""The card types that an addition with a subtype can be added to (1406.1a)."""


def adding(face: Face) -> Spell | None:
    """Return the text of playing an addition with a subtype: it needs a card to be added to.

    JUDGEMENT: the target has to be in the field (1406.2a), where rulers never are; an addition to rulers
    could never be played, so it is taken to be added to a ruler in its ruler area.
    """
    if "addition" not in face.types:
        return None
    wanted = next((ADDITION_SUBTYPES[mark] for mark in face.marks if mark in ADDITION_SUBTYPES), None)
    if wanted is None:
        return None
    zones = ("field", "ruler area") if "ruler" in wanted else ("field",)
    return Spell(targets=(cards(zones=zones, types=wanted),), clause="1406.2")
