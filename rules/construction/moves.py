"""Moves of cards that change a deck: between sections, out of it, or into it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.construction.deck import Deck, Entry, merged

OUT = ""


@dataclass(frozen=True, slots=True)
class Move:
    """Copies of a card moving from one section to another, or out of the deck (OUT).

    An entry whose section is OUT moves into the deck.
    """

    entry: Entry
    count: int
    to: str = OUT


def carried_out(deck: Deck, moves: Iterable[Move]) -> Deck:
    """Return a deck after some moves."""
    counts = {(entry.section, entry.card): entry.count for entry in merged(deck.entries)}
    for move in moves:
        if move.entry.section != OUT:
            counts[move.entry.section, move.entry.card] -= move.count
        if move.to != OUT:
            counts[move.to, move.entry.card] = counts.get((move.to, move.entry.card), 0) + move.count
    entries = tuple(Entry(section, card, count) for (section, card), count in counts.items() if count)
    return replace(deck, entries=entries)


def can_be_made(deck: Deck, moves: Iterable[Move]) -> bool:
    """Return whether a deck still has all the copies that some moves take."""
    counts = {(entry.section, entry.card): entry.count for entry in merged(deck.entries)}
    for move in moves:
        if move.entry.section != OUT:
            left = counts.get((move.entry.section, move.entry.card), 0) - move.count
            if left < 0:
                return False
            counts[move.entry.section, move.entry.card] = left
    return True


def added_up(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return moves with those of the same card between the same sections added up, in order."""
    sums: dict[tuple[str, str, str], Move] = {}
    for move in moves:
        key = (move.entry.section, move.entry.card.id, move.to)
        before = sums[key].count if key in sums else 0
        sums[key] = Move(sums[key].entry if before else move.entry, before + move.count, move.to)
    return tuple(sums.values())
