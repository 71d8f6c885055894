"""A deck as the judge takes it: cards in sections, and the lines that could not be placed."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from rules.cards import Card

Why = Literal["unknown_card", "ambiguous_card", "unplaced_card", "unreadable_line"]


@dataclass(frozen=True, slots=True)
class Entry:
    """Some copies of one card in one section of a deck.

    `others` are further cards that the list's words name as well and that count as the same card: which of
    them is meant depends on the format and the day. It is empty where the list says which one.
    """

    section: str
    card: Card
    count: int
    others: tuple[Card, ...] = ()

    @property
    def bearers(self) -> tuple[Card, ...]:
        """Every card that this entry may mean."""
        return (self.card, *self.others)


@dataclass(frozen=True, slots=True)
class Unresolved:
    """A line of a deck list that could not be turned into cards; kept whole, with what might be meant.

    `line` counts from 1 (0: the place is not known). `count` is the number of copies it speaks of and
    `section` where they would go, when the line says so. `heading` is the heading above it that nobody can
    read, so that nothing says where its cards go.
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
    """A line of a list under a heading that is no part of the deck, such as a maybeboard.

    `title` is what that section is called. `card` is None where the line names no card that is known.
    """

    title: str
    line: int
    text: str
    count: int
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Deck:
    """The content of a deck in one system; `outside` is what its list has beside it, which nobody judges."""

    system: str
    entries: tuple[Entry, ...]
    unresolved: tuple[Unresolved, ...] = ()
    outside: tuple[Outside, ...] = ()


def merged(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Add up entries that mean the same in the same section and put them in an order of their own.

    The order is by section code and card id, so that nothing downstream depends on how a list was written.
    """
    sums: dict[tuple[str, str, tuple[str, ...]], Entry] = {}
    for entry in entries:
        key = (entry.section, entry.card.id, tuple(card.id for card in entry.others))
        before = sums[key].count if key in sums else 0
        sums[key] = replace(entry, count=before + entry.count)
    return tuple(sums[key] for key in sorted(sums))
