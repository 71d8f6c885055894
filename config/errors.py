"""What Django itself answers when something is wrong: pages for people, problem+json under /api/."""

from http import HTTPStatus

from django.http import HttpRequest, HttpResponseBase, JsonResponse
from django.views import defaults

API = "/api/"
PROBLEM = "application/problem+json"


def problem(status: int, code: str, detail: str) -> JsonResponse:
    """Build a problem (RFC 9457) where no view of the API could."""
    title = HTTPStatus(status).phrase
    body = {"type": "about:blank", "title": title, "status": status, "code": code, "detail": detail}
    return JsonResponse(body, status=status, content_type=PROBLEM)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponseBase:
    """Answer a request that Django refused to look at."""
    if request.path.startswith(API):
        return problem(400, "bad_request", "The request is not one that is read here.")
    return defaults.bad_request(request, exception)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponseBase:
    """Answer what somebody may not do."""
    if request.path.startswith(API):
        return problem(403, "permission_denied", "You may not do this.")
    return defaults.permission_denied(request, exception)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponseBase:
    """Answer an address that leads nowhere."""
    if request.path.startswith(API):
        return problem(404, "not_found", "There is nothing here, or nothing that you may see.")
    return defaults.page_not_found(request, exception)


def broken(request: HttpRequest) -> HttpResponseBase:
    """Answer a fault of the program; what it was stands in the log and nowhere else."""
    if request.path.startswith(API):
        return problem(500, "broken", "Something broke on our side. It is in the site's log.")
    return defaults.server_error(request)
