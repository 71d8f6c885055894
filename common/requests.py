"""The requests that pages meet."""

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails


class PageRequest(HttpRequest):
    """A request that says whether a script made it."""

    htmx: HtmxDetails
