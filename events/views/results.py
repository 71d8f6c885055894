"""Pages of results: shown, entered on a form, imported from a table, published; and published lists."""

from collections.abc import Mapping

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from common import access, caps
from events import lists
from events.forms.results import ImportForm, answers_in, rows_in, rows_to_store
from events.models import Event
from events.results import selectors
from events.results.names import LEFT_OUT, Matched, match
from events.results.selectors import EnteredResult
from events.results.table import Fault, ResultTable, TableRow, read_table
from events.services import results as services
from events.services.events import NoEvent
from events.views.base import event_or_404, organised_or_404
from events.views.events import page_context


@require_safe
def results(request: HttpRequest, event_id: str) -> HttpResponse:
    """Show an event's results: published ones to all who see the event, others to those who run it."""
    shown, rights = event_or_404(request, event_id)
    public = selectors.is_published(shown)
    if not public and not rights.sees_entries:
        raise Http404
    rows = selectors.shown_results(shown, names_all=rights.sees_entries)
    context = {
        **page_context(shown),
        "at": "results",
        "rights": rights,
        "public": public,
        "rows": rows,
        "lists": sum(row["list"] is not None for row in rows),
        "agreed": selectors.number_of_agreed(shown) if rights.organises else 0,
    }
    response = render(request, "events/results.html", context)
    access.keep_private(response, None if rights.sees_entries else shown)
    return response


@require_http_methods(["GET", "POST"])
def edit(request: HttpRequest, event_id: str) -> HttpResponse:
    """Enter results on a form with a row for each player."""
    held = organised_or_404(request, event_id)
    entered = selectors.entered_results(held)
    if request.method == "GET":
        return _form_page(request, held, entered)
    if len(entered) > caps.RESULT_FORM_PLAYERS:
        messages.error(request, "This event has too many players for a form. Import a table instead.")
        return redirect("event-results-import", held.public_id)
    entered, faults = rows_in(request.POST, entered)
    if faults:
        return _form_page(request, held, entered, faults, status=400)
    try:
        return _stored(request, held, rows_to_store(entered))
    except services.StaleResults as error:
        return _form_page(request, held, entered, trouble=str(error), status=409)


@require_http_methods(["GET", "POST"])
def import_table(request: HttpRequest, event_id: str) -> HttpResponse:
    """Import results from a table: read it, ask which players are meant, then store all of it or nothing."""
    held = organised_or_404(request, event_id)
    if request.method == "GET":
        return _import_page(request, held, ImportForm(initial={"version": _stored_version(held)}))
    form = ImportForm(request.POST, request.FILES)
    if not form.is_valid():
        return _import_page(request, held, form, status=400)
    text = form.table
    table = read_table(text)
    if table.faults:
        return _import_page(request, held, _again(text, _version(request)), table, status=400)
    matched = match(table.rows, selectors.players(held), answers_in(request.POST))
    if matched.questions or request.POST.get("do") != "store":
        return _import_page(request, held, _again(text, _version(request)), table, matched)
    try:
        return _stored(request, held, matched.rows)
    except services.StaleResults as error:
        form = _again(text, _stored_version(held))
        return _import_page(request, held, form, table, matched, trouble=str(error), status=409)


@require_POST
def publish(request: HttpRequest, event_id: str) -> HttpResponse:
    """Publish results with the lists of the players who agree, or withdraw them."""
    held = organised_or_404(request, event_id)
    try:
        if request.POST.get("do") == "withdraw":
            services.withdraw_results(event=held, user=request.user)
            messages.success(request, "The results and lists are no longer public.")
        else:
            services.publish_results(event=held, user=request.user)
            messages.success(request, "The results are public, with the lists of the players who agree.")
    except services.NotYet as error:
        messages.error(request, str(error))
    return redirect("event-results", held.public_id)


@require_safe
def published_list(request: HttpRequest, event_id: str, entry_id: str) -> HttpResponse:
    """Show the list of a player who agreed, once the results are published."""
    shown, rights = event_or_404(request, event_id)
    played = selectors.published_list(shown, entry_id)
    if played is None:
        raise Http404
    context = {
        **page_context(shown),
        "at": "list",
        "rights": rights,
        "entry": played.entry,
        "list": played.list,
        "placing": played.entry.placing,
        "sections": lists.sections_of(lists.value_of(shown, played.list)),
    }
    response = render(request, "events/published_list.html", context)
    access.keep_private(response, shown)
    return response


def _stored(request: HttpRequest, held: Event, rows: Mapping[str, TableRow]) -> HttpResponse:
    """Store results and redirect to them, or say why there can be none yet. Raises StaleResults."""
    try:
        services.store_results(event=held, user=request.user, version=_version(request), rows=rows)
    except NoEvent:
        raise Http404 from None
    except services.NotYet as error:
        messages.error(request, str(error))
        return redirect(held)
    messages.success(request, "The results are saved.")
    return redirect("event-results", held.public_id)


def _stored_version(held: Event) -> int:
    stored = selectors.event_results_or_none(held)
    return stored.version if stored else 0


def _version(request: HttpRequest) -> int:
    said = request.POST.get("version", "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else 0


def _again(text: str, version: int) -> ImportForm:
    """Return the form with its table as text, so that a file need not be chosen again."""
    return ImportForm(initial={"text": text, "version": version})


def _form_page(
    request: HttpRequest,
    held: Event,
    entered: list[EnteredResult],
    faults: list[Fault] | None = None,
    trouble: str = "",
    status: int = 200,
) -> HttpResponse:
    theirs = {one.entry.pk: one for one in selectors.entered_results(held)} if status == 409 else {}
    context = {
        **page_context(held),
        "at": "results",
        "rights": event_or_404(request, held.public_id)[1],
        "rows": [(one, theirs.get(one.entry.pk)) for one in entered],
        "too_many": len(entered) > caps.RESULT_FORM_PLAYERS,
        "most": caps.RESULT_FORM_PLAYERS,
        # After a conflict the next save is based on what is shown beside one's own entries.
        "version": _version(request) if faults else _stored_version(held),
        "faults": faults or [],
        "trouble": trouble,
    }
    response = render(request, "events/results_form.html", context, status=status)
    access.keep_private(response)
    return response


def _import_page(
    request: HttpRequest,
    held: Event,
    form: ImportForm,
    table: ResultTable | None = None,
    matched: Matched | None = None,
    trouble: str = "",
    status: int = 200,
) -> HttpResponse:
    players = selectors.players(held)
    names = {player.id: player.name for player in players}
    taken = set(matched.rows) if matched else set()
    context = {
        **page_context(held),
        "at": "results",
        "rights": event_or_404(request, held.public_id)[1],
        "form": form,
        "table": table,
        "matched": matched,
        "rows": [(row, names[entry]) for entry, row in matched.rows.items()] if matched else [],
        "others": [player for player in players if player.id not in taken],
        "missing": [player for player in players if player.id not in taken] if matched else [],
        "answers": answers_in(request.POST),
        "left_out": LEFT_OUT,
        "trouble": trouble,
    }
    response = render(request, "events/results_import.html", context, status=status)
    access.keep_private(response)
    return response
