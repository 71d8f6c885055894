"""Lets every worker look for work that was left lying: chunks of batches, and decks to look at again.

It is a thread of each worker and not a schedule of Celery's beat: a beat is one more process, which can be
forgotten or started twice, while work that is left lying only matters as long as there is a worker, and
sweeping in several places at a time does no harm.
"""

import logging
import os
import threading
from typing import Any

from celery.signals import worker_ready, worker_shutdown
from django.conf import settings
from django.db import DatabaseError, InterfaceError, connection

from decks import tasks
from simulate.services.recovery import sweep

log = logging.getLogger(__name__)

_sweeping = threading.Lock()
_stopped = threading.Event()


@worker_ready.connect
def start(**_: Any) -> None:
    """Begin to sweep, at once and then every few seconds."""
    # A process that is forked in the middle of a sweep would inherit locks that nobody ever releases.
    release = _sweeping.release
    os.register_at_fork(before=_sweeping.acquire, after_in_parent=release, after_in_child=release)
    threading.Thread(target=_run, name="sweeper", daemon=True).start()


@worker_shutdown.connect
def stop(**_: Any) -> None:
    """Sweep no more."""
    _stopped.set()


def _run() -> None:
    while not _stopped.is_set():
        # In a thread of its own, so that one sweep that fails is not the last one.
        once = threading.Thread(target=_once, name="sweep")
        once.start()
        once.join()
        _stopped.wait(settings.BATCH_SWEEP)


def _once() -> None:
    with _sweeping:
        try:
            found = sweep()
            tasks.look_after()
        except (DatabaseError, InterfaceError) as error:
            log.warning("could not look for work that was left lying: %s", error)
        else:
            if found:
                log.info("queued %s chunks once more", found)
        finally:
            connection.close()
