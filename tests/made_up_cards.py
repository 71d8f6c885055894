"""Cards that no publisher printed, as catalogues have them and as games play them."""

from collections.abc import Iterable
from typing import TypeVar

from rules.cards import Card, CardRule, Face, Printing
from rules.engine.definition import Definition
from rules.language.abilities import Ability

D = TypeVar("D", bound=Definition)


def made_up(
    card_id: str,
    *sides: str | Face,
    printings: Iterable[Printing] | None = None,
    aliases: Iterable[str] = (),
    titles: Iterable[str] = (),
    rules: Iterable[CardRule] = (),
    **facts: object,
) -> Card:
    """Return a card with these sides, with `facts` on the front where it is given by its name.

    Unless it says otherwise it was printed once, under its id, in the set that its id begins with.
    """
    if printings is None:
        printings = (Printing(card_id.split("-")[0], card_id),)
    front, *others = sides
    faces = (front if isinstance(front, Face) else Face(front, **facts),)  # type: ignore[arg-type]
    faces += tuple(one if isinstance(one, Face) else Face(one) for one in others)
    return Card(
        card_id, faces, tuple(printings), aliases=tuple(aliases), titles=tuple(titles), rules=tuple(rules)
    )


def defined(
    kind: type[D],
    name: str,
    *types: str,
    cost: int = 1,
    stats: tuple[int, ...] = (),
    keywords: Iterable[str] = (),
    marks: Iterable[str] = (),
    races: Iterable[str] = (),
    attributes: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> D:
    """Return what a game plays of such a card, all of whose text is understood."""
    return kind(
        name.lower().replace(" ", "-"),
        name,
        frozenset(types),
        frozenset(marks),
        cost,
        attributes,
        frozenset(races),
        stats,
        frozenset(keywords),
        abilities,
        True,
    )
