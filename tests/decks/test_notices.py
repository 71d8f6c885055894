"""The page of notices: one's own and nobody else's, marked as read by a form, with what is to come."""

from datetime import date, timedelta

import pytest
from django.test import Client
from django.urls import reverse

from common import clock
from decks.models import Deck, DeckStatus, Notice
from decks.verdicts import notices
from tests.decks import factories

pytestmark = pytest.mark.django_db

DAY = date(2024, 1, 1)
SOON = DAY + timedelta(days=30)


@pytest.fixture(autouse=True)
def _day(monkeypatch) -> None:
    monkeypatch.setattr(clock, "today", lambda: DAY)


@pytest.fixture
def deck(client) -> Deck:
    made = factories.make_deck(name="A deck with news")
    client.force_login(made.owner)
    return made


def notice(deck: Deck, **more: object) -> Notice:
    said = {"cause": "list-1", "format": deck.format, "day": SOON, "before": "legal", "after": "illegal"}
    return Notice.objects.create(owner=deck.owner, deck=deck, **{**said, **more})


def page(client: Client, **query: object) -> str:
    return client.get(reverse("notices"), query).content.decode()


def test_a_notice_says_which_deck_becomes_what_and_when(client, deck):
    notice(deck, says=["Some card is banned <b>"])
    shown = page(client)
    for words in (
        "One of your decks",
        "31 January 2024",
        "A deck with news",
        "Some card is banned &lt;b&gt;",
    ):
        assert words in shown
    assert "changes" in shown
    assert "by a new list" in shown
    assert reverse("deck", args=[deck.public_id]) in shown


def test_decks_of_one_list_and_day_stand_together(client, deck):
    for other in [deck, *(factories.make_deck(deck.owner, name=f"Deck {n}") for n in range(2))]:
        notice(other)
    notice(deck, day=DAY)
    notice(deck, cause="cards-1")
    news = notices.news_of(notices.notices_for(deck.owner))
    assert sorted((one.day, len(one.turns), one.of_cards) for one in news) == [
        (DAY, 1, False),
        (SOON, 1, True),
        (SOON, 3, False),
    ]
    assert "3 of your decks change on" in " ".join(page(client).replace("\n", " ").split())
    assert "by new card data" in page(client)


def test_nobody_else_sees_or_marks_a_notice(client, deck):
    theirs = notice(factories.make_deck(name="Of another", visibility="public"))
    assert "Of another" not in page(client)
    client.post(reverse("notices-read"), {"notice": theirs.pk})
    client.post(reverse("notices-read"), {"notice": "all"})
    theirs.refresh_from_db()
    assert theirs.read is None


def test_who_is_not_signed_in_is_asked_to(deck):
    for address in ("notices", "notices-read"):
        answer = (
            Client().post(reverse(address)) if address == "notices-read" else Client().get(reverse(address))
        )
        assert answer.status_code == 302
        assert answer["Location"].startswith("/accounts/login/")


def test_the_page_is_kept_by_nobody(client, deck):
    assert client.get(reverse("notices"))["Cache-Control"] == "private, no-store"


def test_one_notice_is_marked_as_read_and_then_all(client, deck):
    first, second = notice(deck), notice(deck, day=DAY)
    assert client.post(reverse("notices-read"), {"notice": first.pk})["Location"] == reverse("notices")
    assert [notices.unread(deck.owner), Notice.objects.get(pk=second.pk).read] == [1, None]
    client.post(reverse("notices-read"), {"notice": "all"})
    assert notices.unread(deck.owner) == 0
    assert "Mark all as read" not in page(client)


def test_looking_marks_nothing(client, deck):
    notice(deck)
    page(client)
    assert client.get(reverse("notices-read")).status_code == 405
    assert notices.unread(deck.owner) == 1


@pytest.mark.parametrize("said", ["", "none", "-1", "1" * 40, "1\0", "٣", "²"])
def test_what_is_no_notice_is_said_to_be_none(client, deck, said):
    notice(deck)
    answer = client.post(reverse("notices-read"), {"notice": said}, follow=True)
    assert answer.status_code == 200
    assert notices.unread(deck.owner) == 1


def test_the_head_of_every_page_counts_what_is_unread(client, deck):
    assert 'class="count"' not in client.get(reverse("home")).content.decode()
    notice(deck)
    notice(deck, day=DAY)
    for route in ("home", "cards", "mine"):
        assert '<span class="count">2<' in client.get(reverse(route)).content.decode()
    assert 'class="count"' not in Client().get(reverse("home")).content.decode()


def test_more_than_anybody_counts_is_a_cap(client, deck):
    Notice.objects.bulk_create(
        Notice(
            owner=deck.owner,
            deck=deck,
            cause=f"list-{n}",
            format="x",
            day=DAY,
            before="legal",
            after="unknown",
        )
        for n in range(120)
    )
    assert '<span class="count">99+<' in client.get(reverse("home")).content.decode()
    assert "Page 1 of 3" in page(client)
    assert "Page 3 of 3" in page(client, page="3")
    assert "Page 1 of 3" in page(client, page="x")


def test_what_is_to_come_is_shown_before_its_day(client, deck):
    DeckStatus.objects.update(word="legal", turns_on=SOON, turns_to="illegal", until=SOON)
    shown = page(client)
    assert "Coming up" in shown
    assert "31 January 2024" in shown
    Deck.objects.update(version=9)
    assert "Coming up" not in page(client)


def test_what_is_to_come_for_others_is_not_shown(client, deck):
    other = factories.make_deck(name="Of another", visibility="public")
    DeckStatus.objects.filter(deck=other).update(turns_on=SOON, turns_to="illegal", until=SOON)
    assert "Of another" not in page(client)


def test_without_news_the_page_says_so(client, deck):
    assert "No change in your decks’ legality." in page(client)


def test_a_format_that_is_gone_is_called_by_its_code(client, deck):
    notice(deck, format="of-yesterday")
    assert "of-yesterday" in page(client)


def test_a_hundred_notices_take_as_many_queries_as_one(client, deck, django_assert_max_num_queries):
    for n in range(40):
        notice(factories.make_deck(deck.owner, name=f"Deck {n}"))
    with django_assert_max_num_queries(9):
        page(client)
