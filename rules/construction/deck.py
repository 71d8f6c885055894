"""A deck to check: cards in sections, and unresolved lines."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from rules.cards import Card

Why = Literal["unknown_card", "ambiguous_card", "unplaced_card", "unreadable_line"]


@dataclass(frozen=True, slots=True)
class Entry:
    """Copies of one card in one section of a deck.

    `others` are further cards with the name in the list that count as the same card; the format and the day
    decide which is meant. It is empty if the list says which one.
    """

    section: str
    card: Card
    count: int
    others: tuple[Card, ...] = ()

    @property
    def bearers(self) -> tuple[Card, ...]:
        """All cards that this entry may mean."""
        return (self.card, *self.others)


@dataclass(frozen=True, slots=True)
class Unresolved:
    """An unresolved line of a deck list, with its text and the cards it might mean.

    `line` counts from 1 (0: unknown). `count` is its number of copies and `section` where they would go, if
    the line says so. `heading` is the unrecognized heading above it, so that its cards have no section.
    """

    line: int
    text: str
    why: Why
    suggestions: tuple[str, ...] = ()
    count: int = 0
    section: str = ""
    detail: str = ""
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Outside:
    """A line under a heading outside the deck, such as a maybeboard.

    `title` is that section's name. `card` is None if the line names no known card.
    """

    title: str
    line: int
    text: str
    count: int
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck's contents in one system; `outside` are lines outside the deck, which are not checked."""

    system: str
    entries: tuple[Entry, ...]
    unresolved: tuple[Unresolved, ...] = ()
    outside: tuple[Outside, ...] = ()


def merged(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Add up entries of the same card in the same section, in canonical order.

    The order is by section code and card id, so that nothing depends on how a list was written.
    """
    sums: dict[tuple[str, str, tuple[str, ...]], Entry] = {}
    for entry in entries:
        key = (entry.section, entry.card.id, tuple(card.id for card in entry.others))
        before = sums[key].count if key in sums else 0
        sums[key] = replace(entry, count=before + entry.count)
    return tuple(sums[key] for key in sorted(sums))
