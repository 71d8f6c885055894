"""Sharing a batch names the private decks in it first, and lets others see each as a private deck."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from simulate import services
from simulate.games.plan import Plan
from simulate.models import Batch
from tests.decks import factories
from tests.decks.test_pages_check import words
from tests.simulate import batches, plans
from tests.simulate.test_batch_permissions import SEEN, ask

pytestmark = pytest.mark.django_db

SECRET = "Nobody else may read this name"


@pytest.fixture
def deck():
    return batches.stored("nature-giants", name=SECRET)


@pytest.fixture
def batch(deck) -> Batch:
    entries = (services.entry_of(deck), plans.entries("dm")[0])
    plan = Plan("dm", entries, ((0, 1),), ("greedy", "greedy"), 3, 3, 7)
    return batches.played(plan, owner=deck.owner, decks=[deck, None])


@pytest.fixture
def secrets(deck, batch) -> list[bytes]:
    """Names that only the private deck brings into the batch."""
    met = {card_id for _, card_id, _ in plans.entries("dm")[0].rows}
    names = [row.card.name for row in deck.rows.all() if row.card.card_id not in met]
    assert names
    return [SECRET.encode(), *(name.encode() for name in names)]


def owner_of(batch: Batch) -> Client:
    client = Client()
    client.force_login(batch.owner)
    return client


def shared(batch: Batch, how: str) -> Batch:
    services.share_batch(batch=batch, visibility="unlisted", private_decks=how)
    return batch


def send(client: Client, batch: Batch, **body: str):
    address = reverse("batch-api", args=[batch.public_id])
    return client.patch(address, body, content_type="application/json")


# ---- before it is shared ----


def test_the_page_names_the_private_decks_before_the_batch_is_shared(batch):
    page = words(owner_of(batch).get(reverse("batch", args=[batch.public_id])).content.decode())
    assert re.search(f"Private decks in it: “ ?{SECRET} ?”", page)
    assert "Show it as “a private deck”" in page


def test_nothing_is_shared_until_its_owner_says_how_others_see_the_private_decks(batch):
    client, address = owner_of(batch), reverse("batch-share", args=[batch.public_id])
    answer = client.post(address, {"visibility": "unlisted"}, follow=True)
    assert f"“{SECRET}” is a private deck." in words(answer.content.decode())
    refused = send(client, batch, visibility="unlisted")
    assert refused.status_code == 400 and SECRET in refused.json()["errors"][0]["message"]
    assert Batch.objects.get(pk=batch.pk).visibility == "private"
    assert send(client, batch, visibility="unlisted", private_decks="maybe").status_code == 400
    assert client.post(address, {"visibility": "unlisted", "private_decks": "hide"}).status_code == 302
    assert Batch.objects.get(pk=batch.pk).visibility == "unlisted"


def test_a_batch_without_private_decks_is_shared_as_before(batch, deck):
    type(deck).objects.update(visibility="unlisted")
    assert send(owner_of(batch), batch, visibility="unlisted").status_code == 200
    page = owner_of(batch).get(reverse("batch", args=[batch.public_id])).content.decode()
    assert "Private decks in it" not in page


def test_a_batch_that_is_shared_from_its_start_says_it_too(deck):
    client = Client()
    client.force_login(deck.owner)
    asked = {"do": "start", "opponent": "sample:darkness-slayers", "games": "4", "visibility": "unlisted"}
    address = reverse("deck-games", args=[deck.public_id])
    refused = client.post(address, asked)
    assert refused.status_code == 400
    assert f"“{SECRET}” is a private deck." in words(refused.content.decode())
    assert not Batch.objects.exists()
    assert client.post(address, asked | {"private_decks": "hide"}).status_code == 302
    assert list(Batch.objects.get().entries.values_list("hidden", flat=True)) == [True, False]


def test_the_api_asks_it_of_a_new_batch(deck):
    client = Client()
    client.force_login(deck.owner)
    body = {
        "system": "dm",
        "decks": [{"deck": deck.public_id}, {"sample": "darkness-slayers"}],
        "games": 4,
        "visibility": "unlisted",
    }
    address, kind = reverse("batches-api"), "application/json"
    assert client.post(address, body, content_type=kind).status_code == 400
    assert not Batch.objects.exists()
    started = client.post(address, body | {"private_decks": "show"}, content_type=kind)
    assert started.status_code == 202
    assert not Batch.objects.get().entries.filter(hidden=True).exists()


# ---- once it is shared ----


@pytest.mark.parametrize("role", ["visitor", "other", "staff"])
@pytest.mark.parametrize(("route", "method"), sorted(SEEN))
def test_nothing_that_others_read_tells_of_a_hidden_deck(batch, secrets, route, method, role):
    shared(batch, "hide")
    client = Client()
    if role != "visitor":
        client.force_login(factories.make_user(is_staff=role == "staff", is_superuser=role == "staff"))
    answer = ask(client, batch, route, method)
    games = ("batch-game", "batch-game-api")
    assert answer.status_code in ({404} if route in games else {200, 302})
    for secret in secrets:
        assert secret not in answer.content, secret


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_exports_call_it_a_private_deck_and_leave_its_cards_out(batch, secrets, kind):
    shared(batch, "hide")
    address = reverse("batch-export", args=[batch.public_id, kind])
    theirs, mine = Client().get(address).content, owner_of(batch).get(address).content
    assert b"A private deck" in theirs and b"A private deck" not in mine
    for secret in secrets:
        assert secret not in theirs
    assert SECRET.encode() in mine


def test_the_pages_call_it_a_private_deck_and_its_owner_still_sees_all(batch, secrets):
    shared(batch, "hide")
    address = reverse("batch", args=[batch.public_id])
    page = words(Client().get(address).content.decode())
    assert "A private deck against" in page and "only its owner can view them" in page
    mine = owner_of(batch).get(address).content
    for secret in secrets:
        assert secret in mine
    game = reverse("batch-game", args=[batch.public_id, 0, 0, "first"])
    assert "a private deck plays in this game" in words(Client().get(game).content.decode())
    assert owner_of(batch).get(game).status_code == 200


def test_a_comparison_hides_it_on_either_side(batch, secrets):
    shared(batch, "hide")
    other = batches.played(owner=factories.make_user(), visibility="unlisted")
    for one, beside in ((batch, other), (other, batch)):
        address = reverse("batch-compare", args=[one.public_id])
        page = Client().get(address, {"with": beside.public_id})
        assert page.status_code == 200 and b"A private deck" in page.content
        for secret in secrets:
            assert secret not in page.content


def test_a_batch_that_shows_its_decks_by_name_shows_all_of_it(batch):
    shared(batch, "show")
    page = Client().get(reverse("batch", args=[batch.public_id])).content
    assert SECRET.encode() in page
    assert Client().get(reverse("batch-game", args=[batch.public_id, 0, 0, "first"])).status_code == 200


def test_two_hidden_decks_are_told_apart(deck):
    second = batches.stored("light-water-walls", owner=deck.owner, name="Walls of mine")
    entries = (services.entry_of(deck), services.entry_of(second))
    plan = Plan("dm", entries, ((0, 1),), ("greedy", "greedy"), 1, 1, 7)
    batch = shared(batches.played(plan, owner=deck.owner, decks=[deck, second]), "hide")
    page = words(Client().get(reverse("batch", args=[batch.public_id])).content.decode())
    assert "A private deck (1) against A private deck (2)" in page


def test_games_played_anew_hide_the_same_decks(batch):
    shared(batch, "hide")
    again = services.start_anew(batch=batch, seed=8)
    assert list(again.entries.values_list("hidden", flat=True)) == [True, False]
