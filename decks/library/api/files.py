"""Decks as files over the API: single decks in every format, and all of one's own."""

from django.http import Http404, HttpResponse
from django.utils.http import content_disposition_header
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import exceptions
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request

from common import access
from common.api import answers
from common.api.base import HIDDEN
from common.budget import charged, seconds_to_write
from common.throttles import seconds_to_wait
from decks import files, selectors
from decks.api.base import View, found_or_404, tag_of
from decks.library import zip_export
from rules.decklist import FORMATS

KIND = OpenApiParameter(
    "kind",
    str,
    OpenApiParameter.PATH,
    enum=[form.code for form in FORMATS],
    description="The kind of file.",
)
_FILES = {
    (200, mime): OpenApiTypes.OBJECT if mime.endswith("json") else OpenApiTypes.STR
    for mime in sorted({form.mime for form in FORMATS})
}


class AnyKind(JSONRenderer):
    """Accepts requests for any kind of file; errors are still JSON."""

    media_type = "*/*"
    format = "file"


class FileView(View):
    """A view that responds with a file."""

    renderer_classes = [JSONRenderer, AnyKind]


class ExportView(FileView):
    """One deck as a file."""

    @extend_schema(
        operation_id="decks_export",
        summary="Export a deck as a file",
        parameters=[KIND],
        responses={**_FILES, **HIDDEN, **answers.problems(422)},
    )
    def get(self, request: Request, public_id: str, kind: str) -> HttpResponse:
        """Return a deck as a file of the given kind. Reading the file gives the same deck.

        Kinds with one entry per copy refuse decks with more cards than their readers accept.
        """
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        try:
            written = files.write(deck, kind)
        except KeyError:
            raise Http404 from None
        response = file_response(written.text.encode(), f"{written.mime}; charset=utf-8", written.filename)
        response["ETag"] = tag_of(deck)
        access.keep_private(response, deck)
        return response


class ExportAllView(FileView):
    """All decks of an account as a file."""

    @extend_schema(
        operation_id="decks_export_all",
        summary="Export all your decks as a ZIP",
        parameters=[KIND],
        responses={(200, "application/zip"): OpenApiTypes.BINARY, **answers.problems(401, 404)},
    )
    def get(self, request: Request, kind: str) -> HttpResponse:
        """Return all your decks in a ZIP, each as a file of the given kind."""
        if not request.user.is_authenticated:
            raise exceptions.NotAuthenticated
        if wait := seconds_to_wait(request, "zip"):
            raise exceptions.Throttled(wait)
        decks = selectors.with_rows(selectors.decks_of(request.user))
        try:
            with charged(request, seconds_to_write(decks.count())):
                packed = zip_export.packed(decks, kind)
        except KeyError:
            raise Http404 from None
        response = file_response(packed, "application/zip", f"decks-{kind}.zip")
        access.keep_private(response)
        return response


def file_response(data: bytes, mime: str, name: str) -> HttpResponse:
    """Return a response with a file of this name."""
    response = HttpResponse(data, content_type=mime)
    response["Content-Disposition"] = content_disposition_header(True, name)
    return response
