"""What the pages of an event share: finding it, and what the visitor may do there."""

from django.http import Http404, HttpRequest
from rest_framework.request import Request

from events import selectors
from events.models import Entry, Event
from events.selectors import Rights


def event_or_404(request: HttpRequest | Request, event_id: str) -> tuple[Event, Rights]:
    """Return an event that the visitor may see, and what they may do there, or raise Http404."""
    found = selectors.event_or_none(request.user, event_id)
    if found is None:
        raise Http404
    return found, selectors.rights_of(request.user, found)


def organised_or_404(request: HttpRequest | Request, event_id: str) -> Event:
    """Return an event that the visitor organises, or raise Http404."""
    event, rights = event_or_404(request, event_id)
    if not rights.organises:
        raise Http404
    return event


def staffed_or_404(request: HttpRequest | Request, event_id: str) -> tuple[Event, Rights]:
    """Return an event that the visitor organises or judges, or raise Http404."""
    event, rights = event_or_404(request, event_id)
    if not rights.sees_entries:
        raise Http404
    return event, rights


def entry_or_404(request: HttpRequest | Request, event_id: str, entry_id: str) -> tuple[Entry, Rights, bool]:
    """Return an entry, what the visitor may do at its event, and whether it is theirs, or raise Http404."""
    event, rights = event_or_404(request, event_id)
    found = selectors.entry_or_none(event.public_id, entry_id)
    if found is None:
        raise Http404
    own = owns_entry(request, found)
    if not own and not rights.sees_entries:
        raise Http404
    return found, rights, own


def owns_entry(request: HttpRequest | Request, entry: Entry) -> bool:
    """Return whether an entry is of the visitor's account."""
    return entry.owner_id is not None and entry.owner_id == request.user.pk


def by_key_or_404(key: str) -> Entry:
    """Return the entry of a private link, or raise Http404."""
    found = selectors.entry_by_key(key)
    if found is None:
        raise Http404
    return found
