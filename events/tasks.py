"""Background tasks about events: each does a part, may run twice, and queues itself while there is more."""

import logging
from datetime import timedelta

from celery import shared_task
from django.core.cache import cache
from django.utils import timezone

from config import broker
from events import rechecks
from events.models import SheetFile
from events.services import erasure, sheet_files

log = logging.getLogger(__name__)

_EVERY_SECONDS = 60
_LOST_AFTER = timedelta(minutes=2)
"""How long an order of sheets without progress counts as being made."""
_ERASED_EVERY_SECONDS = 3600


@shared_task(time_limit=600)
def recheck() -> None:
    """Check the next stale lists of coming events again."""
    if rechecks.step():
        recheck.delay()


@shared_task(time_limit=600)
def erase_due() -> None:
    """Erase what is stored about players without accounts once it is due, and old files of sheets."""
    sheet_files.delete_old()
    if erasure.erase_due():
        erase_due.delay()


@shared_task(time_limit=900)
def make_sheets(order: int) -> None:
    """Make the file of all sheets of an event."""
    sheet_files.carry_out(order=order)


def send_recheck() -> None:
    """Queue the next part. An unavailable broker is not an error: workers look for unfinished work."""
    try:
        recheck.delay()
    except broker.AWAY as error:
        log.warning("the queue is away, so lists are checked again later: %s", error)


def send_sheets(order: int) -> None:
    """Queue an order of sheets; if the broker is away, workers find the order later."""
    try:
        make_sheets.delay(order)
    except broker.AWAY as error:
        log.warning("the queue is away, so sheets are made later: %s", error)


def look_after() -> None:
    """Queue unfinished work, at most once a minute however many workers ask."""
    if cache.add("events-looked-after", True, _EVERY_SECONDS):
        if rechecks.waiting():
            send_recheck()
        lost = SheetFile.objects.filter(content=None, touched__lt=timezone.now() - _LOST_AFTER)
        for order in lost.values_list("pk", flat=True):
            send_sheets(order)
    if cache.add("events-erased", True, _ERASED_EVERY_SECONDS):
        try:
            erase_due.delay()
        except broker.AWAY as error:
            log.warning("the queue is away, so data of past events is erased later: %s", error)
