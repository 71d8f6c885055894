"""Events: created, changed, closed, deleted; their join links replaced."""

from dataclasses import asdict, dataclass
from datetime import date, datetime, timedelta

from django.db import transaction
from django.db.models import F
from django.utils import timezone

import rules
from common import caps, ids
from common.access import User, signed_in
from common.text import clean_line, clean_text
from events import access, house_rules, times
from events.models import Event, EventStaff
from events.models.events import VISIBILITIES

_STRICTER = {
    access.NEVER: {access.UNTIL_START},
    access.OPEN_AFTER_START: {access.UNTIL_START},
    access.UNTIL_START: set[str](),
}
"""What a rule about sealed lists may become once players have handed lists in under it."""


class NoEvent(LookupError):
    """There is no such event that this user may change; respond with 404."""


class BadEvent(ValueError):
    """Something about an event cannot be stored; `field` says what, the message what would be right."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class StaleEvent(Exception):
    """Another organiser changed the event since the user looked at it; nothing was stored."""

    def __init__(self, theirs: Event) -> None:
        super().__init__(
            "Another organiser changed this event while you were editing it, so your changes are not stored "
            "yet. Compare below, then save again."
        )
        self.theirs = theirs


@dataclass(frozen=True, slots=True, kw_only=True)
class EventValues:
    """What an organiser says about an event. `questions` are sentences that players answer."""

    name: str
    system: str
    format: str
    zone: str
    starts: datetime
    deadline: datetime
    online: bool = False
    place: str = ""
    about: str = ""
    visibility: str = "unlisted"
    sealing: str = access.NEVER
    legal_only: bool = True
    questions: tuple[str, ...] = ()
    questions_use: str = ""
    erase_on: date | None = None
    house_name: str = ""
    house_banned: str = ""
    house_limited: str = ""
    house_sizes: str = ""


@transaction.atomic
def create_event(*, user: User, values: EventValues) -> Event:
    """Store a new event, organised by the user. Raises BadEvent, UnknownSystem or UnknownFormat."""
    owner = signed_in(user)
    if Event.objects.organised_by(user).count() >= caps.EVENTS_PER_USER:
        raise BadEvent(
            "name", f"You organise {caps.EVENTS_PER_USER} events, the most possible. Delete one first."
        )
    event = Event(made_by_id=owner.pk)
    _put(event, values)
    if values.deadline <= timezone.now():
        raise _past("deadline", values.deadline, values.zone)
    event.save()
    EventStaff.objects.create(event=event, user_id=owner.pk, role=access.ORGANISER)
    return event


@transaction.atomic
def update_event(*, event: Event, user: User, version: int, values: EventValues) -> Event:
    """Change an event that nobody else changed since `version`.

    Raises NoEvent, StaleEvent, BadEvent, UnknownSystem or UnknownFormat, and then stores nothing.
    """
    held = Event.objects.filter(pk__in=Event.objects.organised_by(user).filter(pk=event.pk).values("pk"))
    # Counting first locks the row, so that of two organisers the second finds the first one's change.
    counted = held.filter(version=version).update(version=F("version") + 1, updated=timezone.now())
    current = held.first()
    if current is None:
        raise NoEvent
    if not counted:
        raise StaleEvent(current)
    before = Event.objects.get(pk=current.pk)
    _put(current, values)
    if current.deadline != before.deadline and current.deadline <= timezone.now():
        raise _past("deadline", current.deadline, current.zone)
    if current.entries.exists():
        _need_what_players_were_promised(before, current)
    current.save()
    return current


@transaction.atomic
def close_event(*, event: Event, user: User) -> Event:
    """Move an event's deadline to now, unless it has passed; later lists wait for an organiser."""
    held = _locked(event, user)
    now = timezone.now().replace(second=0, microsecond=0)
    if now < held.deadline:
        held.deadline = now
        held.version += 1
        held.updated = timezone.now()
        held.save(update_fields=["deadline", "version", "updated"])
    return held


@transaction.atomic
def replace_join_link(*, event: Event, user: User) -> Event:
    """Give an event a new join link; the old one stops working."""
    held = _locked(event, user)
    held.join_code = ids.new_code()
    held.save(update_fields=["join_code"])
    return held


@transaction.atomic
def delete_event(*, event: Event, user: User) -> None:
    """Delete an event with all entries and lists."""
    _locked(event, user).delete()


def _locked(event: Event, user: User) -> Event:
    may = Event.objects.organised_by(user).filter(pk=event.pk).values("pk")
    held = Event.objects.select_for_update().filter(pk__in=may).first()
    if held is None:
        raise NoEvent
    return held


