"""A deck as the judge takes it: cards in sections, and the lines that could not be placed."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rules.cards import Card

Why = Literal["unknown_card", "ambiguous_card", "unreadable_line"]


@dataclass(frozen=True, slots=True)
class Entry:
    """Some copies of one card in one section of a deck."""

    section: str
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class Unresolved:
    """A line of a deck list that could not be turned into cards; kept whole, with what might be meant.

    `line` counts from 1 (0: the place is not known). `count` is the number of copies it speaks of and
    `section` where they would go, when the line says so.
    """

    line: int
    text: str
    why: Why
    suggestions: tuple[str, ...] = ()
    count: int = 0
    section: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Deck:
    """The content of a deck in one system."""

    system: str
    entries: tuple[Entry, ...]
    unresolved: tuple[Unresolved, ...] = ()


def merged(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Add up entries of the same card in the same section and put them in an order of their own.

    The order is by section code and card id, so that nothing downstream depends on how a list was written.
    """
    counts: dict[tuple[str, str], int] = {}
    cards: dict[str, Card] = {}
    for entry in entries:
        key = (entry.section, entry.card.id)
        counts[key] = counts.get(key, 0) + entry.count
        cards[entry.card.id] = entry.card
    return tuple(
        Entry(section, cards[card_id], counts[section, card_id]) for section, card_id in sorted(counts)
    )
