"""Pages of batches: one's own, one with its progress and results, two side by side, and exports."""

from typing import Literal

from django.contrib import messages
from django.core.exceptions import ValidationError
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified
from django.shortcuts import redirect, render
from django.utils.http import content_disposition_header, parse_etags
from django.views.decorators.http import require_POST, require_safe
from rest_framework.request import Request

import rules
from common import access, caps
from common.pictures import png_response
from common.requests import PageRequest
from simulate import batch_export, batch_results, services
from simulate.anonymity import hidden_places
from simulate.forms.batches import Percent
from simulate.models import Batch
from simulate.plan_requests import allowance
from simulate.power import Aim
from simulate.presentation import batches as showing
from simulate.presentation import compared, effects
from simulate.presentation.previews import batch_picture, batch_preview

# The polling intervals of pages in seconds, at the start and later.
AGAIN = 2


@require_safe
def batches(request: HttpRequest) -> HttpResponse:
    """List the batches that the visitor has started."""
    found = batch_results.batches_of(request.user, request.session.session_key)
    page = Paginator(found, caps.PAGE).get_page(request.GET.get("page"))
    context = {"page": page, "batches": [showing.row(one) for one in page.object_list]}
    response = render(request, "batches/mine.html", context)
    access.keep_private(response)
    return response


@require_safe
def batch(request: HttpRequest, batch_id: str) -> HttpResponse:
    """Show a batch: its progress and its results so far."""
    found = batch_or_404(request, batch_id)
    stand = batch_results.batch_progress(found)
    head, number = _head(request, found, stand), _number(request, "pairing")
    aim, not_understood = _aim(request)
    context = {
        **head,
        "link_preview": batch_preview(stand),
        "private_decks": batch_results.private_in(found) if head["own"] else [],
        "progress": showing.progress_page(stand),
        "editions": showing.editions_page(stand),
        "results": showing.results_page(stand, number, request.GET.get("by", ""), aim),
        "not_understood": not_understood,
        "worth": effects.form(stand, number, allowance(request.user), request.GET) if head["own"] else None,
        "again": AGAIN,
    }
    response = render(request, "batches/detail.html", context)
    access.keep_private(response)
    return response


@require_safe
def picture(request: HttpRequest, batch_id: str) -> HttpResponse:
    """Return the picture of a batch for chats."""
    stand = batch_results.batch_progress(batch_or_404(request, batch_id))
    return png_response(request, batch_picture(stand), None)


@require_safe
def progress(request: PageRequest, batch_id: str) -> HttpResponse:
    """Show a batch's progress; 204 or 304 if nothing has changed since `seen` or the ETag.

    When the batch ends, the page is told to load its results.
    """
    found = batch_or_404(request, batch_id)
    tag = batch_results.etag(found)
    if f'"{tag}"' in parse_etags(request.headers.get("If-None-Match", "")):
        response: HttpResponse = HttpResponseNotModified()
    elif request.htmx and not found.live:
        response = HttpResponse(status=200)
        response["HX-Refresh"] = "true"
    elif request.GET.get("seen") == tag:
        response = HttpResponse(status=204)
    else:
        stand = batch_results.batch_progress(found)
        context = {
            **_head(request, found, stand),
            "progress": showing.progress_page(stand, request.GET.get("seen", "")),
            "again": AGAIN,
            "fragment": True,
        }
        response = render(request, "batches/_progress.html", context)
    response["ETag"] = f'"{tag}"'
    access.keep_private(response)
    return response


@require_POST
def cancel(request: HttpRequest, batch_id: str) -> HttpResponse:
    """Cancel a live batch; its games so far are kept."""
    found = own_batch_or_404(request, batch_id)
    if services.cancel_batch(batch=found):
        messages.success(request, "The batch is cancelled. The games played so far are kept.")
    else:
        messages.info(request, "The batch had already ended.")
    return redirect("batch", found.public_id)


