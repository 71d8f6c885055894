"""Decks to look at: the public list, one's own, a deck with its verdict, and a deck as a file."""

from typing import Any

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_safe

from decks import access, bridge, caps, selectors, showing
from decks.forms import LegalityForm
from decks.models import Deck


@require_safe
def decks(request: HttpRequest) -> HttpResponse:
    """List the public decks, of all systems or of one."""
    code = request.GET.get("system", "")
    system = code if code in bridge.CODES else ""
    found = selectors.public_decks(system or None)
    context = {"chosen": system, "systems": bridge.systems(), **_page_of(request, found)}
    return render(request, "decks/public.html", context)


@login_required
@require_safe
def mine(request: HttpRequest) -> HttpResponse:
    """List the visitor's own decks, each with its verdict today."""
    context = {"file_formats": bridge.FORMATS, **_page_of(request, selectors.decks_of(request.user))}
    response = render(request, "decks/mine.html", context)
    access.keep_private(response)
    return response


@require_safe
def deck(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show a deck: its sections, and what the rules say of it."""
    shown = deck_or_404(request, deck_id)
    response = render(request, "decks/detail.html", deck_context(request, shown))
    access.keep_private(response, shown)
    return response


@require_safe
def legality(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show the verdict on a deck in the format and on the day that the address asks for."""
    shown = deck_or_404(request, deck_id)
    template = "decks/_legality.html" if request.htmx else "decks/detail.html"
    response = render(request, template, deck_context(request, shown))
    access.keep_private(response, shown)
    return response


@require_safe
def export(request: HttpRequest, deck_id: str, file_format: str) -> HttpResponse:
    """Hand a deck out as a file."""
    shown = deck_or_404(request, deck_id)
    try:
        written = bridge.write(shown, file_format)
    except KeyError:
        raise Http404 from None
    response = HttpResponse(written.text, content_type=f"{written.mime}; charset=utf-8")
    response.headers["Content-Disposition"] = content_disposition_header(True, written.filename)
    access.keep_private(response, shown)
    return response


def deck_or_404(request: HttpRequest, deck_id: str) -> Deck:
    """Return a deck that the visitor may see; what they may not see is not there."""
    found = selectors.deck_or_none(request.user, deck_id)
    if found is None:
        raise Http404
    return found


def deck_context(request: HttpRequest, shown: Deck) -> dict[str, Any]:
    """Return what every page of a deck shows: the verdict asked for, the sections, the other formats."""
    # The editor sends what the panel shows along with each change.
    asked_for = request.POST if request.method == "POST" else request.GET
    form = LegalityForm(asked_for, system=shown.system)
    asked = form.cleaned_data if form.is_valid() else {}
    as_of = asked.get("as_of")
    verdict = bridge.check_deck(shown, asked.get("format") or None, as_of)
    sections = selectors.deck_sections(shown, verdict)
    # What was asked for stays chosen; what was not shows what the verdict was made with.
    chosen = LegalityForm({"format": verdict["format"], "as_of": as_of}, system=shown.system)
    return {
        "deck": shown,
        "of": bridge.system(shown.system),
        "own": shown.owner_id == request.user.pk,
        "sections": [one for one in sections if one.rows or not one.optional or not one.right],
        "all_sections": sections,
        "considered": selectors.considered(shown),
        "legality_form": chosen,
        "verdict": showing.verdict_page(verdict, showing.anchors_of(sections)),
        "formats": showing.formats_page(bridge.all_formats(shown, as_of), verdict["format"]),
        "as_of": as_of,
        "file_formats": bridge.FORMATS,
    }


def _page_of(request: HttpRequest, found: Any) -> dict[str, Any]:
    page = Paginator(selectors.with_rows(found), caps.PAGE).get_page(request.GET.get("page"))
    words = bridge.words_for(page.object_list)
    return {"page": page, "decks": [(one, words[one.pk]) for one in page.object_list]}
