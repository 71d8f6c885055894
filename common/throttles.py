"""Rate limits per visitor, for fairness, not security. The rates are in `common.caps`."""

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
"""How many bits of an IPv6 address identify a connection."""


class CountsAway(Unavailable):
    """Requests cannot be counted, and this one is too expensive to go uncounted."""

    code = "counts_away"

    def __init__(self) -> None:
        super().__init__(
            "We can’t count requests right now, so expensive work is off. You can still read everything; "
            "please try again in a minute."
        )


class ScopeThrottle(SimpleRateThrottle):
    """Counts a visitor's requests of one scope: an account's by key, all others by address."""

    def __init__(self, scope: str) -> None:
        self.scope = scope
        super().__init__()

    def allow_request(self, request: Request | HttpRequest, view: Any) -> bool:
        """Count a request. Raises CountsAway for an expensive one while nothing can be counted."""
        # Both kinds of request have what is needed for counting, for which no view is needed.
        allowed: bool = super().allow_request(cast(Request, request), view)
        if self.scope in caps.NEVER_UNCOUNTED and cache.is_away():
            raise CountsAway
        return allowed

    def get_rate(self) -> str:
        return caps.RATES[str(self.scope)]

    def get_cache_key(self, request: Request | HttpRequest, view: object) -> str:
        return self.cache_format % {"scope": self.scope, "ident": visitor_of(request)}


class AddressThrottle(ScopeThrottle):
    """Counts requests from an address, before the user is known."""

    def get_cache_key(self, request: Request | HttpRequest, view: object) -> str:
        return self.cache_format % {"scope": self.scope, "ident": address_of(request)}


def visitor_of(request: Request | HttpRequest) -> str:
    """Return whose budget a request is charged to: an account's, or an address's."""
    user = request.user
    return f"user-{user.pk}" if user.is_authenticated else address_of(request)


def address_of(request: Request | HttpRequest) -> str:
    """Return a request's address; for IPv6 the network, since a visitor has all of it."""
    said = BaseThrottle().get_ident(cast(Request, request)) or ""
    try:
        address = ipaddress.ip_address(said)
    except ValueError:
        return said
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, IPV6_NETWORK), strict=False))
    return said


def seconds_to_wait(request: HttpRequest, scope: str) -> int:
    """Count a visit of a page; return 0 if it is allowed, otherwise the seconds to wait.

    The seconds are stored on the request, for the response's header.
    """
    throttle = ScopeThrottle(scope)
    if throttle.allow_request(request, None):
        return 0
    seconds = math.ceil(throttle.wait() or 1)
    request.seconds_to_wait = seconds  # type: ignore[attr-defined]
    return seconds
