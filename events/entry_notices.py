"""Notices to players about their lists, for pages."""

from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.functional import SimpleLazyObject

from accounts.selectors import unread_rows
from common.access import User
from events.models import Entry, EntryNotice


def new_notices(user: User) -> QuerySet[EntryNotice]:
    """Return the notices about an account's lists that it has not read yet, newest first."""
    if not user.is_authenticated:
        return EntryNotice.objects.none()
    found = EntryNotice.objects.filter(entry__owner=user.pk, read=None)
    return found.select_related("entry__event").order_by("-made", "-pk")


def mark_read(*, entry: Entry) -> int:
    """Mark the notices about an entry as read, and return how many were unread."""
    return entry.notices.filter(read=None).update(read=timezone.now())


def for_pages(request: HttpRequest) -> dict[str, object]:
    """Return the number of unread notices and comments for templates, those about events among them.

    It takes the place of the same number without events, and is counted lazily in one query.
    """
    user = getattr(request, "user", None)
    if user is None or not user.is_authenticated:
        return {}
    return {"unread": SimpleLazyObject(lambda: _unread(user))}


def _unread(user: User) -> int:
    first, *others = unread_rows(user)
    events = EntryNotice.objects.filter(entry__owner=user.pk, read=None).order_by().values_list("pk")
    return first.union(*others, events, all=True).count()
