"""Django's own error responses: pages for people, problem+json under /api/."""

import sys
from collections.abc import Callable
from http import HTTPStatus

from django.contrib.sessions.exceptions import SessionInterrupted
from django.core.exceptions import TooManyFilesSent
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.views import defaults

from common import caps
from config.unavailable import Unavailable, cause_of

API = "/api/"
PROBLEM = "application/problem+json"
AGAIN_SECONDS = 60
TOO_MANY_FILES = f"A request may have at most {caps.REQUEST_FILES:,} files; send a ZIP of them."


def problem(status: int, code: str, detail: str) -> JsonResponse:
    """Return a problem (RFC 9457) for errors outside the API's views."""
    title = HTTPStatus(status).phrase
    body = {"type": "about:blank", "title": title, "status": status, "code": code, "detail": detail}
    return JsonResponse(body, status=status, content_type=PROBLEM)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponseBase:
    """Respond to a request that Django refused."""
    # Django mistakes a session that cannot be stored for one that was ended elsewhere.
    if isinstance(exception, SessionInterrupted) and exception.__context__ is not None:
        cause = cause_of(exception.__context__.__context__)
        if cause is not None:
            return unavailable(request, cause)
    if isinstance(exception, TooManyFilesSent):
        return too_large(request, TOO_MANY_FILES)
    if request.path.startswith(API):
        return problem(400, "bad_request", "The request cannot be read.")
    return defaults.bad_request(request, exception)


def too_large(request: HttpRequest, detail: str) -> HttpResponse:
    """Respond 413."""
    if request.path.startswith(API):
        return problem(413, "too_large", detail)
    return render(request, "413.html", {"detail": detail}, status=413)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponseBase:
    """Respond 403."""
    if request.path.startswith(API):
        return problem(403, "permission_denied", "You may not do this.")
    return defaults.permission_denied(request, exception)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponseBase:
    """Respond 404."""
    if request.path.startswith(API):
        return problem(404, "not_found", "There is nothing here, or nothing you may see.")
    return defaults.page_not_found(request, exception)


def unavailable(request: HttpRequest, cause: Unavailable) -> HttpResponse:
    """Respond 503; the page is static, because dynamic parts may need the unavailable service."""
    if request.path.startswith(API):
        response: HttpResponse = problem(503, cause.code, str(cause))
    else:
        response = HttpResponse(render_to_string("503.html", {"words": str(cause)}), status=503)
    response["Retry-After"] = str(AGAIN_SECONDS)
    response["Cache-Control"] = "no-store"
    return response


class PartsAway:
    """Middleware that responds 503 if a view found a service unavailable."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Respond to a view that failed because of it; other exceptions propagate."""
        cause = cause_of(error)
        return None if cause is None else unavailable(request, cause)


def broken(request: HttpRequest) -> HttpResponseBase:
    """Respond to a bug or an unavailable service; details are only in the log."""
    # Errors outside of views, such as a session that cannot be stored, are only handled here.
    if (cause := cause_of(sys.exception())) is not None:
        return unavailable(request, cause)
    if request.path.startswith(API):
        return problem(500, "broken", "Something broke on our side. It has been logged.")
    return defaults.server_error(request)
