"""Queries of results: for organisers all of them, for everybody else what is published."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, TypedDict

from common import ids
from events import access
from events.models import Entry, Event, EventResults, Placing, PlayedDeck
from events.models.entries import ERASED, IN
from events.results.names import Player


class ShownResult(TypedDict):
    """A player's result; `player` and `list` are null if the player did not agree to publish them.

    `player` is null too once the data of players without accounts is erased.
    """

    place: int | None
    shared: Annotated[bool, "Whether other players have the same place."]
    player: str | None
    record: str
    dropped: bool
    list: Annotated[str | None, "The id of the entry, by which its list is found."]
    archetype: Annotated[str | None, "The cards or attributes that the deck is built around."]


@dataclass(frozen=True, slots=True)
class EnteredResult:
    """A player with their result for the form of an organiser; empty if they have none yet."""

    entry: Entry
    place: int | None = None
    record: str = ""
    dropped: bool = False


def event_results_or_none(event: Event) -> EventResults | None:
    """Return an event's results, or None."""
    return EventResults.objects.filter(event=event).first()


def is_published(event: Event) -> bool:
    """Return whether everybody who sees an event sees its results."""
    held = event_results_or_none(event)
    return held is not None and held.published is not None and access.has_started(event)


def players(event: Event) -> list[Player]:
    """Return the players of an event who can have a result."""
    rows = Entry.objects.filter(event=event, status=IN).order_by("name_key", "pk")
    return [Player(public_id, name) for public_id, name in rows.values_list("public_id", "name")]


def entered_results(event: Event) -> list[EnteredResult]:
    """Return all players of an event with their results, by name."""
    held = {row.entry_id: row for row in Placing.objects.filter(results__event=event)}
    found = []
    for entry in Entry.objects.filter(event=event, status=IN).order_by("name_key", "pk"):
        row = held.get(entry.pk)
        found.append(
            EnteredResult(entry, row.place, row.record, row.dropped) if row else EnteredResult(entry)
        )
    return found


def shown_results(event: Event, *, names_all: bool = False) -> list[ShownResult]:
    """Return an event's results in order; players who did not agree are named only if `names_all`."""
    rows = list(Placing.objects.filter(results__event=event).select_related("entry__played__list"))
    shared = _shared(row.place for row in rows)
    # An organiser may move the start of an event later; then its lists are sealed again.
    started = access.has_started(event)
    return [_shown(row, row.place in shared, names_all, started) for row in rows]


def published_list(event: Event, entry_id: str) -> PlayedDeck | None:
    """Return the published list of an entry, or None: while its player agrees, and the results are public."""
    if not ids.is_id(entry_id) or not is_published(event):
        return None
    return (
        PlayedDeck.objects.filter(
            event=event,
            entry__public_id=entry_id,
            entry__publish=True,
            entry__status__in=(IN, ERASED),
            entry__placing__isnull=False,
        )
        .select_related("entry__placing", "list")
        .first()
    )


def _shown(row: Placing, shared: bool, names_all: bool, started: bool) -> ShownResult:
    entry = row.entry
    agrees = entry.publish and entry.status in (IN, ERASED)
    played = getattr(entry, "played", None) if agrees and started else None
    held = played.list if played else None
    return {
        "place": row.place,
        "shared": shared,
        "player": entry.name if (agrees or names_all) and entry.name else None,
        "record": row.record,
        "dropped": row.dropped,
        "list": entry.public_id if held else None,
        "archetype": held.archetype or None if held else None,
    }


def _shared(places: Iterable[int | None]) -> set[int | None]:
    seen: set[int | None] = set()
    twice: set[int | None] = set()
    for place in places:
        (twice if place in seen else seen).add(place)
    return twice - {None}


def number_of_agreed(event: Event) -> int:
    """Return how many players of an event with a list agree that it is published."""
    return Entry.objects.filter(event=event, status=IN, publish=True, current__isnull=False).count()
