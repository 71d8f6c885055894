"""Browsers that keep decks for visitors without an account, each by a secret key in a cookie of its own.

The cookie is set only once a visitor starts a deck. A key that nobody was given owns nothing, so it needs no
signature. The API does not know these visitors: it takes tokens and signed-in sessions.
"""

import re
import secrets
from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.functional import SimpleLazyObject

from common import caps
from common.access import User, Visitor
from common.throttles import seconds_to_wait

Page = TypeVar("Page", bound=Callable[..., HttpResponse])

COOKIE = "browser"
_KEY_BYTES = 24
_KEY = re.compile(r"[A-Za-z0-9_-]{32}")
_KEPT_SECONDS = caps.BROWSER_DECKS_DAYS * 24 * 3600


class Browsers:
    """Middleware that makes users without an account `Visitor`s, and keeps their browsers' keys."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        account = request.user

        def known() -> User:
            return account if account.is_authenticated else Visitor(key_of(request))

        request.user = SimpleLazyObject(known)  # type: ignore[assignment]
        response = self.get_response(request)
        key = getattr(request, "browser_key", None)
        if key is None and request.method == "POST" and not request.user.is_authenticated:
            key = key_of(request) or None
        if key == "":
            response.delete_cookie(COOKIE, samesite="Lax")
        elif key is not None:
            response.set_cookie(
                COOKIE, key, _KEPT_SECONDS, secure=request.is_secure(), httponly=True, samesite="Lax"
            )
        return response

    def process_view(self, request: HttpRequest, *_: object) -> HttpResponse | None:
        """Count what a visitor changes, and refuse more than a person does."""
        if request.method != "POST" or request.user.is_authenticated or not key_of(request):
            return None
        if not (wait := seconds_to_wait(request, "visitor-write")):
            return None
        detail = f"Those were many changes for one minute. Please go on in {wait} seconds."
        return render(request, "429.html", {"detail": detail}, status=429)


def key_of(request: HttpRequest) -> str:
    """Return the key of the request's browser, "" if it has none."""
    said = request.COOKIES.get(COOKIE, "")
    return said if _KEY.fullmatch(said) else ""


def keeper(request: HttpRequest) -> User:
    """Return the owner of what a request stores: its account or its browser, which gets a key if needed."""
    if request.user.is_authenticated or key_of(request):
        return request.user
    key = secrets.token_urlsafe(_KEY_BYTES)
    request.browser_key = key  # type: ignore[attr-defined]
    return Visitor(key)


def keeper_required(view: Page) -> Page:
    """Decorate a page of one's own decks: those with neither an account nor decks here sign in first."""

    @wraps(view)
    def asked(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if request.user.is_authenticated or key_of(request):
            return view(request, *args, **kwargs)
        return redirect_to_login(request.get_full_path())

    return cast(Page, asked)


def forget(request: HttpRequest) -> None:
    """Have the browser forget its key, after its decks have gone to an account."""
    request.browser_key = ""  # type: ignore[attr-defined]
