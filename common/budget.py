"""How much of a processor a visitor may use in a minute, for answers that take much of it.

What an answer will take is charged before it is begun, so that many requests at once do not all find room,
and put right by what it took. The sum is kept by the minute; without a cache nothing is charged.
"""

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager

from django.core.cache import cache
from django.http import HttpRequest
from rest_framework.request import Request

from common import caps
from common.throttles import visitor_of
from config.limits import Overspent

WINDOW = 60
_KEPT = 2 * WINDOW
_MILLISECONDS = 1000
# In seconds of one processor, as measured on lists of cards of every game.
_LIST, _LINE, _FILE = 0.02, 0.0005, 0.005


@contextmanager
def charged(request: Request | HttpRequest, estimate: float) -> Iterator[None]:
    """Charge a visitor for the processor's time of what is done inside, expected to be `estimate` seconds.

    Raises Overspent before it is begun where their minute has no room for it. Whoever has spent nothing yet
    is always served, so that no answer is too large for everybody.
    """
    window, now = int(time.time() // WINDOW), time.time()
    key = f"processor-{visitor_of(request)}-{window}"
    spent = _add(key, estimate)
    if spent > caps.CPU_SECONDS and spent > estimate + 1 / _MILLISECONDS:
        _add(key, -estimate)
        raise Overspent(math.ceil((window + 1) * WINDOW - now) or 1)
    began = time.thread_time()
    try:
        yield
    finally:
        _add(key, time.thread_time() - began - estimate)


def seconds_to_judge(data: str | bytes) -> float:
    """Return about how long a list of cards takes to be read and judged in every format."""
    return _LIST + _LINE * (data.count("\n") if isinstance(data, str) else data.count(b"\n"))


def seconds_to_write(decks: int) -> float:
    """Return about how long it takes to write so many decks as files."""
    return _FILE * decks


def _add(key: str, seconds: float) -> float:
    """Add to what is spent, and return it with that."""
    milliseconds = round(seconds * _MILLISECONDS)
    cache.add(key, 0, _KEPT)
    try:
        return float(cache.incr(key, milliseconds)) / _MILLISECONDS
    except ValueError:
        # The cache dropped it in between, or is away.
        return 0.0
