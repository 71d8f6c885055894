"""What the tests of events share: an event with everybody who has something to do with it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from django.contrib.auth.models import AbstractUser
from django.utils import timezone

from events.access import JUDGE, ORGANISER
from events.models import Event, EventStaff
from events.services.events import EventValues, create_event
from tests.decks import factories

ZONE = "Europe/Berlin"


def soon(days: int = 20, hour: int = 9) -> datetime:
    """A full hour some days ahead."""
    return (
        (timezone.now() + timedelta(days=days))
        .astimezone(UTC)
        .replace(hour=hour, minute=0, second=0, microsecond=0)
    )


def values(**fields: object) -> EventValues:
    """What an organiser says of an event of the Square Enix system in twenty days."""
    said = EventValues(
        name="Spring Open",
        system="setcg",
        format=factories.default_format("setcg"),
        zone=ZONE,
        starts=soon(),
        deadline=soon() - timedelta(hours=1),
        place="Town hall, 1 Market Square",
        sealing="never",
    )
    return replace(said, **fields)


def make_event(organiser: AbstractUser | None = None, **fields: object) -> Event:
    """A stored event."""
    return create_event(user=organiser or factories.make_user(), values=values(**fields))


def add_staff(event: Event, user: AbstractUser, role: str = JUDGE) -> EventStaff:
    """Make an account a judge of an event."""
    return EventStaff.objects.create(event=event, user=user, role=role)


def moved(event: Event, by: timedelta) -> Event:
    """An event whose times are all earlier by so much, as if that time had gone by."""
    event.starts -= by
    event.deadline -= by
    event.day = event.starts_there.date()
    event.erase_on = event.day + timedelta(days=30)
    event.save()
    return event


__all__ = ["JUDGE", "ORGANISER", "ZONE", "add_staff", "make_event", "moved", "soon", "values"]
