"""Refuses a request whose body is larger than anything the site can use, before a byte of it is read."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render

from decks import caps


class BodyLimit:
    """Middleware that answers 413 by the announced length; without one, the server hands on no body."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        announced = request.META.get("CONTENT_LENGTH") or "0"
        if announced.isdecimal() and int(announced) <= caps.REQUEST_BODY:
            return self.get_response(request)
        detail = f"A request may carry {caps.REQUEST_BODY:,} bytes at most; this one announces {announced}."
        if not request.path.startswith("/api/"):
            return render(request, "413.html", {"detail": detail}, status=413)
        problem = {
            "type": "about:blank",
            "title": "Content Too Large",
            "status": 413,
            "code": "too_large",
            "detail": detail,
        }
        return JsonResponse(problem, status=413, content_type="application/problem+json")
