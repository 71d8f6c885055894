"""Finding the chunks that were left lying: held by a worker that fell silent, or lost on their way.

Any number of machines may sweep at a time; each row is changed by one of them.
"""

from datetime import datetime, timedelta

from django.conf import settings
from django.utils import timezone

from simulate.models import Batch, Chunk
from simulate.services.chunks import Claim, fail
from simulate.services.window import send


def sweep() -> int:
    """Queue once more what was left lying, and return how many chunks that were."""
    now = timezone.now()
    return _free(now) + _queue_again(now)


def _free(now: datetime) -> int:
    """Take chunks from workers that said nothing for as long as they were given."""
    silent = Chunk.objects.filter(
        state=Chunk.State.CLAIMED, lease_until__lt=now, batch__state__in=Batch.LIVE
    ).values("batch_id", "number", "token", "worker")
    found = list(silent)
    for one in found:
        held = Claim(one["batch_id"], one["number"], one["token"])
        fail(claim=held, reason=f"{one['worker']} was lost while it played the chunk, or took too long.")
    return len(found)


def _queue_again(now: datetime) -> int:
    """Send chunks again of which the message may be lost.

    It may also stand in a long queue, so each is sent when it has waited twice as long as the last time.
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
