"""Entries: lists handed in and changed, and what organisers decide about them.

Every list that was handed in is kept until its entry is erased. One that comes after the deadline waits for
an organiser, and the list before it counts until then.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import IntegrityError, transaction
from django.utils import timezone

import rules
from common import caps
from common.access import User, signed_in
from common.text import clean_line
from decks.search_keys import name_key, words_in
from decks.verdicts.verdict import Verdict
from events import lists, receipts
from events.lists import HandedIn
from events.models import Entry, EntryList, Event
from events.models.entries import ACCEPTED, IN, REFUSED, REMOVED, REPLACED, WAITING, WITHDRAWN
from events.services.events import NoEvent


class BadEntry(ValueError):
    """Something handed in that cannot be stored; `field` says what, the message what would be right."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class NotLegal(Exception):
    """The event accepts legal lists only, and this one is not; nothing was stored."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__("this event accepts legal lists only")
        self.verdict = verdict


@dataclass(frozen=True, slots=True)
class Details:
    """What a player says besides the list."""

    name: str
    mail: str = ""
    publish: bool = False
    answers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Receipt:
    """The result of handing in: the list that is now stored, and whether it is new."""

    entry: Entry
    kept: EntryList
    is_new: bool
    verdict: Verdict


def hand_in(
    *,
    event: Event,
    user: User,
    handed: HandedIn,
    details: Details,
    once: str,
    entry: Entry | None = None,
) -> Receipt:
    """Store a list for an entry: the given one, the account's own, or a new one.

    The same form sent twice makes one entry, and the same list handed in twice is stored once. Raises
    BadEntry, NotLegal, or BadContent, and then stores nothing.
    """
    try:
        with transaction.atomic():
            return _handed_in(event, user, handed, details, once, entry)
    except IntegrityError:
        # The same form, or the same account, handed in a list in this moment: this one comes second.
        with transaction.atomic():
            return _handed_in(event, user, handed, details, once, entry)


def _handed_in(
    event: Event, user: User, handed: HandedIn, details: Details, once: str, entry: Entry | None
) -> Receipt:
    now = timezone.now()
    event = Event.objects.get(pk=event.pk)
    if event.is_over:
        raise BadEntry("The event is over, so it takes no more lists.")
    _need_game(event, handed)
    clean = _clean(event, details)
    kept, verdict = lists.frozen(event, handed)
    if event.legal_only and (verdict["verdict"] in ("illegal", "incomplete") or kept.unresolved):
        raise NotLegal(verdict)
    held = _held(event, user, once, entry) or _new(event, user, once)
    _put(held, clean)
    held.save()
    late = now > event.deadline
    same = held.current if not late else held.lists.filter(state=WAITING).first() or held.current
    if same is not None and lists.hash_of(event, same) == lists.hash_of(event, kept):
        # Coming back with the list that counts is a change of mind, not a new list.
        if held.status == WITHDRAWN and not late:
            held.status = IN
            held.save()
        return Receipt(held, same, False, verdict)
    _store(event, held, kept, now, late)
    return Receipt(held, kept, True, verdict)


def _need_game(event: Event, handed: HandedIn) -> None:
    if handed.value.system != event.system:
        theirs, ours = rules.system(handed.value.system).name, rules.system(event.system).name
        raise BadEntry(f"This is a list of {theirs}, and the event plays {ours}.", "text")
    if not handed.value.entries:
        raise BadEntry("The list has no cards that we know.", "text")


def _held(event: Event, user: User, once: str, entry: Entry | None) -> Entry | None:
    """Return the stored entry that a list is for, locked, or None for a new one."""
    rows = Entry.objects.select_for_update(of=("self",)).select_related("current", "event")
    if entry is not None:
        held = rows.filter(pk=entry.pk, event=event).first()
        if held is None:
            raise NoEvent
    elif user.is_authenticated:
        held = rows.filter(event=event, owner=user.pk).first()
    else:
        held = rows.filter(event=event, once=once, owner=None).first()
    if held is not None and held.status == REMOVED:
        raise BadEntry("An organiser removed this entry. Please talk to them.")
    return held


def _new(event: Event, user: User, once: str) -> Entry:
    if event.entries.count() >= caps.EVENT_ENTRIES:
        raise BadEntry(f"The event has {caps.EVENT_ENTRIES} entries, the most possible.")
    held = Entry(event=event, once=once, status=WAITING)
    if user.is_authenticated:
        held.owner_id = signed_in(user).pk
    else:
        held.key_digest = receipts.digest_of(receipts.key_for(event, once))
    return held


def _clean(event: Event, details: Details) -> Details:
    name = clean_line(details.name)
    if not name:
        raise BadEntry("Write the name that organisers call you by.", "name")
    if len(name) > caps.PLAYER_NAME:
        raise BadEntry(f"The name has {len(name)} characters; at most {caps.PLAYER_NAME} are stored.", "name")
    if details.mail:
        try:
            validate_email(details.mail)
        except ValidationError:
            raise BadEntry(f"“{details.mail[:60]}” is not an e-mail address.", "mail") from None
    answers = {question: clean_line(details.answers.get(question, "")) for question in event.questions}
    for place, (question, said) in enumerate(answers.items()):
        if not said:
            raise BadEntry("The organiser asks for this.", f"answer-{place}")
        if len(said) > caps.ANSWER:
            raise BadEntry(f"“{question}”: at most {caps.ANSWER} characters are stored.", f"answer-{place}")
    return Details(name, details.mail, details.publish, answers)


def _put(held: Entry, details: Details) -> None:
    held.name, held.name_key = details.name, name_key(details.name)
    held.words = " ".join(words_in(details.name))[: caps.NAME_KEY]
    held.mail, held.publish, held.answers = details.mail, details.publish, dict(details.answers)
    held.updated = timezone.now()


def _store(event: Event, held: Entry, kept: EntryList, now: datetime, late: bool) -> None:
    """Store a new list of an entry: it counts at once, or waits for an organiser if it is late."""
    numbers = held.lists.order_by("-number").values_list("number", flat=True)
    kept.number = (numbers.first() or 0) + 1
    if kept.number > caps.ENTRY_LISTS:
        raise BadEntry(f"You handed in {caps.ENTRY_LISTS} lists, the most possible. Talk to an organiser.")
    kept.entry, kept.made, kept.late = held, now, late
    kept.state = WAITING if late else ACCEPTED
    held.lists.filter(state=WAITING).update(state=REPLACED)
    kept.save()
    if late and held.current_id is None:
        held.status = WAITING
    elif not late:
        held.current, held.status = kept, IN
    held.save()


@transaction.atomic
def withdraw(*, entry: Entry) -> Entry:
    """Withdraw an entry; its lists are kept, so that its player can come back."""
    held = Entry.objects.select_for_update().get(pk=entry.pk)
    if held.status in (IN, WAITING):
        held.lists.filter(state=WAITING).update(state=REPLACED)
        held.status, held.updated = WITHDRAWN, timezone.now()
        held.save(update_fields=["status", "updated"])
    return held


@transaction.atomic
def agree(*, entry: Entry, publish: bool) -> Entry:
    """Store whether a player agrees that their list is published, at any time; it counts at once."""
    held = Entry.objects.select_for_update().get(pk=entry.pk)
    held.publish, held.updated = publish, timezone.now()
    held.save(update_fields=["publish", "updated"])
    return held


@transaction.atomic
def adopt(*, entry: Entry, user: User) -> Entry:
    """Move an entry from its private link to an account. Raises BadEntry if the account has one already."""
    account = signed_in(user)
    held = Entry.objects.select_for_update().get(pk=entry.pk)
    if held.owner_id is None:
        if Entry.objects.filter(event=held.event_id, owner=account.pk).exists():
            raise BadEntry("Your account already has an entry in this event. Withdraw one of the two.")
        held.owner_id, held.key_digest = account.pk, ""
        held.save(update_fields=["owner", "key_digest"])
    return held


@transaction.atomic
def decide(*, entry: Entry, user: User, number: int, accepted: bool) -> EntryList:
    """Accept or refuse a late list, as an organiser. Raises NoEvent or BadEntry."""
    held = _organised(entry, user)
    kept = held.lists.filter(number=number).first()
    if kept is None or kept.state != WAITING:
        said = "no longer waits" if kept is None else f"is already {kept.get_state_display().lower()}"
        raise BadEntry(f"List {number} {said}: another organiser or the player was faster.")
    kept.state = ACCEPTED if accepted else REFUSED
    kept.decided, kept.decided_by_id = timezone.now(), signed_in(user).pk
    kept.save(update_fields=["state", "decided", "decided_by"])
    if accepted:
        held.current, held.status = kept, IN
    elif held.current_id is None:
        held.status = WITHDRAWN
    held.updated = timezone.now()
    held.save(update_fields=["current", "status", "updated"])
    return kept


@transaction.atomic
def remove(*, entry: Entry, user: User) -> Entry:
    """Remove an entry from the event, as an organiser; its lists are kept. Raises NoEvent."""
    held = _organised(entry, user)
    held.status, held.updated = REMOVED, timezone.now()
    held.save(update_fields=["status", "updated"])
    return held


@transaction.atomic
def restore(*, entry: Entry, user: User) -> Entry:
    """Bring a removed or withdrawn entry back, as an organiser. Raises NoEvent or BadEntry."""
    held = _organised(entry, user)
    if held.status not in (REMOVED, WITHDRAWN):
        raise BadEntry("This entry is already back.")
    waits = held.lists.filter(state=WAITING).exists()
    if held.current_id is None and not waits:
        raise BadEntry("This entry has no list that counts, so only its player can bring it back.")
    held.status, held.updated = (IN if held.current_id else WAITING), timezone.now()
    held.save(update_fields=["status", "updated"])
    return held


def _organised(entry: Entry, user: User) -> Entry:
    may = Event.objects.organised_by(user).filter(pk=entry.event_id)
    held = Entry.objects.select_for_update().filter(pk=entry.pk, event__in=may).first()
    if held is None:
        raise NoEvent
    return held
