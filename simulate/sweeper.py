"""The periodic recovery of lost work: chunks of batches, and decks to recheck.

It is a thread of each worker and not a Celery beat schedule: a beat is an additional process, which can be
forgotten or started twice, while lost work only matters as long as there is a worker. Of all workers one
sweeps at a time, which they settle in the cache; concurrent sweeps, as without a cache, do no harm.
"""

import logging
import os
import threading

from celery.signals import worker_ready, worker_shutdown
from django.conf import settings
from django.core.cache import cache
from django.db import DatabaseError, InterfaceError, connection

from common import upkeep
from decks import tasks
from simulate.services.recovery import sweep

log = logging.getLogger(__name__)

_sweeping = threading.Lock()
_stopped = threading.Event()


@worker_ready.connect
def start(**_: object) -> None:
    """Start sweeping, at once and then every few seconds."""
    # A process forked during a sweep would inherit locks that are never released.
    release = _sweeping.release
    os.register_at_fork(before=_sweeping.acquire, after_in_parent=release, after_in_child=release)
    threading.Thread(target=_run, name="sweeper", daemon=True).start()


@worker_shutdown.connect
def stop(**_: object) -> None:
    """Stop sweeping."""
    _stopped.set()


def _run() -> None:
    while not _stopped.is_set():
        # In a thread of its own, so that a failed sweep is not the last one.
        once = threading.Thread(target=_once, name="sweep")
        once.start()
        once.join()
        _stopped.wait(settings.BATCH_SWEEP)


def _once() -> None:
    with _sweeping:
        # The mark expires, so a worker that is lost during its sweep delays the next one and no more.
        if not cache.add("swept", True, settings.BATCH_SWEEP):
            return
        try:
            found = sweep()
            tasks.look_after()
            upkeep.look_after_all()
        except (DatabaseError, InterfaceError) as error:
            log.warning("could not look for work that was left lying: %s", error)
        else:
            if found:
                log.info("queued %s chunks once more", found)
        finally:
            connection.close()
