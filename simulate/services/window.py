"""Which chunks are on the queue: those of a window above the ones that are played and added up."""

import logging
from collections.abc import Iterable

from django.conf import settings
from django.db import transaction

from config import broker
from simulate import queue
from simulate.models import Batch, Chunk

log = logging.getLogger(__name__)


def open_window(batch: Batch) -> None:
    """Make the rows of the chunks that are in the window and have none yet, and queue them.

    The queue never holds more of a batch than that, so that a million games do not stand before the ten of
    somebody else. Called with the row of the batch locked.
    """
    last = Chunk.objects.filter(batch=batch).order_by("-number").values_list("number", flat=True).first()
    first = 0 if last is None else last + 1
    numbers = range(first, min(batch.chunks, batch.through + settings.BATCH_WINDOW))
    Chunk.objects.bulk_create(Chunk(batch=batch, number=number) for number in numbers)
    transaction.on_commit(lambda: send((batch.pk, number) for number in numbers))


def send(chunks: Iterable[tuple[int, int]]) -> int:
    """Put chunks on the queue, and return how many the broker took.

    A broker that is away is no fault here: the rows say what is to be done, and the sweeper sends again.
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
