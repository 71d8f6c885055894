"""A deck to look at: with its verdict, and as a file."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_safe

from decks import access, bridge, lists, selectors, showing
from decks.forms import LegalityForm
from decks.models import Deck


@require_safe
def deck(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show a deck: its sections, and what the rules say of it."""
    shown = deck_or_404(request, deck_id)
    response = render(request, "decks/detail.html", _page_context(request, shown))
    access.keep_private(response, shown)
    return response


@require_safe
def legality(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show the verdict on a deck in the format and on the day that the address asks for."""
    shown = deck_or_404(request, deck_id)
    if request.htmx:
        response = render(request, "decks/_legality.html", deck_context(request, shown))
    else:
        response = render(request, "decks/detail.html", _page_context(request, shown))
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


def _page_context(request: HttpRequest, shown: Deck) -> dict[str, Any]:
    """What the deck's own page shows besides: its tags, what inspired it, and how many it inspired."""
    return {
        **deck_context(request, shown),
        "inspiration": lists.inspiration(shown, request.user),
        "inspired": lists.inspired(shown),
        "tags": shown.tags.all(),
    }
