"""Lists of coming events are checked again when anything they depend on changes, and players are told."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.core import mail
from django.urls import reverse

import rules
from events import formats, lists, rechecks, tasks
from events.models import EntryList, EntryNotice
from events.services import entries, events
from rules.construction.formats import ListRow
from tests.accounts.scenes import signed_in
from tests.decks import factories
from tests.events.scenes import enter, key_of, legal_list, make_event, moved, past_deadline, value_of, values

pytestmark = pytest.mark.django_db


@pytest.fixture
def event():
    return make_event(factories.make_user("ann"))


@pytest.fixture
def publish(monkeypatch):
    """Publish the format of the event anew, with a ban of a card from a day on."""
    book = rules.format_of("setcg", factories.default_format("setcg"))
    editions = []

    def now(card_id: str, since=None) -> None:
        row = ListRow(kind="banned", cards=(card_id,), format=book.code, source="a list", since=since)
        form = replace(book, rows=(row,))
        editions.append(form)
        monkeypatch.setattr(formats.values, "format_or_default", lambda code, name: form)
        monkeypatch.setattr(rules, "format_of", lambda code, name=None: form)
        monkeypatch.setattr(formats.digests, "list_version", lambda of, form: f"edition {len(editions)}")

    return now


def first_card(copies: int = 3) -> str:
    return value_of(legal_list(copies)).entries[0].card.id


def only_in(copies: int) -> str:
    """A card of one of the two legal lists that the other has not."""
    other = {entry.card.id for entry in value_of(legal_list(5 - copies)).entries}
    return next(entry.card.id for entry in value_of(legal_list(copies)).entries if entry.card.id not in other)


def work() -> int:
    done = 0
    while found := rechecks.step(most=2):
        done += found
    return done


def test_nothing_is_checked_again_while_nothing_changed(event):
    enter(event)
    assert not rechecks.waiting() and work() == 0


def test_players_whose_deck_a_new_ban_breaks_are_told_at_once_and_others_are_not(event, publish):
    bo = factories.make_user("bo")
    enter(event, bo, legal_list(2))
    enter(event, name="Ash", text=legal_list(2), mail="ash@example.org")
    enter(event, name="Cy", mail="cy@example.org")
    mail.outbox.clear()
    publish(only_in(2))
    assert rechecks.waiting() and work() == 3 and not rechecks.waiting()
    assert {one.to[0] for one in mail.outbox} == {"bo@example.org", "ash@example.org"}
    notice = EntryNotice.objects.get(entry__owner=bo)
    assert (notice.before, notice.after, notice.mailed) == ("legal", "illegal", True)
    assert notice.says[0] in mail.outbox[0].body and "banned" in notice.says[0].lower()
    assert set(EntryList.objects.filter(outcome="illegal").values_list("entry__name", flat=True)) == {
        "bo",
        "Ash",
    }


def test_a_ban_from_a_later_day_than_the_event_breaks_nothing(event, publish):
    enter(event)
    mail.outbox.clear()
    publish(first_card(), event.day + timedelta(days=1))
    assert work() == 1
    assert EntryList.objects.get().outcome == "legal" and mail.outbox == []
    publish(first_card(), event.day)
    work()
    assert EntryList.objects.get().outcome == "illegal"


def test_one_change_is_told_once_however_often_it_is_worked_on(event, publish):
    kept = enter(event, mail="p@example.org").kept
    mail.outbox.clear()
    publish(first_card())
    work()
    # A second worker that had read the list before the first one was done.
    rechecks._recheck(event, kept)
    assert len(mail.outbox) == 1 and EntryNotice.objects.count() == 1


def test_a_ban_that_is_taken_back_is_told_too(event, publish):
    enter(event, mail="p@example.org")
    publish(first_card())
    work()
    mail.outbox.clear()
    publish("no card")
    work()
    assert "It is now: Legal" in mail.outbox[0].body
    assert EntryNotice.objects.count() == 2


def test_organisers_see_whose_deck_is_broken_and_the_player_sees_why(event, publish):
    bo = factories.make_user("bo")
    receipt = enter(event, bo, legal_list(2))
    enter(event, name="Cy")
    publish(only_in(2))
    work()
    client = signed_in(event.made_by)
    page = client.get(event.get_absolute_url()).content.decode()
    assert "1 list changed its verdict since hand-in" in page
    entries = reverse("entries", args=[event.public_id])
    assert ">Cy<" in client.get(entries).content.decode()
    table = client.get(entries, {"changed": "1"}).content.decode()
    assert ">bo<" in table and ">Cy<" not in table and "changed since hand-in" in table
    player = signed_in(bo)
    assert "Your lists at events" in player.get(reverse("notices")).content.decode()
    place = receipt.entry.get_absolute_url()
    shown = player.get(place).content.decode()
    assert "legal → not legal" in shown and 'class="count">1' in shown
    player.post(place, {"do": "seen"})
    again = player.get(place).content.decode()
    assert 'class="count">1' not in again and "legal → not legal" in again


def test_what_was_withdrawn_or_is_over_is_not_checked_again(event, publish):
    entries.withdraw(entry=enter(event).entry)
    past = make_event()
    enter(past)
    moved(past, timedelta(days=22))
    publish(first_card())
    assert work() == 0


def test_a_list_that_waits_is_checked_again_too(event, publish):
    kept = enter(past_deadline(event)).kept
    publish(first_card())
    assert work() == 1
    kept.refresh_from_db()
    assert (kept.state, kept.outcome) == ("waiting", "illegal")


def test_a_change_of_the_day_checks_all_lists_by_the_new_day(event, publish):
    publish(first_card(), event.day + timedelta(days=5))
    enter(event)
    later = {"starts": event.starts + timedelta(days=6), "deadline": event.deadline}
    events.update_event(event=event, user=event.made_by, version=1, values=values(**later))
    assert work() == 1
    assert EntryList.objects.get().outcome == "illegal"


def test_the_worker_looks_for_stale_lists_on_its_own(event, publish, monkeypatch):
    enter(event)
    sent: list[bool] = []
    monkeypatch.setattr(tasks.recheck, "delay", lambda: sent.append(True))
    monkeypatch.setattr(tasks.erase_due, "delay", lambda: None)
    tasks.look_after()
    assert sent == []
    publish(first_card())
    monkeypatch.setattr(tasks.cache, "add", lambda *_: True)
    tasks.look_after()
    assert sent == [True]
    tasks.recheck()
    assert sent == [True, True] and EntryList.objects.get().outcome == "illegal"


def test_a_player_with_a_private_link_sees_the_change_there(event, publish, client):
    receipt = enter(event)
    publish(first_card())
    work()
    page = client.get(reverse("entry-by-key", args=[key_of(receipt)])).content.decode()
    assert "legal → not legal" in page
    assert lists.check(event, value_of(legal_list()))["verdict"] == "illegal"
