"""Deck checks: started by a judge, ticked on any number of devices, signed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from django.db import IntegrityError, transaction
from django.utils import timezone

from common import caps, ids
from common.access import User, signed_in
from common.text import clean_line, clean_text
from events import access
from events.deck_checks.selectors import can_be_checked
from events.deck_checks.state import number_of_rows
from events.models import CheckPart, CheckSignature, DeckCheck, Entry, Event
from events.models.checks import PENALTIES


class NoCheck(LookupError):
    """There is no such entry or check for this user; respond with 404."""


class BadCheck(ValueError):
    """A check cannot be started, or what a device sent cannot be stored; the message says why."""


@dataclass(frozen=True, slots=True)
class SentPart:
    """All that a judge ticked and noted on one device, as the device sends it."""

    device: str
    seq: int
    counts: Mapping[str, int] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    words: str = ""


@dataclass(frozen=True, slots=True)
class SentSignature:
    """A signature as a device sends it, with the time on the device."""

    penalty: str
    signed: datetime


@transaction.atomic
def start_check(*, entry: Entry, user: User) -> DeckCheck:
    """Return the open check of an entry's current list, started now unless there is one already.

    An open check of an earlier list is closed: that list no longer counts. Raises NoCheck or BadCheck.
    """
    account = signed_in(user)
    if not _staffed(entry.event, user):
        raise NoCheck
    if access.is_sealed(entry.event):
        raise BadCheck("Lists are sealed until the start, so decks can be checked from then on.")
    held = Entry.objects.select_for_update().filter(pk=entry.pk).first()
    if held is None or held.current is None or not can_be_checked(held):
        raise BadCheck("This player has no accepted list to check a deck against.")
    DeckCheck.objects.filter(entry=held, open=True).exclude(list=held.current).update(open=False)
    found = DeckCheck.objects.filter(entry=held, open=True).first()
    if found is not None:
        return found
    try:
        with transaction.atomic():
            return DeckCheck.objects.create(entry=held, list=held.current, started_by_id=account.pk)
    except IntegrityError:
        # Another judge started one in this moment.
        return DeckCheck.objects.get(entry=held, open=True)


@transaction.atomic
def store_part(
    *, deck_check: DeckCheck, user: User, part: SentPart, signature: SentSignature | None = None
) -> None:
    """Store what a device sent, unless a later message of the same device has arrived already.

    Sending the same again changes nothing. Ticks that arrive after a signature are stored too: a device may
    have been offline. A judge's first signature is final. Raises NoCheck or BadCheck.
    """
    account = signed_in(user)
    if not _staffed(deck_check.entry.event, user) or access.is_sealed(deck_check.entry.event):
        raise NoCheck
    _need_valid(deck_check, part, signature)
    # All devices that send to one check wait for each other.
    DeckCheck.objects.select_for_update().get(pk=deck_check.pk)
    held = CheckPart.objects.filter(deck_check=deck_check, judge=account.pk, device=part.device).first()
    if held is None:
        if CheckPart.objects.filter(deck_check=deck_check).count() >= caps.CHECK_PARTS:
            raise BadCheck(f"{caps.CHECK_PARTS} devices have taken part in this check, the most possible.")
        held = CheckPart(deck_check=deck_check, judge_id=account.pk, device=part.device, seq=-1)
    if part.seq > held.seq:
        held.seq = part.seq
        held.counts = {row: count for row, count in part.counts.items() if count}
        held.notes = {row: line for row, said in part.notes.items() if (line := clean_line(said))}
        held.words = clean_text(part.words)
        held.received = timezone.now()
        held.save()
    if signature is not None:
        _sign(deck_check, account.pk, signature)


def _sign(deck_check: DeckCheck, judge: int, signature: SentSignature) -> None:
    now = timezone.now()
    CheckSignature.objects.get_or_create(
        deck_check=deck_check,
        judge_id=judge,
        defaults={
            "penalty": signature.penalty,
            # A device's clock may be wrong, but nobody signs before the check or in the future.
            "signed": min(max(signature.signed, deck_check.started), now),
            "received": now,
        },
    )
    DeckCheck.objects.filter(pk=deck_check.pk).update(open=False)


def _staffed(event: Event, user: User) -> bool:
    return Event.objects.staffed_by(user).filter(pk=event.pk).exists()


def _need_valid(deck_check: DeckCheck, part: SentPart, signature: SentSignature | None) -> None:
    if not ids.is_id(part.device):
        raise BadCheck(f"“{part.device[:20]}” is not the id of a device: {ids.LENGTH} letters and digits.")
    rows = {str(place) for place in range(number_of_rows(deck_check.list))}
    for row in (*part.counts, *part.notes):
        if row not in rows:
            raise BadCheck(f"“{row[:20]}” is not a row of this list; it has rows 0 to {len(rows) - 1}.")
    for row, count in part.counts.items():
        if abs(count) > caps.QUANTITY:
            raise BadCheck(f"{count} copies in row {row}: at most {caps.QUANTITY} can be counted.")
    for row, said in part.notes.items():
        if len(said) > caps.CHECK_NOTE:
            raise BadCheck(f"The note on row {row} is longer than {caps.CHECK_NOTE} characters.")
    if len(part.words) > caps.CHECK_WORDS:
        raise BadCheck(f"The notes are longer than {caps.CHECK_WORDS:,} characters.")
    if signature is not None and signature.penalty not in dict(PENALTIES):
        known = ", ".join(code for code, _ in PENALTIES)
        raise BadCheck(f"“{signature.penalty[:20]}” is not a penalty; there are {known}.")
