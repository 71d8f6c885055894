"""A real worker process takes a real message: from files beside SQLite, from Redis beside PostgreSQL."""

import signal
import subprocess
import sys
import uuid
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from simulate.models import Pulse
from tests.conftest import REDIS, answers, missing
from tests.processes import ROOT, database_url, plain_environment
from tests.simulate.workers import BROKERS

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(params=BROKERS[:1])
def environment(request, tmp_path) -> dict[str, str]:
    """What a process needs to use the test's database and a queue that nobody else uses."""
    shared = plain_environment() | {"DATABASE_URL": database_url(), "VAR_DIR": str(tmp_path)}
    if request.param == "filesystem":
        return shared
    server = urlsplit(REDIS)
    if not answers(server.hostname or "127.0.0.1", server.port or 6379):
        missing(f"no Redis answers at {REDIS}")
    return shared | {"BROKER_URL": f"{REDIS}/0", "TEST_QUEUE": uuid.uuid4().hex}


def python(*arguments: str, environment: dict[str, str], **more) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", *arguments],
        cwd=ROOT,
        env=environment | {"DJANGO_SETTINGS_MODULE": "tests.worker_settings"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        **more,
    )


@pytest.fixture
def worker(environment) -> Iterator["subprocess.Popen[str]"]:
    started = python(
        *("celery", "-A", "config", "worker", "--concurrency", "1", "--loglevel", "INFO"),
        *("--without-gossip", "--without-mingle"),
        environment=environment,
    )
    yield started
    if started.poll() is None:
        started.send_signal(signal.SIGTERM)
    try:
        started.communicate(timeout=30)
    finally:
        started.kill()


def test_a_worker_answers_what_was_put_on_the_queue(environment, worker):
    asking = python("django", "pulse", "--timeout", "60", environment=environment)
    said, _ = asking.communicate(timeout=90)
    assert asking.returncode == 0, said
    assert "answered after" in said
    pulse = Pulse.objects.get()
    assert pulse.worker.startswith("celery@") and pulse.answered_at >= pulse.asked_at


def test_what_was_put_on_the_queue_before_a_worker_came_is_not_lost(environment, request):
    asking = python("django", "pulse", "--timeout", "60", environment=environment)
    while not Pulse.objects.exists() and asking.poll() is None:
        pass
    request.getfixturevalue("worker")
    said, _ = asking.communicate(timeout=90)
    assert asking.returncode == 0, said
