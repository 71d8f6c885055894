"""Events over the API: read, their entries, and lists handed in with an account."""

import pytest
from django.test import Client

from events.models import Entry
from tests.accounts.scenes import signed_in
from tests.decks import factories
from tests.events.scenes import enter, five_copies, legal_list, make_event

pytestmark = pytest.mark.django_db


@pytest.fixture
def event():
    return make_event(factories.make_user("ann"), visibility="public", name="Spring Open")


def send(client, event, **data: object):
    address = f"/api/events/{event.public_id}/entries/"
    return client.post(address, {"name": "Bo", **data}, content_type="application/json")


def test_events_are_listed_and_read(event):
    make_event(name="Hidden")
    listed = Client().get("/api/events/", {"system": "setcg"}).json()["results"]
    assert [one["name"] for one in listed] == ["Spring Open"]
    one = Client().get(f"/api/events/{event.public_id}/").json()
    assert (one["day"], one["role"]) == (event.day.isoformat(), "stranger")
    assert signed_in(event.made_by).get(f"/api/events/{event.public_id}/").json()["role"] == "organiser"
    wrong = Client().get("/api/events/", {"system": "chess"})
    assert wrong.status_code == 400 and "'chess'" in wrong.json()["detail"]


def test_a_player_hands_in_a_text_or_a_deck_and_gets_a_receipt(event):
    bo = factories.make_user("bo")
    client = signed_in(bo)
    first = send(client, event, text=legal_list())
    assert first.status_code == 201
    assert (first.json()["number"], first.json()["state"], first.json()["is_new"]) == (1, "accepted", True)
    assert first.json()["verdict"]["as_of"] == event.day.isoformat()
    deck = factories.make_deck(bo, cards=factories.legal_cards(2))
    assert send(client, event, deck=deck.public_id).json()["number"] == 2
    assert Entry.objects.get().current.deck == deck


def test_what_cannot_be_handed_in_is_a_problem_that_says_why(event):
    client = signed_in(factories.make_user("bo"))
    illegal = send(client, event, text=five_copies())
    assert (illegal.status_code, illegal.json()["code"]) == (422, "not_legal")
    assert illegal.json()["verdict"]["verdict"] == "illegal"
    theirs = factories.make_deck(cards=factories.legal_cards())
    assert send(client, event, deck=theirs.public_id).status_code == 400
    assert send(client, event).status_code == 400
    assert send(Client(), event, text=legal_list()).status_code in {401, 403}
    assert not Entry.objects.exists()


def test_organisers_read_entries_with_their_lists_and_sealed_ones_without(event):
    enter(event, name="Bo")
    client, address = signed_in(event.made_by), f"/api/events/{event.public_id}/entries/"
    (row,) = client.get(address).json()["entries"]
    assert row["player"] == "Bo" and sum(card["quantity"] for card in row["cards"]) == 50
    event.sealing = "start"
    event.save()
    told = client.get(address, {"card": "no such card"}).json()
    assert told["sealed"] and (told["entries"][0]["cards"], told["entries"][0]["deck"]) == (None, "")
    assert signed_in(factories.make_user("bo")).get(address).status_code == 404
