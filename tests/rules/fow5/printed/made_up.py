"""What scenes of printed abilities share: made-up cards of a race or attribute, filters, a look at stats."""

from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import now
from rules.language.abilities import Ability
from rules.language.filter_shorthand import both, cards
from rules.language.filters import Filter, OneOf
from rules.language.references import This
from tests.rules import printed as trees
from tests.rules.fow5.play.made_up import quiet as quiet
from tests.rules.fow8.play.made_up import face, resonator
from tests.rules.scenes import Scene

FIELD = cards(zones=("field",))
RESONATORS = cards(zones=("field",), types=("resonator",))
FIGHTERS = cards(zones=("field",), types=("resonator", "j-ruler"))
ADDITIONS = cards(zones=("field",), types=("addition",))
STONES = cards(zones=("magic stone area",), types=("magic stone",))
MINE = both(RESONATORS, cards(whose="you"))
THEIRS = both(RESONATORS, cards(whose="opponent"))
THIS = OneOf(This())


def printed(card_id: str, *abilities: Ability) -> tuple[Ability, ...]:
    """Return the abilities of a real card as they are read back from their file."""
    return trees.printed("fow5", card_id, *abilities)


def mine(*parts: Filter, race: str = "", other: bool = False) -> Filter:
    """Return the filter of one's own resonators in the field, of a race where one is named."""
    return both(MINE, cards(*parts, races=(race,) if race else (), other=other))


def beast(
    name: str,
    attack: int = 500,
    defense: int = 500,
    *keywords: str,
    race: str = "",
    attribute: str = "",
    cost: str = "{0}",
    abilities: tuple[Ability, ...] = (),
) -> ForceCard:
    """Return a resonator of a race and an attribute."""
    return resonator(
        name,
        attack,
        defense,
        *keywords,
        cost=cost,
        total=sum(int(one) if one.isdigit() else 1 for one in cost.strip("{}").split("}{")),
        races=(race,) if race else (),
        attributes=(attribute,) if attribute else (),
        abilities=abilities,
    )


def addition(
    *abilities: Ability, mark: str = "resonator", name: str = "Cloak", cost: str = "{0}"
) -> ForceCard:
    """Return an addition; "field" is the mark of one that is added to nothing."""
    return face(name, "addition", cost=cost, marks=(mark,), abilities=abilities)


def spell(*abilities: Ability, name: str = "Word", cost: str = "{0}", quick: bool = False) -> ForceCard:
    """Return a chant with these texts."""
    return face(name, "chant", cost=cost, keywords=("Quickcast",) if quick else (), abilities=abilities)


def stats(scene: Scene, card: int) -> tuple[int, ...]:
    """Return ATK and DEF of a card as they are now."""
    return tuple(now(scene.game, card).stats)


def keywords(scene: Scene, card: int) -> frozenset[str]:
    """Return the keywords that a card has now."""
    return frozenset(now(scene.game, card).keywords)
