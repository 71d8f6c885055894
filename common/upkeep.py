"""Recurring work of apps, done every few seconds by one of the workers.

An app offers a function that queues its unfinished work; it decides itself how often that is due.
"""

from collections.abc import Callable

_offered: list[Callable[[], None]] = []


def offer(look_after: Callable[[], None]) -> None:
    """Register a function to call on every round of upkeep."""
    if look_after not in _offered:
        _offered.append(look_after)


def look_after_all() -> None:
    """Let every app queue its unfinished work."""
    for look_after in _offered:
        look_after()
