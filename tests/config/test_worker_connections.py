"""What a worker's connection to PostgreSQL goes through between its tasks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from celery.fixups.django import DjangoWorkerFixup
from celery.signals import task_postrun, task_prerun
from django.db import connection, connections

from config import storage
from config.celery import app
from simulate.tasks import work_chunk

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.postgresql]


@pytest.fixture(autouse=True)
def worker(monkeypatch) -> Iterator[None]:
    """Let this process do between its tasks what Celery's own part for Django does in a worker."""
    monkeypatch.setitem(connection.settings_dict, "CONN_MAX_AGE", storage.database(Path())["CONN_MAX_AGE"])
    connection.close()
    fixup = DjangoWorkerFixup(app)
    before, after = fixup.on_task_prerun, fixup.on_task_postrun
    task_prerun.connect(before)
    task_postrun.connect(after)
    try:
        yield
    finally:
        task_prerun.disconnect(before)
        task_postrun.disconnect(after)
        connection.close()


def server_process() -> int:
    """Return the server's process that a task talks to."""
    task_prerun.send(sender=work_chunk)
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        (number,) = cursor.fetchone()
    task_postrun.send(sender=work_chunk)
    return int(number)


def test_tasks_share_a_connection():
    assert server_process() == server_process() == server_process()


def test_a_connection_that_broke_between_two_tasks_is_replaced():
    broken = server_process()
    other = connections.create_connection("default")
    try:
        with other.cursor() as cursor:
            cursor.execute("SELECT pg_terminate_backend(%s, 5000)", [broken])
    finally:
        other.close()
    assert server_process() != broken


def test_a_connection_that_is_too_old_is_replaced():
    old = server_process()
    connection.close_at = 0.0
    assert server_process() != old
