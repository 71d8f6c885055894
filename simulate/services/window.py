"""The chunks on the queue: those in a window above the counted ones."""

import logging
from collections.abc import Iterable

from django.conf import settings
from django.db import transaction
from django.db.models import Count
from django.utils import timezone

from config import broker
from simulate import queue
from simulate.models import Batch, Chunk

log = logging.getLogger(__name__)

CHUNKS_A_WORKER = 2
"""How many chunks of a batch there are for each busy worker: one to play and one to fetch, so that their
number can double as soon as a batch has begun."""


def open_window(batch: Batch) -> None:
    """Create the missing rows of the chunks in the window, and queue them.

    The queue never has more of a batch than that, so that a million games do not delay somebody else's ten.
    Called with the batch's row locked.
    """
    size = max(settings.BATCH_WINDOW, CHUNKS_A_WORKER * _workers_playing())
    last = Chunk.objects.filter(batch=batch).order_by("-number").values_list("number", flat=True).first()
    first = 0 if last is None else last + 1
    numbers = range(first, min(batch.chunks, batch.through + size))
    Chunk.objects.bulk_create(Chunk(batch=batch, number=number) for number in numbers)
    transaction.on_commit(lambda: send((batch.pk, number) for number in numbers))


def _workers_playing() -> int:
    """Return how many workers hold a claim on any chunk, whatever its batch."""
    held = Chunk.objects.filter(state=Chunk.State.CLAIMED, lease_until__gt=timezone.now())
    count: int = held.aggregate(workers=Count("worker", distinct=True))["workers"]
    return count


def send(chunks: Iterable[tuple[int, int]]) -> int:
    """Put chunks on the queue, and return how many the broker accepted.

    An unavailable broker is not an error: the rows say what is to be done, and the sweeper sends again.
    """
    sent = 0
    for batch_id, number in chunks:
        try:
            queue.send_chunk(batch_id, number)
        except broker.AWAY as error:
            log.warning("the queue is away, so chunks wait for the sweeper: %s", error)
            break
        sent += 1
    return sent
