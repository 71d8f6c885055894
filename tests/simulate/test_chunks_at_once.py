"""Chunks of one batch that are handed in at the same moment, on a database that locks rows."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection, transaction

from simulate import services
from simulate.models import Batch
from simulate.services import chunks, sums
from simulate.services.recovery import sweep
from tests.simulate.small import small_plan

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgresql]

WORKERS = 4


def hand_in(claim: chunks.Claim) -> bool:
    """Hand in made-up results, as a worker with a connection of its own."""
    try:
        return chunks.finish(claim=claim, ledger={"games": 2}, digest="as ever", rules="r1")
    finally:
        connection.close()


@pytest.fixture
def batch(monkeypatch) -> Batch:
    monkeypatch.setattr("simulate.queue.send_chunk", lambda *ids: None)
    return services.start_batch(plan=small_plan(pairs=WORKERS), session_key="visitor")


@pytest.fixture
def claims(batch) -> list[chunks.Claim]:
    found = [chunks.claim(batch_id=batch.pk, number=number, worker=f"w{number}") for number in range(WORKERS)]
    return [claim for claim in found if claim is not None]


def test_workers_wait_for_nobody_and_what_they_stored_is_counted_by_the_sweep(batch, claims):
    with ThreadPoolExecutor(WORKERS) as pool:
        with transaction.atomic():
            Batch.objects.select_for_update().get(pk=batch.pk)
            done = [pool.submit(hand_in, claim) for claim in claims]
            assert all(one.result(timeout=20) for one in done)
        assert batch.rows.filter(state="done").count() == WORKERS
    batch.refresh_from_db()
    assert batch.through == 0
    sweep()
    batch.refresh_from_db()
    assert (batch.state, batch.through) == ("done", WORKERS)
    assert batch.sums.get().ledger["games"] == 2 * WORKERS


def test_a_worker_that_counts_looks_once_more_for_what_was_stored_in_the_meantime(batch, claims, monkeypatch):
    counted, others = [], iter(claims[1:])
    grow = sums._grow

    def grow_while_another_hands_in(batch: Batch) -> None:
        before = batch.through
        grow(batch)
        counted.append(batch.through - before)
        if (other := next(others, None)) is not None:
            assert pool.submit(hand_in, other).result(timeout=20)

    monkeypatch.setattr(sums, "_grow", grow_while_another_hands_in)
    with ThreadPoolExecutor(1) as pool:
        hand_in(claims[0])
    batch.refresh_from_db()
    assert counted == [1] * WORKERS, "the first worker counted for all"
    assert (batch.state, batch.through) == ("done", WORKERS)
    assert batch.sums.get().ledger["games"] == 2 * WORKERS
