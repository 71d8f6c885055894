"""The limits of every request: its size, checked before a byte is read, and Retry-After."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from common import caps
from config.errors import too_large


class Overspent(Exception):
    """A visitor used up the processor time of a minute; the next begins in `seconds`."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"That was a lot of work for one minute. Try again in {seconds} seconds, please.")
        self.seconds = seconds


class BodyLimit:
    """Middleware that responds 413 by the announced length; without one, the server passes no body on."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        announced = request.META.get("CONTENT_LENGTH") or "0"
        if announced.isdecimal() and int(announced) <= caps.REQUEST_BODY:
            return self.get_response(request)
        detail = f"A request may have at most {caps.REQUEST_BODY:,} bytes; this one has {announced}."
        return too_large(request, detail)


class RetryAfter:
    """Middleware that adds Retry-After to every 429."""

    # Unmeasured limits, such as those of the account pages, count by the minute at least.
    UNMEASURED = 60

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code == 429 and "Retry-After" not in response:
            response["Retry-After"] = str(getattr(request, "seconds_to_wait", self.UNMEASURED))
        return response

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Respond to a page that took too much work; the API handles it itself."""
        if not isinstance(error, Overspent):
            return None
        request.seconds_to_wait = error.seconds  # type: ignore[attr-defined]
        return render(request, "429.html", {"detail": str(error)}, status=429)
