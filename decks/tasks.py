"""Background tasks about decks: each does a part, may run twice, and queues itself while there is more."""

import logging
from collections.abc import Callable
from typing import ParamSpec

from celery import shared_task
from django.core.cache import cache

from cards.imports import sync
from config import broker
from decks.editing import services
from decks.verdicts import deck_status, rechecks

log = logging.getLogger(__name__)

Given = ParamSpec("Given")

_EVERY_SECONDS = 60
_ABANDONED_EVERY_SECONDS = 3600
_REFRESHING = "decks-refreshing"
_REFRESHING_SECONDS = 120
"""How long after the last part of the decks it is taken for granted that somebody does the next."""


@shared_task(time_limit=600)
def recheck() -> None:
    """Recheck the next decks affected by a list change."""
    if rechecks.step():
        _queue(recheck.delay)


@shared_task(time_limit=600)
def refresh(number: int, of: int, public: bool = True, before: int | None = None) -> None:
    """Compute the next missing statuses of one of several shards: of public decks first, then of all."""
    cache.set(_REFRESHING, True, _REFRESHING_SECONDS)
    decks = deck_status.shard(number, of, public=public)
    last = deck_status.refresh_stale(decks, before=before)
    if last is not None or public:
        _queue(refresh.delay, number, of, public and last is not None, last)


@shared_task(time_limit=600)
def delete_abandoned() -> None:
    """Delete decks that browsers have not changed for long, some at a time."""
    if services.delete_abandoned():
        _queue(delete_abandoned.delay)


def send() -> None:
    """Queue what list changes and missing statuses ask for, the latter divided among several workers."""
    _send_changes()
    _send_refreshes()


def _send_changes() -> None:
    if rechecks.waiting():
        _queue(recheck.delay)


def _send_refreshes() -> None:
    shards = deck_status.shards_waiting()
    for number in range(shards):
        _queue(refresh.delay, number, shards)


def _queue(send: Callable[Given, object], *given: Given.args, **more: Given.kwargs) -> None:
    """Queue a part. An unavailable broker is not an error: workers look for unfinished work."""
    try:
        send(*given, **more)
    except broker.AWAY as error:
        log.warning("the queue is away, so decks are looked at again later: %s", error)


def look_after() -> None:
    """Queue unfinished work that nobody does, at most once a minute however many workers ask."""
    sync.look()
    if cache.add("decks-looked-after", True, _EVERY_SECONDS):
        _send_changes()
        if not cache.get(_REFRESHING):
            _send_refreshes()
    if cache.add("decks-abandoned-looked-for", True, _ABANDONED_EVERY_SECONDS):
        _queue(delete_abandoned.delay)
