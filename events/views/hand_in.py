"""The page on which a player hands in a list: a form, a preview with the verdict, and the receipt."""

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from common import access
from common.budget import charged, seconds_to_judge
from common.throttles import seconds_to_wait
from common.words import say
from decks.values import BadContent
from decks.verdicts import presentation
from events import formats, mails, receipts, selectors
from events.forms.entries import HandInForm
from events.hand_ins import Proposal, proposal_of
from events.models import Entry, Event
from events.models.entries import REMOVED, WAITING
from events.services import entries as services
from events.services.entries import BadEntry, Receipt
from events.views.base import by_key_or_404, event_or_404
from events.views.events import page_context
from rules.decklist import UnreadableFile

_REFUSED = (BadEntry, BadContent, UnreadableFile)


@require_http_methods(["GET", "POST"])
def hand_in(request: HttpRequest, event_id: str) -> HttpResponse:
    """Hand in a list for an event, or another one for the account's entry."""
    event, _ = event_or_404(request, event_id)
    entry = selectors.own_entry_or_none(request.user, event)
    return _answer(request, event, entry)


@require_http_methods(["GET", "POST"])
def hand_in_by_key(request: HttpRequest, key: str) -> HttpResponse:
    """Hand in another list for the entry of a private link."""
    entry = by_key_or_404(key)
    return _answer(request, entry.event, entry, key)


def _answer(request: HttpRequest, event: Event, entry: Entry | None, key: str = "") -> HttpResponse:
    closed = _why_closed(event, entry)
    if request.method == "GET" or closed:
        form = HandInForm(event=event, user=request.user, entry=entry)
        status = 200 if request.method == "GET" else 409
        return _page(request, event, entry, form, key, closed=closed, status=status)
    form = HandInForm(request.POST, request.FILES, event=event, user=request.user, entry=entry)
    if wait := seconds_to_wait(request, "hand-in"):
        form.is_valid()
        form.add_error(None, say("slow", seconds=wait))
        return _page(request, event, entry, form, key, status=429)
    if not form.is_valid():
        return _page(request, event, entry, form, key, status=400)
    try:
        with charged(request, seconds_to_judge(form.data_or_text)):
            proposal = proposal_of(event, form)
        if "confirm" in request.POST and request.POST.get("seen") == proposal.seen:
            receipt = services.hand_in(
                event=event,
                user=request.user,
                handed=proposal.handed,
                details=form.details,
                once=form.cleaned_data["once"],
                entry=entry,
            )
            return _receipt(request, receipt, key)
    except services.NotLegal:
        return _page(request, event, entry, form, key, proposal=proposal, status=409)
    except _REFUSED as error:
        field = getattr(error, "field", "text") or None
        form.add_error(field if field in form.fields else None, str(error))
        return _page(request, event, entry, form, key, status=400)
    return _page(request, event, entry, form, key, proposal=proposal)


def _why_closed(event: Event, entry: Entry | None) -> str:
    if event.is_over:
        return "The event is over, so it takes no more lists."
    if entry is not None and entry.status == REMOVED:
        return "An organiser removed this entry. Please talk to them."
    return ""


def _receipt(request: HttpRequest, receipt: Receipt, key: str) -> HttpResponse:
    """Say what was stored, by mail too where there is an address, and show the receipt."""
    entry, kept = receipt.entry, receipt.kept
    if entry.owner_id is None:
        key = key or receipts.key_for(entry.event, entry.once)
        place = reverse("entry-by-key", args=[key])
    else:
        place = entry.get_absolute_url()
    if not receipt.is_new:
        messages.info(request, "You had already handed in this list; your other details are saved.")
    elif kept.state == WAITING:
        messages.info(
            request,
            "Your list is stored. It came after the deadline, so it waits for an organiser to accept it.",
        )
    else:
        messages.success(request, "Your list is handed in. This is your receipt.")
    if receipt.is_new and (address := entry.mail or getattr(entry.owner, "email", "")):
        _mail(request, receipt, place, address)
    return redirect(place)


def _mail(request: HttpRequest, receipt: Receipt, place: str, address: str) -> None:
    context: dict[str, object] = {
        "entry": receipt.entry,
        "event": receipt.entry.event,
        "kept": receipt.kept,
        "word": presentation.OUTCOMES[receipt.kept.outcome],
        "code": receipts.code_of(receipt.entry, receipt.kept),
        "address": request.build_absolute_uri(place),
        "private": receipt.entry.owner_id is None,
    }
    sent = mails.send(f"Your list for {receipt.entry.event.name}", "receipt", context, address)
    if sent and "console" not in settings.EMAIL_BACKEND:
        messages.info(request, f"The receipt was also sent to {address}.")


def _page(
    request: HttpRequest,
    event: Event,
    entry: Entry | None,
    form: HandInForm,
    key: str,
    *,
    proposal: Proposal | None = None,
    closed: str = "",
    status: int = 200,
) -> HttpResponse:
    context: dict[str, object] = {
        **page_context(event),
        "at": "hand-in",
        "entry": entry,
        "form": form,
        "text": form["text"].value() or "",
        "answers": [form[name] for name in form.answers],
        "closed": closed,
        "back": reverse("entry-by-key", args=[key]) if key else event.get_absolute_url(),
    }
    if proposal is not None:
        context |= _proposed(request, event, proposal)
    response = render(request, "events/hand_in.html", context, status=status)
    access.keep_private(response)
    return response


def _proposed(request: HttpRequest, event: Event, proposal: Proposal) -> dict[str, object]:
    """Return what the preview shows, and whether the list can be handed in."""
    outcome = proposal.verdict["verdict"]
    refused = event.legal_only and (
        outcome in ("illegal", "incomplete") or bool(proposal.handed.value.unresolved)
    )
    return {
        "sections": None,
        **proposal.preview,
        "proposal": proposal,
        "list_sections": proposal.sections,
        "seen": proposal.seen,
        "verdict": presentation.verdict_page(proposal.verdict, form=formats.format_of(event)),
        "refused": refused,
        "again": "confirm" in request.POST and request.POST.get("seen") != proposal.seen,
        "of": page_context(event)["of"],
    }
