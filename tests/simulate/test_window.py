"""How many unplayed chunks wait for the workers that are busy, and in which batches."""

from datetime import timedelta

import pytest
from django.utils import timezone

from simulate import chunk_worker
from simulate.models import Batch, Chunk
from simulate.services import chunks
from simulate.services.recovery import sweep
from tests.simulate.batches import started
from tests.simulate.small import results, small_plan, undisturbed

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def small_windows(settings) -> None:
    settings.BATCH_WINDOW = 2


def unplayed(batch: Batch) -> int:
    return batch.rows.filter(state__in=("waiting", "claimed")).count()


def play(batch: Batch, *numbers: int) -> None:
    for number in numbers:
        chunk_worker.work(batch_id=batch.pk, number=number, worker="player")


def keep_busy(batch: Batch, *workers: str, first: int = 100) -> None:
    """Let workers hold chunks of a batch, of which the first is far from being counted."""
    held = {"state": "claimed", "lease_until": timezone.now() + timedelta(minutes=1)}
    Chunk.objects.bulk_create(
        Chunk(batch=batch, number=first + number, worker=worker, **held)
        for number, worker in enumerate(workers)
    )


def test_every_busy_worker_finds_four_unplayed_chunks_in_all_batches_together():
    batch, other = started(small_plan(pairs=60)), started(small_plan(pairs=140))
    assert unplayed(batch) == unplayed(other) == 2
    keep_busy(other, "one", "two", "three", "four", "five")
    play(batch, 0)
    assert unplayed(other) == 7 and unplayed(batch) == 4 * 5 - 7


def test_batches_share_the_workers_equally_where_each_has_enough():
    batch, other = started(small_plan(pairs=60)), started(small_plan(pairs=240))
    keep_busy(other, *["one", "two", "three", "four", "five"] * 20)
    play(batch, 0)
    assert unplayed(batch) == 4 * 5 // 2


def test_workers_that_died_count_no_more():
    batch, other = started(small_plan(pairs=60)), started(small_plan(pairs=140))
    keep_busy(other, "one", "two", "three", "four", "five")
    Chunk.objects.filter(state="claimed").update(lease_until=timezone.now() - timedelta(seconds=1))
    play(batch, 0)
    assert unplayed(batch) == 2


def test_a_batch_grows_to_the_workers_there_are_without_waiting_for_its_next_chunk():
    batch = started(small_plan(pairs=140))
    keep_busy(batch, "one", "two", "three", first=2)
    assert unplayed(batch) == 5
    sweep()
    assert unplayed(batch) == 4 * 3


def test_workers_play_on_while_an_early_chunk_is_missing():
    plan = small_plan(pairs=40)
    batch = started(plan)
    lost = chunks.claim(batch_id=batch.pk, number=0, worker="lost")
    for _ in range(20):
        play(batch, *batch.rows.filter(state="waiting").values_list("number", flat=True))
        sweep()
    batch.refresh_from_db()
    assert batch.through == 0 and unplayed(batch) == 1
    assert batch.rows.count() == 8 * 4, "eight windows of four chunks at most"
    chunks.put_back(claim=lost)
    play(batch, *range(40))
    batch.refresh_from_db()
    assert batch.state == "done" and results(batch) == undisturbed(plan)
