"""The page of a deck, with its verdict, and its export."""

from dataclasses import dataclass
from datetime import date
from typing import cast

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_safe

import rules
from common import access
from decks import files, selectors, values
from decks.access import owns
from decks.forms import LegalityForm
from decks.library import lists
from decks.models import Deck
from decks.previews.content import deck_preview, query_of
from decks.verdicts import checks, presentation
from decks.verdicts.presentation import considered_rows, deck_sections
from decks.views.grouping import grouping_of, remember_grouping
from rules.decklist import FORMATS, TooManyCopies
from rules.readings import deck_reading

LOOKS = {"list": "List", "cards": "Cards", "stacks": "Stacks by cost"}
"""The ways to look at a deck on its page, with what their choice is called."""


@require_safe
def deck(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show a deck: its sections and its verdict."""
    shown = deck_or_404(request, deck_id)
    response = render(request, "decks/detail.html", page_context(request, shown))
    remember_grouping(request, response)
    access.keep_private(response, shown)
    return response


@require_safe
def export(request: HttpRequest, deck_id: str, file_format: str) -> HttpResponse:
    """Download a deck as a file."""
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
    """Return a deck that the visitor may see, or raise Http404."""
    found = selectors.deck_or_none(request.user, deck_id)
    if found is None:
        raise Http404
    return found


@dataclass(frozen=True, slots=True)
class Asked:
    """The format and day to check by, by default the deck's own and today.

    `refused` are sentences on invalid values.
    """

    system: str
    format: str | None
    as_of: date | None
    refused: tuple[str, ...]

    def chosen(self, format: str) -> LegalityForm:
        """Return the form with the request's values, and with the format that the verdict was made in."""
        return LegalityForm({"format": format, "as_of": self.as_of}, system=self.system)


def asked_of(request: HttpRequest, shown: Deck) -> Asked:
    """Parse the request's format and day; invalid values are left out and reported."""
    # The editor sends what the panel shows along with each change.
    sent = request.POST if request.method == "POST" else request.GET
    form = LegalityForm(sent, system=shown.system)
    form.is_valid()
    said = form.cleaned_data
    refused = tuple(f"“{sent.get(name, '')[:80]}”: {errors[0]}" for name, errors in form.errors.items())
    return Asked(shown.system, said.get("format") or None, said.get("as_of"), refused)


def deck_context(
    request: HttpRequest, shown: Deck, *, editing: bool = False, later: bool = False
) -> dict[str, object]:
    """Return the context of every deck page: the requested verdict, the sections, the other formats.

    `editing` offers fixes, which are for the deck's owner in the editor. With `later` the other formats are
    left out, and the page fetches them once it shows the rest.
    """
    asked = asked_of(request, shown)
    verdict = checks.check_deck(shown, asked.format, asked.as_of)
    sections = deck_sections(shown, verdict)
    glances = None if later else checks.all_formats(shown, asked.as_of, verdict["format"])
    return {
        "deck": shown,
        "of": rules.system(shown.system),
        "own": owns(request.user, shown),
        "sections": [one for one in sections if one.shown],
        # The editor shows a section that must be empty in this format only if it is used.
        "all_sections": [
            one for one in sections if not editing or one.rows or not one.right or one.allowed != "none"
        ],
        "considered": considered_rows(shown),
        "groupings": presentation.GROUPINGS.items(),
        "rows_by": grouping_of(request),
        "legality_form": asked.chosen(verdict["format"]),
        "legality_at": reverse("deck-legality", args=[shown.public_id]),
        "editing": editing,
        "as_of": asked.as_of,
        "refused_wish": asked.refused,
        **presentation.deck_panel(shown, verdict, sections, glances, editing=editing),
        "file_formats": FORMATS,
    }


def page_context(request: HttpRequest, shown: Deck) -> dict[str, object]:
    """Return the additional context of the deck's own page: its tags, its source, how much of it is read."""
    context, asked = deck_context(request, shown), asked_of(request, shown)
    verdict = cast(presentation.VerdictPage, context["verdict"])
    return {
        **context,
        "link_preview": deck_preview(shown, verdict, query_of(asked.format, asked.as_of)),
        "inspiration": lists.inspiration(shown, request.user),
        "inspired": lists.inspired(shown),
        "looks": LOOKS.items(),
        "look": request.GET.get("look", "list"),
        "tags": shown.tags.all(),
        "reading": deck_reading(values.to_rules(shown)),
    }
