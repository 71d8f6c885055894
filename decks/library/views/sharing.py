"""Sharing pages: visibility, links with QR codes, and copies."""

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

import rules
from common import access, qr
from common.words import say
from decks.access import owns
from decks.editing import history, services
from decks.editing.views.settings import own_deck_or_404
from decks.library import sharing
from decks.library.forms import VisibilityForm
from decks.models import Deck, DeckVersion
from decks.views.decks import deck_or_404

_STARTS = {
    access.PRIVATE: "Only you can open it.",
    access.UNLISTED: "Anyone with the link can open it; it is not listed.",
}


@require_http_methods(["GET", "HEAD", "POST"])
def share(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show a deck's links and QR codes, and let its owner change its visibility."""
    if request.method == "POST":
        return _shown_to(request, own_deck_or_404(request, deck_id))
    shown = deck_or_404(request, deck_id)
    return _page(request, shown, _start(shown))


@require_POST
def rotate(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Replace a deck's short link; the old one stops working."""
    held = own_deck_or_404(request, deck_id)
    try:
        sharing.rotate_code(deck=held, user=request.user)
    except services.NoDeck:
        raise Http404 from None
    messages.success(request, "The deck has a new short link. The old one no longer works.")
    return redirect("deck-share", held.public_id)


@require_POST
def clone(request: HttpRequest, deck_id: str, number: int | None = None) -> HttpResponse:
    """Copy a deck, or one of its versions, to the visitor's decks."""
    shown = deck_or_404(request, deck_id)
    kept = history.version_or_none(shown, request.user, shown.version if number is None else number)
    if kept is None:
        raise Http404
    if not request.user.is_authenticated:
        return redirect_to_login(kept.get_absolute_url() if number else shown.get_absolute_url())
    try:
        copy = sharing.clone_deck(kept=kept, user=request.user)
    except services.NoDeck:
        raise Http404 from None
    except services.BadContent as error:
        messages.error(request, f"Nothing was copied: {error}.")
        return redirect(kept.get_absolute_url() if number else shown.get_absolute_url())
    messages.success(
        request,
        f"This is your copy of “{shown.name}”. {_STARTS[copy.visibility]} Its share page changes that.",
    )
    return redirect("deck", copy.public_id)


@require_safe
def short(request: HttpRequest, code: str) -> HttpResponse:
    """Redirect from a deck's short link to the deck, if the visitor may see it."""
    found = Deck.objects.visible_to(request.user).with_code(code).first()
    if found is None:
        raise Http404
    response = redirect(found)
    # A link can be revoked, so browsers must not cache the redirect.
    access.keep_private(response)
    return response


def _shown_to(request: HttpRequest, held: Deck) -> HttpResponse:
    form = VisibilityForm(request.POST)
    if not form.is_valid():
        return _page(request, held, form, 400)
    try:
        services.update_deck(deck=held, user=request.user, **form.cleaned_data)
    except services.NoDeck:
        raise Http404 from None
    except services.StaleDeck as stale:
        newest = own_deck_or_404(request, held.public_id)
        form = VisibilityForm({**form.cleaned_data, "version": newest.version})
        form.is_valid()
        form.add_error(None, f"{stale} Save again to apply your choice anyway.")
        return _page(request, newest, form, 409)
    except services.BadContent as error:
        form.add_error(None, say("nothing_changed", reason=error))
        return _page(request, held, form, 400)
    messages.success(request, "Visibility updated.")
    return redirect("deck-share", held.public_id)


def _start(shown: Deck) -> VisibilityForm:
    return VisibilityForm(
        initial={
            "visibility": shown.visibility,
            "open_history": shown.open_history,
            "version": shown.version,
        }
    )


def _page(request: HttpRequest, shown: Deck, form: VisibilityForm, status: int = 200) -> HttpResponse:
    kept = history.version_or_none(shown, request.user, shown.version)
    kept = kept or DeckVersion(deck=shown, number=shown.version)
    links = {
        "short": request.build_absolute_uri(reverse("deck-short", args=[shown.share_code])),
        "version": request.build_absolute_uri(kept.get_absolute_url()),
    }
    context: dict[str, object] = {
        "deck": shown,
        "of": rules.system(shown.system),
        "own": owns(request.user, shown),
        "kept": kept,
        "form": form,
        **{name: qr.link(address) for name, address in links.items()},
        "closed": shown.visibility == access.PRIVATE,
    }
    response = render(request, "decks/share.html", context, status=status)
    access.keep_private(response, shown)
    return response
