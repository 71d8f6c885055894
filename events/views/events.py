"""Pages of events: the list, one event, and what organisers do with it."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

import rules
from common import access, caps, qr
from common.pictures import png_response
from common.throttles import seconds_to_wait
from common.words import say
from events import access as event_access
from events import formats, selectors, tasks, times
from events.entry_table import summary_of
from events.forms.events import EventForm, initial_of
from events.house_rules import written_of
from events.models import Event
from events.previews import event_picture, event_preview
from events.results.selectors import is_published
from events.services import events as services
from events.views.base import event_or_404, organised_or_404
from rules.construction.formats import UnknownFormat
from rules.systems import CODES, UnknownSystem


@require_safe
def events(request: HttpRequest) -> HttpResponse:
    """List the visitor's events, and the coming ones that everybody sees."""
    system = request.GET.get("system", "")
    system = system if system in CODES else ""
    page = Paginator(selectors.coming_events(system), caps.PAGE).get_page(request.GET.get("page"))
    mine = list(selectors.own_events(request.user)[: caps.PAGE]) if page.number == 1 else []
    context = {
        "page": page,
        "coming": page.object_list,
        "mine": mine,
        "roles": selectors.roles_at(request.user, mine),
        "systems": rules.systems(),
        "system": system,
    }
    response = render(request, "events/list.html", context)
    access.keep_private(response)
    return response


@require_safe
def event(request: HttpRequest, event_id: str) -> HttpResponse:
    """Show an event to those who may see it."""
    shown, rights = event_or_404(request, event_id)
    context = {**page_context(shown), "rights": rights, "at": "event"}
    context["link_preview"] = event_preview(shown)
    context["entry"] = selectors.own_entry_or_none(request.user, shown)
    if rights.sees_entries:
        context["join"] = qr.link(_join_address(request, shown))
        context["summary"] = summary_of(shown)
        context["staff"] = shown.staff.select_related("user")
    response = render(request, "events/detail.html", context)
    access.keep_private(response, shown)
    return response


@require_safe
def picture(request: HttpRequest, event_id: str) -> HttpResponse:
    """Return the picture of an event for chats."""
    shown, _ = event_or_404(request, event_id)
    return png_response(request, event_picture(shown), None)


@require_safe
def join(request: HttpRequest, code: str) -> HttpResponse:
    """Redirect from an event's link for players to the event, if the visitor may see it."""
    found = Event.objects.visible_to(request.user).with_code(code).first()
    if found is None:
        raise Http404
    response = redirect(found)
    # A link can be replaced, so browsers must not cache the redirect.
    access.keep_private(response)
    return response


@login_required
@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Create an event."""
    if request.method == "GET":
        return _form_page(request, EventForm(initial={"zone": "UTC"}))
    form = EventForm(request.POST)
    if wait := seconds_to_wait(request, "event"):
        form.is_valid()
        form.add_error(None, say("slow", seconds=wait))
        return _form_page(request, form, status=429)
    if form.is_valid():
        try:
            made = services.create_event(user=request.user, values=form.values)
        except (services.BadEvent, UnknownSystem, UnknownFormat) as error:
            form.add_error(getattr(error, "field", "format"), str(error))
        else:
            _say_repeated(request, form)
            messages.success(request, "The event is ready. Share its link with the players.")
            return redirect(made)
    return _form_page(request, form, status=400)


@require_http_methods(["GET", "POST"])
def edit(request: HttpRequest, event_id: str) -> HttpResponse:
    """Change an event, unless another organiser changed it in the meantime."""
    held = organised_or_404(request, event_id)
    if request.method == "GET":
        return _form_page(request, EventForm(initial=initial_of(held)), held)
    form = EventForm(request.POST)
    if not form.is_valid():
        return _form_page(request, form, held, status=400)
    try:
        services.update_event(
            event=held, user=request.user, version=form.cleaned_data["version"] or 0, values=form.values
        )
    except services.NoEvent:
        raise Http404 from None
    except services.StaleEvent as stale:
        return _stale_page(request, form, stale)
    except (services.BadEvent, UnknownSystem, UnknownFormat) as error:
        form.add_error(getattr(error, "field", "format"), str(error))
        return _form_page(request, form, held, status=400)
    tasks.send_recheck()
    _say_repeated(request, form)
    messages.success(request, "The event is saved.")
    return redirect(held)


@require_POST
def close(request: HttpRequest, event_id: str) -> HttpResponse:
    """Stop accepting lists now."""
    held = organised_or_404(request, event_id)
    services.close_event(event=held, user=request.user)
    messages.success(request, "The deadline is now. Later lists wait until an organiser accepts them.")
    return redirect(held)


@require_POST
def rotate(request: HttpRequest, event_id: str) -> HttpResponse:
    """Replace the link for players."""
    held = organised_or_404(request, event_id)
    services.replace_join_link(event=held, user=request.user)
    messages.success(request, "The event has a new link for players. The old one no longer works.")
    return redirect(held)


@require_http_methods(["GET", "POST"])
def delete(request: HttpRequest, event_id: str) -> HttpResponse:
    """Delete an event, after asking."""
    held = organised_or_404(request, event_id)
    if request.method == "POST" and request.POST.get("sure") == "yes":
        services.delete_event(event=held, user=request.user)
        messages.success(request, f"“{held.name}” is deleted, with all its entries.")
        return redirect("events")
    context = {**page_context(held), "asked": request.method == "POST", "entries": held.entries.count()}
    response = render(request, "events/delete.html", context, status=400 if request.method == "POST" else 200)
    access.keep_private(response)
    return response


def page_context(shown: Event) -> dict[str, object]:
    """Return what every page of an event shows of it."""
    return {
        "event": shown,
        "of": rules.system(shown.system),
        "format_name": formats.name_of(shown),
        "house": written_of(shown.house_format) if shown.house_format else None,
        "public_results": is_published(shown),
        "sealed": event_access.is_sealed(shown),
        "open": event_access.is_open(shown),
        "start_offset": times.offset_of(shown.starts, shown.zone),
        "now": timezone.now(),
    }


def _join_address(request: HttpRequest, shown: Event) -> str:
    return request.build_absolute_uri(reverse("event-join", args=[shown.join_code]))


def _form_page(
    request: HttpRequest,
    form: EventForm,
    held: Event | None = None,
    status: int = 200,
    **more: object,
) -> HttpResponse:
    context = {"form": form, "event": held, **more}
    response = render(request, "events/form.html", context, status=status)
    access.keep_private(response)
    return response


def _stale_page(request: HttpRequest, form: EventForm, stale: services.StaleEvent) -> HttpResponse:
    """Show an organiser's own changes again, beside what another one saved in the meantime."""
    theirs = initial_of(stale.theirs)
    shown = {
        str(form.fields[name].label): theirs[name]
        for name in services.changed_fields(form.values, stale.theirs)
        if name in theirs
    }
    again = EventForm({**{name: form.data[name] for name in form.data}, "version": str(stale.theirs.version)})
    again.is_valid()
    again.add_error(None, str(stale))
    return _form_page(request, again, stale.theirs, 409, theirs=shown.items())


def _say_repeated(request: HttpRequest, form: EventForm) -> None:
    for label in form.repeated_times:
        messages.info(request, f"{label}: clocks show this time twice that day; we take the first.")
