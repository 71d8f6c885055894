"""The processor time a visitor may use per minute, for expensive responses.

The estimated time is charged before the work begins, so that simultaneous requests cannot exceed the budget,
and corrected afterwards. The sum is kept per minute; without a cache nothing is charged.
"""

import math
import time
from collections.abc import Iterator, Sequence
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
# In processor seconds, measured on lists of cards of every game.
_LIST, _LINE, _FILE = 0.02, 0.0005, 0.005
# Of many lists, each checked in one format.
_LIST_OF_MANY, _LINE_OF_MANY = 0.006, 0.0001


@contextmanager
def charged(request: Request | HttpRequest, estimate: float) -> Iterator[None]:
    """Charge a visitor for the processor time of the block, estimated as `estimate` seconds.

    Raises Overspent before it begins if their budget is exhausted. A visitor who has spent nothing yet is
    always served, so that no request is too large for everybody.
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
    """Return the estimated seconds to read and check a list of cards in every format."""
    return _LIST + _LINE * (data.count("\n") if isinstance(data, str) else data.count(b"\n"))


def seconds_to_judge_many(texts: Sequence[str]) -> float:
    """Return the estimated seconds to read and check many lists of cards, each in one format."""
    return _LIST_OF_MANY * len(texts) + _LINE_OF_MANY * sum(text.count("\n") for text in texts)


def seconds_to_write(decks: int) -> float:
    """Return the estimated seconds to write decks as files."""
    return _FILE * decks


def _add(key: str, seconds: float) -> float:
    """Add to the amount spent, and return the sum."""
    milliseconds = round(seconds * _MILLISECONDS)
    cache.add(key, 0, _KEPT)
    try:
        return float(cache.incr(key, milliseconds)) / _MILLISECONDS
    except ValueError:
        # The cache dropped it in between, or is unavailable.
        return 0.0
