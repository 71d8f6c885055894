"""A worker's changes to a chunk: claiming, renewing, and submitting the results.

The first result submitted is used, because the games of a chunk follow from the plan alone. A second one is
compared with it.
"""

import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from simulate.games.ledger import Ledger
from simulate.models import Batch, Chunk
from simulate.services.sums import count_played
from simulate.services.window import send

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Claim:
    """A worker's claim on a chunk, by a unique token; `public_id` and `system` lead to the batch's plan."""

    batch_id: int
    number: int
    token: str
    public_id: str
    system: str

    @property
    def row(self) -> QuerySet[Chunk]:
        """The row of the chunk, while the claim is valid."""
        return Chunk.objects.filter(
            batch=self.batch_id, number=self.number, state=Chunk.State.CLAIMED, token=self.token
        )


def claim(*, batch_id: int, number: int, worker: str) -> Claim | None:
    """Give a waiting chunk of a live batch to a worker; None if there is nothing to do.

    Not a transaction, since each statement names the state that it starts from: if the worker is lost in
    between, the next claim says that the batch has begun.
    """
    waiting = Chunk.objects.filter(
        batch=batch_id, number=number, state=Chunk.State.WAITING, batch__state__in=Batch.LIVE
    )
    found = waiting.values("pk", "attempts", "batch__state", "batch__public_id", "batch__system").first()
    if found is None:
        return None
    now, token = timezone.now(), secrets.token_hex(16)
    untaken = Chunk.objects.filter(pk=found["pk"], state=Chunk.State.WAITING, attempts=found["attempts"])
    taken = untaken.update(
        state=Chunk.State.CLAIMED,
        token=token,
        worker=worker[:200],
        attempts=found["attempts"] + 1,
        lease_until=now + timedelta(seconds=settings.BATCH_LEASE),
    )
    if not taken:
        return None
    if found["batch__state"] == Batch.State.WAITING:
        first = Batch.objects.filter(pk=batch_id, state=Batch.State.WAITING)
        first.update(state=Batch.State.RUNNING, started=now)
    return Claim(batch_id, number, token, found["batch__public_id"], found["batch__system"])


def renew(*, claim: Claim, seconds: float) -> bool:
    """Renew a claim; return False if it was lost, and somebody else may be playing the chunk."""
    until = timezone.now() + timedelta(seconds=seconds)
    return bool(claim.row.update(lease_until=until))


def finish(*, claim: Claim, ledger: Ledger, digest: str, rules: str, seconds: float | None = None) -> bool:
    """Submit a chunk's results, and count them; return False if they exist or are no longer wanted.

    `seconds` says how long a processor worked for its games, where that was measured. If the chunk had other
    results before, the batch fails: its results cannot be trusted.
    """
    open_row = Chunk.objects.filter(
        batch=claim.batch_id,
        number=claim.number,
        state__in=(Chunk.State.WAITING, Chunk.State.CLAIMED),
        batch__state__in=Batch.LIVE,
    )
    # Without a lock on the batch, its workers do not wait for each other.
    submitted = open_row.update(
        state=Chunk.State.DONE,
        ledger=ledger,
        digest=digest,
        rules=rules,
        seconds=seconds,
        token="",
        lease_until=None,
    )
    if not submitted:
        _compare(claim, digest, rules)
    # Also when they were stored before: the worker may be trying again because it could not count them.
    count_played(claim.batch_id)
    return bool(submitted)


@transaction.atomic
def _compare(claim: Claim, digest: str, rules: str) -> None:
    """Fail the batch if the chunk already has other results."""
    batch = Batch.objects.select_for_update().defer("plan").filter(pk=claim.batch_id).first()
    done = Chunk.objects.filter(batch=claim.batch_id, number=claim.number, state=Chunk.State.DONE)
    known = done.values("digest", "rules", "worker").first()
    if batch is not None and known is not None and known["digest"] != digest:
        _contradicted(batch, claim.number, known, digest, rules)


def _contradicted(batch: Batch, number: int, known: Mapping[str, object], digest: str, rules: str) -> None:
    reason = (
        f"Chunk {number} was played twice with different results: {known['digest']} by the rules "
        f"{known['rules']} on {known['worker']}, then {digest} by the rules {rules}."
    )
    log.error("batch %s: %s", batch.public_id, reason)
    Batch.objects.filter(pk=batch.pk).update(
        state=Batch.State.FAILED, reason=reason, ended=batch.ended or timezone.now()
    )


@transaction.atomic
def fail(*, claim: Claim, reason: str) -> None:
    """Release a chunk that could not be played: it waits for another try, or fails its batch with a reason.

    Nothing happens if the claim was lost, because the chunk is then somebody else's.
    """
    batch = Batch.objects.select_for_update().defer("plan").filter(pk=claim.batch_id).first()
    row = claim.row.first()
    if batch is None or row is None:
        return
    if row.attempts < settings.BATCH_ATTEMPTS:
        _back_to_wait(claim, reason, attempts=row.attempts)
        return
    claim.row.update(state=Chunk.State.FAILED, reason=reason, token="", lease_until=None)
    said = f"Chunk {claim.number} failed in {row.attempts} attempts. The last: {reason}"
    log.error("batch %s: %s", batch.public_id, said)
    Batch.objects.filter(pk=batch.pk, state__in=Batch.LIVE).update(
        state=Batch.State.FAILED, reason=said, ended=timezone.now()
    )


def _back_to_wait(claim: Claim, reason: str, *, attempts: int) -> None:
    now = timezone.now()
    claim.row.update(
        state=Chunk.State.WAITING,
        attempts=attempts,
        reason=reason,
        token="",
        lease_until=None,
        waiting_since=now,
        queued_at=now,
    )
    transaction.on_commit(lambda: send([(claim.batch_id, claim.number)]))


@transaction.atomic
def put_back(*, claim: Claim) -> None:
    """Release a chunk that a worker did not get to play, as if it had never been claimed."""
    row = claim.row.select_related("batch").defer("batch__plan").first()
    if row is not None and row.batch.live:
        _back_to_wait(claim, "", attempts=row.attempts - 1)
