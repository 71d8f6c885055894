"""Ordering of similar decks before shuffling, so that the same random numbers deal them alike.

A shuffle moves positions, not cards. If two decks have the same card in the same position, the same seed
moves it to the same hand in both; sorted by name, one card more or less would shift all that follow.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

Copy = tuple[str, str]
"""A copy of a card: its section and its id."""


def laid_out(decks: Sequence[Iterable[tuple[str, str, int]]]) -> tuple[tuple[Copy, ...], ...]:
    """Return the ordered copies of each deck, each deck like the most similar one before it.

    Decks are rows of section, card id and count; the order of a deck's rows makes no difference.
    """
    found: list[tuple[Copy, ...]] = []
    for rows in decks:
        copies = sorted((section, card) for section, card, count in rows for _ in range(count))
        alike = max(found, key=lambda other: _shared(other, copies), default=())
        found.append(_like(alike, copies))
    return tuple(found)


def _shared(one: Sequence[Copy], other: Sequence[Copy]) -> int:
    return (Counter(one) & Counter(other)).total()


def _like(order: Sequence[Copy], copies: Sequence[Copy]) -> tuple[Copy, ...]:
    """Put copies where the given order has them, and the others into the remaining positions.

    Sections are shuffled separately, so positions are counted within a section.
    """
    laid: list[Copy] = []
    for section in sorted({section for section, _ in copies}):
        left = Counter(copy for copy in copies if copy[0] == section)
        places: list[Copy | None] = []
        for copy in [copy for copy in order if copy[0] == section][: left.total()]:
            known = left[copy] > 0
            left[copy] -= known
            places.append(copy if known else None)
        rest = iter(sorted(left.elements()))
        laid += [copy if copy is not None else next(rest) for copy in places]
        laid += rest
    return tuple(laid)
