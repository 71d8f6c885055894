"""Caches that act as empty while unavailable, where Django's would make every page fail.

Cached values can be recomputed, and most throttles are for fairness: pages are served without them. Code that
must not go uncounted checks `is_away`; see `common.throttles`.
"""

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from django.core.cache import cache
from django.core.cache.backends import filebased, redis
from django.core.cache.backends.base import BaseCache
from redis.exceptions import RedisError

T = TypeVar("T")

log = logging.getLogger(__name__)

AWAY = (RedisError, OSError)
QUIET_SECONDS = 2.0
"""How long a failed cache is not used, so that a page does not wait for it on each access."""


class Forgetful(BaseCache, ABC):
    """Acts as an empty cache while the real one is unavailable."""

    # Per class, because each thread has its own caches.
    _failed: dict[str, float]

    @property
    @abstractmethod
    def _where(self) -> str:
        """What identifies a cache."""

    def _ask(self, call: Callable[[], T], otherwise: T) -> T:
        if self.away:
            return otherwise
        try:
            return call()
        except AWAY as error:
            log.warning("the cache is away: %s", type(error).__name__)
            self._failed[self._where] = time.monotonic()
            return otherwise

    @property
    def away(self) -> bool:
        """Whether the cache failed recently and is not used now."""
        return time.monotonic() - self._failed.get(self._where, float("-inf")) < QUIET_SECONDS

    def problem(self) -> str:
        """Test the cache itself, and return what is wrong; empty if it works."""
        try:
            super().set("healthz", "kept", 20)
            kept = super().get("healthz")
        except AWAY as error:
            return type(error).__name__
        return "" if kept == "kept" else "forgets"

    def add(self, *given: Any, **named: Any) -> Any:
        # Nobody else can have added it: whoever waits for a lock gets it.
        return self._ask(lambda: super(Forgetful, self).add(*given, **named), True)

    def get(self, key: str, default: Any = None, version: int | None = None) -> Any:
        return self._ask(lambda: super(Forgetful, self).get(key, default, version), default)

    def set(self, *given: Any, **named: Any) -> None:
        self._ask(lambda: super(Forgetful, self).set(*given, **named), None)

    def incr(self, *given: Any, **named: Any) -> Any:
        return self._ask(lambda: super(Forgetful, self).incr(*given, **named), 0)

    def delete(self, *given: Any, **named: Any) -> Any:
        return self._ask(lambda: super(Forgetful, self).delete(*given, **named), False)

    def get_many(self, *given: Any, **named: Any) -> Any:
        return self._ask(lambda: super(Forgetful, self).get_many(*given, **named), {})

    def set_many(self, *given: Any, **named: Any) -> Any:
        return self._ask(lambda: super(Forgetful, self).set_many(*given, **named), [])


class Redis(Forgetful, redis.RedisCache):
    """Django's Redis cache, which acts as empty while its server is unavailable."""

    _failed: dict[str, float] = {}

    @property
    def _where(self) -> str:
        return ",".join(self._servers)  # type: ignore[attr-defined]


class Files(Forgetful, filebased.FileBasedCache):
    """Django's file cache, which acts as empty while its disk is full."""

    _failed: dict[str, float] = {}

    @property
    def _where(self) -> str:
        return str(self._dir)  # type: ignore[attr-defined]

    def _createdir(self) -> None:
        try:
            super()._createdir()  # type: ignore[misc]
        except OSError as error:
            # The site starts without it; the first access notices that it is unavailable.
            log.warning("the folder of the cache cannot be made: %s", type(error).__name__)


def is_away() -> bool:
    """Return whether the site's cache failed recently, so that nothing was counted."""
    return getattr(cache, "away", False)
