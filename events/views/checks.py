"""Pages of deck checks: finding a player's deck, checking it, and the history."""

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from common import access, caps
from events import access as event_access
from events.deck_checks import selectors
from events.deck_checks.state import check_state, sections_of
from events.models import Entry
from events.models.checks import PENALTIES
from events.services import checks as services
from events.views.base import staffed_or_404
from events.views.events import page_context


@require_safe
def checks(request: HttpRequest, event_id: str) -> HttpResponse:
    """Find a player to check, and show the checks so far. For organisers and judges."""
    held, rights = staffed_or_404(request, event_id)
    asked = request.GET.get("q", "").strip()[: caps.PLAYER_NAME]
    sealed = event_access.is_sealed(held)
    found = Entry.objects.none() if sealed else selectors.entries_to_check(held, asked)
    page = Paginator(found, caps.PAGE).get_page(request.GET.get("page"))
    context = {
        **page_context(held),
        "at": "checks",
        "rights": rights,
        "asked": asked,
        "page": page,
        "entries": page.object_list,
        "history": [] if sealed else selectors.checks_of(held),
    }
    response = render(request, "events/checks.html", context)
    access.keep_private(response)
    return response


@require_POST
def start(request: HttpRequest, event_id: str, entry_id: str) -> HttpResponse:
    """Start checking a player's deck, or join the check that is open."""
    held, _ = staffed_or_404(request, event_id)
    entry = Entry.objects.filter(event=held, public_id=entry_id).select_related("event").first()
    if entry is None:
        raise Http404
    try:
        return redirect(services.start_check(entry=entry, user=request.user))
    except services.NoCheck:
        raise Http404 from None
    except services.BadCheck as error:
        messages.error(request, str(error))
        return redirect("event-checks", held.public_id)


@require_safe
def offline_script(request: HttpRequest) -> HttpResponse:
    """Answer with the service worker of deck checks; its address says which pages it serves."""
    response = render(request, "events/offline.js", content_type="text/javascript")
    response["Cache-Control"] = "no-cache"
    return response


@require_safe
def check(request: HttpRequest, event_id: str, check_id: str) -> HttpResponse:
    """Show a deck check, to tick cards off; what is ticked goes to the API."""
    held, rights = staffed_or_404(request, event_id)
    found = selectors.deck_check_or_none(request.user, held.public_id, check_id)
    if found is None:
        raise Http404
    state = check_state(found)
    context = {
        **page_context(held),
        "at": "check",
        "rights": rights,
        "check": found,
        "state": state,
        "sections": sections_of(found, state),
        "total": sum(row["quantity"] for row in state["rows"]),
        "penalties": PENALTIES,
        "note": caps.CHECK_NOTE,
        "words": caps.CHECK_WORDS,
        "most": caps.QUANTITY,
    }
    response = render(request, "events/check.html", context)
    access.keep_private(response)
    return response
