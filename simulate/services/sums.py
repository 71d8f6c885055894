"""The sums over a batch's chunks, in order and without a gap.

Only the unbroken run of played chunks from the first one counts, because short games finish earlier than long
ones: whatever happens to have arrived is not a fair sample.
"""

import time
from collections.abc import Collection

from django.db import transaction
from django.db.models import F, QuerySet
from django.utils import timezone

from simulate.games.decision import decided
from simulate.games.ledger import Ledger, ordered, pour
from simulate.games.plan import Plan
from simulate.models import Batch, Chunk, RunningSum
from simulate.services.paces import note_pace
from simulate.services.plans import plan_of
from simulate.services.window import open_window

COUNT_AT_ONCE = 100
"""How many chunks are counted in one transaction, whose ledgers are read together."""
COUNT_SECONDS = 10.0
"""How long a worker counts what others of a large batch bring, before it leaves that to one of them."""


def count_played(batch_id: int) -> None:
    """Count the chunks of a live batch that are played without a gap, and end the batch if that decides it.

    Called after a chunk's results are stored. Nobody waits: most workers find that an earlier chunk is still
    missing, or that another one counts, who looks once more when done and so sees what was stored in the
    meantime. If that one is lost, the sweep counts.
    """
    until = time.monotonic() + COUNT_SECONDS
    while _countable().filter(batch=batch_id).exists() and time.monotonic() < until:
        with transaction.atomic():
            unlocked = Batch.objects.select_for_update(skip_locked=True).defer("plan")
            batch = unlocked.filter(pk=batch_id).first()
            if batch is None or not batch.live:
                return
            _grow(batch)


def count_forgotten() -> None:
    """Count chunks whose workers stored the results but were lost before they counted them."""
    for batch_id in _countable().values_list("batch", flat=True):
        count_played(batch_id)


def _countable() -> QuerySet[Chunk]:
    """The next chunks to be counted that are played, at most one for each live batch."""
    return Chunk.objects.filter(
        state=Chunk.State.DONE, batch__state__in=Batch.LIVE, number=F("batch__through")
    ).order_by()


def _grow(batch: Batch) -> None:
    """Count the next played chunks of a batch, whose row is locked.

    The stopping rule is applied after every single chunk, so that the end of a batch does not depend on how
    many of them arrived at a time.
    """
    played = _next_played(batch)
    if not played:
        return
    before, plan = batch.through, plan_of(batch)
    pairings = [plan.chunk(number).pairing for number in range(before, before + len(played))]
    # A stopping rule needs every pairing; otherwise only those that grow are needed.
    sums = ledgers(batch, plan, None if plan.stop else set(pairings))
    for pairing, ledger in zip(pairings, played, strict=True):
        pour(sums[pairing], ledger)
        batch.through += 1
        if plan.stop is not None and (decision := decided(plan, sums)) is not None:
            batch.decision = decision.to_json()
            batch.state = Batch.State.DECIDED
            break
    if batch.live and batch.through == batch.chunks:
        batch.state = Batch.State.DONE
    if not batch.live:
        batch.ended = timezone.now()
        # Whether a chunk beyond the decisive one was played is accidental.
        Chunk.objects.filter(batch=batch, number__gte=batch.through).delete()
    RunningSum.objects.bulk_create(
        (
            RunningSum(batch=batch, pairing=pairing, ledger=ordered(sums[pairing]))
            for pairing in sorted(set(pairings[: batch.through - before]))
        ),
        update_conflicts=True,
        unique_fields=["batch", "pairing"],
        update_fields=["ledger"],
    )
    batch.save(update_fields=["through", "decision", "state", "ended"])
    if batch.live:
        open_window(batch)
    else:
        note_pace(batch, plan)


def ledgers(batch: Batch, plan: Plan, only: Collection[int] | None = None) -> list[Ledger]:
    """Return the sums over the counted chunks, for each pairing or for `only` some."""
    found: list[Ledger] = [{} for _ in plan.pairings]
    rows = RunningSum.objects.filter(batch=batch)
    for one in rows if only is None else rows.filter(pairing__in=only):
        found[one.pairing] = one.ledger
    return found


def _next_played(batch: Batch) -> list[Ledger]:
    """The ledgers of the next chunks after the counted ones, up to the first unplayed one."""
    done = Chunk.objects.filter(batch=batch, number__gte=batch.through, state=Chunk.State.DONE)
    known = done.order_by("number").values_list("number", "ledger")[:COUNT_AT_ONCE]
    rows = enumerate(known, batch.through)
    return [ledger or {} for wanted, (number, ledger) in rows if number == wanted]


@transaction.atomic
def recount(*, batch: Batch) -> list[Ledger]:
    """Recompute the running sums of a batch from the rows of its chunks, and return them."""
    batch = Batch.objects.select_for_update().get(pk=batch.pk)
    plan = plan_of(batch)
    sums: list[Ledger] = [{} for _ in plan.pairings]
    counted = Chunk.objects.filter(batch=batch, number__lt=batch.through).order_by("number")
    for number, ledger in counted.values_list("number", "ledger").iterator(chunk_size=200):
        pour(sums[plan.chunk(number).pairing], ledger or {})
    RunningSum.objects.filter(batch=batch).delete()
    sums = [ordered(one) for one in sums]
    RunningSum.objects.bulk_create(
        RunningSum(batch=batch, pairing=pairing, ledger=one) for pairing, one in enumerate(sums) if one
    )
    return sums
