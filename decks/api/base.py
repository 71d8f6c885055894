"""Shared parts of the API's deck views: versions in headers and bodies, and errors."""

import re
from collections.abc import Callable
from datetime import date

from django.http import Http404
from drf_spectacular.utils import OpenApiParameter
from rest_framework import exceptions, serializers
from rest_framework.request import Request
from rest_framework.response import Response

from common import access, caps
from common.api import answers, base
from common.api.serializers import Asked, Json
from decks.api import problems
from decks.models import Deck


class View(base.View):
    """A view related to decks, with the errors of decks as problems."""

    def get_exception_handler(self) -> Callable[[Exception, dict[str, object]], Response | None]:
        return problems.answer


class AsOf(Asked):
    """The query parameters of a check."""

    format = serializers.CharField(required=False, allow_blank=True, max_length=caps.FORMAT_CODE)
    as_of = serializers.DateField(required=False, allow_null=True)


_TAG = re.compile(r'(?:W/)?"?v?(\d{1,9})[a-z-]*"?')
IF_MATCH = OpenApiParameter(
    "If-Match", str, OpenApiParameter.HEADER, description='The version you looked at, as in the ETag: "3".'
)
STALE = answers.problems(409, 412, 428)
AS_OF = OpenApiParameter("as_of", date, description="Check as of this day; default: today.")


def version_or_none(request: Request, data: Json) -> tuple[int | None, int]:
    """Return the version a change is based on, if given, and the status code for a stale one."""
    header = request.headers.get("If-Match", "").strip()
    if header:
        match = _TAG.fullmatch(header)
        if match is None:
            raise exceptions.ValidationError({"If-Match": [f'{header[:40]!r} is not a version; write "3"']})
        return int(match[1]), 412
    return data.get("version"), 409


def version_of(request: Request, data: Json) -> tuple[int, int]:
    """Return the same as `version_or_none`. Raises NeedsVersion if no version is given."""
    version, status = version_or_none(request, data)
    if version is None:
        raise problems.NeedsVersion
    return version, status


def found_or_404(deck: Deck | None) -> Deck:
    """Return a deck, or raise NotFound; the same if the user may not see it."""
    if deck is None:
        raise Http404
    return deck


def tag_of(deck: Deck) -> str:
    """Return a deck's ETag: its version, and who sees it, which changes without a new version."""
    seen = "" if deck.visibility == access.PRIVATE else f"-{deck.visibility}"
    opened = "-open" if deck.open_history else ""
    return f'"{deck.version}{seen}{opened}"'


def deck_response(deck: Deck, data: object, status: int = 200) -> Response:
    """Return a response about a deck, with its ETag and the right cache headers."""
    response = Response(data, status=status)
    response["ETag"] = tag_of(deck)
    access.keep_private(response, deck)
    return response
