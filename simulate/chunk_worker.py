"""Plays chunks: what a worker does between claiming one and handing it in."""

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
from simulate.services.plans import lease_seconds, plan_of

log = logging.getLogger(__name__)

LOOK_SECONDS = 0.2
"""How often it is looked at whether the games of a batch are still wanted."""
PAUSES = (0.1, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds between attempts to write to a database that is locked or away."""
AWAY = (OperationalError, InterfaceError)

Value = TypeVar("Value")


def work(*, batch_id: int, number: int, worker: str) -> bool:
    """Claim a chunk, play it, and hand in what it came to; false when it was not for this worker to play."""
    held = patiently(lambda: chunks.claim(batch_id=batch_id, number=number, worker=worker))
    if held is None:
        return False
    with ClaimHolder(held) as holding:
        plan = patiently(lambda: plan_of(Batch.objects.defer("plan").get(pk=batch_id)))
        patiently(lambda: holding.hold_for(lease_seconds(plan)))
        try:
            played = play_chunk(plan, number, holding.stop_asked)
        except Stopped:
            log.info("chunk %s of batch %s was given up", number, batch_id)
            patiently(lambda: chunks.put_back(claim=held))
            return False
        edition = rules_edition(plan.system)
        return patiently(
            lambda: chunks.finish(claim=held, ledger=played.ledger, digest=played.digest, rules=edition)
        )


class ClaimHolder:
    """Holds a claim while its games are played, and gives the chunk up when they cannot be."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self._looked = self._renewed = time.monotonic()
        self._lease = float(settings.BATCH_LEASE)

    def __enter__(self) -> "ClaimHolder":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # The error goes on to Celery, which logs it.
        if isinstance(error, Exception):
            said = f"{type(error).__name__}: {error}"[:500]
            patiently(lambda: chunks.fail(claim=self.claim, reason=said))
        elif error is not None:
            # The worker is told to stop at once, which is no fault of the chunk.
            chunks.put_back(claim=self.claim)

    def hold_for(self, seconds: float) -> None:
        """Let the worker be silent for so long, if that is longer than it is given at first."""
        if seconds > 2 * self._lease:
            self._lease = seconds
            chunks.renew(claim=self.claim, seconds=seconds)

    def stop_asked(self) -> bool:
        """Tell between two games whether the batch has ended, or this worker is to end.

        Lets others know that the worker lives.
        """
        stop: object = state.should_stop
        if stop is not None:
            return True
        now = time.monotonic()
        if now - self._looked < LOOK_SECONDS:
            return False
        self._looked = now
        try:
            if now - self._renewed > self._lease / 3:
                self._renewed = now
                chunks.renew(claim=self.claim, seconds=self._lease)
            return not Batch.objects.filter(pk=self.claim.batch_id, state__in=Batch.LIVE).exists()
        except AWAY as error:
            # The games can be played without the database, and it may be back when they are.
            log.warning("the database is away while a chunk is played: %s", error)
            connection.close()
            return False


def patiently(call: Callable[[], Value]) -> Value:
    """Do something with the database, again and again for some time while it is locked or away."""
    for pause in PAUSES:
        try:
            return call()
        except AWAY as error:
            log.warning("the database is away, trying again in %s s: %s", pause, error)
            connection.close()
            time.sleep(pause)
    return call()
