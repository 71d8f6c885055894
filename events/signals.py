"""Reactions to changes of accounts."""

from django.contrib.auth.models import User
from django.db.models.signals import post_delete, pre_delete
from django.dispatch import receiver

from events.access import ORGANISER
from events.models import Entry, Event, EventStaff
from events.services.erasure import erase


@receiver(pre_delete, sender=User)
def erase_entries_with_the_account(instance: User, **_: object) -> None:
    """Erase the entries of an account that is deleted, before the account no longer leads to them."""
    for entry in Entry.objects.filter(owner=instance.pk):
        erase(entry=entry)


@receiver(post_delete, sender=EventStaff)
def delete_events_without_organisers(instance: EventStaff, **_: object) -> None:
    """Delete an event whose last organiser deleted their account: nobody answers for its players' data."""
    if instance.role != ORGANISER:
        return
    if not EventStaff.objects.filter(event=instance.event_id, role=ORGANISER).exists():
        Event.objects.filter(pk=instance.event_id).delete()
