"""Hands by their number of cards of each group, and the number of ways to deal each."""

from collections.abc import Iterator
from math import comb

Composition = tuple[int, ...]


def dealt(counts: Composition, number: int) -> tuple[tuple[Composition, int], ...]:
    """Return every hand of `number` cards from these counts, each with the number of ways to deal it.

    The ways add up to the binomial coefficient of all the cards over `number`.
    """
    return tuple(_dealt(counts, number, sum(counts)))


def _dealt(counts: Composition, number: int, total: int) -> Iterator[tuple[Composition, int]]:
    first, rest = counts[0], counts[1:]
    if not rest:
        if number <= first:
            yield (number,), comb(first, number)
        return
    left = total - first
    for taken in range(max(0, number - left), min(first, number) + 1):
        ways = comb(first, taken)
        for hand, more in _dealt(rest, number - taken, left):
            yield (taken, *hand), ways * more


def parts_of(hand: Composition) -> tuple[Composition, ...]:
    """Return every part of a hand that could be kept, the most cards first, including itself."""
    found: list[Composition] = [()]
    for count in hand:
        found = [(*part, kept) for part in found for kept in range(count, -1, -1)]
    return tuple(sorted(found, key=sum, reverse=True))


def minus(one: Composition, other: Composition) -> Composition:
    """Return a hand without the cards of another."""
    return tuple([a - b for a, b in zip(one, other, strict=True)])
