"""Queries of pages and the API: events by who asks, and who runs them."""

from dataclasses import dataclass
from datetime import timedelta

from django.db.models import Q, QuerySet
from django.utils import timezone

from common import ids
from common.access import User
from events import access
from events.access import Role
from events.models import Entry, Event, EventStaff
from events.receipts import KEY_LENGTH, digest_of

_LISTED_AFTER = timedelta(days=1)
"""How long after its start an event still counts as coming."""


@dataclass(frozen=True, slots=True)
class Rights:
    """What somebody may do at an event."""

    role: Role

    @property
    def organises(self) -> bool:
        """Whether they may change the event and decide on entries."""
        return self.role == access.ORGANISER

    @property
    def sees_entries(self) -> bool:
        """Whether they may see who handed in a list."""
        return self.role in (access.ORGANISER, access.JUDGE)


def event_or_none(user: User, public_id: str) -> Event | None:
    """Return an event that a user may see, or None."""
    return Event.objects.visible_to(user).with_id(public_id).first()


def rights_of(user: User, event: Event) -> Rights:
    """Return what a user may do at an event."""
    if not user.is_authenticated:
        return Rights("stranger")
    held = EventStaff.objects.filter(event=event, user=user.pk).first()
    if held is not None:
        return Rights("organiser" if held.role == access.ORGANISER else "judge")
    return Rights("player" if event.entries.filter(owner=user.pk).exists() else "stranger")


def own_events(user: User) -> QuerySet[Event]:
    """Return the events that an account runs or plays in, the last ones first."""
    if not user.is_authenticated:
        return Event.objects.none()
    mine = Q(staff__user=user.pk) | Q(entries__owner=user.pk)
    return Event.objects.filter(mine).distinct().order_by("-starts", "-pk")


def coming_events(system: str = "") -> QuerySet[Event]:
    """Return the listed events that have not ended, the next one first."""
    found = Event.objects.listed().filter(starts__gte=timezone.now() - _LISTED_AFTER)
    return (found.filter(system=system) if system else found).order_by("starts", "pk")


def roles_at(user: User, events: list[Event]) -> dict[int, str]:
    """Return what a user is at each of these events: organiser, judge or player."""
    if not user.is_authenticated:
        return {}
    held = EventStaff.objects.filter(user=user.pk, event__in=events).values_list("event", "role")
    return {event.pk: "player" for event in events} | dict(held)


def entry_or_none(event_id: str, entry_id: str) -> Entry | None:
    """Return an entry by the ids of its event and its own, or None; who may see it is not asked here."""
    if not ids.is_id(entry_id):
        return None
    found = Entry.objects.select_related("event", "owner", "current")
    return found.filter(public_id=entry_id, event__public_id=event_id).first()


def own_entry_or_none(user: User, event: Event) -> Entry | None:
    """Return an account's entry in an event, or None."""
    if not user.is_authenticated:
        return None
    return Entry.objects.select_related("event", "current").filter(event=event, owner=user.pk).first()


def entry_by_key(key: str) -> Entry | None:
    """Return the entry of a private link, or None."""
    if len(key) != KEY_LENGTH:
        return None
    found = Entry.objects.select_related("event", "current").filter(owner=None)
    return found.filter(key_digest=digest_of(key)).first()
