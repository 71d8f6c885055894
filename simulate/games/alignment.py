"""Lays decks out alike before they are shuffled, so that the same chance deals versions of a deck alike.

A shuffle moves places, not cards. Where two decks have the same card in the same place, the same seed brings
it to the same hand in both; laid out by name, one card more or less would shift all that come after it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

Copy = tuple[str, str]
"""One copy of a card: its section and its id."""


def laid_out(decks: Sequence[Iterable[tuple[str, str, int]]]) -> tuple[tuple[Copy, ...], ...]:
    """Return the copies of each deck in an order, each deck like the one before it that is most like it.

    Decks come as rows of section, card id and count; how the rows of a deck are ordered makes no difference.
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
    """Put copies where the order has them, and those it does not have into the places left over.

    Sections are shuffled each for itself, so that places are counted within a section.
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
