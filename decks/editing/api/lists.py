"""How a deck list comes in a request: in JSON, in the fields of a form, in a file, or as the whole body."""

from typing import Any

from rest_framework.parsers import BaseParser, FormParser, MultiPartParser
from rest_framework.request import Request

from common.api.base import SafeJSONParser
from common.api.serializers import Asked, Json

_FIELDS = {"application/json", "multipart/form-data", "application/x-www-form-urlencoded"}


class AnyTextParser(BaseParser):
    """Takes any other body as the deck list itself."""

    media_type = "*/*"

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        return stream.read()


LIST_PARSERS = [SafeJSONParser, MultiPartParser, FormParser, AnyTextParser]


def sent_list(request: Request, of_json: type[Asked], of_form: type[Asked]) -> tuple[Json, str]:
    """Return what a request says of a list, its text or bytes as `text`, and the name of its file if any.

    A body of another kind than JSON and forms is the list itself, and the query says the rest.
    """
    kind = request.content_type.split(";")[0].strip().lower()
    if kind not in _FIELDS:
        given = {name: value for name, value in request.query_params.items() if value}
        # An empty body is never given to a parser.
        return {**_valid(of_json, {**given, "text": "."}), "text": request.data or b""}, ""
    if kind == "application/json":
        return _valid(of_json, request.data), ""
    found = _valid(of_form, request.data)
    file = found.pop("file", None)
    return (found, "") if file is None else ({**found, "text": file.read()}, file.name or "")


def _valid(serializer: type[Asked], data: Any) -> Json:
    asked = serializer(data=data)
    asked.is_valid(raise_exception=True)
    return dict(asked.validated_data)
