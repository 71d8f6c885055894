"""Registration sheets over the API."""

from django.http import HttpResponse
from django.utils import timezone
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import exceptions
from rest_framework.request import Request

from common import access
from common.api import answers
from common.api.base import HIDDEN
from decks import selectors
from decks.api.base import found_or_404
from decks.editing.api.versions import NUMBER, kept_or_404
from decks.library.api.files import FileView, file_response
from decks.sheets.code import address_of
from decks.sheets.content import sheet_of
from decks.sheets.forms import SheetForm
from decks.sheets.pdf import write_pdf


class SheetView(FileView):
    """The registration sheet of a version."""

    @extend_schema(
        operation_id="versions_sheet",
        summary="Print a registration sheet",
        parameters=[
            NUMBER,
            *(
                OpenApiParameter(name, str, description=f"{field.label} in the sheet's header.")
                for name, field in SheetForm.base_fields.items()
            ),
        ],
        responses={(200, "application/pdf"): OpenApiTypes.BINARY, **answers.problems(400), **HIDDEN},
    )
    def get(self, request: Request, public_id: str, number: int) -> HttpResponse:
        """Return a version's registration sheet as a PDF. The details for its header are not stored."""
        deck = found_or_404(selectors.deck_or_none(request.user, public_id))
        kept = kept_or_404(deck, request.user, number)
        form = SheetForm(request.query_params)
        if not form.is_valid():
            raise exceptions.ValidationError(
                {name: list(map(str, errors)) for name, errors in form.errors.items()}
            )
        sheet = sheet_of(kept, timezone.localtime())
        address = request.build_absolute_uri(address_of(kept, sheet.list_date))
        written = write_pdf(sheet, form.words(), address)
        response = file_response(written, "application/pdf", f"sheet-{deck.public_id}-v{kept.number}.pdf")
        access.keep_private(response, deck)
        return response
