"""How long the pages of batches take, over as many games as anybody asks for."""

from dataclasses import replace
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from common import caps
from simulate.models import Batch, Chunk, RunningSum
from tests.simulate import batches
from tests.simulate.plans import plan_of, played

pytestmark = pytest.mark.django_db
GAMES = 100_000
PLAYED = 400


@pytest.fixture(autouse=True)
def _without_throttles(monkeypatch):
    monkeypatch.setattr(caps, "RATES", dict.fromkeys(caps.RATES, "100000/s"))


def times(value: Any, by: int) -> Any:
    """A ledger of so many times as many games."""
    if isinstance(value, dict):
        return {key: times(one, by) for key, one in value.items()}
    return [times(one, by) for one in value] if isinstance(value, list) else value * by


@pytest.fixture
def batch() -> Batch:
    """A batch of 100,000 games in 500 chunks, each with as much in its row as a real one."""
    small = plan_of("dm", pairs=PLAYED // 2, chunk_pairs=PLAYED // 2)
    plan = replace(small, pairs=GAMES // 2, chunk_pairs=100)
    started = batches.started(plan, visibility="unlisted")
    ledger = played(small, 0).ledger
    Chunk.objects.all().delete()
    Chunk.objects.bulk_create(
        Chunk(batch=started, number=number, state="done", digest="x", ledger=ledger, rules="x")
        for number in range(plan.chunk_count)
    )
    RunningSum.objects.create(batch=started, pairing=0, ledger=times(ledger, GAMES // PLAYED))
    Batch.objects.update(state="done", through=plan.chunk_count, ended=timezone.now())
    return started


def test_showing_the_results(measure, batch):
    client = Client()
    answer = measure(
        "results page over 100,000 games", lambda: client.get(f"/batches/{batch.public_id}/"), aim=100
    )
    assert b"100,000 of 100,000 games counted" in answer.content


def test_asking_for_progress(measure, batch):
    client = Client()
    address = f"/api/batches/{batch.public_id}/"
    tag = client.get(address)["ETag"]
    answer = measure(
        "progress of a batch, nothing new", lambda: client.get(address, headers={"If-None-Match": tag})
    )
    assert answer.status_code == 304


def test_telling_a_game(measure, batch):
    client = Client()
    address = f"/batches/{batch.public_id}/games/0/0/first/?turn=3"
    answer = measure("a game of a batch, one turn of it", lambda: client.get(address))
    assert answer.status_code == 200
