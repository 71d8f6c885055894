"""A deck's settings, and its deletion."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

import rules
from common import access
from decks import selectors, values
from decks.editing import services
from decks.editing.forms import SettingsForm
from decks.library import lists
from decks.library.forms import KeepingForm
from decks.models import Deck


@require_http_methods(["GET", "POST"])
def settings(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show and change a deck's name, description, format and visibility."""
    held = own_deck_or_404(request, deck_id)
    status = 200
    if request.method == "POST":
        form = SettingsForm(request.POST, system=held.system)
        if form.is_valid():
            try:
                services.update_deck(deck=held, user=request.user, **form.cleaned_data)
            except services.NoDeck:
                raise Http404 from None
            except services.StaleDeck as stale:
                form = _on_top(request, stale, held.system)
                status = 409
            except services.BadContent as error:
                form.add_error(None, str(error))
                status = 400
            else:
                messages.success(request, "Settings saved.")
                return redirect("deck", held.public_id)
        else:
            status = 400
    else:
        start = {
            "name": held.name,
            "description": held.description,
            "format": values.format_of_deck(held).code,
            "visibility": held.visibility,
            "version": held.version,
        }
        form = SettingsForm(initial=start, system=held.system)
    keeping = {"keeping": KeepingForm(initial=lists.keeping(held)), "shelf": lists.shelf(request.user)}
    context = {"form": form, "deck": held, "of": rules.system(held.system), **keeping}
    response = render(request, "decks/settings.html", context, status=status)
    access.keep_private(response)
    return response


@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Ask for confirmation, then delete a deck."""
    held = own_deck_or_404(request, deck_id)
    refused, status = "", 200
    if request.method == "POST" and request.POST.get("sure") == "yes":
        try:
            services.delete_deck(deck=held, user=request.user, version=_looked_at(request))
        except services.NoDeck:
            raise Http404 from None
        except services.StaleDeck as stale:
            held = stale.theirs
            refused, status = "the deck was changed since you looked at it; tick the box again", 409
        else:
            messages.success(request, f"“{held.name}” is deleted.")
            return redirect("mine")
    elif request.method == "POST":
        refused, status = "tick the box to say that you are sure", 400
    response = render(request, "decks/delete.html", {"deck": held, "refused": refused}, status=status)
    access.keep_private(response)
    return response


def _looked_at(request: HttpRequest) -> int | None:
    """The version that was seen before deleting; None if not given."""
    said = request.POST.get("version", "")
    if not said:
        return None
    return int(said) if said.isdecimal() and len(said) <= 9 else 0


def own_deck_or_404(request: HttpRequest, deck_id: str) -> Deck:
    """Return a deck that the visitor may change, or raise Http404."""
    found = selectors.editable_deck_or_none(request.user, deck_id)
    if found is None:
        raise Http404
    return found


def _on_top(request: HttpRequest, stale: services.StaleDeck, system: str) -> SettingsForm:
    """The visitor's input again, based on the newest version, below a message about the conflict."""
    mine = request.POST.copy()
    mine["version"] = str(stale.theirs.version)
    form = SettingsForm(mine, system=system)
    form.is_valid()
    form.add_error(None, f"{stale} Save again to apply your settings anyway.")
    return form
