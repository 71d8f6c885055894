"""How often a visitor may ask; for fairness, not as a wall. The rates stand in `decks.caps`."""

import math
from typing import Any

from django.http import HttpRequest
from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle

from decks import caps


class ScopeThrottle(SimpleRateThrottle):
    """Counts what one visitor asks of one kind: an account by its key, everybody else by address."""

    def __init__(self, scope: str) -> None:
        self.scope = scope
        super().__init__()

    def get_rate(self) -> str:
        return caps.RATES[self.scope]

    def get_cache_key(self, request: Request | HttpRequest, view: Any) -> str:
        user = request.user
        ident = f"user-{user.pk}" if user.is_authenticated else self.get_ident(request)
        return self.cache_format % {"scope": self.scope, "ident": ident}


def seconds_to_wait(request: HttpRequest, scope: str) -> int:
    """Count one visit of a page; 0 when it is welcome, else after how many seconds it will be.

    The seconds stay with the request, for the header of the answer.
    """
    throttle = ScopeThrottle(scope)
    if throttle.allow_request(request, None):
        return 0
    seconds = math.ceil(throttle.wait() or 1)
    request.seconds_to_wait = seconds  # type: ignore[attr-defined]
    return seconds
