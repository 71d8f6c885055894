"""The same games asked for twice: shown again, not played again; and played anew from another seed."""

import threading

import pytest
from django.db import connections
from django.urls import reverse

from common import caps
from decks.editing import services as deck_services
from simulate import services
from simulate.models import Batch, BatchEntry
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.plans import plan_of
from tests.simulate.test_batch_pages import deck, start, text, user  # noqa: F401

pytestmark = pytest.mark.django_db


def test_who_asks_for_the_same_games_again_is_shown_those_there_are(client, deck):  # noqa: F811
    first = start(client, deck, seed="12")["Location"]
    again = start(client, deck, seed="12")
    assert again["Location"] == first and Batch.objects.count() == 1
    assert "You already have these games" in text(client.get(first))
    batches.work(Batch.objects.get())
    assert start(client, deck, seed="12")["Location"] == first, "those that are played are there too"


@pytest.mark.parametrize(
    "other", [{"seed": "13"}, {"games": "22"}, {"theirs": "random"}, {"opponent": ["itself"]}, {"seed": ""}]
)
def test_other_games_are_another_batch(client, deck, other):  # noqa: F811
    start(client, deck, seed="12")
    start(client, deck, **{"seed": "12", **other})
    assert Batch.objects.count() == 2


def test_a_deck_that_was_changed_plays_other_games(client, deck):  # noqa: F811
    start(client, deck, seed="12")
    deck_services.update_deck(deck=deck, user=deck.owner, version=deck.version, description="Bigger")
    start(client, deck, seed="12")
    assert [one.deck_version for one in BatchEntry.objects.filter(deck=deck).order_by("pk")] == [1, 2]


@pytest.mark.parametrize("state", ["cancelled", "failed"])
def test_games_that_were_not_played_to_the_end_may_be_asked_for_again(client, deck, state):  # noqa: F811
    start(client, deck, seed="12")
    Batch.objects.update(state=state)
    start(client, deck, seed="12")
    assert Batch.objects.count() == 2


def test_by_other_rules_the_same_games_are_played_again(client, deck, monkeypatch):  # noqa: F811
    start(client, deck, seed="12")
    monkeypatch.setattr("simulate.services.batches.rules_edition", lambda system: "newer")
    start(client, deck, seed="12")
    assert Batch.objects.count() == 2


def test_the_games_of_somebody_else_are_not_shown(client, deck):  # noqa: F811
    deck_services.update_deck(deck=deck, user=deck.owner, version=1, visibility="unlisted")
    first = start(client, deck, seed="12")["Location"]
    client.force_login(factories.make_user("other"))
    assert start(client, deck, seed="12")["Location"] != first


def test_a_batch_is_played_anew_from_another_seed_with_its_decks_as_they_were(client, deck):  # noqa: F811
    shared = {"visibility": "unlisted", "private_decks": "hide"}
    first = start(client, deck, seed="12", theirs="random", **shared)["Location"]
    deck_services.update_deck(deck=deck, user=deck.owner, version=1, name="Bigger giants")
    shown = text(client.get(first))
    assert "Play again" in shown
    old = Batch.objects.get()
    response = client.post(reverse("batch-anew", args=[old.public_id]))
    new = Batch.objects.latest("pk")
    assert response["Location"] == reverse("batch", args=[new.public_id]) != first
    assert {**new.plan, "seed": 12} == old.plan and new.plan["seed"] != 12
    assert [(one.deck_id, one.deck_version) for one in new.entries.all()] == [(deck.pk, 1), (None, None)]
    assert new.visibility == "unlisted"
    assert [one.hidden for one in new.entries.all()] == [True, False], "and shown to others as they were"


def test_playing_anew_keeps_to_what_may_be_on_the_way(client, deck, monkeypatch):  # noqa: F811
    monkeypatch.setattr(caps, "BATCHES_LIVE", 1)
    start(client, deck)
    address = reverse("batch-anew", args=[Batch.objects.get().public_id])
    assert "1 batch is running" in text(client.post(address, follow=True))
    monkeypatch.setattr(caps, "RATES", {**caps.RATES, "batch": "1/hour"})
    assert "start the next in" in text(client.post(address, follow=True))
    assert Batch.objects.count() == 1


def test_over_the_api_the_same_batch_is_answered_with_200_and_its_address(client, user):  # noqa: F811
    asked = {
        "system": "dm",
        "decks": [{"sample": "nature-giants"}, {"sample": "fire-nature-rush"}],
        "games": 12,
        "seed": 7,
    }
    first = client.post("/api/batches/", asked, content_type="application/json")
    again = client.post("/api/batches/", asked, content_type="application/json")
    assert (first.status_code, again.status_code) == (202, 200)
    assert again["Location"] == first["Location"] and again.json()["id"] == first.json()["id"]
    other = client.post("/api/batches/", {**asked, "seed": 8}, content_type="application/json")
    assert other.status_code == 202 and Batch.objects.count() == 2


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("account", [True, False])
def test_of_many_that_ask_for_the_same_games_at_once_one_starts_them(account):
    whose = {"owner": factories.make_user()} if account else {"session_key": "visitor"}
    plan, together = plan_of(), threading.Barrier(4)
    outcomes: list[str] = []

    def ask() -> None:
        try:
            together.wait(timeout=20)
            outcomes.append(f"started {services.start_batch(plan=plan, **whose).public_id}")
        except services.AskedBefore as error:
            outcomes.append(f"there is {error.batch.public_id}")
        finally:
            connections.close_all()

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    which = Batch.objects.get().public_id
    assert sorted(outcomes) == [f"started {which}", *[f"there is {which}"] * 3]
