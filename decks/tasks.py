"""Background tasks about decks: each does a part, may run twice, and queues itself while there is more."""

import logging

from celery import shared_task
from django.core.cache import cache

from cards.imports import sync
from config import broker
from decks.editing import services
from decks.verdicts import deck_status, rechecks

log = logging.getLogger(__name__)

_EVERY_SECONDS = 60
_ABANDONED_EVERY_SECONDS = 3600


@shared_task(time_limit=600)
def recheck(after: int = 0) -> None:
    """Recheck the next decks affected by a list change, or else the next unrated ones."""
    if rechecks.step():
        send(after)
    elif (last := deck_status.refresh_stale(after=after)) is not None:
        send(last)


@shared_task(time_limit=600)
def delete_abandoned() -> None:
    """Delete decks that browsers have not changed for long, some at a time."""
    if services.delete_abandoned():
        delete_abandoned.delay()


def send(after: int = 0) -> None:
    """Queue the next part. An unavailable broker is not an error: workers look for unfinished work."""
    try:
        recheck.delay(after)
    except broker.AWAY as error:
        log.warning("the queue is away, so decks are looked at again later: %s", error)


def look_after() -> None:
    """Queue unfinished work, at most once a minute however many workers ask."""
    sync.look()
    if cache.add("decks-looked-after", True, _EVERY_SECONDS) and (
        rechecks.waiting() or deck_status.waiting()
    ):
        send()
    if cache.add("decks-abandoned-looked-for", True, _ABANDONED_EVERY_SECONDS):
        try:
            delete_abandoned.delay()
        except broker.AWAY as error:
            log.warning("the queue is away, so abandoned decks are deleted later: %s", error)
