"""The table of an event's entries: searched, filtered and sorted, for pages, files and the API.

While lists are sealed, the table has no name, card, archetype or reason of them, and cannot be asked for any.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from django.db.models import (
    Case,
    Count,
    Exists,
    F,
    IntegerField,
    OuterRef,
    Q,
    QuerySet,
    Subquery,
    Value,
    When,
)
from django.db.models.functions import Coalesce

from common.text import storable
from decks.search_keys import words_in
from decks.verdicts.presentation import OUTCOMES
from events import access
from events.models import Entry, EntryList, Event
from events.models.entries import ERASED, IN, STATUSES, WAITING

ORDERS = {"name": "Name", "time": "Handed in", "verdict": "Verdict", "archetype": "Built around"}
_SORTED = {
    "name": ("name_key", "pk"),
    "time": ("handed_in", "pk"),
    "verdict": ("rank", "name_key", "pk"),
    "archetype": ("current__archetype", "name_key", "pk"),
}
_OF_LISTS = {"archetype"}
"""The orders that would tell something of sealed lists."""
_WORST_FIRST = ("illegal", "incomplete", "unknown", "legal")
_LIVE = (IN, WAITING)
_HEAVY = ("current__cards", "current__unresolved", "current__words")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody wants to see of a table; values that do not exist count as not said."""

    words: str = ""
    card: str = ""
    outcome: str = ""
    status: str = ""
    archetype: str = ""
    order: str = "name"
    changed: bool = False


@dataclass(frozen=True, slots=True)
class EntryRow:
    """A row of the table. Of a sealed list, everything about the list is empty."""

    entry: Entry
    number: int
    deck: str
    archetype: str
    outcome: str
    word: str
    reasons: tuple[str, ...]
    made: datetime | None
    late: bool
    waits: bool
    changed: bool
    double: bool


@dataclass(frozen=True, slots=True)
class TableSummary:
    """How many entries an event has, by status and by verdict, and how many need a look."""

    total: int
    statuses: list[tuple[str, str, int]] = field(default_factory=list)
    outcomes: list[tuple[str, str, int]] = field(default_factory=list)
    waits: int = 0
    changed: int = 0


def wanted_in(said: Mapping[str, str], event: Event) -> Wanted:
    """Return what a query asks for, as far as the event's lists may be asked about."""
    sealed = access.is_sealed(event)
    order = said.get("order", "name")
    return Wanted(
        words=storable(said.get("q", ""))[:100],
        card="" if sealed else storable(said.get("card", ""))[:200],
        outcome=said["outcome"] if said.get("outcome") in OUTCOMES else "",
        status=said["status"] if said.get("status") in dict(STATUSES) else "",
        archetype="" if sealed else storable(said.get("archetype", ""))[:200],
        order=order if order in ORDERS and not (sealed and order in _OF_LISTS) else "name",
        changed=said.get("changed") == "1",
    )


def entries_of(event: Event, wanted: Wanted) -> QuerySet[Entry]:
    """Return the entries that a table shows, in its order, without the cards of their lists."""
    waiting = EntryList.objects.filter(entry=OuterRef("pk"), state=WAITING)
    rank = Case(
        *(When(current__outcome=word, then=Value(place)) for place, word in enumerate(_WORST_FIRST)),
        default=Value(len(_WORST_FIRST)),
        output_field=IntegerField(),
    )
    # Of an entry without a list that counts, the one that waits is shown.
    made = Coalesce(F("current__made"), Subquery(waiting.values("made")[:1]))
    found: QuerySet[Entry] = event.entries.exclude(status=ERASED)
    found = found.annotate(waits=Exists(waiting), rank=rank, handed_in=made)
    for word in words_in(wanted.words):
        named = Q(words__contains=word)
        found = found.filter(named if access.is_sealed(event) else named | Q(current__name__icontains=word))
    for word in words_in(wanted.card):
        found = found.filter(current__words__contains=word)
    if wanted.outcome:
        found = found.filter(current__outcome=wanted.outcome)
    if wanted.status == WAITING:
        found = found.filter(waits=True)
    elif wanted.status:
        found = found.filter(status=wanted.status)
    if wanted.archetype:
        found = found.filter(current__archetype=wanted.archetype)
    if wanted.changed:
        found = found.filter(_changed())
    return found.select_related("current").defer(*_HEAVY).order_by(*_SORTED[wanted.order])


def rows_of(event: Event, entries: Iterable[Entry], first: int = 1) -> list[EntryRow]:
    """Lay entries of `entries_of` out as rows, numbered from `first`."""
    sealed, doubles = access.is_sealed(event), _doubles(event)
    rows = []
    for number, entry in enumerate(entries, first):
        kept = entry.current
        seen = kept if not sealed else None
        rows.append(
            EntryRow(
                entry=entry,
                number=number,
                deck=seen.name if seen else "",
                archetype=seen.archetype if seen else "",
                outcome=kept.outcome if kept else "",
                word=OUTCOMES[kept.outcome] if kept else "",
                reasons=tuple(seen.reasons) if seen else (),
                made=getattr(entry, "handed_in", None),
                late=bool(kept and kept.late),
                waits=bool(getattr(entry, "waits", False)),
                changed=bool(kept and kept.outcome != kept.outcome_then),
                double=entry.status in _LIVE and bytes(entry.name_key) in doubles,
            )
        )
    return rows


def summary_of(event: Event) -> TableSummary:
    """Count an event's entries."""
    held = event.entries.exclude(status=ERASED)
    statuses = dict(held.order_by().values_list("status").annotate(Count("pk")))
    live = held.filter(status__in=_LIVE)
    outcomes = dict(live.order_by().values_list("current__outcome").annotate(Count("pk")))
    waits = EntryList.objects.filter(entry__event=event, state=WAITING).count()
    return TableSummary(
        total=sum(statuses.values()),
        statuses=[(code, words, statuses[code]) for code, words in STATUSES if statuses.get(code)],
        outcomes=[(code, words, outcomes[code]) for code, words in OUTCOMES.items() if outcomes.get(code)],
        waits=waits,
        changed=live.filter(_changed()).count(),
    )


def archetypes_of(event: Event) -> list[str]:
    """Return what the lists of an event are built around; nothing while they are sealed."""
    if access.is_sealed(event):
        return []
    found = event.entries.filter(status__in=_LIVE).exclude(current__archetype="").exclude(current=None)
    return list(found.order_by("current__archetype").values_list("current__archetype", flat=True).distinct())


def _changed() -> Q:
    """Return the condition for entries whose list is checked differently than when it was handed in."""
    return Q(current__isnull=False) & ~Q(current__outcome=F("current__outcome_then"))


def _doubles(event: Event) -> set[bytes]:
    """Return the keys of the names that several entries of an event have."""
    live = event.entries.filter(status__in=_LIVE).order_by().values("name_key")
    found = live.annotate(number=Count("pk")).filter(number__gt=1).values_list("name_key", flat=True)
    return {bytes(key) for key in found}
