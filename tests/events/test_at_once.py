"""Lists handed in at the same moment: every one is stored, and none twice; on every database."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connections

from common import ids
from events.models import Entry, EntryList
from tests.decks import factories
from tests.events.scenes import enter, legal_list, make_event

pytestmark = pytest.mark.django_db(transaction=True)

PLAYERS, DESKS = 50, 10


def at_once(tasks: Sequence[Callable[[], object]]) -> list[object]:
    """Run tasks in threads that begin together, and return what each returned."""
    together = threading.Barrier(len(tasks))

    def run(task: Callable[[], object]) -> object:
        together.wait(timeout=10)
        try:
            return task()
        finally:
            connections.close_all()

    with ThreadPoolExecutor(len(tasks)) as pool:
        return list(pool.map(run, tasks, timeout=60))


@pytest.fixture
def event():
    factories.legal_cards()
    return make_event()


def test_fifty_players_hand_in_in_the_same_moments(event):
    texts = [legal_list(2), legal_list(3)]

    def desk(first: int) -> list[int]:
        mine = range(first, PLAYERS, DESKS)
        return [enter(event, text=texts[number % 2], name=f"Player {number}").kept.pk for number in mine]

    stored = at_once([lambda first=first: desk(first) for first in range(DESKS)])
    assert len({kept for some in stored for kept in some}) == PLAYERS
    assert Entry.objects.filter(status="in").count() == EntryList.objects.count() == PLAYERS
    assert {entry.current.number for entry in Entry.objects.select_related("current")} == {1}


def test_one_form_sent_six_times_at_once_makes_one_entry(event):
    once = ids.new_id()
    receipts = at_once([lambda: enter(event, once=once).is_new] * 6)
    assert sorted(receipts) == [False] * 5 + [True]
    assert Entry.objects.count() == EntryList.objects.count() == 1


def test_two_lists_of_an_account_at_once_are_both_kept_and_one_counts(event):
    user = factories.make_user()
    texts = [legal_list(2), legal_list(3)]
    numbers = at_once([lambda text=text: enter(event, user, text).kept.number for text in texts])
    entry = Entry.objects.select_related("current").get()
    assert sorted(numbers) == [1, 2] and entry.current.number == 2
    assert entry.lists.count() == 2
