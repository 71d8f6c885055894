"""Chunks of one batch that are handed in at the same moment, on a database that locks rows."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection, transaction

from simulate import services
from simulate.models import Batch
from simulate.services import chunks
from tests.simulate.small import small_plan
from tests.simulate.workers import wait_until

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


def test_results_are_stored_while_another_worker_counts_and_all_are_counted(batch, claims):
    with ThreadPoolExecutor(WORKERS) as pool:
        with transaction.atomic():
            Batch.objects.select_for_update().get(pk=batch.pk)
            done = [pool.submit(hand_in, claim) for claim in claims]
            wait_until(
                lambda: batch.rows.filter(state="done").count() == WORKERS, "storing the results", seconds=20
            )
        assert all(one.result(timeout=20) for one in done)
    batch.refresh_from_db()
    assert (batch.state, batch.through) == ("done", WORKERS)
    assert batch.sums.get().ledger["games"] == 2 * WORKERS
