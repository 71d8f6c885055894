"""Pages of who runs an event: invitations, roles, and leaving."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from common import access, qr
from events.access import ROLES
from events.models import Event
from events.services import staff as services
from events.views.base import organised_or_404, staffed_or_404
from events.views.events import page_context


@require_http_methods(["GET", "POST"])
def staff(request: HttpRequest, event_id: str) -> HttpResponse:
    """Show who runs an event, and let organisers invite and remove people, and everybody leave."""
    held, rights = staffed_or_404(request, event_id)
    if request.method == "POST":
        try:
            return _changed(request, held)
        except services.BadStaff as error:
            messages.error(request, str(error))
            return redirect("event-staff", held.public_id)
    return _page(request, organised_or_404(request, event_id))


def _changed(request: HttpRequest, held: Event) -> HttpResponse:
    """Carry out what a button says: invite, revoke, remove."""
    do, which = request.POST.get("do", ""), request.POST.get("which", "")
    number = int(which) if which.isascii() and which.isdigit() and len(which) < 18 else 0
    if do == "invite":
        services.invite(event=organised_or_404(request, held.public_id), user=request.user, role=which)
        messages.success(request, "Send the new link to one person: it works once.")
    elif do == "revoke":
        organised_or_404(request, held.public_id)
        if services.revoke(event=held, user=request.user, invitation=number):
            messages.success(request, "The invitation no longer works.")
        else:
            messages.info(request, "The invitation was already used or revoked.")
    elif do == "remove":
        own = held.staff.filter(pk=number, user=request.user.pk).exists()
        if not own:
            organised_or_404(request, held.public_id)
        services.remove(event=held, user=request.user, member=number)
        if own:
            messages.success(request, f"You no longer work at “{held.name}”.")
            return redirect("events")
        messages.success(request, "Removed.")
    else:
        raise services.BadStaff(f"“{do[:20]}” is nothing that can be done here.")
    return redirect("event-staff", held.public_id)


def _page(request: HttpRequest, held: Event) -> HttpResponse:
    opened = held.invitations.filter(used=None, expires__gt=timezone.now())
    context = {
        **page_context(held),
        "at": "staff",
        "rights": staffed_or_404(request, held.public_id)[1],
        "staff": held.staff.select_related("user"),
        "roles": ROLES,
        "invitations": [(one, qr.link(request.build_absolute_uri(one.get_absolute_url()))) for one in opened],
    }
    response = render(request, "events/staff.html", context)
    access.keep_private(response)
    return response


@require_safe
def invitation(request: HttpRequest, code: str) -> HttpResponse:
    """Show an invitation to run an event, with a button to accept it."""
    found = services.invitation_or_none(code)
    if found is None or not found.is_open:
        raise Http404
    response = render(request, "events/invitation.html", {**page_context(found.event), "invitation": found})
    access.keep_private(response)
    return response


@login_required
@require_http_methods(["POST"])
def accept(request: HttpRequest, code: str) -> HttpResponse:
    """Accept an invitation."""
    found = services.invitation_or_none(code)
    if found is None:
        raise Http404
    try:
        mine = services.accept(invitation=found, user=request.user)
    except services.BadStaff as error:
        messages.error(request, str(error))
        return redirect("events")
    messages.success(request, f"You are now {mine.get_role_display().lower()} of “{found.event.name}”.")
    return redirect(found.event)