def _put(event: Event, values: EventValues) -> None:
    """Write what an organiser says onto an event. Raises BadEvent for what cannot be."""
    form = rules.format_of(values.system, values.format or None)
    if values.zone not in times.zones():
        raise BadEvent("zone", f"“{values.zone[:40]}” is not a time zone we know; choose one from the list.")
    event.system, event.format, event.zone = values.system, form.code, values.zone
    event.name = clean_line(values.name)
    event.place = clean_line(values.place)
    event.about = clean_text(values.about)
    event.questions = [line for line in map(clean_line, values.questions) if line]
    event.questions_use = clean_text(values.questions_use)
    event.online, event.legal_only = values.online, values.legal_only
    event.visibility, event.sealing = values.visibility, values.sealing
    event.starts, event.deadline = values.starts, values.deadline
    event.day = times.local(values.starts, values.zone).date()
    event.erase_on = values.erase_on or event.day + timedelta(days=30)
    _put_house_rules(event, values)
    _need_sizes(event)
    _need_questions(event)
    _need_days(event)
    if event.sealing not in dict(access.SEALINGS) or event.visibility not in dict(VISIBILITIES):
        raise BadEvent("sealing", "Choose who may see the event, and until when lists are sealed.")


def _put_house_rules(event: Event, values: EventValues) -> None:
    """Write an event's house rules; unless they change, they keep the day since when they apply."""
    today = min(times.local(timezone.now(), event.zone).date(), event.day)
    try:
        made = house_rules.table_of(values, event.system, event.format, event.name, today)
    except house_rules.BadHouseRules as error:
        raise BadEvent(error.field, str(error)) from error
    held = event.house_format
    if not (made and held and house_rules.is_same(made, held) and held["date"] <= event.day.isoformat()):
        event.house_format = made


def _need_sizes(event: Event) -> None:
    if not event.name:
        raise BadEvent("name", "An event needs a name.")
    sizes = (
        ("name", event.name, caps.EVENT_NAME),
        ("place", event.place, caps.EVENT_PLACE),
        ("about", event.about, caps.EVENT_ABOUT),
        ("questions_use", event.questions_use, caps.QUESTIONS_USE),
    )
    for field, words, most in sizes:
        if len(words) > most:
            raise BadEvent(field, f"This has {len(words)} characters; at most {most} are stored.")
    if not event.online and not event.place:
        raise BadEvent("place", "Say where the event is, or tick that it is online.")


def _need_questions(event: Event) -> None:
    if len(event.questions) > caps.QUESTIONS:
        raise BadEvent(
            "questions", f"These are {len(event.questions)} questions; at most {caps.QUESTIONS} are asked."
        )
    for line in event.questions:
        if len(line) > caps.QUESTION:
            raise BadEvent("questions", f"“{line[:40]}…” is longer than {caps.QUESTION} characters.")
    if len(set(event.questions)) < len(event.questions):
        raise BadEvent("questions", "The same question is there twice.")
    if event.questions and not event.questions_use:
        raise BadEvent("questions_use", "Tell players what happens to their answers, and who sees them.")


def _need_days(event: Event) -> None:
    if event.deadline > event.starts:
        raise BadEvent("deadline", "The deadline is after the start. Set it to the start or earlier.")
    today = times.local(timezone.now(), event.zone).date()
    if event.day > today + timedelta(days=365 * caps.EVENT_YEARS_AHEAD):
        raise BadEvent("starts", f"That is more than {caps.EVENT_YEARS_AHEAD} years ahead.")
    if event.erase_on <= event.day:
        raise BadEvent("erase_on", f"Choose a day after the event, which is on {event.day}.")
    latest = event.day + timedelta(days=caps.ERASED_AFTER_DAYS)
    if event.erase_on > latest:
        raise BadEvent("erase_on", f"Choose {latest} or earlier: data is kept for a year at most.")


def _need_what_players_were_promised(before: Event, after: Event) -> None:
    """Raise BadEvent for a change that breaks what players were told as they handed in their lists."""
    if after.system != before.system:
        game = rules.system(before.system).name
        raise BadEvent("format", f"Players have handed in lists of {game}, so the game can no longer change.")
    if after.sealing != before.sealing and after.sealing not in _STRICTER[before.sealing]:
        raise BadEvent(
            "sealing",
            f"Players handed in lists under the rule “{before.get_sealing_display()}”, so it can only become "
            "stricter.",
        )
    if before.sealing != access.NEVER and after.starts < before.starts:
        raise BadEvent(
            "starts", "Lists are sealed until the start, so once there are lists it can only move later."
        )
    # Where an event is put off, what was promised moves with it.
    latest = before.erase_on + max(after.day - before.day, timedelta())
    if after.erase_on > latest:
        raise BadEvent(
            "erase_on",
            f"Players were told that their data is erased on {before.erase_on}; choose {latest} or earlier.",
        )


def _past(field: str, when: datetime, zone: str) -> BadEvent:
    there = times.local(when, zone)
    now = times.local(timezone.now(), zone)
    return BadEvent(
        field,
        f"{there:%Y-%m-%d %H:%M} has passed: it is {now:%Y-%m-%d %H:%M} in {zone}. Choose a later time.",
    )


def values_of(event: Event) -> EventValues:
    """Return what was said about an event."""
    names = [name for name in EventValues.__dataclass_fields__ if name not in house_rules.FIELDS]
    said = {name: getattr(event, name) for name in names}
    written = house_rules.written_of(event.house_format)
    return EventValues(**{**said, "questions": tuple(event.questions), **written})


def changed_fields(mine: EventValues, theirs: Event) -> list[str]:
    """Return the names of the fields in which an organiser's wishes differ from an event as it is."""
    stored = asdict(values_of(theirs))
    return [name for name, value in asdict(mine).items() if value is not None and stored[name] != value]
