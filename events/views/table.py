"""The table of an event's entries, its files, and the sheets of all entries."""

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from common import access, caps
from common.requests import PageRequest
from decks.verdicts.presentation import OUTCOMES
from events import access as event_access
from events import entry_export, sheets, tasks
from events.entry_table import ORDERS, archetypes_of, entries_of, rows_of, summary_of, wanted_in
from events.models import Event, SheetFile
from events.models.entries import IN, STATUSES
from events.services import sheet_files
from events.views.base import event_or_404, staffed_or_404
from events.views.events import page_context

_FILES = {
    "csv": ("text/csv; charset=utf-8", entry_export.as_csv),
    "json": ("application/json", entry_export.as_json),
}
_AGAIN_SECONDS = 15


@require_safe
def entries(request: PageRequest, event_id: str) -> HttpResponse:
    """Show the table of entries to organisers and judges; a script asks again for what came in."""
    event, rights = staffed_or_404(request, event_id)
    wanted = wanted_in(request.GET.dict(), event)
    page = Paginator(entries_of(event, wanted), caps.LARGEST_PAGE).get_page(request.GET.get("page"))
    context = {
        **page_context(event),
        "at": "entries",
        "rights": rights,
        "wanted": wanted,
        "page": page,
        "rows": rows_of(event, page.object_list, page.start_index() or 1),
        "summary": summary_of(event),
        "again": _AGAIN_SECONDS,
    }
    if not request.htmx:
        context |= {
            "orders": ORDERS.items(),
            "outcomes": OUTCOMES.items(),
            "statuses": STATUSES[:-1],
            "archetypes": archetypes_of(event),
            "sheets": SheetFile.objects.filter(event=event, made_by=request.user.pk).defer("content").first(),
        }
    template = "events/_table.html" if request.htmx else "events/entries.html"
    response = render(request, template, context)
    access.keep_private(response)
    return response


@require_safe
def export(request: HttpRequest, event_id: str, kind: str) -> HttpResponse:
    """Download the table, as it is filtered and sorted."""
    event, _ = staffed_or_404(request, event_id)
    if kind not in _FILES:
        raise Http404
    mime, write = _FILES[kind]
    response = HttpResponse(write(event, wanted_in(request.GET.dict(), event)), content_type=mime)
    response["Content-Disposition"] = f'attachment; filename="entries-{event.public_id}.{kind}"'
    access.keep_private(response)
    return response


@require_POST
def order_sheets(request: HttpRequest, event_id: str) -> HttpResponse:
    """Order the sheets of all entries: a few at once, many by a worker."""
    event, _ = staffed_or_404(request, event_id)
    if event_access.is_sealed(event):
        raise Http404
    order = sheet_files.order_sheets(event=event, user=request.user, site=request.build_absolute_uri("/"))
    if order.total <= sheets.AT_ONCE:
        sheet_files.carry_out(order=order.pk)
        return redirect("event-sheets-file", event.public_id, order.public_id)
    tasks.send_sheets(order.pk)
    return redirect(f"{reverse('entries', args=[event.public_id])}#sheets")


@require_safe
def sheets_progress(request: HttpRequest, event_id: str, order_id: str) -> HttpResponse:
    """Show how far a worker is with the sheets, for the script that asks again."""
    event, _ = staffed_or_404(request, event_id)
    response = render(
        request, "events/_sheets.html", {"event": event, "sheets": _order_or_404(request, event, order_id)}
    )
    access.keep_private(response)
    return response


@require_safe
def sheets_file(request: HttpRequest, event_id: str, order_id: str) -> HttpResponse:
    """Download the sheets once they are made."""
    event, _ = staffed_or_404(request, event_id)
    order = _order_or_404(request, event, order_id)
    # An event may be sealed again, if its start moved.
    if order.content is None or event_access.is_sealed(event):
        raise Http404
    response = HttpResponse(bytes(order.content), content_type="application/pdf")
    response["Content-Disposition"] = f'inline; filename="sheets-{event.public_id}.pdf"'
    access.keep_private(response)
    return response


@require_safe
def open_lists(request: HttpRequest, event_id: str) -> HttpResponse:
    """Show all lists of an event whose lists are open to all, once it has started."""
    event, rights = event_or_404(request, event_id)
    if not event_access.is_open(event):
        raise Http404
    found = event.entries.filter(status=IN, current__isnull=False).select_related("current")
    page = Paginator(found.order_by("name_key", "pk"), caps.LARGEST_PAGE).get_page(request.GET.get("page"))
    context = {
        **page_context(event),
        "at": "lists",
        "rights": rights,
        "page": page,
        "rows": [(entry, OUTCOMES[entry.current.outcome]) for entry in page.object_list if entry.current],
    }
    response = render(request, "events/lists.html", context)
    access.keep_private(response)
    return response


def _order_or_404(request: HttpRequest, event: Event, order_id: str) -> SheetFile:
    found = SheetFile.objects.filter(event=event, made_by=request.user.pk, public_id=order_id).first()
    if found is None:
        raise Http404
    return found
