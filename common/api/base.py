"""The base of all API views: parsing, paging, throttling and errors."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from django.db.models import Model, QuerySet
from drf_spectacular.utils import OpenApiParameter
from rest_framework import exceptions
from rest_framework.pagination import CursorPagination
from rest_framework.parsers import JSONParser
from rest_framework.permissions import SAFE_METHODS
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from common import access, caps
from common.api import answers, problems
from common.api.serializers import Base, Json
from common.throttles import ScopeThrottle


class SafeJSONParser(JSONParser):
    """A JSON parser that refuses too deeply nested input as malformed."""

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        try:
            return super().parse(stream, media_type, parser_context)
        except RecursionError as error:
            raise exceptions.ParseError("JSON parse error - nested too deeply") from error


class View(APIView):
    """A view whose errors are problems; `scope` is its throttle, optionally by method.

    `changes` tells whether methods other than reading change anything stored.
    """

    parser_classes = [SafeJSONParser]
    scope: str = "read"
    write_scope: str = "write"
    changes: bool = True

    def get_exception_handler(self) -> Callable[[Exception, dict[str, object]], Response | None]:
        return problems.answer

    def check_permissions(self, request: Request) -> None:
        if not access.token_may(request.auth, writes=self.changes and request.method not in SAFE_METHODS):
            raise ReadOnlyToken
        super().check_permissions(request)

    def get_throttles(self) -> list[BaseThrottle]:
        return [ScopeThrottle(self.scope if self.request.method in SAFE_METHODS else self.write_scope)]


class ReadOnlyToken(exceptions.PermissionDenied):
    """A change was requested with a read-only token."""

    default_code = "read_only_token"
    default_detail = (
        "This token may only read. Make one with the scope “write” for programs that change things."
    )


class Pages(CursorPagination):
    """Pages by cursor, in the order of the rows; `page_size` up to the limit."""

    page_size = caps.PAGE
    page_size_query_param = "page_size"
    max_page_size = caps.LARGEST_PAGE
    cursor_query_param = "after"

    def get_ordering(self, request: Request, queryset: QuerySet[Model], view: object) -> tuple[str, ...]:
        return tuple(map(str, queryset.query.order_by))

    def decode_cursor(self, request: Request) -> Any:
        given = request.query_params.get(self.cursor_query_param, "")
        if not given:
            return None
        try:
            cursor = super().decode_cursor(request)
            fits = cursor is None or cursor.position is None or self.is_place(str(cursor.position))
        except (exceptions.NotFound, ValueError) as error:
            raise BadCursor(given) from error
        if not fits:
            raise BadCursor(given)
        return cursor

    def is_place(self, position: str) -> bool:
        """Return whether a text is a valid cursor position for these pages, usually a time."""
        moment = datetime.fromisoformat(position)
        return moment.tzinfo is not None and 2000 < moment.year < 9000


class BadCursor(exceptions.APIException):
    """An invalid cursor."""

    status_code = 400
    default_code = "bad_cursor"

    def __init__(self, given: str) -> None:
        super().__init__(f"{given[:40]!r} is not a place in these results; take `next` of the page before")


class NumberedPages(Pages):
    """Pages of numbered rows, in the order of their numbers."""

    def is_place(self, position: str) -> bool:
        return position.isdecimal() and len(position) <= LONGEST_NUMBER


LONGEST_NUMBER = 9


REFUSED = answers.problems(400, 401, 403, 429)


HIDDEN = answers.problems(404)


PAGE_PARAMETERS = [
    OpenApiParameter("after", str, description="The cursor of the page, from `next` of the previous page."),
    OpenApiParameter("page_size", int, description=f"Results per page, at most {caps.LARGEST_PAGE}."),
]


def asked(serializer: type[Base], request: Request) -> Json:
    """Return the query parameters parsed by a serializer. Raises ValidationError."""
    given = {name: value for name, value in request.query_params.items() if value != ""}
    found = serializer(data=given)
    found.is_valid(raise_exception=True)
    data: Json = found.validated_data
    return data
