"""The type of requests to pages."""

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails


class PageRequest(HttpRequest):
    """A request with the attribute of django-htmx."""

    htmx: HtmxDetails
