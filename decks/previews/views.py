"""The pictures of decks and of their versions, for whoever may see these."""

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from common.pictures import png_response
from decks import values
from decks.editing import history
from decks.previews.content import picture_of
from decks.verdicts import checks
from decks.views.decks import asked_of, deck_or_404


@require_safe
def deck(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Return the picture of a deck with its verdict, by default in its own format and today."""
    shown = deck_or_404(request, deck_id)
    asked = asked_of(request, shown)
    verdict = checks.check_deck(shown, asked.format, asked.as_of)
    return png_response(request, picture_of(shown.name, values.to_rules(shown), verdict), shown)


@require_safe
def version(request: HttpRequest, deck_id: str, number: int) -> HttpResponse:
    """Return the picture of a version of a deck."""
    shown = deck_or_404(request, deck_id)
    kept = history.version_or_none(shown, request.user, number)
    if kept is None:
        raise Http404
    asked = asked_of(request, shown)
    value = values.value_of_version(kept)
    verdict = checks.check_value(value, asked.format or history.judged_in(kept), asked.as_of)
    return png_response(request, picture_of(f"{shown.name}, version {number}", value, verdict), shown)
