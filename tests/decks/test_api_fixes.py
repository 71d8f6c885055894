"""Looking ahead and repairing decks over the API."""

from datetime import timedelta

import pytest

import rules
from tests.decks import factories
from tests.decks.problems import is_problem

pytestmark = [pytest.mark.django_db, pytest.mark.once]


def test_a_repair_is_sent_back_as_it_came_and_its_finding_is_gone(client):
    cards = factories.legal_cards()
    first = next(iter(cards["main"]))
    deck = factories.make_deck(cards={"main": cards["main"] | {first: 4}})
    client.force_login(deck.owner)
    address = f"/api/decks/{deck.public_id}/"
    verdict = client.get(f"{address}verdict/").json()
    offered = client.get(f"{address}fixes/").json()
    assert offered
    repair = offered[0]
    finding = verdict["findings"][repair["finding"]]
    body = {"changes": repair["changes"], "version": 1}
    assert client.patch(f"{address}cards/", body, content_type="application/json").status_code == 200
    after = client.get(f"{address}verdict/").json()["findings"]
    assert finding not in after and len(after) < len(verdict["findings"])


def test_all_repairs_come_last_as_one_and_are_sent_back_as_they_came(client):
    cards = factories.legal_cards()
    first, second, *_ = cards["main"]
    deck = factories.make_deck(cards={"main": cards["main"] | {first: 4, second: 5}})
    client.force_login(deck.owner)
    address = f"/api/decks/{deck.public_id}/"
    *single, every = client.get(f"{address}fixes/").json()
    assert [one["findings"] for one in single] == [[one["finding"]] for one in single]
    assert (every["words"], len(every["findings"])) == ("Fix 2 of 3", 2), (
        "a deck's size is the owner's to mend"
    )
    body = {"changes": every["changes"], "version": 1}
    assert client.patch(f"{address}cards/", body, content_type="application/json").status_code == 200
    after = client.get(f"{address}verdict/").json()["findings"]
    assert "number_copies" not in {one["code"] for one in after}


def test_repairs_are_for_the_owner_of_the_deck(client):
    deck = factories.make_deck(cards={}, visibility="public")
    is_problem(client.get(f"/api/decks/{deck.public_id}/fixes/"), 404, "not_found")


def test_what_lists_change_is_seen_on_the_days_before(client):
    form = next(one for one in rules.formats("dm").values() if one.dates)
    deck = factories.make_deck(code="dm", cards={}, format=form.code, visibility="public")
    before = form.dates[0] - timedelta(days=1)
    address = f"/api/decks/{deck.public_id}/ahead/"
    ahead = client.get(address, {"as_of": before.isoformat()}).json()
    assert [one["day"] for one in ahead] == [day.isoformat() for day in form.dates[: len(ahead)]]
    assert ahead and client.get(address, {"as_of": form.dates[-1].isoformat()}).json() == []
    is_problem(client.get(address, {"as_of": "soon"}), 400, "invalid")
    is_problem(client.get(address, {"format": "poker"}), 400, "unknown_name")
