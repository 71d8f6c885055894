"""The check of many lists at once over the API; nothing is stored."""

from typing import cast

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from common import caps
from common.api import answers, base
from common.api.described import described
from common.api.serializers import Asked, Json
from decks.api.base import AS_OF, View
from decks.editing.api.lists import LIST_PARSERS, kind_of_body, valid
from decks.library.api.files import AnyKind, file_response
from decks.verdicts import many_lists
from rules.bundles import Bundle, Question, SentFile, SentList
from rules.bundles.limits import MOST_LISTS, MOST_PLAYER
from rules.bundles.plain import ListsReport


class OneOfLists(Asked):
    """One list of many, and whose it is."""

    player = serializers.CharField(required=False, allow_blank=True, max_length=MOST_PLAYER)
    text = serializers.CharField(
        trim_whitespace=False, allow_blank=True, help_text="A deck list, in any supported format."
    )


class _ByWhat(Asked):
    system = serializers.CharField(required=False, allow_null=True, allow_blank=True, max_length=50)
    format = serializers.CharField(required=False, allow_null=True, allow_blank=True, max_length=50)
    as_of = serializers.DateField(required=False, allow_null=True)


class CheckListsRequest(_ByWhat):
    """Lists to check. Without a system, each is checked by the one that knows most of its cards."""

    lists = OneOfLists(many=True, allow_empty=False, max_length=MOST_LISTS)  # type: ignore[call-arg]  # of the list


class CheckListsUpload(_ByWhat):
    """Files with lists: ZIPs, tables of players, or a file for each list."""

    file = serializers.ListField(
        child=serializers.FileField(allow_empty_file=True), allow_empty=False, max_length=caps.REQUEST_FILES
    )


class _Query(_ByWhat):
    report = serializers.ChoiceField(required=False, choices=many_lists.KINDS)


class CheckListsView(View):
    """A check of many lists."""

    parser_classes = LIST_PARSERS
    renderer_classes = [JSONRenderer, AnyKind]
    write_scope = "check"
    changes = False

    @extend_schema(
        operation_id="check_lists",
        summary="Check many deck lists",
        parameters=[
            OpenApiParameter("system", str, description="For a file as the body; default: by the lists."),
            OpenApiParameter(
                "format", str, description="For a file as the body; default: each system's default format."
            ),
            AS_OF,
            OpenApiParameter("report", str, enum=many_lists.KINDS, description="What to answer with."),
        ],
        request={
            "application/json": CheckListsRequest,
            "multipart/form-data": CheckListsUpload,
            "application/zip": OpenApiTypes.BINARY,
            "text/csv": OpenApiTypes.STR,
        },
        responses={
            (200, "application/json"): described(ListsReport),
            (200, "text/csv"): OpenApiTypes.STR,
            **answers.problems(400, 413, 429),
        },
    )
    def post(self, request: Request) -> Response | HttpResponse:
        """Check the lists of an event without storing them: in JSON, in files, or one file as the body.

        A file is a ZIP of lists, a table with a column of players and either one of whole lists or a row for
        each card, or a single list. Every list has an outcome with its findings; one that cannot be read has
        the reason instead.
        """
        query = base.asked(_Query, request)
        sent, bundle = _sent(request)
        by = {**query, **sent}
        question = Question(by.get("system") or None, by.get("format") or None, by.get("as_of"))
        report = many_lists.report_on(request, bundle, question)
        if query.get("report", "json") == "json":
            return Response(report)
        made = many_lists.exported(report, query["report"])
        return file_response(made.data, made.mime, made.filename)


def _sent(request: Request) -> tuple[Json, Bundle]:
    """Return what the body of a request says, and its lists; a body other than JSON and forms is a file."""
    match kind_of_body(request):
        case "json":
            said = valid(CheckListsRequest, request.data)
            lists = (SentList("", "", one.get("player", ""), one["text"]) for one in said["lists"])
            return said, Bundle(tuple(lists))
        case "form":
            said = valid(CheckListsUpload, request.data)
            sent = [many_lists.sent_file(file.name, file.read()) for file in said["file"]]
            return said, many_lists.read_files(request, sent)
        case "other":
            # Parsers are never called for an empty body; the one for files returns bytes.
            body = cast(bytes, request.data or b"")
            return {}, many_lists.read_files(request, [SentFile("the body", body)])
