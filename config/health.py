"""Health checks of the site's services."""

import shutil
from typing import cast

from django.conf import settings
from django.core.cache import cache
from django.db import DatabaseError, connection
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from config import broker
from config.cache import Forgetful
from config.celery import app

_SECONDS = 2
# In bytes: below this, the next large write may fail.
_LEAST_FREE = 32 * 1024 * 1024


def database_problem() -> str:
    """What is wrong with the database; empty if it works."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
            cursor.fetchone()
    except DatabaseError as error:
        return type(error).__name__
    return ""


def broker_problem() -> str:
    """What is wrong with the broker; empty if it works."""
    try:
        for folder in broker.folders(settings.CELERY_BROKER_TRANSPORT_OPTIONS):
            probe = folder / ".probe"
            probe.touch()
            probe.unlink(missing_ok=True)
        with app.connection_for_write() as link:
            link.ensure_connection(max_retries=1, interval_start=0, timeout=_SECONDS)
    except broker.AWAY as error:
        return type(error).__name__
    return ""


def cache_problem() -> str:
    """What is wrong with the cache; empty if it works."""
    return cast(Forgetful, cache).problem()


def disk_problem() -> str:
    """Why the site cannot write to its folder; empty if it can."""
    probe = settings.VAR_DIR / ".probe"
    try:
        probe.write_bytes(b"probe")
        probe.unlink(missing_ok=True)
        return "full" if shutil.disk_usage(settings.VAR_DIR).free < _LEAST_FREE else ""
    except OSError as error:
        return type(error).__name__


@never_cache
@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    """Respond 200 if every service works and 503 otherwise, with the kind of problem and nothing more."""
    problems = {
        "database": database_problem(),
        "broker": broker_problem(),
        "cache": cache_problem(),
        "disk": disk_problem(),
    }
    return JsonResponse(
        {part: problem or "ok" for part, problem in problems.items()},
        status=503 if any(problems.values()) else 200,
    )
