"""A deck to look at: with its verdict, and as a file."""

from dataclasses import dataclass
from datetime import date

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_safe

import rules
from common import access
from decks import files, selectors
from decks.forms import LegalityForm
from decks.library import lists
from decks.models import Deck
from decks.verdicts import checks, showing
from decks.verdicts.showing import considered_rows, deck_sections
from rules.decklist import FORMATS, TooManyCopies


@require_safe
def deck(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show a deck: its sections, and what the rules say of it."""
    shown = deck_or_404(request, deck_id)
    response = render(request, "decks/detail.html", page_context(request, shown))
    access.keep_private(response, shown)
    return response


@require_safe
def export(request: HttpRequest, deck_id: str, file_format: str) -> HttpResponse:
    """Hand a deck out as a file."""
    shown = deck_or_404(request, deck_id)
    try:
        written = files.write(shown, file_format)
    except KeyError:
        raise Http404 from None
    except TooManyCopies as error:
        return render(request, "422.html", {"detail": str(error)}, status=422)
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


@dataclass(frozen=True, slots=True)
class Asked:
    """By which format and day a panel is asked to judge: the deck's own and today when not said.

    `refused` are sentences on what was asked for and cannot be.
    """

    system: str
    format: str | None
    as_of: date | None
    refused: tuple[str, ...]

    def chosen(self, format: str) -> LegalityForm:
        """Return the form with what was asked for, and with the format that the verdict was made in."""
        return LegalityForm({"format": format, "as_of": self.as_of}, system=self.system)


def asked_of(request: HttpRequest, shown: Deck) -> Asked:
    """Read what a panel is asked for; what cannot be asked for is left out and named."""
    # The editor sends what the panel shows along with each change.
    sent = request.POST if request.method == "POST" else request.GET
    form = LegalityForm(sent, system=shown.system)
    form.is_valid()
    said = form.cleaned_data
    refused = tuple(f"“{sent.get(name, '')[:80]}”: {errors[0]}" for name, errors in form.errors.items())
    return Asked(shown.system, said.get("format") or None, said.get("as_of"), refused)


def deck_context(request: HttpRequest, shown: Deck, *, editing: bool = False) -> dict[str, object]:
    """Return what every page of a deck shows: the verdict asked for, the sections, the other formats.

    `editing` offers repairs, which are for the deck's owner in the editor.
    """
    asked = asked_of(request, shown)
    verdict = checks.check_deck(shown, asked.format, asked.as_of)
    sections = deck_sections(shown, verdict)
    glances = checks.all_formats(shown, asked.as_of, verdict["format"])
    return {
        "deck": shown,
        "of": rules.system(shown.system),
        "own": shown.owner_id == request.user.pk,
        "sections": [one for one in sections if one.shown],
        "all_sections": sections,
        "considered": considered_rows(shown),
        "legality_form": asked.chosen(verdict["format"]),
        "legality_at": reverse("deck-legality", args=[shown.public_id]),
        "editing": editing,
        "as_of": asked.as_of,
        "refused_wish": asked.refused,
        **showing.deck_panel(shown, verdict, sections, glances, editing=editing),
        "file_formats": FORMATS,
    }


def page_context(request: HttpRequest, shown: Deck) -> dict[str, object]:
    """Return what the deck's own page shows besides: its tags, what inspired it, and how many it inspired."""
    return {
        **deck_context(request, shown),
        "inspiration": lists.inspiration(shown, request.user),
        "inspired": lists.inspired(shown),
        "tags": shown.tags.all(),
    }
