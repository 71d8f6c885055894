"""Events that have been played, for tests of results, figures and deck checks."""

from collections.abc import Mapping
from datetime import timedelta

from django.contrib.auth.models import AbstractUser
from django.utils import timezone

import rules
from decks.search_keys import name_key
from events.models import Entry, EntryList, Event
from events.results.table import TableRow
from events.services.results import publish_results, store_results
from tests.decks import factories
from tests.events.scenes import make_event

Cards = Mapping[str, Mapping[str, int]]


def begun(organiser: AbstractUser | None = None, day: int = 0, **fields: object) -> Event:
    """An event that started an hour ago, or so many days before that."""
    event = make_event(organiser, **fields)
    started = timezone.now() - timedelta(hours=1, days=day)
    event.starts, event.deadline = started, started - timedelta(hours=1)
    event.day = event.starts_there.date()
    event.erase_on = event.day + timedelta(days=30)
    event.save()
    return event


def day_of_erasure_has_come(event: Event) -> None:
    """Move an event so far back that the data of its players without accounts is due to be erased."""
    event.day = timezone.now().date() - timedelta(days=3)
    event.erase_on = event.day + timedelta(days=1)
    event.save()


def hand_in(event: Event, name: str, cards: Cards, *, publish: bool = True, **fields: object) -> Entry:
    """An entry with an accepted list of these cards, by section and id."""
    entry = Entry.objects.create(event=event, name=name, name_key=name_key(name), publish=publish, **fields)
    replace_list(entry, cards)
    return entry


def replace_list(entry: Entry, cards: Cards) -> EntryList:
    """Make these cards the list that counts."""
    rows = {
        card.card_id: card
        for card in factories.store_cards(
            entry.event.system, [card for held in cards.values() for card in held]
        )
    }
    entry.current = EntryList.objects.create(
        entry=entry,
        number=entry.lists.count() + 1,
        name="List",
        cards=[
            [section, card, quantity, rows[card].name]
            for section, held in cards.items()
            for card, quantity in held.items()
        ],
        outcome="legal",
        outcome_then="legal",
    )
    entry.save()
    return entry.current


def place(event: Event, organiser: AbstractUser, *entries: Entry) -> None:
    """Store results: the entries in the order of their places."""
    held = getattr(event, "results", None)
    store_results(
        event=event,
        user=organiser,
        version=held.version if held else 0,
        rows={entry.public_id: TableRow(n, entry.name, n) for n, entry in enumerate(entries, 1)},
    )


def published(event: Event, organiser: AbstractUser, *entries: Entry) -> None:
    """Store results and publish them."""
    place(event, organiser, *entries)
    publish_results(event=event, user=organiser)


def cards_of(system: str, section: str, most: int) -> list[str]:
    """Ids of cards for a section."""
    found = factories.some_ids(system, most, section)
    assert len(found) == most and rules.system(system)
    return found
