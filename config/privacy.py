"""Pages of accounts are kept by nobody: they show addresses, and links in them change passwords."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.urls import reverse


class AccountsUnkept:
    """Middleware that forbids keeping a page of accounts, whatever it says about that itself."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        # Every page of accounts stands below the one that signs in.
        self.below = reverse("account_login").removesuffix("login/")

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if request.path.startswith(self.below):
            response.headers["Cache-Control"] = "private, no-store"
        return response