@require_POST
def share(request: HttpRequest, batch_id: str) -> HttpResponse:
    """Share a batch with anyone who has the link, or make it private."""
    found = own_batch_or_404(request, batch_id)
    wanted = request.POST.get("visibility", "")
    if wanted not in (access.PRIVATE, access.UNLISTED):
        messages.error(request, f"“{wanted[:40]}” says nothing about who may see the batch; nothing changed.")
        return redirect("batch", found.public_id)
    said = request.POST.get("private_decks")
    shown: Literal["hide", "show"] | None = "hide" if said == "hide" else "show" if said == "show" else None
    try:
        services.share_batch(batch=found, visibility=wanted, private_decks=shown)
    except services.PrivateDecks as error:
        messages.error(request, f"{error} Nothing changed.")
        return redirect("batch", found.public_id)
    seen = "Nobody else can open" if wanted == access.PRIVATE else "Anyone with the link can open"
    messages.success(request, f"{seen} this batch now.")
    return redirect("batch", found.public_id)


@require_POST
def delete(request: HttpRequest, batch_id: str) -> HttpResponse:
    """Delete a batch with its results."""
    found = own_batch_or_404(request, batch_id)
    if request.POST.get("sure") != "yes":
        messages.error(request, "Nothing was deleted. Tick the box to confirm.")
        return redirect("batch", found.public_id)
    services.delete_batch(batch=found)
    messages.success(request, "The batch is deleted.")
    return redirect("batches")


@require_safe
def compare(request: HttpRequest, batch_id: str) -> HttpResponse:
    """Show two batches side by side, with the differences between them."""
    found = batch_or_404(request, batch_id)
    other_id = request.GET.get("with", "").strip().rstrip("/").rpartition("/")[2]
    other = (
        batch_results.batch_or_none(request.user, request.session.session_key, other_id) if other_id else None
    )
    mine = batch_results.batches_of(request.user, request.session.session_key)
    choices = mine.filter(system=found.system).exclude(pk=found.pk)[: caps.PAGE]
    stand = batch_results.batch_progress(found)
    context: dict[str, object] = {
        **_head(request, found, stand),
        "choices": [showing.row(one) for one in choices],
        "asked": other_id,
        "missing": bool(other_id) and other is None,
    }
    if other is not None:
        context["compared"] = compared.page(stand, batch_results.batch_progress(other))
    response = render(request, "batches/compare.html", context, status=404 if context["missing"] else 200)
    access.keep_private(response)
    return response


@require_safe
def export(request: HttpRequest, batch_id: str, kind: str) -> HttpResponse:
    """Download a batch's results as a file."""
    found = batch_or_404(request, batch_id)
    if kind not in batch_export.KINDS:
        raise Http404
    written = batch_export.KINDS[kind](batch_results.batch_progress(found))
    response = HttpResponse(written.text, content_type=written.mime)
    response.headers["Content-Disposition"] = content_disposition_header(True, written.filename)
    access.keep_private(response)
    return response


def batch_or_404(request: HttpRequest | Request, batch_id: str) -> Batch:
    """Return a batch that the visitor may see, or raise Http404."""
    found = batch_results.batch_or_none(request.user, request.session.session_key, batch_id)
    if found is None:
        raise Http404
    return found


def own_batch_or_404(request: HttpRequest | Request, batch_id: str) -> Batch:
    """Return a batch that the visitor started, or raise Http404."""
    found = batch_results.own_batch_or_none(request.user, request.session.session_key, batch_id)
    if found is None:
        raise Http404
    return found


def _head(request: HttpRequest, found: Batch, stand: batch_results.BatchProgress) -> dict[str, object]:
    """The context of every batch page's header."""
    own = batch_results.is_own(found, request.user, request.session.session_key)
    return {
        "batch": found,
        "of": rules.system(found.system),
        "own": own,
        "resumable": own and found.resumable,
        "hides": bool(hidden_places(found)),
        "facts": showing.facts(stand, batch_results.decks_seen(found, request.user)),
        "tag": batch_results.etag(found),
    }


def _number(request: HttpRequest, name: str) -> int:
    said = request.GET.get(name, "0")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 6 else 0


def _aim(request: HttpRequest) -> tuple[Aim, list[str]]:
    """Return what a number of games is to tell, and what is wrong with the numbers given for it."""
    given: dict[str, float] = {}
    wrong: list[str] = []
    for name, asked in (
        ("against", Percent("win rate", 1, 99, label="")),
        ("power", Percent("power", 50, 99.9, label="")),
    ):
        try:
            share = asked.clean(request.GET.get(name, ""))
        except ValidationError as error:
            wrong += error.messages
        else:
            given |= {} if share is None else {name: share}
    return (Aim(), wrong) if wrong else (Aim(**given), wrong)
