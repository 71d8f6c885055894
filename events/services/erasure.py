"""Erasure of what is stored about players: as they ask, with their account, or on the event's day for it."""

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from common import ids
from events import times
from events.models import Entry, EntryList, Event
from events.models.entries import ERASED

_AT_ONCE = 200


@transaction.atomic
def erase(*, entry: Entry) -> None:
    """Erase an entry with all its lists. Once the event has started, an entry without a name stays."""
    held = Entry.objects.select_for_update().filter(pk=entry.pk).first()
    if held is None:
        return
    if held.event.has_started:
        _make_nameless(held)
        held.lists.all().delete()
    else:
        held.delete()


def erase_due(most: int = _AT_ONCE) -> int:
    """Erase data of players without accounts on the day that their event says; return how many were erased.

    A list that its player agreed to publish stays, without a name.
    """
    done = 0
    for key in list(due().order_by("pk").values_list("pk", flat=True)[:most]):
        with transaction.atomic():
            held = Entry.objects.select_for_update().filter(pk=key).first()
            if held is None or held.owner_id is not None or not _is_due(held.event):
                continue
            published = held.current if held.publish else None
            _make_nameless(held)
            if published is None:
                held.lists.all().delete()
            else:
                held.lists.exclude(pk=published.pk).delete()
                EntryList.objects.filter(pk=published.pk).update(name="", deck=None, deck_version=None)
                held.current = published
                held.save(update_fields=["current"])
            done += 1
    return done


def due() -> QuerySet[Entry]:
    """Return the entries whose day of erasure has come, or is about to where the event is."""
    found = Entry.objects.filter(owner=None, event__erase_on__lte=timezone.now().date())
    return found.exclude(status=ERASED)


def _is_due(event: Event) -> bool:
    """Return whether an event's day of erasure has begun where the event is."""
    return times.local(timezone.now(), event.zone).date() >= event.erase_on


def _make_nameless(held: Entry) -> None:
    # What judges noted is about the player.
    held.deck_checks.all().delete()
    held.owner, held.key_digest, held.once = None, "", ids.new_id()
    held.name, held.name_key, held.words, held.mail, held.answers = "", b"", "", "", {}
    held.notices.all().delete()
    held.status, held.current, held.updated = ERASED, None, timezone.now()
    held.save()
