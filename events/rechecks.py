"""Lists checked again because a list of bans, the cards, the rules' code or the event changed.

Every list says what it was checked by. Lists of events to come that were checked by something else are stale,
whatever changed: they are checked again in parts, and players whose verdict changes are notified.
"""

from collections.abc import Iterator

from django.conf import settings
from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from decks.verdicts.notices import first_sentences
from decks.verdicts.presentation import OUTCOMES
from events import formats, lists, mails, times
from events.models import EntryList, EntryNotice, Event
from events.models.entries import IN, WAITING

_AT_ONCE = 100


def coming_events() -> Iterator[Event]:
    """Yield the events whose day has not ended where they are."""
    now = timezone.now()
    for event in Event.objects.filter(starts__gte=now - times.LONGEST_DAY).order_by("starts", "pk"):
        if not event.is_over:
            yield event


def stale_lists(event: Event) -> QuerySet[EntryList]:
    """Return the lists of an event that count or wait, and were checked by something else than now."""
    found = EntryList.objects.filter(entry__event=event, entry__status__in=(IN, WAITING))
    matters = Q(counts_for__isnull=False) | Q(state=WAITING)
    return found.filter(matters).exclude(checked_by=formats.checked_by(event)).order_by("pk")


def waiting() -> bool:
    """Return whether there are lists to check again."""
    return any(stale_lists(event).exists() for event in coming_events())


def step(most: int = _AT_ONCE) -> int:
    """Check the next stale lists again, of the nearest event first; return how many there were."""
    for event in coming_events():
        found = list(stale_lists(event).select_related("entry__owner")[:most])
        if found:
            for kept in found:
                _recheck(event, kept)
            return len(found)
    return 0


def _recheck(event: Event, kept: EntryList) -> None:
    """Store the new verdict on a list, with a notice to its player if the outcome changed."""
    verdict = lists.check(event, lists.value_of(event, kept))
    before, before_by, known = kept.outcome, kept.checked_by, kept.reasons
    lists.put_verdict(kept, event, verdict)
    kept.checked = timezone.now()
    with transaction.atomic():
        # Of two workers, the one that changes the row notifies; the other finds it checked.
        here = EntryList.objects.filter(pk=kept.pk, checked_by=before_by)
        fields = ("outcome", "reasons", "checked_by", "checked")
        if not here.update(**{name: getattr(kept, name) for name in fields}) or kept.outcome == before:
            return
        notice, is_new = EntryNotice.objects.get_or_create(
            entry=kept.entry,
            cause=kept.checked_by,
            defaults={
                "before": before,
                "after": kept.outcome,
                "says": first_sentences(verdict, known),
            },
        )
    if is_new:
        _mail(event, kept, notice)


def _mail(event: Event, kept: EntryList, notice: EntryNotice) -> None:
    """Mail a notice to the player, if there is an address; the pages say the same."""
    entry = kept.entry
    address = entry.mail or getattr(entry.owner, "email", "")
    if not address:
        return
    context: dict[str, object] = {
        "entry": entry,
        "event": event,
        "notice": notice,
        "before": OUTCOMES[notice.before],
        "after": OUTCOMES[notice.after],
    }
    subject = f"Your list for {event.name}: {OUTCOMES[notice.after].lower()}"
    if mails.send(subject, "recheck", context, address) and "console" not in settings.EMAIL_BACKEND:
        EntryNotice.objects.filter(pk=notice.pk).update(mailed=True)
