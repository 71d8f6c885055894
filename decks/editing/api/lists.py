"""The ways to send a deck list: in JSON, in form fields, in a file, or as the whole body."""

from typing import Any, Literal

from rest_framework.parsers import BaseParser, FormParser, MultiPartParser
from rest_framework.request import Request

from common.api.base import SafeJSONParser
from common.api.serializers import Asked, Json

_FORMS = {"multipart/form-data", "application/x-www-form-urlencoded"}


class AnyTextParser(BaseParser):
    """Accepts any other body as the deck list itself."""

    media_type = "*/*"

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        return stream.read()


LIST_PARSERS = [SafeJSONParser, MultiPartParser, FormParser, AnyTextParser]


def sent_list(request: Request, of_json: type[Asked], of_form: type[Asked]) -> tuple[Json, str]:
    """Return a request's deck list, its text or bytes as `text`, and its file name if any.

    A body other than JSON and forms is the list itself; then the query has the other parameters.
    """
    kind = kind_of_body(request)
    if kind == "other":
        given = {name: value for name, value in request.query_params.items() if value}
        # Parsers are never called for an empty body.
        return {**valid(of_json, {**given, "text": "."}), "text": request.data or b""}, ""
    if kind == "json":
        return valid(of_json, request.data), ""
    found = valid(of_form, request.data)
    file = found.pop("file", None)
    return (found, "") if file is None else ({**found, "text": file.read()}, file.name or "")


def kind_of_body(request: Request) -> Literal["json", "form", "other"]:
    """Return whether a request's body is JSON, a form, or anything else."""
    kind = request.content_type.split(";")[0].strip().lower()
    return "json" if kind == "application/json" else "form" if kind in _FORMS else "other"


def valid(serializer: type[Asked], data: object) -> Json:
    """Return the data that a serializer accepts. Raises ValidationError."""
    asked = serializer(data=data)
    asked.is_valid(raise_exception=True)
    return dict(asked.validated_data)
