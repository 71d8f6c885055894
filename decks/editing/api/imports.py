"""Deck lists parsed over the API, with unresolved lines; nothing is stored."""

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from common.api import answers
from common.api.described import described
from common.budget import charged, seconds_to_judge
from decks.api import shapes
from decks.api.base import View
from decks.api.serializers import ImportRequest, ImportUpload, content_json
from decks.editing import pasted_lists
from decks.editing.api.lists import LIST_PARSERS, sent_list
from rules.report import beside_to_json


class ImportView(View):
    """The parser of deck lists."""

    parser_classes = LIST_PARSERS
    write_scope = "check"
    changes = False

    @extend_schema(
        operation_id="import_read",
        summary="Read a deck list",
        parameters=[
            OpenApiParameter("system", str, description="For a text body; default: detected from the text.")
        ],
        request={
            "application/json": ImportRequest,
            "text/plain": OpenApiTypes.STR,
            "multipart/form-data": ImportUpload,
        },
        responses={200: described(shapes.Import), **answers.problems(400, 413, 429)},
    )
    def post(self, request: Request) -> Response:
        """Parse a deck list or file and return what was understood. Nothing is stored.

        `unresolved` are the lines that were not resolved to a card, each with the nearest names. To store the
        deck, send the returned `text` to `POST /api/decks/`, with a choice for each of these lines.
        """
        sent, filename = sent_list(request, ImportRequest, ImportUpload)
        place = sent.get("deck", 1) - 1
        with charged(request, seconds_to_judge(sent["text"])):
            found = pasted_lists.read_list(sent["text"], sent.get("system") or "", filename, place)
        answer: shapes.Import = {
            "system": found.reading.deck.system,
            "file_format": found.format,
            "detected": found.detected,
            "name": found.reading.name,
            "notes": list(found.notes),
            "text": found.text,
            **content_json(found.reading.deck),
            **beside_to_json(found.reading),
        }
        return Response(answer)
