"""The registration sheet of a deck: on screen, in print, and as a PDF."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import content_disposition_header, urlencode
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

import rules
from common import access, qr
from decks.access import owns
from decks.editing import history
from decks.models import Deck, DeckVersion
from decks.sheets.code import address_of, list_of
from decks.sheets.content import Sheet, sheet_of
from decks.sheets.forms import CodeForm, SheetForm
from decks.sheets.pdf import JUDGES, write_pdf
from decks.views.decks import deck_or_404


@require_safe
def sheet(request: HttpRequest, deck_id: str, number: int) -> HttpResponse:
    """Show the sheet of a version as it will be printed, with a form for its header."""
    shown = deck_or_404(request, deck_id)
    return _page(request, shown, _kept_or_404(request, shown, number), SheetForm(request.GET))


@require_safe
def newest(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show the sheet of a deck's newest version."""
    shown = deck_or_404(request, deck_id)
    return _page(request, shown, _kept_or_404(request, shown, shown.version), SheetForm(request.GET))


@require_safe
def pdf(request: HttpRequest, deck_id: str, number: int) -> HttpResponse:
    """Download the sheet of a version as a PDF."""
    shown = deck_or_404(request, deck_id)
    kept, form = _kept_or_404(request, shown, number), SheetForm(request.GET)
    if not form.is_valid():
        return _page(request, shown, kept, form)
    laid_out = sheet_of(kept, timezone.localtime())
    written = write_pdf(laid_out, form.words(), _address(request, kept, laid_out))
    response = HttpResponse(written, content_type="application/pdf")
    name = f"sheet-{shown.public_id}-v{kept.number}.pdf"
    response.headers["Content-Disposition"] = str(content_disposition_header(False, name))
    access.keep_private(response, shown)
    return response


def _page(request: HttpRequest, shown: Deck, kept: DeckVersion, form: SheetForm) -> HttpResponse:
    valid = form.is_valid()
    laid_out: Sheet = sheet_of(kept, timezone.localtime())
    seen_at = _address(request, kept, laid_out)
    compared = CodeForm(request.GET)
    code = compared.cleaned_data["code"] if compared.is_valid() else ""
    given = {key: request.GET[key] for key in (*form.fields, "code") if request.GET.get(key)}
    address = reverse("deck-sheet-pdf", args=[shown.public_id, kept.number])
    context: dict[str, object] = {
        "deck": shown,
        "of": rules.system(shown.system),
        "own": owns(request.user, shown),
        "form": form,
        "kept": kept,
        "sheet": laid_out,
        "said": form.words(),
        "judges": JUDGES,
        "address": seen_at,
        "code_form": compared,
        "compared": bool(code),
        "listed": list_of(kept, code) if code else None,
        # Squares drawn by our code: no visitor's text is in it.
        "code": mark_safe(qr.drawing(seen_at)),
        "pdf": f"{address}?{urlencode(given)}" if given else address,
        "closed": shown.visibility == access.PRIVATE,
    }
    response = render(request, "decks/sheet.html", context, status=200 if valid else 400)
    access.keep_private(response, shown)
    return response


def _address(request: HttpRequest, kept: DeckVersion, laid_out: Sheet) -> str:
    return request.build_absolute_uri(address_of(kept, laid_out.list_date))


def _kept_or_404(request: HttpRequest, shown: Deck, number: int) -> DeckVersion:
    """Return a version that the visitor may see, or whose sheet they have, as proven by its code."""
    kept = history.version_or_none(shown, request.user, number) or _held(
        shown, number, request.GET.get("code")
    )
    if kept is None:
        raise Http404
    return kept


def _held(shown: Deck, number: int, code: str | None) -> DeckVersion | None:
    kept = history.all_versions(shown).filter(number=number).first() if code else None
    return kept if kept and code and list_of(kept, code) is not None else None
