"""Cards of Shadowverse: Evolve as the engine plays them, compiled from the catalogue's facts."""

from functools import lru_cache

from rules.cards import Card, Face
from rules.engine.compiled import mypyc_attr
from rules.engine.definition import Definition
from rules.language.abilities import KeywordAbility
from rules.reading.facts import keywords_made
from rules.reading.kept import NO_TEXT, NOTHING_READ, ReadText, Texts

PLAYED_KEYWORDS = frozenset(
    {
        "Evolve",
        "Quick",
        "Ward",
        "Storm",
        "Rush",
        "Assail",
        "Intimidate",
        "Drain",
        "Bane",
        "Aura",
        "Stack",
        "Starting Amulet",
    }
)
"""Keywords that the engine plays in full."""

NO_EVOLVE = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class EvolveCard(Definition):
    """A card with what only this game needs.

    `evolve_cost` is the cost of its evolve ability in play points, NO_EVOLVE if it has none. `titles` are the
    works that it belongs to, `also_named` the names that it has besides its own (Q424).
    """

    __slots__ = ("also_named", "evolve_cost", "titles")

    also_named: frozenset[str]
    evolve_cost: int
    titles: frozenset[str]

    def fill_in(self) -> None:
        """Let the card have no evolve ability, no title and no other name."""
        self.evolve_cost = NO_EVOLVE
        self.titles = frozenset()
        self.also_named = frozenset()

    def is_named(self, name: str) -> bool:
        """Return whether the card has this name."""
        return name == self.name or name in self.also_named

    def add_name(self, name: str) -> None:
        """Add a name to the card's names."""
        self.also_named |= {name}


def evolved_into(base: Definition, evolved: Definition) -> Definition:
    """Return what a follower is while linked to an evolved card: that card's facts with its own cost."""
    return _worn(base.faces[0], evolved)


@lru_cache(maxsize=4096)
def _worn(front: Definition, evolved: Definition) -> Definition:
    worn = evolved.copy()
    worn.cost = front.cost
    worn.faces = (front,)
    return worn


def define(card: Card, texts: Texts = NOTHING_READ) -> EvolveCard:
    """Compile a card with all its faces; the first is the side it has outside the field."""
    faces = tuple(
        _define_face(card, face, texts.get(place, NO_TEXT)) for place, face in enumerate(card.faces)
    )
    for face in faces:
        face.faces = faces
    return faces[0]


def _define_face(card: Card, face: Face, text: ReadText) -> EvolveCard:
    """Compile one face with what is read of its text."""
    keywords = _keywords(face, text)
    evolve_cost = _evolve_cost(face, text)
    definition = EvolveCard(
        card.id,
        face.name,
        frozenset((*face.types, *face.marks)),
        frozenset(face.marks),
        face.total_cost or 0,
        face.attributes,
        frozenset(face.races),
        (_stat(face, "attack"), _stat(face, "defense")),
        keywords,
        text.abilities,
        (text.whole or (face.values.get("other abilities") == 0 and keywords <= PLAYED_KEYWORDS))
        and ("Evolve" not in keywords or evolve_cost != NO_EVOLVE),
    )
    definition.titles = frozenset(card.titles)
    definition.evolve_cost = evolve_cost
    return definition


def _keywords(face: Face, text: ReadText) -> frozenset[str]:
    """Return the keywords of a face, from its text if that is read, otherwise from its facts.

    JUDGEMENT: if nothing of a card's text is read, the publisher's list names the keywords that the text
    mentions; they are played as the card's own, and the card counts as not understood. If a text is read, its
    keywords are those that it prints as such; one that it only mentions is not the card's own. A spell's
    Quick is an icon, which the Japanese texts leave out, so there the list decides, unless it may refer to a
    card that the spell makes.
    """
    if text.status not in ("read", "partly"):
        return text.keywords.union(face.keywords)
    icons = {"Quick"} if "spell" in face.types else set()
    return text.keywords.union(icons.intersection(face.keywords) - keywords_made(text.abilities))


def _evolve_cost(face: Face, text: ReadText) -> int:
    """Return what evolving costs, from the text if it says so, otherwise from the card's facts."""
    for one in text.abilities:
        if isinstance(one, KeywordAbility) and one.keyword == "Evolve":
            return sum(amount for _, amount in one.cost.resources)
    printed = face.values.get("evolve cost")
    return printed if isinstance(printed, int) else NO_EVOLVE


def _stat(face: Face, name: str) -> int:
    printed = face.values.get(name, 0)
    return printed if isinstance(printed, int) else 0
