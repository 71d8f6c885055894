"""Cards of Duel Masters as the engine plays them, compiled from the catalogue's facts."""

from rules.cards import Card, Face
from rules.engine.definition import Definition

PLAYED_KEYWORDS = frozenset(
    {
        "Blocker",
        "Speed Attacker",
        "W Breaker",
        "T Breaker",
        "Q Breaker",
        "World Breaker",
        "S Trigger",
        "Slayer",
        "Power Attacker",
        "Mach Fighter",
        "Charger",
        "G Strike",
        "Guardman",
    }
)
"""Keywords that the engine plays in full."""


UNKNOWN_COST = "unknown cost"
"""The mark of a face whose cost the catalogue does not know, or that has none: mana cannot pay for it."""


NAMED = "named "
"""How the words begin by which effects give a card another name."""


class DuelistCard(Definition):
    """A card with what only this game asks of it: the power that Power Attacker adds."""

    __slots__ = ("attack_bonus",)

    attack_bonus: int

    def twin(self) -> "DuelistCard":
        """Return an equal card that may be changed."""
        copy = super().twin()
        assert isinstance(copy, DuelistCard)
        copy.attack_bonus = self.attack_bonus
        return copy

    def is_named(self, name: str) -> bool:
        """Tell whether the card has a name: its own, or one that an effect gave it besides (202.4)."""
        return name == self.name or f"{NAMED}{name}" in self.keywords


def define(card: Card) -> DuelistCard:
    """Compile a card, all its faces; the first is the side it has outside the battle zone."""
    faces = tuple(_define_face(card, face) for face in card.faces)
    for face in faces:
        face.faces = faces
    return faces[0]


def _define_face(card: Card, face: Face) -> DuelistCard:
    power, bonus = (face.values.get(name, 0) for name in ("power", "attack bonus"))
    definition = DuelistCard(
        card.id,
        face.name,
        frozenset(face.types),
        frozenset(face.marks) if face.total_cost is not None else frozenset({*face.marks, UNKNOWN_COST}),
        face.total_cost or 0,
        face.attributes,
        frozenset(face.races),
        (power if isinstance(power, int) else 0,),
        frozenset(face.keywords),
        (),
        face.values.get("text", 0) == 0 and PLAYED_KEYWORDS.issuperset(face.keywords),
    )
    definition.attack_bonus = bonus if isinstance(bonus, int) else 0
    return definition
