"""Made-up cards that bear abilities of real ones, and the filters that those speak in."""

from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import now
from rules.language.abilities import Ability
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from tests.rules.fow8.play.made_up import face, resonator
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
    return resonator(
        name,
        *stats,
        *keywords,
        cost=cost,
        total=total,
        races=races,
        attributes=attributes,
        abilities=abilities,
    )


def text(name: str, *abilities: Ability, cost: str = "{0}", keywords: tuple[str, ...] = ()) -> ForceCard:
    """Return a chant with these texts."""
    return face(name, "chant", cost=cost, abilities=abilities, keywords=keywords)


def stats(scene: Scene, card: int) -> tuple[int, ...]:
    """Return ATK and DEF of a card as they are now."""
    return now(scene.game, card).stats


def keywords(scene: Scene, card: int) -> frozenset[str]:
    """Return the keywords of a card as they are now."""
    return frozenset(now(scene.game, card).keywords)
