"""Compression of pages."""

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware


class PagesCompressed(GZipMiddleware):
    """Middleware that compresses pages and fragments for browsers that support it.

    API responses stay uncompressed: otherwise they would lose the strong ETag needed to change a deck.
    """

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if not response.headers.get("Content-Type", "").startswith("text/html"):
            return response
        return super().process_response(request, response)
