"""Pages travel compressed."""

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware


class PagesCompressed(GZipMiddleware):
    """Middleware that compresses pages and parts of them for browsers that can read that.

    Answers for programs stay as they are: a compressed one loses the strong ETag by which a deck is changed.
    """

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if not response.headers.get("Content-Type", "").startswith("text/html"):
            return response
        return super().process_response(request, response)
