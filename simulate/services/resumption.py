"""Resuming a batch that failed because a chunk could not be played, from the same seed."""

from django.db import IntegrityError, transaction
from django.utils import timezone

from simulate.models import Batch, Chunk
from simulate.services.batches import AskedBefore, Asker, Busy
from simulate.services.window import send

_LEFT = (Chunk.State.WAITING, Chunk.State.CLAIMED, Chunk.State.FAILED)


class NotResumable(Exception):
    """A batch did not fail, or failed because its figures cannot be trusted; nothing was changed."""

    def __init__(self, batch: Batch) -> None:
        if batch.state == Batch.State.FAILED:
            said = "Two workers disagreed about its games, so it cannot be resumed; play it again."
        else:
            said = f"Only a batch that failed can be resumed; this one is {batch.state}."
        super().__init__(said)


@transaction.atomic
def resume_batch(*, batch: Batch, most_live: int | None = None) -> None:
    """Retry the chunks of a failed batch that were not played, and keep those that were.

    The games follow from the batch's seed, so the result is what it would have been without the failure.
    Raises NotResumable, AskedBefore when its owner has asked for the same games again since, and Busy when
    `most_live` batches are on their way.
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
    # The time in between was not played in, and does not count for how long the rest will take.
    paused = now - (found.ended or now)
    try:
        with transaction.atomic():
            Batch.objects.filter(pk=found.pk, state=Batch.State.FAILED).update(
                state=Batch.State.RUNNING, reason="", ended=None, started=(found.started or now) + paused
            )
    except IntegrityError:
        # Asked for again at this very moment.
        raise AskedBefore(mine.get(asked=found.asked, state__in=Batch.WHOLE)) from None
    left = Chunk.objects.filter(batch=found, state__in=_LEFT)
    numbers = list(left.order_by("number").values_list("number", flat=True))
    # A worker may still be at one of them: it hands in what the next would, and only the first counts.
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
