"""How long an event of 500 entries takes: to open, to check again when a ban list changes, to print."""

from collections.abc import Iterator

import pytest
from django.contrib.auth import get_user_model
from django.test import Client

from common import caps, ids
from events import rechecks
from events.models import Entry, EntryList, EntryNotice, Event
from events.services.sheet_files import carry_out, order_sheets
from tests.events.scenes import enter, legal_list, make_event

pytestmark = pytest.mark.django_db

ENTRIES = 500
OTHER_RULES = "an earlier list"


@pytest.fixture(autouse=True)
def _without_throttles(monkeypatch):
    monkeypatch.setattr(caps, "RATES", dict.fromkeys(caps.RATES, "100000/s"))


@pytest.fixture
def event() -> Iterator[Event]:
    """An event of 500 players, half of whom play two copies of each card."""
    event = make_event(get_user_model().objects.create_user("organiser"))
    kinds = [enter(event, name="First", text=legal_list(copies)).kept for copies in (2, 3)]
    Entry.objects.all().delete()
    players = [
        Entry(event=event, name=f"Player {number}", name_key=f"{number:04}".encode(), once=ids.new_id())
        for number in range(ENTRIES)
    ]
    Entry.objects.bulk_create(players)
    lists = []
    for number, entry in enumerate(players):
        kept = kinds[number % 2]
        fields = {field.attname: getattr(kept, field.attname) for field in EntryList._meta.concrete_fields}
        lists.append(EntryList(**{**fields, "id": None, "entry_id": entry.pk}))
    EntryList.objects.bulk_create(lists)
    for entry, kept in zip(players, lists, strict=True):
        entry.current = kept
    Entry.objects.bulk_update(players, ["current"])
    yield event


def test_opening_an_event_of_500_entries(measure, event):
    client = Client()
    client.force_login(event.made_by)
    answer = measure(
        "the page of an event of 500 entries", lambda: client.get(event.get_absolute_url()), aim=150
    )
    assert b"500 entries" in answer.content


def test_opening_the_table_of_500_entries(measure, event):
    client = Client()
    client.force_login(event.made_by)
    address = f"{event.get_absolute_url()}entries/"
    answer = measure("the table of 500 entries", lambda: client.get(address), aim=150)
    assert b"500 entries" in answer.content


def test_searching_a_card_in_500_lists(measure, event):
    client = Client()
    client.force_login(event.made_by)
    card = EntryList.objects.order_by("pk").values_list("cards", flat=True)[0][0][3]
    asked = {"card": card}
    address = f"{event.get_absolute_url()}entries/"
    answer = measure("a search for a card in 500 lists", lambda: client.get(address, asked), aim=150)
    assert b"Player" in answer.content


def test_checking_500_lists_again(measure, event):
    def check() -> int:
        # Every verdict changes, so that every player gets a notice.
        EntryNotice.objects.all().delete()
        EntryList.objects.update(checked_by=OTHER_RULES, outcome="illegal")
        done = 0
        while found := rechecks.step():
            done += found
        return done

    assert measure("500 lists checked when bans change", check, aim=10_000, rounds=1) == ENTRIES


def test_printing_500_sheets(measure, event):
    def make() -> bool:
        order = order_sheets(event=event, user=event.made_by, site="https://example.org/")
        return carry_out(order=order.pk)

    assert measure("500 sheets as one PDF", make, aim=60_000, rounds=1)
