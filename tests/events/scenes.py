"""What the tests of events share: an event with everybody who has something to do with it."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from django.contrib.auth.models import AbstractUser, AnonymousUser
from django.utils import timezone

import rules
from common import ids
from common.access import User
from decks import files
from events.access import JUDGE
from events.lists import HandedIn
from events.models import Entry, Event, EventStaff
from events.receipts import key_for
from events.services.entries import Details, Receipt, hand_in
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


def users_by_role(roles: Iterable[str]) -> dict[str, AbstractUser]:
    """An account for each role but the visitor's; the role `staff` is that of the site, not of an event."""
    return {
        role: factories.make_user(role, is_staff=role == "staff", is_superuser=role == "staff")
        for role in roles
        if role != "visitor"
    }


def add_staff(event: Event, user: AbstractUser, role: str = JUDGE) -> EventStaff:
    """Make an account a judge of an event."""
    return EventStaff.objects.create(event=event, user=user, role=role)


def moved(event: Event, by: timedelta) -> Event:
    """An event whose times are all earlier by so much, as if that time had gone by."""
    return _at(event, event.starts - by, event.deadline - by)


def past_deadline(event: Event) -> Event:
    """An event whose deadline has just passed and that begins in an hour, so that its day is not over."""
    now = timezone.now()
    return _at(event, now + timedelta(hours=1), now)


def begun(event: Event) -> Event:
    """An event that begins at this moment, so that its day is not over, whatever the time of day."""
    now = timezone.now()
    return _at(event, now, now)


def _at(event: Event, starts: datetime, deadline: datetime) -> Event:
    event.starts, event.deadline = starts, deadline
    event.day = event.starts_there.date()
    event.erase_on = event.day + timedelta(days=30)
    event.save()
    return event


def legal_list(copies: int = 3) -> str:
    """A legal list of the Square Enix system as text."""
    held = factories.legal_cards(copies)["main"]
    return "\n".join(f"{count} {card_id}" for card_id, count in held.items())


def five_copies() -> str:
    """A list with five copies of a card, of which the rules allow three."""
    first, *rest = legal_list().splitlines()
    return "\n".join([first.replace("3 ", "5 ", 1), *rest[1:], "1 " + rest[0].split(" ", 1)[1]])


def value_of(text: str, code: str = "setcg") -> rules.Deck:
    """A list as the value that rules check."""
    return files.read(text, code).deck


def enter(
    event: Event,
    user: User | None = None,
    text: str = "",
    *,
    once: str = "",
    entry: Entry | None = None,
    **details: object,
) -> Receipt:
    """Hand in a list, by default a legal one and without an account."""
    said = {"name": getattr(user, "username", "") or "Player", **details}
    return hand_in(
        event=event,
        user=user or AnonymousUser(),
        handed=HandedIn(value_of(text or legal_list()), "My deck"),
        details=Details(**said),
        once=once or ids.new_id(),
        entry=entry,
    )


def key_of(receipt: Receipt) -> str:
    """The key of the private link of an entry without an account."""
    return key_for(receipt.entry.event, receipt.entry.once)
