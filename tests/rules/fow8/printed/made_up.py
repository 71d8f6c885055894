"""Made-up cards that bear abilities of real ones, and the filters that those speak in."""

from rules.cards import Face
from rules.games.fow8.definitions import ForceCard, define_face
from rules.games.fow8.keywords import now
from rules.language.abilities import Ability
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from tests.rules.fow8.play.made_up import face
from tests.rules.scenes import Scene


def one(kind: str = "resonator", **more: object) -> Filter:
    """Return the filter of cards of a type in the field."""
    return cards(zones=("field",), types=frozenset({kind}), **more)  # type: ignore[arg-type]


RESONATORS = one()
MINE = one(whose="you")
THEIRS = one(whose="opponent")
FIGHTERS = cards(zones=("field",), types=frozenset({"resonator", "j-ruler"}))
MY_FIGHTERS = cards(zones=("field",), whose="you", types=frozenset({"resonator", "j-ruler"}))


def body(
    name: str,
    *abilities: Ability,
    stats: tuple[int, int] = (500, 500),
    races: tuple[str, ...] = (),
    attributes: tuple[str, ...] = (),
    keywords: tuple[str, ...] = (),
    cost: str = "{0}",
    total: int = 0,
) -> ForceCard:
    """Return a resonator of these races and attributes."""
    values: dict[str, int | str] = {"attack": stats[0], "defense": stats[1]}
    printed = Face(
        name,
        types=("resonator",),
        cost=cost,
        total_cost=total,
        attributes=attributes,
        races=races,
        values=values,
        keywords=keywords,
    )
    return define_face(name.lower().replace(" ", "-"), printed, abilities)


def text(name: str, *abilities: Ability, cost: str = "{0}", keywords: tuple[str, ...] = ()) -> ForceCard:
    """Return a chant with these texts."""
    return face(name, "chant", cost=cost, abilities=abilities, keywords=keywords)


def stats(scene: Scene, card: int) -> tuple[int, ...]:
    """Return ATK and DEF of a card as they are now."""
    return now(scene.game, card).stats


def keywords(scene: Scene, card: int) -> frozenset[str]:
    """Return the keywords of a card as they are now."""
    return frozenset(now(scene.game, card).keywords)
