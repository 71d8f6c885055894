"""Cards of Duel Masters as the engine plays them, compiled from the catalogue's facts."""

from rules.cards import Card, Face
from rules.engine.compiled import mypyc_attr
from rules.engine.definition import Definition
from rules.reading.kept import NO_TEXT, NOTHING_READ, ReadText, Texts

PLAYED_KEYWORDS = frozenset(
    {
        "Blocker",
        "Speed Attacker",
        "W Breaker",
        "T Breaker",
        "Q Breaker",
        "World Breaker",
        "Powered Breaker",
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
"""The mark of a face with no cost, or none in the catalogue: it cannot be paid for with mana."""


TWINPACT = "twinpact"
"""The mark of cards with two halves."""

SUMMONED, PAID_FOR, WITH_MANA = "summoned", "paid for", "paid for with mana"
"""Marks kept until the end of the turn: how a card came into the battle zone."""

NAMED = "named "
"""The prefix of keywords by which effects give a card another name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelistCard(Definition):
    """A card with what only this game needs: the power that Power Attacker adds.

    `scale` multiplies what Power Attacker and auras add: 2 if an effect doubles the power, 0 if one fixes it.
    """

    __slots__ = ("attack_bonus", "scale")

    attack_bonus: int
    scale: int

    def fill_in(self) -> None:
        """Let the card have no Power Attacker, and nothing that multiplies or fixes its power."""
        self.attack_bonus = 0
        self.scale = 1

    def fix_stats(self, stats: tuple[int | None, ...]) -> None:
        """Fix the power: nothing adds to it any more (206.3)."""
        super().fix_stats(stats)
        self.scale = 0

    def multiply_stats(self, factor: int) -> None:
        """Multiply the power, including all that is added to it (206.4)."""
        super().multiply_stats(factor)
        self.scale *= factor

    def is_named(self, name: str) -> bool:
        """Return whether the card has a name: its own, or one an effect gave it (202.4)."""
        return name == self.name or f"{NAMED}{name}" in self.keywords


def define(card: Card, texts: Texts = NOTHING_READ) -> DuelistCard:
    """Compile a card with all its faces; the first is the one it shows outside the battle zone."""
    faces = tuple(
        _define_face(card, face, texts.get(place, NO_TEXT)) for place, face in enumerate(card.faces)
    )
    for face in faces:
        face.faces = faces
    if TWINPACT in faces[0].marks:
        part(faces[0])
    return faces[0]


def part(whole: DuelistCard) -> None:
    """Set up the halves of a twinpact card, each under both names (808.3a, 808.4).

    A half whose cost the catalogue does not know takes the cost of the whole card.
    """
    halves = []
    for face in whole.faces[1:]:
        half = face.copy()
        half.name, half.card_id, half.marks = whole.name, whole.card_id, face.marks | whole.marks
        half.cost = whole.cost if UNKNOWN_COST in face.marks else face.cost
        halves.append(half)
    whole.halves = tuple(halves)


def _define_face(card: Card, face: Face, text: ReadText) -> DuelistCard:
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
        text.keywords.union(face.keywords),
        text.abilities,
        text.whole or (face.values.get("text", 0) == 0 and PLAYED_KEYWORDS.issuperset(face.keywords)),
    )
    definition.attack_bonus = bonus if isinstance(bonus, int) else 0
    return definition
