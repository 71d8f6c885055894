"""Export of several of a visitor's decks as one file."""

from collections.abc import Iterable

from django.http import Http404, HttpRequest, HttpResponse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_safe

from common import access
from common.browsers import keeper_required
from common.budget import charged, seconds_to_write
from common.throttles import seconds_to_wait
from config.limits import Overspent
from decks import selectors
from decks.library.zip_export import packed
from decks.models import Deck
from rules.decklist import FORMATS


@keeper_required
@require_safe
def everything(request: HttpRequest, file_format: str) -> HttpResponse:
    """Download the visitor's own decks in a ZIP, in the requested file format."""
    if file_format not in {form.code for form in FORMATS}:
        raise Http404
    return zip_of(request, selectors.with_rows(selectors.decks_of(request.user)), file_format)


def zip_of(request: HttpRequest, decks: Iterable[Deck], file_format: str) -> HttpResponse:
    """Return a ZIP of decks, which should have their rows prefetched, in a file format."""
    if wait := seconds_to_wait(request, "zip"):
        raise Overspent(wait)
    taken = list(decks)
    with charged(request, seconds_to_write(len(taken))):
        data = packed(taken, file_format)
    response = HttpResponse(data, content_type="application/zip")
    response.headers["Content-Disposition"] = content_disposition_header(True, f"decks-{file_format}.zip")
    access.keep_private(response)
    return response
