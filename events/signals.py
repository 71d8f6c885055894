"""Reactions to changes of accounts."""

from django.db.models.signals import post_delete
from django.dispatch import receiver

from events.access import ORGANISER
from events.models import Event, EventStaff


@receiver(post_delete, sender=EventStaff)
def delete_events_without_organisers(instance: EventStaff, **_: object) -> None:
    """Delete an event whose last organiser deleted their account: nobody answers for its players' data."""
    if instance.role != ORGANISER:
        return
    if not EventStaff.objects.filter(event=instance.event_id, role=ORGANISER).exists():
        Event.objects.filter(pk=instance.event_id).delete()
