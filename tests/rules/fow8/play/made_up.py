"""Made-up cards of Force of Will, and scenes with nothing in them but what a test needs."""

from rules.cards import Face
from rules.engine.ruleset import Ruleset
from rules.games.fow8.definitions import ForceCard, Price, define_face
from rules.games.fow8.play import RULESET
from rules.language.abilities import Ability, Mode, Spell
from rules.language.effects import Effect
from rules.language.filters import Filter
from tests.rules.scenes import Scene


def face(
    name: str,
    *types: str,
    cost: str = "",
    total: int = 0,
    stats: tuple[int, int] | None = None,
    keywords: tuple[str, ...] = (),
    marks: tuple[str, ...] = (),
    races: tuple[str, ...] = (),
    attributes: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
    produces: str = "",
    divinity: int = 0,
    standby: Price | None = None,
) -> ForceCard:
    """Return one side of a made-up card."""
    values: dict[str, int | str] = {}
    if stats is not None:
        values |= {"attack": stats[0], "defense": stats[1]}
    if produces:
        values["produces"] = produces
    if divinity:
        values["divinity"] = divinity
    card = define_face(
        name.lower().replace(" ", "-"),
        Face(
            name,
            types=types,
            races=races,
            marks=marks,
            cost=cost,
            total_cost=total,
            attributes=attributes,
            values=values,
            keywords=keywords,
        ),
        abilities,
    )
    if standby is not None:
        card.standby = standby
    return card


def resonator(
    name: str,
    attack: int = 500,
    defense: int = 500,
    *keywords: str,
    cost: str = "{0}",
    total: int = 0,
    races: tuple[str, ...] = (),
    attributes: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
    produces: str = "",
) -> ForceCard:
    """Return a resonator, free to play unless a cost is given."""
    return face(
        name,
        "resonator",
        cost=cost,
        total=total,
        stats=(attack, defense),
        keywords=keywords,
        races=races,
        attributes=attributes,
        abilities=abilities,
        produces=produces,
    )


def chant(
    name: str, *keywords: str, cost: str = "{0}", spell: Ability | None = None, standby: Price | None = None
) -> ForceCard:
    """Return a chant that does what `spell` says."""
    abilities = (spell,) if spell is not None else ()
    return face(name, "chant", cost=cost, keywords=keywords, abilities=abilities, standby=standby)


def spell(effect: Effect, *targets: Filter, modes: tuple[Mode, ...] = ()) -> Spell:
    """Return the text of a chant with these targets."""
    return Spell(effect, targets=targets, modes=modes)


def ruler(
    judgment: str = "{0}",
    stats: tuple[int, int] = (1000, 1000),
    *keywords: str,
    front: tuple[str, ...] = (),
) -> ForceCard:
    """Return a ruler with its J-ruler side, whose keywords are given; `front` are the ruler's own."""
    judged = (f"Judgment {judgment}",) if judgment else ()
    sides = (
        face("Queen", "ruler", keywords=(*judged, *front)),
        face("Queen in Arms", "j-ruler", stats=stats, keywords=keywords),
    )
    for side in sides:
        side.faces = sides
    return sides[0]


def stone(letters: str = "W", name: str = "") -> ForceCard:
    """Return a magic stone that makes one of these wills."""
    return face(name or f"Stone {letters}", "magic stone", produces=letters)


FREE = resonator("Squire", 100, 100)
LIGHT = stone("W")
FIRE = stone("R")


PLAYED_BY: list[Ruleset] = [RULESET]
"""The book that scenes are played by; the older book's tests put theirs here to tell a scene again."""


def told(number: str) -> str:
    """Return what the book that is played by calls a clause of the newer one."""
    return PLAYED_BY[-1].clause_names.get(number, (number,))[0]


def quiet(rules: Ruleset | None = None, seed: int = 1) -> Scene:
    """Return a scene in which both have cards to draw, and a free one in hand so that main phases stop."""
    return furnished(Scene(rules or PLAYED_BY[-1], seed))


def furnished(scene: Scene) -> Scene:
    """Give both players of a scene what they have in a quiet one, beside what is there already."""
    for player in (0, 1):
        scene.fill("main deck", resonator(f"Drawn {player}", cost="{9}"), 12, player)
        scene.fill("magic stone deck", LIGHT, 5, player)
        scene.put("hand", FREE, player)
    return scene
