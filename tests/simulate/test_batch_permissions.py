"""Who may see and change a batch: every role on every route, for batches of either visibility."""

import pytest
from django.test import Client
from django.urls import reverse

from simulate.models import Batch
from tests.decks import factories
from tests.simulate import batches
from tests.test_permissions import ABOUT_A_BATCH

pytestmark = pytest.mark.django_db

ROLES = ("visitor", "owner", "other", "staff")
SEEN = {
    ("batch", "get"),
    ("batch-progress", "get"),
    ("batch-picture", "get"),
    ("batch-compare", "get"),
    ("batch-export", "get"),
    ("batch-games", "get"),
    ("batch-game", "get"),
    ("batch-game-practice", "post"),
    ("batch-api", "get"),
    ("batch-results-api", "get"),
    ("batch-game-api", "get"),
}
CHANGED = {
    ("batch-anew", "post"),
    ("batch-cancel", "post"),
    ("batch-resume", "post"),
    ("batch-share", "post"),
    ("batch-effect", "post"),
    ("batch-delete", "post"),
    ("batch-api", "patch"),
    ("batch-api", "delete"),
    ("batch-cancel-api", "post"),
    ("batch-resume-api", "post"),
}
LISTS = {"batches", "batches-api"}
DATA = {
    "batch-share": {"visibility": "unlisted", "private_decks": "show"},
    "batch-delete": {"sure": "yes"},
    "batch-effect": {"pairing": "0", "card": "0:en-DM-06-52", "games": "2"},
    "batch-api": {"visibility": "unlisted", "private_decks": "show"},
}
SECRET = "Nobody else may read this name"


@pytest.fixture
def batch(request) -> Batch:
    owner = factories.make_user("owner")
    deck = batches.stored(owner=owner, name=SECRET)
    batch = batches.played(owner=owner, decks=[deck], visibility=request.param, private_decks="show")
    batch.entries.filter(place=0).update(name=SECRET)
    return batch


@pytest.fixture
def clients(batch) -> dict[str, Client]:
    found = {"visitor": Client()}
    users = {
        "owner": batch.owner,
        "other": factories.make_user("other"),
        "staff": factories.make_user("staff", is_staff=True, is_superuser=True),
    }
    for role, user in users.items():
        found[role] = Client()
        found[role].force_login(user)
    return found


every_visibility = pytest.mark.parametrize("batch", ["private", "unlisted"], indirect=True)


def ask(client: Client, batch: Batch, route: str, method: str):
    needs = ABOUT_A_BATCH[route]
    url = reverse(route, args=[batch.public_id, *needs[1:]])
    kind = {"content_type": "application/json"} if method == "patch" else {}
    return getattr(client, method)(url, DATA.get(route) if method != "get" else None, **kind)


def test_every_route_about_batches_is_tested_here():
    assert {route for route, _ in SEEN | CHANGED} | LISTS == set(ABOUT_A_BATCH)


@every_visibility
def test_a_batch_is_there_for_who_may_see_it_and_not_there_for_anybody_else(batch, clients):
    for role, client in clients.items():
        may = role == "owner" or batch.visibility == "unlisted"
        for route, method in sorted(SEEN):
            response = ask(client, batch, route, method)
            assert (response.status_code in {200, 302}) == may, (role, route)
            if not may:
                assert response.status_code == 404
                assert SECRET.encode() not in response.content
            assert response.status_code != 200 or "no-store" in response["Cache-Control"], route


@pytest.mark.parametrize(("route", "method"), sorted(CHANGED))
@every_visibility
def test_only_who_started_a_batch_changes_it(batch, clients, route, method):
    for role in ("visitor", "other", "staff"):
        assert ask(clients[role], batch, route, method).status_code in {403, 404}, role
    kept = Batch.objects.get(pk=batch.pk)
    assert (kept.state, kept.visibility) == (batch.state, batch.visibility)
    assert ask(clients["owner"], batch, route, method).status_code in {200, 204, 302, 409}


@every_visibility
def test_lists_show_ones_own_batches_only(batch, clients):
    for role, client in clients.items():
        shown = SECRET.encode() in client.get(reverse("batches")).content
        listed = len(client.get(reverse("batches-api")).json()["results"])
        assert (shown, listed) == ((True, 1) if role == "owner" else (False, 0))


def test_a_visitors_batch_belongs_to_the_browser_that_started_it():
    one, other = Client(), Client()
    for client in (one, other):
        session = client.session
        session["plays"] = True
        session.save()
    batch = batches.started(session_key=one.session.session_key)
    address = reverse("batch", args=[batch.public_id])
    assert (one.get(address).status_code, other.get(address).status_code) == (200, 404)
    assert other.post(reverse("batch-cancel", args=[batch.public_id])).status_code == 404
    assert one.post(reverse("batch-cancel", args=[batch.public_id])).status_code == 302
    assert Batch.objects.get(pk=batch.pk).state == "cancelled"


@pytest.mark.parametrize(
    "route",
    [
        *("batch-anew", "batch-cancel", "batch-resume", "batch-share", "batch-delete"),
        *("batch-effect", "batch-game-practice"),
    ],
)
def test_what_changes_a_batch_is_not_done_by_following_a_link(route):
    batch = batches.started(owner=factories.make_user())
    client = Client()
    client.force_login(batch.owner)
    for method in ("get", "head", "options"):
        address = reverse(route, args=[batch.public_id, *ABOUT_A_BATCH[route][1:]])
        assert getattr(client, method)(address, DATA.get(route)).status_code == 405
    assert Batch.objects.get(pk=batch.pk).state == "waiting"


def test_a_batch_names_decks_that_its_viewer_may_not_open_without_leading_to_them(client):
    deck = batches.stored(owner=factories.make_user("owner"), name="Mine alone")
    batch = batches.played(owner=deck.owner, decks=[deck], visibility="unlisted", private_decks="show")
    shown = client.get(reverse("batch", args=[batch.public_id])).content.decode()
    assert deck.public_id not in shown
    client.force_login(deck.owner)
    assert deck.public_id in client.get(reverse("batch", args=[batch.public_id])).content.decode()
