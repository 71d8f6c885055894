"""Cards of catalogues that no publisher printed."""

from collections.abc import Iterable

from rules.cards import Card, CardRule, Face, Printing


def made_up(
    card_id: str,
    *names: str,
    printings: Iterable[Printing] | None = None,
    aliases: Iterable[str] = (),
    titles: Iterable[str] = (),
    rules: Iterable[CardRule] = (),
    **facts: object,
) -> Card:
    """Return a card with a face for each name, and `facts` on the front face.

    Unless it says otherwise it was printed once, under its id, in the set that its id begins with.
    """
    if printings is None:
        printings = (Printing(card_id.split("-")[0], card_id),)
    faces = (Face(names[0], **facts), *(Face(name) for name in names[1:]))  # type: ignore[arg-type]
    return Card(
        card_id, faces, tuple(printings), aliases=tuple(aliases), titles=tuple(titles), rules=tuple(rules)
    )
