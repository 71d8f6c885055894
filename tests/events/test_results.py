"""Results stored, published and withdrawn; published lists; two organisers at once."""

from datetime import timedelta

import pytest

from events.models import EventResults, Placing, PlayedCard, PlayedDeck
from events.models.entries import WITHDRAWN
from events.results import selectors
from events.results.table import TableRow
from events.services.events import NoEvent
from events.services.results import (
    NotYet,
    StaleResults,
    publish_results,
    store_results,
    withdraw_results,
)
from tests.decks import factories
from tests.events.floor_scenes import begun, cards_of, hand_in, place, published, replace_list
from tests.events.scenes import add_staff, make_event

pytestmark = pytest.mark.django_db


@pytest.fixture
def organiser():
    return factories.make_user("organiser")


@pytest.fixture
def event(organiser):
    return begun(organiser)


@pytest.fixture
def players(event):
    first, second, third = cards_of("setcg", "main", 3)
    return [
        hand_in(event, "Ann", {"main": {first: 3, second: 2}}),
        hand_in(event, "Bo", {"main": {first: 1}}, publish=False),
        hand_in(event, "Cy", {"main": {third: 3}}),
    ]


def test_results_are_stored_with_ties_and_drops(event, organiser, players):
    ann, bo, cy = players
    rows = {
        ann.public_id: TableRow(1, "Ann", 1, "5-0"),
        bo.public_id: TableRow(2, "Bo", 1),
        cy.public_id: TableRow(3, "Cy", None, dropped=True),
    }
    held = store_results(event=event, user=organiser, version=0, rows=rows)
    assert held.version == 1 and held.published is None
    shown = selectors.shown_results(event, names_all=True)
    assert [(row["player"], row["place"], row["shared"], row["dropped"]) for row in shown] == [
        ("Ann", 1, True, False),
        ("Bo", 1, True, False),
        ("Cy", None, False, True),
    ]


def test_of_two_organisers_the_second_overwrites_nothing(event, organiser, players):
    other = factories.make_user("other")
    add_staff(event, other, "organiser")
    place(event, organiser, *players)
    with pytest.raises(StaleResults):
        store_results(event=event, user=other, version=0, rows={})
    assert Placing.objects.count() == 3
    store_results(event=event, user=other, version=1, rows={})
    assert Placing.objects.count() == 0 and EventResults.objects.get().version == 2


def test_a_judge_and_a_stranger_store_and_publish_nothing(event, organiser, players):
    judge, stranger = factories.make_user("judge"), factories.make_user("stranger")
    add_staff(event, judge)
    place(event, organiser, *players)
    for user in (judge, stranger):
        with pytest.raises(NoEvent):
            store_results(event=event, user=user, version=1, rows={})
        with pytest.raises(NoEvent):
            publish_results(event=event, user=user)
        with pytest.raises(NoEvent):
            withdraw_results(event=event, user=user)
    assert EventResults.objects.get().version == 1


def test_there_are_no_results_before_the_start(organiser):
    event = make_event(organiser)
    with pytest.raises(NotYet):
        store_results(event=event, user=organiser, version=0, rows={})
    with pytest.raises(NotYet):
        publish_results(event=event, user=organiser)


def test_without_results_nothing_is_published(event, organiser, players):
    with pytest.raises(NotYet):
        publish_results(event=event, user=organiser)


def test_others_see_names_and_lists_of_players_who_agree_only(event, organiser, players):
    published(event, organiser, *players)
    shown = selectors.shown_results(event)
    assert [row["player"] for row in shown] == ["Ann", None, "Cy"]
    assert [row["list"] is None for row in shown] == [False, True, False]
    assert selectors.published_list(event, players[0].public_id).list == players[0].current
    assert selectors.published_list(event, players[1].public_id) is None


def test_who_no_longer_agrees_or_withdraws_is_hidden_from_that_moment_on(event, organiser, players):
    published(event, organiser, *players)
    ann, _, cy = players
    ann.publish = False
    ann.save()
    cy.status = WITHDRAWN
    cy.save()
    assert [row["player"] for row in selectors.shown_results(event)] == [None, None, None]
    for entry in players:
        assert selectors.published_list(event, entry.public_id) is None


def test_withdrawn_results_are_hidden_and_their_decks_deleted(event, organiser, players):
    published(event, organiser, *players)
    assert selectors.is_published(event) and PlayedDeck.objects.exists()
    assert withdraw_results(event=event, user=organiser) is True
    assert not selectors.is_published(event) and not PlayedDeck.objects.exists()
    assert selectors.published_list(event, players[0].public_id) is None
    assert withdraw_results(event=event, user=organiser) is False


def test_an_event_that_is_moved_into_the_future_hides_its_results(event, organiser, players):
    published(event, organiser, *players)
    event.starts += timedelta(days=9)
    event.day += timedelta(days=9)
    event.erase_on += timedelta(days=9)
    event.save()
    assert not selectors.is_published(event)
    assert selectors.published_list(event, players[0].public_id) is None


def test_publishing_again_takes_the_list_that_counts_now(event, organiser, players):
    published(event, organiser, *players)
    third = cards_of("setcg", "main", 3)[2]
    replace_list(players[0], {"main": {third: 2}})
    publish_results(event=event, user=organiser)
    rows = PlayedCard.objects.filter(deck__entry=players[0]).values_list("card__card_id", "copies")
    assert list(rows) == [(third, 2)]
    assert PlayedDeck.objects.count() == 3


def test_entries_of_another_event_get_no_place(event, organiser, players):
    stranger = hand_in(begun(), "Zed", {"main": {cards_of("setcg", "main", 1)[0]: 1}})
    store_results(event=event, user=organiser, version=0, rows={stranger.public_id: TableRow(1, "Zed", 1)})
    assert Placing.objects.count() == 0
