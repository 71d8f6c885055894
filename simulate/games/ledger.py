"""Ledgers: the sums over games, as plain data of whole numbers that are merged by addition.

A ledger is a dictionary of counts, of lists of counts, and of such dictionaries. Two are added key by key and
index by index; a key or index missing in one of them counts as zero. So the order and grouping of additions
make no difference.
"""

from collections.abc import Iterable
from typing import Any

# Counts, lists of counts and such dictionaries, at any depth: which key has which, `game_counts` says.
Ledger = dict[str, Any]


def add(*ledgers: Ledger) -> Ledger:
    """Return the sum of ledgers, its keys sorted; that of none is empty."""
    total: Ledger = {}
    for ledger in ledgers:
        pour(total, ledger)
    return ordered(total)


def pour(into: Ledger, more: Ledger) -> None:
    """Add a ledger to another one in place; its keys are not sorted."""
    for key, value in more.items():
        if isinstance(value, dict):
            pour(into.setdefault(key, {}), value)
        elif isinstance(value, int):
            into[key] = into.get(key, 0) + value
        else:
            into[key] = sums(into.get(key, ()), value)


def sums(one: Iterable[int], other: Iterable[int]) -> list[int]:
    """Return two lists of counts added index by index, as long as the longer one."""
    long, short = sorted((list(one), list(other)), key=len, reverse=True)
    for place, value in enumerate(short):
        long[place] += value
    return long


def ordered(ledger: Ledger) -> Ledger:
    """Return a ledger with its keys sorted at all levels, so that equal ones are written alike."""
    return {
        key: ordered(value) if isinstance(value := ledger[key], dict) else value for key in sorted(ledger)
    }
