"""The statistics of a deck, or of one of its versions, as charts with tables."""

from collections.abc import Callable
from urllib.parse import urlencode

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

import rules
from cards.views import interpreted
from common import access, caps
from common.requests import PageRequest
from common.text import storable
from decks import stats
from decks.access import owns
from decks.editing import history
from decks.models import Deck, DeckVersion
from decks.views.decks import deck_or_404


@require_safe
def newest(request: PageRequest, deck_id: str) -> HttpResponse:
    """Show the statistics of the current deck."""
    shown = deck_or_404(request, deck_id)
    return _page(request, shown, None, lambda *asked: stats.of_deck(shown, *asked))


@require_safe
def version(request: PageRequest, deck_id: str, number: int) -> HttpResponse:
    """Show the statistics of a deck at a version."""
    shown = deck_or_404(request, deck_id)
    kept = history.version_or_none(shown, request.user, number)
    if kept is None:
        raise Http404
    return _page(request, shown, kept, lambda *asked: stats.of_version(kept, *asked))


def _page(
    request: PageRequest, shown: Deck, kept: DeckVersion | None, counted: Callable[..., stats.Stats]
) -> HttpResponse:
    section, text, beside = (storable(request.GET.get(key, "")) for key in ("section", "q", "beside"))
    refused, status = "", 200
    if len(text) > caps.SEARCH_TEXT:
        refused = f"The search has {len(text)} characters; at most {caps.SEARCH_TEXT} are read"
        text = ""
    try:
        found = counted(request.user, section, text)
    except stats.BadSection as error:
        refused, section = str(error), ""
        found = counted(request.user, "", text)
    if beside.strip():
        other = _version(shown, request.user, beside.strip())
        if other is None:
            refused = f"There is no version “{beside[:20]}” to put beside it; the newest is {shown.version}"
        else:
            of_other = stats.of_version(other, request.user, section, text)
            found = stats.compared(found, of_other, f"Version {other.number}")
    if refused:
        status = 400
    context = {
        "deck": shown,
        "of": rules.system(shown.system),
        "own": owns(request.user, shown),
        "kept": kept,
        "stats": found,
        "refused": refused,
        "text": text,
        "beside": beside,
        **_search_context(request, found),
    }
    if not request.htmx:
        response = render(request, "decks/stats.html", context, status=status)
    elif found.error:
        # The charts stay unchanged until the search can be parsed.
        response = render(request, "cards/_says.html", context)
        response["HX-Retarget"] = "#query-says"
        response["HX-Reswap"] = "outerHTML"
    else:
        response = render(request, "decks/_charts.html", context, status=status)
    access.keep_private(response, shown)
    return response


def _version(shown: Deck, user: access.User, said: str) -> DeckVersion | None:
    number = int(said) if said.isascii() and said.isdecimal() and len(said) <= 9 else 0
    return history.version_or_none(shown, user, number)


def _search_context(request: PageRequest, found: stats.Stats) -> dict[str, object]:
    """The search as interpreted, laid out as on the cards page."""
    kept = {key: request.GET.get(key, "") for key in ("section", "beside")}

    def address(text: str) -> str:
        query = {key: value for key, value in {"q": text, **kept}.items() if value}
        return f"{request.path}?{urlencode(query)}"

    understood = found.search
    return {
        "error": found.error,
        **(interpreted(understood, address) if understood else {}),
    }
