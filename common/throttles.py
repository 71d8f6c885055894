"""How often a visitor may ask; for fairness, not as a wall. The rates stand in `common.caps`."""

import ipaddress
import math
from typing import Any, cast

from django.http import HttpRequest
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle, SimpleRateThrottle

from common import caps
from config import cache
from config.unavailable import Unavailable

IPV6_NETWORK = 64
"""How many bits of an IPv6 address say which connection it belongs to."""


class CountsAway(Unavailable):
    """Requests cannot be counted, and this one costs too much to go uncounted."""

    code = "counts_away"

    def __init__(self) -> None:
        super().__init__(
            "Requests cannot be counted right now, so expensive work is off. Reading works; please try again "
            "in a minute."
        )


class ScopeThrottle(SimpleRateThrottle):
    """Counts what one visitor asks of one kind: an account by its key, everybody else by address."""

    def __init__(self, scope: str) -> None:
        self.scope = scope
        super().__init__()

    def allow_request(self, request: Request | HttpRequest, view: Any) -> bool:
        """Count a request; CountsAway for one that costs much while nothing can be counted."""
        # What is counted is the same of both kinds of request.
        allowed: bool = super().allow_request(cast(Request, request), view)
        if self.scope in caps.NEVER_UNCOUNTED and cache.is_away():
            raise CountsAway
        return allowed

    def get_rate(self) -> str:
        return caps.RATES[str(self.scope)]

    def get_cache_key(self, request: Request | HttpRequest, view: Any) -> str:
        return self.cache_format % {"scope": self.scope, "ident": visitor_of(request)}


class AddressThrottle(ScopeThrottle):
    """Counts what comes from one address, before it is known whose request it is."""

    def get_cache_key(self, request: Request | HttpRequest, view: Any) -> str:
        return self.cache_format % {"scope": self.scope, "ident": address_of(request)}


def visitor_of(request: Request | HttpRequest) -> str:
    """Return whose budget a request is charged to: an account's, or that of the address it comes from."""
    user = request.user
    return f"user-{user.pk}" if user.is_authenticated else address_of(request)


def address_of(request: Request | HttpRequest) -> str:
    """Return the address that a request comes from; of IPv6 the network, since a visitor has all of it."""
    said = BaseThrottle().get_ident(cast(Request, request)) or ""
    try:
        address = ipaddress.ip_address(said)
    except ValueError:
        return said
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, IPV6_NETWORK), strict=False))
    return said


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
