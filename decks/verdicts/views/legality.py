"""The legality panel of a deck, and of one of its versions at a permanent URL."""

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

import rules
from common import access, clock
from common.requests import PageRequest
from decks import values
from decks.access import owns
from decks.editing import history
from decks.models import Deck, DeckVersion
from decks.previews.content import query_of, version_preview
from decks.verdicts import checks, presentation
from decks.verdicts.presentation import deck_sections
from decks.views.decks import asked_of, deck_context, deck_or_404, page_context

FORMATS = "other-formats"
"""The part of the editor with the other formats."""


@require_safe
def legality(request: PageRequest, deck_id: str) -> HttpResponse:
    """Show the verdict on a deck in the format and on the day in the URL."""
    shown = deck_or_404(request, deck_id)
    if request.htmx.target == FORMATS:
        return _formats(request, shown)
    own = owns(request.user, shown)
    editing = bool(request.htmx) and own and "editing" in request.GET
    context = deck_context(request, shown, editing=editing) if request.htmx else page_context(request, shown)
    return _answer(request, shown, context, "decks/detail.html")


@require_safe
def version_legality(request: PageRequest, deck_id: str, number: int) -> HttpResponse:
    """Show the verdict on a version; this URL always gives the same."""
    shown = deck_or_404(request, deck_id)
    kept = history.version_or_none(shown, request.user, number)
    if kept is None:
        raise Http404
    return _answer(request, shown, _version_context(request, shown, kept), "decks/legality.html")


def _version_context(request: PageRequest, shown: Deck, kept: DeckVersion) -> dict[str, object]:
    asked = asked_of(request, shown)
    value = values.value_of_version(kept)
    verdict = checks.check_value(value, asked.format or history.judged_in(kept), asked.as_of)
    sections = deck_sections(shown, verdict, history.rows_of(kept))
    page = presentation.verdict_page(verdict)
    return {
        "deck": shown,
        "of": rules.system(shown.system),
        "own": owns(request.user, shown),
        "link_preview": version_preview(shown, kept, page, query_of(asked.format, asked.as_of)),
        "kept": kept,
        "sections": [one for one in sections if one.shown],
        "considered": history.considered_of(kept),
        "legality_form": asked.chosen(verdict["format"]),
        "legality_at": reverse("deck-version-legality", args=[shown.public_id, kept.number]),
        "as_of": asked.as_of,
        "refused_wish": asked.refused,
        **presentation.version_panel(kept, value, verdict, sections),
    }


def _formats(request: PageRequest, shown: Deck) -> HttpResponse:
    """The other formats alone, which the editor fetches after a change has been answered."""
    asked = asked_of(request, shown)
    format, as_of = asked.format or values.format_of_deck(shown).code, asked.as_of or clock.today()
    context = {
        "deck": shown,
        "editing": owns(request.user, shown) and "editing" in request.GET,
        "legality_at": reverse("deck-legality", args=[shown.public_id]),
        "as_of": asked.as_of,
        **presentation.deck_formats(shown, format, as_of),
    }
    response = render(request, "decks/_formats.html", context)
    access.keep_private(response, shown)
    return response


def _answer(request: PageRequest, shown: Deck, context: dict[str, object], page: str) -> HttpResponse:
    part = "decks/_panel.html" if context.get("editing") else "decks/_legality.html"
    template = part if request.htmx else page
    response = render(request, template, context, status=400 if context["refused_wish"] else 200)
    access.keep_private(response, shown)
    return response
