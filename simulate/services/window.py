"""The chunks on the queue: those in a window above the counted ones."""

import logging
from collections.abc import Iterable

from django.conf import settings
from django.db import transaction
from django.db.models import Count, Exists, OuterRef, Q
from django.utils import timezone

from config import broker
from simulate import queue
from simulate.models import Batch, Chunk

log = logging.getLogger(__name__)

CHUNKS_A_WORKER = 4
"""How many unplayed chunks of all batches there are for each busy worker: one to play, and what it plays
until the next sweep. So the number of workers can also grow quickly once a batch has begun."""
MOST_AHEAD = 8
"""How many windows lie above the counted chunks at most, while an early one is missing."""
OPEN = (Chunk.State.WAITING, Chunk.State.CLAIMED)


def open_window(batch: Batch) -> None:
    """Create the missing rows of the chunks in the window, and queue them.

    The queue never has more of a batch than that, so that a million games do not delay somebody else's ten.
    Called with the batch's row locked.
    """
    size = max(settings.BATCH_WINDOW, _share(batch))
    rows = Chunk.objects.filter(batch=batch)
    last = rows.order_by("-number").values_list("number", flat=True).first()
    first = 0 if last is None else last + 1
    unplayed = rows.filter(state__in=OPEN).count()
    numbers = range(first, min(batch.chunks, first + size - unplayed, batch.through + MOST_AHEAD * size))
    Chunk.objects.bulk_create(Chunk(batch=batch, number=number) for number in numbers)
    transaction.on_commit(lambda: send((batch.pk, number) for number in numbers))


def busy_workers() -> int:
    """Return how many workers play a chunk now, of all batches."""
    found: int = Chunk.objects.filter(_held()).aggregate(workers=Count("worker", distinct=True))["workers"]
    return found


def _held() -> Q:
    return Q(state=Chunk.State.CLAIMED, lease_until__gt=timezone.now())


def _share(batch: Batch) -> int:
    """Return how many unplayed chunks of a batch the busy workers need.

    Live batches share the workers equally; where another one has fewer chunks left than its share, this one
    has more.
    """
    others = ~Q(batch=batch)
    found = Chunk.objects.filter(state__in=OPEN, batch__state__in=Batch.LIVE).aggregate(
        workers=Count("worker", distinct=True, filter=_held()),
        batches=Count("batch", distinct=True, filter=others),
        elsewhere=Count("pk", filter=others),
    )
    wanted: int = CHUNKS_A_WORKER * found["workers"]
    elsewhere: int = found["elsewhere"]
    equally: int = wanted // (found["batches"] + 1)
    return max(equally, wanted - elsewhere)


def refill_windows() -> None:
    """Queue more of the live batches if their workers need it, also while an early chunk is missing."""
    all_queued = Chunk.objects.filter(batch=OuterRef("pk"), number=OuterRef("chunks") - 1)
    for batch_id in Batch.objects.filter(~Exists(all_queued), state__in=Batch.LIVE).values_list(
        "pk", flat=True
    ):
        with transaction.atomic():
            # Who counts its chunks has it locked, and opens its window too.
            unlocked = Batch.objects.select_for_update(skip_locked=True).defer("plan")
            batch = unlocked.filter(pk=batch_id, state__in=Batch.LIVE).first()
            if batch is not None:
                open_window(batch)


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
