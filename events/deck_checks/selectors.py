"""Queries of deck checks, for organisers and judges once lists are no longer sealed."""

from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from common import ids
from common.access import User
from events import access
from events.models import CheckSignature, DeckCheck, Entry, Event
from events.models.checks import NO_PENALTY
from events.models.entries import ACCEPTED, IN
from events.receipts import fits
from rules.cards import normalise


def deck_check_or_none(user: User, event_id: str, check_id: str) -> DeckCheck | None:
    """Return a deck check of an event that a user runs, or None; also while its lists are sealed."""
    if not ids.is_id(check_id):
        return None
    event = Event.objects.staffed_by(user).with_id(event_id).first()
    if event is None or access.is_sealed(event):
        return None
    return (
        DeckCheck.objects.filter(public_id=check_id, entry__event=event)
        .select_related("entry__event", "list")
        .first()
    )


def checks_of(event: Event) -> QuerySet[DeckCheck]:
    """Return an event's deck checks, the last one first, each with its signatures."""
    penalties = CheckSignature.objects.filter(deck_check=OuterRef("pk")).exclude(penalty=NO_PENALTY)
    return (
        DeckCheck.objects.filter(entry__event=event)
        .select_related("entry", "started_by", "list")
        .prefetch_related("signatures__judge")
        .annotate(penalised=Exists(penalties))
    )


def entries_to_check(event: Event, asked: str = "") -> QuerySet[Entry]:
    """Return the entries whose decks can be checked, by name.

    `asked` is part of a name or the code of a receipt.
    """
    found = (
        Entry.objects.filter(event=event, status=IN, current__state=ACCEPTED)
        .annotate(
            times_checked=Count("deck_checks", filter=Q(deck_checks__signatures__isnull=False), distinct=True)
        )
        .order_by("name_key", "pk")
    )
    words = [normalise(word) for word in asked.split()]
    if not words:
        return found
    entries = list(found.select_related("event", "current"))
    matching = [entry for entry in entries if all(word in normalise(entry.name) for word in words)]
    if not matching:
        matching = [entry for entry in entries if entry.current and fits(entry, entry.current, asked)]
    return found.filter(pk__in=[entry.pk for entry in matching])


def can_be_checked(entry: Entry) -> bool:
    """Return whether an entry has an accepted list that is not sealed, to check a deck against."""
    if access.is_sealed(entry.event) or entry.status != IN:
        return False
    return entry.current is not None and entry.current.state == ACCEPTED
