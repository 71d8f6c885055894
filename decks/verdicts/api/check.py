"""The check of a deck that is not stored."""

from typing import cast

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from common.api import answers
from common.api.described import described
from common.api.serializers import Json
from common.budget import charged, seconds_to_judge
from decks import files, values
from decks.api import shapes
from decks.api.base import AS_OF, View
from decks.api.serializers import CheckRequest, CheckUpload
from decks.editing.api.lists import LIST_PARSERS, sent_list
from decks.verdicts import checks


class CheckView(View):
    """A check of a deck."""

    parser_classes = LIST_PARSERS
    write_scope = "check"
    changes = False

    @extend_schema(
        operation_id="check",
        summary="Check a deck",
        parameters=[
            OpenApiParameter("system", str, description="For a text body; default: detected from the text."),
            OpenApiParameter(
                "format", str, description="For a text body; default: the system's default format."
            ),
            AS_OF,
            OpenApiParameter("deck", int, description="Which deck, if the file has several; counts from 1."),
        ],
        request={
            "application/json": CheckRequest,
            "text/plain": OpenApiTypes.STR,
            "multipart/form-data": CheckUpload,
        },
        responses={200: described(shapes.Check), **answers.problems(400, 413, 429)},
    )
    def post(self, request: Request) -> Response:
        """Check a deck without storing it: JSON with a text or sections, a plain text, or a file.

        All findings are returned, with clauses, cards, the actual and the allowed value. `headline` sums up
        the deck's legality in today's tournament formats in one line.
        """
        sent, filename = sent_list(request, CheckRequest, CheckUpload)
        with charged(request, seconds_to_judge(sent.get("text", ""))):
            return Response(_judged(sent, filename))


def _judged(asked: Json, filename: str) -> shapes.Check:
    system, form, day = asked.get("system") or None, asked.get("format") or None, asked.get("as_of")
    if "sections" in asked:
        assert system is not None, "the serializer asks for a system beside sections"
        deck = values.from_sections(system, asked["sections"])
        judged = {**checks.check_value(deck, form, day), **checks.glance(deck, day, form)}
        # The type checker does not allow unpacking into a TypedDict with optional keys.
        return cast(shapes.Check, judged)
    reading = files.read(asked["text"], system, filename, asked.get("deck", 1) - 1)
    return {**checks.check_reading(reading, form, day), **checks.glance(reading.deck, day, form)}
