"""Tasks about decks: each does a part, is safe to run twice, and sends itself on while there is more."""

import logging

from celery import shared_task
from django.core.cache import cache

from cards.imports import sync
from config import broker
from decks.verdicts import deck_status, rechecks

log = logging.getLogger(__name__)

_EVERY_SECONDS = 60


@shared_task(time_limit=600)
def recheck(after: int = 0) -> None:
    """Look at the next decks for which a list changed, else at the next that are unrated."""
    if rechecks.step():
        send(after)
    elif (last := deck_status.refresh_stale(after=after)) is not None:
        send(last)


def send(after: int = 0) -> None:
    """Queue the next part. A broker that is away is no fault here: workers look for what was left lying."""
    try:
        recheck.delay(after)
    except broker.AWAY as error:
        log.warning("the queue is away, so decks are looked at again later: %s", error)


def look_after() -> None:
    """Queue what was left lying, at most once a minute however many workers ask."""
    sync.look()
    if cache.add("decks-looked-after", True, _EVERY_SECONDS) and (
        rechecks.waiting() or deck_status.waiting()
    ):
        send()
