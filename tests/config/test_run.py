"""`make run`'s runner: real processes, a port in use, and nothing left behind."""

import http.client
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from config import run
from tests.processes import ROOT, plain_environment


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def of_group(leader: int) -> list[int]:
    """The living processes of a process group."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it ended meanwhile
        if int(fields[2]) == leader and fields[0] != "Z":
            found.append(int(entry.parent.name))
    return found


class Site:
    """A runner, with what it has said so far."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "config.run", "--port", str(self.port)],
            cwd=ROOT,
            env=plain_environment() | {"VAR_DIR": str(folder)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)

    def wait_for(self, words: str, seconds: float = 240) -> str:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if found := next((line for line in self.lines if words in line), None):
                return found
            assert self.process.poll() is None or any(words in line for line in self.lines), "".join(
                self.lines
            )
            time.sleep(0.05)
        pytest.fail(f"never said {words!r}:\n{''.join(self.lines)}")

    def parts(self) -> list[int]:
        """The heads of the two process groups that stay once the site is up."""
        self.wait_for("Rulebound is at")
        deadline = time.monotonic() + 20
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        while len(found := children.read_text().split()) != 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        return sorted(map(int, found))


@pytest.fixture
def site(tmp_path) -> Iterator[Site]:
    started = Site(tmp_path)
    yield started
    if started.process.poll() is None:
        started.process.send_signal(signal.SIGTERM)
    try:
        started.process.wait(timeout=60)
    finally:
        started.process.kill()


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc to see what is left behind")


def test_the_site_and_its_worker_run_until_an_interrupt_and_leave_nothing_behind(site):
    assert f"http://localhost:{site.port}/" in site.wait_for("Rulebound is at")
    link = http.client.HTTPConnection("127.0.0.1", site.port, timeout=10)
    link.request("GET", "/healthz")
    assert link.getresponse().status == 200
    link.close()
    assert site.wait_for("answered after").startswith("worker | celery@")
    groups = site.parts()
    site.process.send_signal(signal.SIGINT)
    assert site.process.wait(timeout=60) == 0
    assert [of_group(group) for group in groups] == [[], []]


def test_a_worker_that_dies_is_seen_and_ends_the_site(site):
    web, worker = site.parts()
    os.kill(worker, signal.SIGKILL)
    assert site.process.wait(timeout=60) == 1
    site.wait_for("the worker process ended by itself")
    assert of_group(web) == of_group(worker) == []


def test_a_port_in_use_is_a_message_that_suggests_another():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert f"make run PORT={port + 1}" in run.port_problem("127.0.0.1", port)


def test_a_number_that_is_no_port_is_a_message():
    assert "70000 is not a port" in run.port_problem("127.0.0.1", 70000)


def test_a_free_port_is_no_problem():
    assert run.port_problem("127.0.0.1", free_port()) == ""
