"""Editing the whole deck as text, with a preview before saving."""

from collections.abc import Sequence
from dataclasses import replace

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

import rules
from common import access
from decks import files, values
from decks.editing import history, services
from decks.editing.pasted_lists import Change, changes, with_cards, with_lines
from decks.editing.views.editor import REFUSED, meanwhile, requested_version, whole
from decks.editing.views.settings import own_deck_or_404
from decks.models import Deck, DeckVersion
from decks.verdicts import checks, presentation
from rules.decklist.edits import Edited


@require_http_methods(["GET", "POST"])
def bulk(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Edit a deck as text: first a preview, then, when confirmed, the change."""
    held = own_deck_or_404(request, deck_id)
    context: dict[str, object] = {"deck": held, "of": rules.system(held.system), "version": held.version}
    status = 200
    if request.method == "GET":
        context["text"] = files.write(held, "text").text
    else:
        text = request.POST.get("text", "")
        try:
            text = _chosen(request.POST, held, text)
            text, told = _read(request, held, text)
            context |= told
            if "confirm" in request.POST and told["edits"] and told["lines"]:
                left = len(told["lines"])
                raise services.BadContent(f"{left} of these lines cannot be applied; choose for each")
            if "confirm" in request.POST:
                services.update_deck(
                    deck=held,
                    user=request.user,
                    content=told["reading"].deck,
                    # Edits keep the warnings about the deck's list.
                    warnings=None if told["edits"] else told["reading"].warnings,
                    version=requested_version(request),
                )
                messages.success(request, "The deck is saved.")
                return redirect("deck-edit", held.public_id)
        except services.NoDeck:
            raise Http404 from None
        except services.StaleDeck as stale:
            context |= {"stale": str(stale), "base": stale.version, "meanwhile": meanwhile(stale)}
            status = 409
        except REFUSED as error:
            context["unreadable"], status = str(error), 400
        context["text"] = text
    response = render(request, "decks/bulk.html", context, status=status)
    access.keep_private(response)
    return response


class _Preview(presentation.ShownBeside):
    reading: rules.Reading
    edits: Edited | None
    changes: list[Change]
    preview: bool
    notes: Sequence[str]
    lines: list[dict[str, object]]


def _read(request: HttpRequest, held: Deck, text: str) -> tuple[str, _Preview]:
    """Parse the text, as a list or as edits of the deck, and return its changes."""
    edited = files.edited(held, text)
    if edited is not None:
        reading, lines = edited.reading, edited.unresolved
    else:
        reading = _in_format(held, files.read(text, held.system))
        base = _base(request, held)
        if base is not None:
            theirs = history.find(request.user, held, "", "")
            text = rules.write_decklist(history.both(base, theirs, reading.deck), "text", held.name)
            reading = _in_format(held, files.read(text, held.system))
        lines = reading.deck.unresolved
    return text, {
        "reading": reading,
        "edits": edited,
        "changes": changes(held, reading),
        "preview": True,
        "notes": reading.notes,
        **presentation.beside(reading),
        "lines": [
            {**values.unresolved_to_json(line), "kind": presentation.LINE_KINDS[line.why], "place": at}
            for at, line in enumerate(lines)
        ],
    }


def _in_format(held: Deck, reading: rules.Reading) -> rules.Reading:
    """Resolve shared names to the cards that the deck's format allows."""
    return replace(reading, deck=checks.decided(reading.deck, values.format_of_deck(held)))


def _chosen(said: QueryDict, held: Deck, text: str) -> str:
    """Apply choices to their lines, unless these have been rewritten in the meantime.

    A choice is `=` and the card, or `out` to remove the line; anything else keeps the line.
    """
    asked = {key.removeprefix("mend-"): str(said[key]) for key in said if key.startswith("mend-")}
    if not any(asked.values()):
        return text
    edited = files.edited(held, text)
    lines = files.read(text, held.system).deck.unresolved if edited is None else edited.unresolved
    chosen = {
        line: wish.removeprefix("=") if wish.startswith("=") else ""
        for at, line in enumerate(lines)
        if (wish := asked.get(str(at), "")).startswith(("=", "out")) and said.get(f"line-{at}") == line.text
    }
    if edited is None:
        return with_cards(text, chosen)
    return with_lines(text, {line.line: instead for line, instead in chosen.items()})


def _base(request: HttpRequest, held: Deck) -> DeckVersion | None:
    """The common version of both sides, when the button asks to merge them."""
    if "together" not in request.POST:
        return None
    base = history.version_or_none(held, request.user, abs(whole(request.POST.get("base", ""))))
    if base is None:
        raise services.BadContent("the version that both began with is not kept any more")
    return base
