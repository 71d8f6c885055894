"""Recovery of lost chunks: held by a worker that went silent, with a lost message, or played but not counted.

Any number of machines may do this concurrently; each row is changed by one of them.
"""

from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

from simulate.models import Batch, Chunk
from simulate.services.chunks import Claim, fail
from simulate.services.sums import count_forgotten
from simulate.services.window import refill_windows, send


def sweep() -> int:
    """Queue lost chunks again, and return how many there were.

    Also counts those played but not counted, and queues more for the workers that are busy.
    """
    now = timezone.now()
    count_forgotten()
    found = _free(now) + _queue_again(now)
    refill_windows()
    return found


def _free(now: datetime) -> int:
    """Take chunks back from workers whose claims have expired."""
    silent = Chunk.objects.filter(
        state=Chunk.State.CLAIMED, lease_until__lt=now, batch__state__in=Batch.LIVE
    ).values("batch_id", "number", "token", "worker", "batch__public_id", "batch__system")
    found = list(silent)
    for one in found:
        held = Claim(
            one["batch_id"], one["number"], one["token"], one["batch__public_id"], one["batch__system"]
        )
        fail(claim=held, reason=f"{one['worker']} was lost while it played the chunk, or took too long.")
    return len(found)


def _queue_again(now: datetime) -> int:
    """Send messages again that may be lost.

    A message may also be waiting in a long queue, so each is sent again only after twice the previous wait.
    """
    quiet = timedelta(seconds=settings.BATCH_QUIET)
    waiting = Chunk.objects.filter(
        state=Chunk.State.WAITING, queued_at__lt=now - quiet, batch__state__in=Batch.LIVE
    ).order_by("queued_at")
    due = [
        (one.batch_id, one.number)
        for one in waiting.only("batch_id", "number", "queued_at", "waiting_since")
        if now - one.queued_at >= one.queued_at - one.waiting_since
        and Chunk.objects.filter(pk=one.pk, state=Chunk.State.WAITING, queued_at=one.queued_at).update(
            queued_at=now
        )
    ]
    return send(due)
