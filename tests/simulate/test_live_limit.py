"""So many batches on their way for one visitor: without cookies, or many requests at once."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connections
from django.test import Client
from django.utils import timezone

from common import caps
from simulate.models import Batch, Chunk
from tests.decks import factories

SAMPLES = [{"sample": "nature-giants"}, {"sample": "fire-nature-rush"}]
HOME, ELSEWHERE = "203.0.113.9", "198.51.100.7"
AT_ONCE = 24


@pytest.fixture(autouse=True)
def _without_throttles(monkeypatch):
    monkeypatch.setattr(caps, "RATES", dict.fromkeys(caps.RATES, "100000/s"))
    monkeypatch.setattr("simulate.services.window.send", lambda chunks: 0)


def ask(client: Client, seed: int):
    body = {"system": "dm", "decks": SAMPLES, "games": 4, "seed": seed}
    return client.post("/api/batches/", body, content_type="application/json")


@pytest.mark.django_db
def test_a_visitor_who_keeps_no_cookies_is_one_visitor_all_the_same():
    assert ask(Client(REMOTE_ADDR=HOME), 1).status_code == 202
    refused = ask(Client(REMOTE_ADDR=HOME), 2)
    assert (refused.status_code, refused.json()["code"]) == (429, "busy")
    assert "from your address" in refused.json()["detail"] and "sign in" in refused.json()["detail"]
    assert ask(Client(REMOTE_ADDR=ELSEWHERE), 3).status_code == 202


@pytest.mark.django_db
def test_a_visitor_who_changes_addresses_is_known_by_the_session():
    client = Client(REMOTE_ADDR=HOME)
    assert ask(client, 1).status_code == 202
    client.defaults["REMOTE_ADDR"] = ELSEWHERE
    assert ask(client, 2).status_code == 429


@pytest.mark.django_db
def test_the_addresses_of_visitors_are_not_stored():
    ask(Client(REMOTE_ADDR=HOME), 1)
    row = Batch.objects.values().get()
    assert HOME not in str(row) and len(row["visitor"]) == 64


@pytest.mark.django_db
def test_an_account_is_not_held_up_by_visitors_at_its_address(client):
    assert ask(Client(REMOTE_ADDR=HOME), 1).status_code == 202
    member = Client(REMOTE_ADDR=HOME)
    member.force_login(factories.make_user())
    started = [ask(member, seed).status_code for seed in range(2, 2 + caps.BATCHES_LIVE + 1)]
    assert started == [202] * caps.BATCHES_LIVE + [429]


@pytest.mark.django_db
def test_a_failed_batch_is_not_resumed_beside_another_of_the_same_address():
    first = Client(REMOTE_ADDR=HOME)
    assert ask(first, 1).status_code == 202
    failed = Batch.objects.get()
    Batch.objects.filter(pk=failed.pk).update(state=Batch.State.FAILED, ended=timezone.now())
    failed.rows.update(state=Chunk.State.FAILED)
    assert ask(Client(REMOTE_ADDR=HOME), 2).status_code == 202
    refused = first.post(f"/api/batches/{failed.public_id}/resume/")
    assert (refused.status_code, refused.json()["code"]) == (429, "busy")


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("account", [False, True])
def test_the_limit_holds_for_many_requests_at_once(account):
    user = factories.make_user() if account else None
    together = threading.Barrier(AT_ONCE)

    def one(seed: int) -> int:
        client = Client(REMOTE_ADDR=HOME)
        if user is not None:
            client.force_login(user)
        together.wait(timeout=60)
        try:
            return ask(client, seed).status_code
        finally:
            connections.close_all()

    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = list(pool.map(one, range(AT_ONCE)))
    most = caps.BATCHES_LIVE if account else caps.VISITOR_BATCHES_LIVE
    assert sorted(answers) == [202] * most + [429] * (AT_ONCE - most)
    assert Batch.objects.filter(state__in=Batch.LIVE).count() == most
