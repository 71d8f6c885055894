"""Resuming a batch that failed because a chunk could not be played, from the same seed."""

from django.db import IntegrityError, transaction
from django.utils import timezone

from simulate.models import Batch, Chunk
from simulate.services.batches import AskedBefore, Asker, Busy
from simulate.services.window import send

_LEFT = (Chunk.State.WAITING, Chunk.State.CLAIMED, Chunk.State.FAILED)


class NotResumable(Exception):
    """A batch did not fail, or failed because its results cannot be trusted; nothing was changed."""

    def __init__(self, batch: Batch) -> None:
        if batch.state == Batch.State.FAILED:
            reason = "Two workers disagreed about its games, so it cannot be resumed; play it again."
        else:
            reason = f"Only a batch that failed can be resumed; this one is {batch.state}."
        super().__init__(reason)


@transaction.atomic
def resume_batch(*, batch: Batch, most_live: int | None = None) -> None:
    """Retry the unplayed chunks of a failed batch, and keep the others.

    The games follow from the batch's seed, so the result is the same as without the failure. Raises
    NotResumable, AskedBefore if its owner has requested the same games again since, and Busy if `most_live`
    batches are live.
    """
    asker = Asker(batch.owner_id, batch.session_key, batch.visitor)
    asker.take_turn()
    found = Batch.objects.select_for_update().defer("plan").get(pk=batch.pk)
    if not found.resumable:
        raise NotResumable(found)
    mine = Batch.objects.filter(owner=found.owner_id, session_key=found.session_key).exclude(pk=found.pk)
    if found.asked and (same := mine.filter(asked=found.asked, state__in=Batch.WHOLE).first()):
        raise AskedBefore(same)
    if most_live is not None and (live := asker.live()) >= most_live:
        raise Busy(live, account=asker.owner is not None)
    now = timezone.now()
    # The time in between does not count for the estimate of the time left.
    paused = now - (found.ended or now)
    try:
        with transaction.atomic():
            Batch.objects.filter(pk=found.pk, state=Batch.State.FAILED).update(
                state=Batch.State.RUNNING, reason="", ended=None, started=(found.started or now) + paused
            )
    except IntegrityError:
        # A concurrent request started the same games.
        raise AskedBefore(mine.get(asked=found.asked, state__in=Batch.WHOLE)) from None
    left = Chunk.objects.filter(batch=found, state__in=_LEFT)
    numbers = list(left.order_by("number").values_list("number", flat=True))
    # A worker may still be playing one of them: it submits the same result as the next, and only the first
    # counts.
    left.update(
        state=Chunk.State.WAITING,
        attempts=0,
        reason="",
        token="",
        lease_until=None,
        waiting_since=now,
        queued_at=now,
    )
    transaction.on_commit(lambda: send((found.pk, number) for number in numbers))
    batch.refresh_from_db()
