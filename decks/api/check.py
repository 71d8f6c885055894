"""Judging a deck that nobody stores."""

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.parsers import BaseParser, FormParser, MultiPartParser
from rest_framework.request import Request
from rest_framework.response import Response

from decks import bridge
from decks.api import shapes
from decks.api.base import AS_OF, SafeJSONParser, View
from decks.api.serializers import CheckRequest, CheckUpload

_FIELDS = {"application/json", "multipart/form-data", "application/x-www-form-urlencoded"}


class AnyTextParser(BaseParser):
    """Takes any other body as the deck list itself."""

    media_type = "*/*"

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> bytes:
        data: bytes = stream.read()
        return data


class CheckView(View):
    """The judge."""

    parser_classes = [SafeJSONParser, MultiPartParser, FormParser, AnyTextParser]
    write_scope = "check"

    @extend_schema(
        operation_id="check",
        summary="Judge a deck",
        parameters=[
            OpenApiParameter("system", str, description="For a text body; without it the text decides."),
            OpenApiParameter("format", str, description="For a text body; the system's default without it."),
            AS_OF,
        ],
        request={
            "application/json": CheckRequest,
            "text/plain": OpenApiTypes.STR,
            "multipart/form-data": CheckUpload,
        },
        responses={200: shapes.CheckShape, **shapes.problems(400, 413, 429)},
    )
    def post(self, request: Request) -> Response:
        """Judge a deck without storing it: JSON with a text or sections, a plain text, or a file.

        Every finding is returned, with clauses, cards, what was found and what is allowed.
        """
        kind = request.content_type.split(";")[0].strip().lower()
        if kind not in _FIELDS:
            # An empty body is never given to a parser.
            return Response(self._text(request, request.data or b""))
        if kind == "application/json":
            asked = CheckRequest(data=request.data)
            asked.is_valid(raise_exception=True)
            return Response(_judged(asked.validated_data))
        upload = CheckUpload(data=request.data)
        upload.is_valid(raise_exception=True)
        found = upload.validated_data
        file = found.pop("file", None)
        if file is None:
            return Response(_judged(found))
        return Response(_judged({**found, "text": file.read()}, filename=file.name or ""))

    def _text(self, request: Request, body: bytes) -> dict[str, Any]:
        given = {name: value for name, value in request.query_params.items() if value}
        asked = CheckRequest(data={**given, "text": "."})
        asked.is_valid(raise_exception=True)
        return _judged({**asked.validated_data, "text": body})


def _judged(asked: dict[str, Any], filename: str = "") -> dict[str, Any]:
    system, form, day = asked.get("system") or None, asked.get("format") or None, asked.get("as_of")
    if "sections" in asked:
        assert system is not None, "the serializer asks for a system beside sections"
        return bridge.check_value(bridge.from_sections(system, asked["sections"]), form, day)
    return bridge.check_text(asked["text"], system, form, day, filename)
