"""The Celery app. Tasks take ids, look the rows up again, and are safe to run twice."""

import os
import time

from celery import Celery
from celery.signals import task_postrun, task_prerun, worker_ready
from django.conf import settings
from django.db import close_old_connections, connection

from config import broker

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

_PRUNE_EVERY_SECONDS = 600
_pruned_at = 0.0

app = Celery("rulebound")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@task_prerun.connect
@task_postrun.connect
def look_after_connections(**_: object) -> None:
    """Close database connections that broke or grew too old; tasks share the others, as pages do."""
    # A task that is run at once may be part of somebody's transaction.
    if not connection.in_atomic_block:
        close_old_connections()


@worker_ready.connect
@task_postrun.connect
def prune_taken_messages(**_: object) -> None:
    """Prune the folder of delivered messages, at most every ten minutes."""
    global _pruned_at
    if _pruned_at and time.monotonic() - _pruned_at < _PRUNE_EVERY_SECONDS:
        return
    _pruned_at = time.monotonic()
    broker.prune(settings.CELERY_BROKER_TRANSPORT_OPTIONS)
