"""Organisers and judges: invited, accepted, removed."""

from datetime import timedelta

from django.db import IntegrityError, transaction
from django.utils import timezone

from common import caps, ids
from common.access import User, signed_in
from events.access import ORGANISER, ROLES
from events.models import Event, EventStaff, Invitation
from events.services.events import NoEvent


class BadStaff(ValueError):
    """An invitation or a change of roles that is not possible; the message says why."""


@transaction.atomic
def invite(*, event: Event, user: User, role: str) -> Invitation:
    """Make a link by which one account gets a role at an event."""
    _need_organiser(event, user)
    if role not in dict(ROLES):
        raise BadStaff(f"“{role[:20]}” is not a role; choose organiser or judge.")
    if Invitation.objects.filter(event=event, used=None).count() >= caps.INVITATIONS_OPEN:
        raise BadStaff(f"{caps.INVITATIONS_OPEN} invitations are open, the most possible. Revoke one first.")
    expires = timezone.now() + timedelta(days=caps.INVITATION_DAYS)
    return Invitation.objects.create(event=event, role=role, expires=expires)


@transaction.atomic
def revoke(*, event: Event, user: User, invitation: int) -> bool:
    """Delete an unused invitation, and return whether there was one."""
    _need_organiser(event, user)
    return bool(Invitation.objects.filter(event=event, pk=invitation, used=None).delete()[0])


def invitation_or_none(code: str) -> Invitation | None:
    """Return the invitation with this code, or None."""
    if not ids.is_id(code):
        return None
    return Invitation.objects.select_related("event").filter(code=code).first()


@transaction.atomic
def accept(*, invitation: Invitation, user: User) -> EventStaff:
    """Give an account the role it is invited to; an organiser stays one. Raises BadStaff."""
    account = signed_in(user)
    held = Invitation.objects.select_for_update().filter(pk=invitation.pk).first()
    if held is None or not held.is_open:
        raise BadStaff("This invitation was used, revoked or has expired. Ask an organiser for a new one.")
    mine = EventStaff.objects.filter(event=held.event_id, user=account.pk).first()
    if mine is None:
        if EventStaff.objects.filter(event=held.event_id).count() >= caps.EVENT_STAFF:
            raise BadStaff(f"The event has {caps.EVENT_STAFF} organisers and judges, the most possible.")
        try:
            with transaction.atomic():
                mine = EventStaff.objects.create(event=held.event, user_id=account.pk, role=held.role)
        except IntegrityError:
            # The same account accepted another invitation in this moment.
            mine = EventStaff.objects.get(event=held.event_id, user=account.pk)
    elif mine.role != ORGANISER and mine.role != held.role:
        mine.role = held.role
        mine.save(update_fields=["role"])
    held.used, held.used_by_id = timezone.now(), account.pk
    held.save(update_fields=["used", "used_by"])
    return mine


@transaction.atomic
def remove(*, event: Event, user: User, member: int) -> None:
    """Remove an organiser or a judge, or leave oneself. Raises NoEvent or BadStaff."""
    account = signed_in(user)
    # All who change who runs an event wait for each other, so that the last organisers cannot both leave.
    list(Event.objects.select_for_update().filter(pk=event.pk))
    held = EventStaff.objects.filter(event=event, pk=member).first()
    if held is None:
        raise BadStaff("This person no longer organises or judges the event.")
    if held.user_id != account.pk:
        _need_organiser(event, user)
    others = EventStaff.objects.filter(event=event, role=ORGANISER).exclude(pk=held.pk)
    if held.role == ORGANISER and not others.exists():
        raise BadStaff("An event needs an organiser. Invite another one first, or delete the event.")
    held.delete()


def _need_organiser(event: Event, user: User) -> None:
    if not Event.objects.organised_by(user).filter(pk=event.pk).exists():
        raise NoEvent
