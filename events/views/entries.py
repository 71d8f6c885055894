"""Pages of one entry: for its player, by account or private link, and for organisers and judges."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from common import access
from events import access as event_access
from events import selectors
from events.deck_checks.selectors import can_be_checked
from events.entry_notices import mark_read
from events.entry_pages import EntryView, counts, entry_view, list_view, may_see_list
from events.models import Entry
from events.models.entries import IN
from events.receipts import fits
from events.selectors import Rights
from events.services import entries as services
from events.services.entries import BadEntry
from events.services.erasure import erase
from events.services.events import NoEvent
from events.views.base import by_key_or_404, entry_or_404, event_or_404, owns_entry
from events.views.events import page_context

_OWN = Rights("player")


@require_http_methods(["GET", "POST"])
def entry(request: HttpRequest, event_id: str, entry_id: str) -> HttpResponse:
    """Show an entry to its player, an organiser or a judge, and let them change what they may."""
    held, rights, own = entry_or_404(request, event_id, entry_id)
    if request.method == "POST":
        return _changed(request, held, rights, own=own, place=held.get_absolute_url())
    return _page(request, entry_view(request, held, rights, own=own), held.get_absolute_url())


@require_http_methods(["GET", "POST"])
def entry_by_key(request: HttpRequest, key: str) -> HttpResponse:
    """Show an entry to whoever has its private link."""
    held, place = by_key_or_404(key), reverse("entry-by-key", args=[key])
    if request.method == "POST":
        return _changed(request, held, _OWN, own=True, place=place)
    return _page(request, entry_view(request, held, _OWN, own=True), place, key)


@require_safe
def entry_list(request: HttpRequest, event_id: str, entry_id: str, number: int) -> HttpResponse:
    """Show one list of an entry to those who may see it: everybody, if lists are open and it counts."""
    event, rights = event_or_404(request, event_id)
    held = selectors.entry_or_none(event.public_id, entry_id)
    if held is None:
        raise Http404
    own, back = owns_entry(request, held), held.get_absolute_url()
    if not own and not rights.sees_entries:
        shown = held.status == IN and held.current is not None and held.current.number == number
        if not (shown and event_access.is_open(event)):
            raise Http404
        back = reverse("event-lists", args=[event.public_id])
    return _list_page(request, held, number, rights, own=own, back=back)


@require_safe
def entry_list_by_key(request: HttpRequest, key: str, number: int) -> HttpResponse:
    """Show one list of an entry to whoever has its private link."""
    back = reverse("entry-by-key", args=[key])
    return _list_page(request, by_key_or_404(key), number, _OWN, own=True, back=back)


@require_safe
def receipt(request: HttpRequest, event_id: str, entry_id: str, number: int) -> HttpResponse:
    """Compare a receipt's code with the site's: it says nothing of the list, so that anybody may ask."""
    held = selectors.entry_or_none(event_id, entry_id)
    kept = held and held.lists.filter(number=number).first()
    if not held or not kept:
        raise Http404
    said = request.GET.get("code", "")
    right = bool(said) and fits(held, kept, said)
    context = {
        "event": held.event,
        "code": said[:40],
        "fits": right,
        # Only who holds the receipt learns anything of the list.
        "kept": kept if right else None,
        "counts": right and counts(held, kept),
        "entry": held,
        "staff": selectors.rights_of(request.user, held.event).sees_entries,
        "checkable": right and can_be_checked(held),
    }
    response = render(request, "events/receipt.html", context, status=200 if right else 404)
    access.keep_private(response)
    return response


def _changed(request: HttpRequest, held: Entry, rights: Rights, *, own: bool, place: str) -> HttpResponse:
    """Carry out what a button says: the player's, or an organiser's."""
    do, which = request.POST.get("do", ""), request.POST.get("which", "")
    number = int(which) if which.isascii() and which.isdigit() and len(which) < 9 else 0
    try:
        if own and do == "seen":
            mark_read(entry=held)
            return redirect(place)
        if own and do in ("withdraw", "erase", "adopt", "agree", "disagree"):
            return _changed_by_player(request, held, do, place)
        if not rights.organises:
            raise Http404
        if do in ("accept", "refuse"):
            services.decide(entry=held, user=request.user, number=number, accepted=do == "accept")
            messages.success(request, f"List {number} is {'accepted' if do == 'accept' else 'refused'}.")
        elif do == "remove":
            services.remove(entry=held, user=request.user)
            messages.success(request, "The entry is removed. You can bring it back.")
        elif do == "restore":
            services.restore(entry=held, user=request.user)
            messages.success(request, "The entry is back.")
        else:
            raise BadEntry(f"“{do[:20]}” is nothing that can be done here.")
    except NoEvent:
        raise Http404 from None
    except BadEntry as error:
        messages.error(request, str(error))
    return redirect(place)


def _changed_by_player(request: HttpRequest, held: Entry, do: str, place: str) -> HttpResponse:
    if do == "withdraw":
        services.withdraw(entry=held)
        messages.success(request, "You are withdrawn. Hand in a list to come back.")
        return redirect(place)
    if do in ("agree", "disagree"):
        services.agree(entry=held, publish=do == "agree")
        said = "may be" if do == "agree" else "is not"
        messages.success(request, f"Saved: your list {said} published with your place.")
        return redirect(place)
    if do == "adopt":
        if not request.user.is_authenticated:
            raise BadEntry("Sign in first.")
        moved = services.adopt(entry=held, user=request.user)
        messages.success(request, "The entry is in your account now. The private link no longer works.")
        return redirect(moved)
    if request.POST.get("sure") != "yes":
        raise BadEntry("Nothing was erased. Tick the box to confirm.")
    erase(entry=held)
    messages.success(request, "Your entry and all its lists are erased.")
    return redirect("events")


def _page(request: HttpRequest, view: EntryView, place: str, key: str = "") -> HttpResponse:
    event = view.entry.event
    change = reverse("hand-in-by-key", args=[key]) if key else reverse("hand-in", args=[event.public_id])
    context = {
        **page_context(event),
        "at": "entry",
        "rights": view.rights,
        "view": view,
        "place": place,
        "key": key,
        "private_link": request.build_absolute_uri(place) if key else "",
        "change": change,
    }
    response = render(request, "events/entry.html", context)
    access.keep_private(response)
    return response


def _list_page(
    request: HttpRequest, held: Entry, number: int, rights: Rights, *, own: bool, back: str
) -> HttpResponse:
    kept = held.lists.filter(number=number).first()
    if kept is None or not may_see_list(held.event, rights, own=own):
        raise Http404
    context = {
        **page_context(held.event),
        "at": "entry",
        "rights": rights,
        "entry": held,
        "shown": list_view(request, held, kept),
        "back": back,
    }
    response = render(request, "events/entry_list.html", context)
    access.keep_private(response)
    return response
