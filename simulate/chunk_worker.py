"""The worker of chunks: claims one, plays it, and submits the result."""

import logging
import time
from collections.abc import Callable
from types import TracebackType
from typing import TypeVar

from celery.worker import state
from django.conf import settings
from django.db import InterfaceError, OperationalError, connection

from simulate.engine_versions import rules_edition
from simulate.games.play import Stopped, play_chunk
from simulate.models import Batch
from simulate.services import chunks
from simulate.services.chunks import Claim
from simulate.services.plans import lease_seconds, plan_by_id

log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0
"""How often a worker checks whether a batch is still wanted, which is about once a chunk: a thousand workers
that ask more often are a load on the database."""
PAUSES = (0.1, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds between attempts to write to a locked or unavailable database."""
AWAY = (OperationalError, InterfaceError)

Value = TypeVar("Value")


def work(*, batch_id: int, number: int, worker: str) -> bool:
    """Claim a chunk, play it, and submit its result; return False if this worker should not play it."""
    held = patiently(lambda: chunks.claim(batch_id=batch_id, number=number, worker=worker))
    if held is None:
        return False
    with ClaimHolder(held) as holding:
        plan = patiently(lambda: plan_by_id(held.public_id, held.system))
        patiently(lambda: holding.hold_for(lease_seconds(plan)))
        began = time.thread_time()
        try:
            played = play_chunk(plan, number, holding.stop_asked)
        except Stopped:
            log.info("chunk %s of batch %s was given up", number, batch_id)
            patiently(lambda: chunks.put_back(claim=held))
            return False
        seconds, edition = time.thread_time() - began, rules_edition(plan.system)
        return patiently(
            lambda: chunks.finish(
                claim=held, ledger=played.ledger, digest=played.digest, rules=edition, seconds=seconds
            )
        )


class ClaimHolder:
    """Holds a claim while its games are played, and releases the chunk if they cannot be."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self._looked = self._renewed = time.monotonic()
        self._lease = float(settings.BATCH_LEASE)

    def __enter__(self) -> "ClaimHolder":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # The error propagates to Celery, which logs it.
        if isinstance(error, Exception):
            said = f"{type(error).__name__}: {error}"[:500]
            patiently(lambda: chunks.fail(claim=self.claim, reason=said))
        elif error is not None:
            # The worker must stop at once, which is not the chunk's fault.
            chunks.put_back(claim=self.claim)

    def hold_for(self, seconds: float) -> None:
        """Allow the worker to be silent for this long, if that is longer than the default."""
        if seconds > 2 * self._lease:
            self._lease = seconds
            chunks.renew(claim=self.claim, seconds=seconds)

    def stop_asked(self) -> bool:
        """Return between two games whether the batch has ended, or this worker should stop.

        Also renews the claim, which shows that the worker is alive.
        """
        stop: object = state.should_stop
        if stop is not None:
            return True
        now = time.monotonic()
        # A short lease has to be renewed in time.
        if now - self._looked < min(LOOK_SECONDS, self._lease / 3):
            return False
        self._looked = now
        try:
            if now - self._renewed >= self._lease / 3:
                self._renewed = now
                chunks.renew(claim=self.claim, seconds=self._lease)
            return not Batch.objects.filter(pk=self.claim.batch_id, state__in=Batch.LIVE).exists()
        except AWAY as error:
            # Games can be played without the database, which may be back when they are done.
            log.warning("the database is away while a chunk is played: %s", error)
            connection.close()
            return False


def patiently(call: Callable[[], Value]) -> Value:
    """Run a function on the database, retrying for some time while it is locked or unavailable."""
    for pause in PAUSES:
        try:
            return call()
        except AWAY as error:
            log.warning("the database is away, trying again in %s s: %s", pause, error)
            connection.close()
            time.sleep(pause)
    return call()
