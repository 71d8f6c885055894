"""Account pages are never cached: they show addresses, and their links change passwords."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.urls import reverse


class AccountsUnkept:
    """Middleware that forbids caching account pages, whatever they say themselves."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        # All account pages are below the sign-in page's parent.
        self.below = reverse("account_login").removesuffix("login/")

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if request.path.startswith(self.below):
            response.headers["Cache-Control"] = "private, no-store"
        return response
