"""All of a visitor's decks as one file."""

import io
import zipfile
from collections import Counter

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_safe

from decks import access, bridge, selectors


@login_required
@require_safe
def everything(request: HttpRequest, file_format: str) -> HttpResponse:
    """Hand out the visitor's own decks in a ZIP, each as a file of the kind asked for."""
    if file_format not in {form.code for form in bridge.FORMATS}:
        raise Http404
    packed = io.BytesIO()
    taken: Counter[str] = Counter()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for deck in selectors.with_rows(selectors.decks_of(request.user)):
            written = bridge.write(deck, file_format)
            # Names that differ in case alone are one file on some systems; the id tells decks apart.
            taken[written.filename.lower()] += 1
            again = f"{deck.public_id}-" if taken[written.filename.lower()] > 1 else ""
            changed = timezone.localtime(deck.updated).timetuple()[:6]
            entry = zipfile.ZipInfo(f"{again}{written.filename}", changed)
            archive.writestr(entry, written.text, zipfile.ZIP_DEFLATED)
    response = HttpResponse(packed.getvalue(), content_type="application/zip")
    response.headers["Content-Disposition"] = content_disposition_header(True, f"decks-{file_format}.zip")
    access.keep_private(response)
    return response
