"""Results of events: stored as a whole, published and withdrawn, by organisers."""

from collections.abc import Mapping

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from common.access import User, signed_in
from events import access
from events.metagame import played
from events.models import Entry, Event, EventResults, Placing, PlayedDeck
from events.models.entries import IN
from events.results.table import TableRow
from events.services.events import NoEvent


class StaleResults(Exception):
    """Another organiser changed the results since the user looked at them; nothing was stored."""

    def __init__(self) -> None:
        super().__init__(
            "Another organiser changed the results while you were editing them, so yours are not stored yet. "
            "Compare with theirs, then save again."
        )


class NotYet(ValueError):
    """Results cannot be stored or published yet; the message says why."""


@transaction.atomic
def store_results(*, event: Event, user: User, version: int, rows: Mapping[str, TableRow]) -> EventResults:
    """Replace an event's results; `rows` has a result for each entry by its id.

    `version` is that of the results the user looked at, 0 if there were none. Raises NoEvent, NotYet or
    StaleResults, and then stores nothing.
    """
    account = signed_in(user)
    _need_organiser(event, user)
    if not access.has_started(event):
        raise NotYet("The event has not started, so there are no results yet.")
    # All who change the results of an event wait for each other.
    list(Event.objects.select_for_update().filter(pk=event.pk))
    held = EventResults.objects.filter(event=event).first()
    if (held.version if held else 0) != version:
        raise StaleResults
    if held is None:
        held = EventResults.objects.create(event=event, updated_by_id=account.pk)
    else:
        EventResults.objects.filter(pk=held.pk).update(
            version=F("version") + 1, updated=timezone.now(), updated_by=account.pk
        )
    entries = {entry.public_id: entry for entry in Entry.objects.filter(event=event, status=IN)}
    Placing.objects.filter(results=held).delete()
    Placing.objects.bulk_create(
        Placing(
            results=held,
            entry=entries[entry_id],
            place=row.place,
            record=row.record,
            dropped=row.dropped,
        )
        for entry_id, row in rows.items()
        if entry_id in entries
    )
    held.refresh_from_db()
    return held


@transaction.atomic
def publish_results(*, event: Event, user: User) -> EventResults:
    """Publish an event's results, and the lists of the players who agree, as they are now.

    Publishing again takes the current lists. Raises NoEvent or NotYet.
    """
    _need_organiser(event, user)
    if not access.has_started(event):
        raise NotYet("The event has not started, so nothing can be published yet.")
    list(Event.objects.select_for_update().filter(pk=event.pk))
    held = EventResults.objects.filter(event=event).first()
    if held is None or not held.placings.exists():
        raise NotYet("There are no results yet. Enter or import them first.")
    played.store_played(event)
    held.published = timezone.now()
    held.save(update_fields=["published"])
    return held


@transaction.atomic
def withdraw_results(*, event: Event, user: User) -> bool:
    """Hide published results and lists again, and stop counting them; return whether they were published."""
    _need_organiser(event, user)
    PlayedDeck.objects.filter(event=event).delete()
    return bool(
        EventResults.objects.filter(event=event, published__isnull=False).update(
            published=None, updated=timezone.now()
        )
    )


def _need_organiser(event: Event, user: User) -> None:
    if not Event.objects.organised_by(user).filter(pk=event.pk).exists():
        raise NoEvent
