"""Who may see and do what at an event; no other code decides this.

An event has organisers, who may change it, judges, who may see its entries, and players, who see their own
entry. Anybody else is a stranger, who sees at most the event itself. What somebody may not see does not
exist for them: look rows up through these querysets and respond with 404.

A player's list is *sealed* until the start if the event says so: then nobody else sees anything of it, no
name, card or reason. Whether it is legal is not part of the list.
"""

from datetime import datetime
from typing import Literal, Protocol, Self, TypeVar

from django.db import models
from django.utils import timezone

from common import ids
from common.access import PUBLIC, UNLISTED, User

Row = TypeVar("Row", bound=models.Model)
Role = Literal["organiser", "judge", "player", "stranger"]

ORGANISER, JUDGE = "organiser", "judge"
ROLES = ((ORGANISER, "Organiser"), (JUDGE, "Judge"))

UNTIL_START, OPEN_AFTER_START, NEVER = "start", "open", "never"
SEALINGS = (
    (UNTIL_START, "Sealed until the start, then for organisers and judges"),
    (OPEN_AFTER_START, "Sealed until the start, then open to all"),
    (NEVER, "Never sealed: organisers and judges see lists as they come in"),
)


class Sealed(Protocol):
    """An event with what decides who sees its lists."""

    sealing: str
    starts: datetime


def has_started(event: Sealed, now: datetime | None = None) -> bool:
    """Return whether an event has started."""
    return (now or timezone.now()) >= event.starts


def is_sealed(event: Sealed, now: datetime | None = None) -> bool:
    """Return whether an event's lists are closed to everybody but the players who handed them in."""
    return event.sealing != NEVER and not has_started(event, now)


def is_open(event: Sealed, now: datetime | None = None) -> bool:
    """Return whether everybody who sees an event sees its lists."""
    return event.sealing == OPEN_AFTER_START and has_started(event, now)


def _own_role(user: User, role: str = "") -> models.Q:
    """Return the condition for events in which an account has a role, or any role."""
    if not user.is_authenticated:
        return models.Q(pk__in=())
    rows = models.Q(staff__user=user.pk)
    return rows & models.Q(staff__role=role) if role else rows


class EventQuerySet(models.QuerySet[Row]):
    """Events, filtered by what a user may see or change."""

    def visible_to(self, user: User) -> Self:
        """Return the events that a user may see if they know the URL."""
        seen = models.Q(visibility__in=(UNLISTED, PUBLIC)) | _own_role(user)
        if user.is_authenticated:
            seen |= models.Q(entries__owner=user.pk)
        return self.filter(seen).distinct()

    def listed(self) -> Self:
        """Return the events that lists show to everybody."""
        return self.filter(visibility=PUBLIC)

    def organised_by(self, user: User) -> Self:
        """Return the events that a user may change."""
        return self.filter(_own_role(user, ORGANISER))

    def staffed_by(self, user: User) -> Self:
        """Return the events whose entries a user may see: as an organiser or a judge."""
        return self.filter(_own_role(user))

    def played_by(self, user: User) -> Self:
        """Return the events in which an account has an entry."""
        return self.filter(entries__owner=user.pk).distinct() if user.is_authenticated else self.none()

    def with_id(self, public_id: str) -> Self:
        """Return the event with this id; an invalid id finds nothing."""
        return self.filter(public_id=public_id) if ids.is_id(public_id) else self.none()

    def with_code(self, code: str) -> Self:
        """Return the event with this code of its join link; an invalid code finds nothing."""
        return self.filter(join_code=code) if ids.is_code(code) else self.none()
