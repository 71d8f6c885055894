"""Differences between two versions of a system's cards, card by card and fact by fact."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.cards import Card, Catalogue
from rules.cards.catalogue import CardRow, card_to_json


@dataclass(frozen=True, slots=True)
class Fact:
    """A changed fact of a card: its name, before, and after; "" if there was none."""

    what: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.what}: {self.before or 'none'} → {self.after or 'none'}"


@dataclass(frozen=True, slots=True)
class ChangedCard:
    """A card with changed facts."""

    card: Card
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """The difference between two versions."""

    new: tuple[Card, ...]
    gone: tuple[Card, ...]
    changed: tuple[ChangedCard, ...]

    def __bool__(self) -> bool:
        return bool(self.new or self.gone or self.changed)

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all cards that are not equal in both versions."""
        return frozenset(
            card.id for card in (*self.new, *self.gone, *(changed.card for changed in self.changed))
        )


def compare(before: Catalogue, after: Catalogue) -> Difference:
    """Return a version's changes to the cards, in its order."""
    changed = (
        ChangedCard(card, tuple(_facts(card_to_json(old), card_to_json(card))))
        for card in after
        if (old := before.get(card.id)) is not None
    )
    return Difference(
        new=tuple(card for card in after if before.get(card.id) is None),
        gone=tuple(card for card in before if after.get(card.id) is None),
        changed=tuple(one for one in changed if one.facts),
    )


def _facts(before: CardRow, after: CardRow) -> Iterator[Fact]:
    old, new = dict(_labelled(before)), dict(_labelled(after))
    for what in dict.fromkeys([*old, *new]):
        if old.get(what, "") != new.get(what, ""):
            yield Fact(what, old.get(what, ""), new.get(what, ""))


def _labelled(row: CardRow) -> Iterator[tuple[str, str]]:
    """Yield each fact of a card's row, with its label."""
    faces = row["faces"]
    for place, face in enumerate(faces, 1):
        of_face = f" of face {place}" if len(faces) > 1 else ""
        for key, value in face.items():
            if key != "values":
                yield f"{key.replace('_', ' ')}{of_face}", _words(value)
                continue
            yield from ((f"{name}{of_face}", str(stat)) for name, stat in face["values"].items())
    for key in ("printings", "aliases", "foreign_ids", "titles", "rules"):
        yield key.replace("_", " "), _words(row.get(key, ()))


def _words(value: object) -> str:
    if isinstance(value, Mapping):
        return " ".join(_words(one) for one in value.values())
    if isinstance(value, list | tuple):
        return ", ".join(" ".join(one) if isinstance(one, list) else _words(one) for one in value)
    return str(value)
