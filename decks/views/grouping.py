"""How a visitor wants the rows of decks grouped: asked for by a link, and remembered by the browser."""

from django.http import HttpRequest, HttpResponse

from decks.verdicts.presentation import GROUPINGS

_COOKIE, _KEPT_SECONDS = "rows", 365 * 24 * 3600


def grouping_of(request: HttpRequest) -> str:
    """Return the grouping that the URL asks for, or else the one remembered."""
    said = request.GET.get("rows", request.COOKIES.get(_COOKIE, ""))
    return said if said in GROUPINGS else "none"


def remember_grouping(request: HttpRequest, response: HttpResponse) -> None:
    """Have the browser remember the grouping that the URL asks for."""
    if "rows" in request.GET:
        response.set_cookie(
            _COOKIE,
            grouping_of(request),
            _KEPT_SECONDS,
            secure=request.is_secure(),
            httponly=True,
            samesite="Lax",
        )
