"""`make run`'s runner: real processes, what is killed of them, a port in use, and nothing left behind."""

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
from typing import IO

import psutil
import pytest

from config import parts, ports, run
from tests.processes import ROOT, plain_environment
from tests.simulate.workers import wait_until

WORKERS = min(4, os.cpu_count() or 1)


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

    def parts(self) -> tuple[int, list[int]]:
        """The heads of the process groups that stay once the site is up: the site's, and the workers'."""
        self.wait_for("Rulebound is at")
        return self.groups()

    def groups(self) -> tuple[int, list[int]]:
        """The same, as they are now, once all are there."""
        deadline = time.monotonic() + 60
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        while time.monotonic() < deadline:
            found = {
                child: Path(f"/proc/{child}/cmdline").read_bytes()
                for child in map(int, children.read_text().split())
            }
            # What has ended and was not waited for is there without a command.
            commands = {child: command for child, command in found.items() if command}
            web = [child for child, command in commands.items() if b"gunicorn" in command]
            workers = [child for child, command in commands.items() if b"celery" in command]
            keepers = [child for child, command in commands.items() if b"keeper.py" in command]
            if len(web) == len(keepers) == 1 and len(workers) == WORKERS == len(commands) - 2:
                self.keeper = keepers[0]
                return web[0], sorted(workers)
            time.sleep(0.05)
        pytest.fail(f"one site and {WORKERS} workers were expected: {commands}")


def run_again(port: int) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "config.run", "--port", str(port)]
    return subprocess.run(
        command, cwd=ROOT, env=plain_environment(), capture_output=True, text=True, timeout=60
    )


def answers(port: int) -> bool:
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        link.request("GET", "/healthz")
        return link.getresponse().status == 200
    except OSError:
        return False
    finally:
        link.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """The data of the sites: filling it is most of a first start, and the second finds it filled."""
    return tmp_path_factory.mktemp("site") / "var"


@pytest.fixture
def site(folder) -> Iterator[Site]:
    started = Site(folder)
    yield started
    if started.process.poll() is None:
        started.process.send_signal(signal.SIGTERM)
    try:
        started.process.wait(timeout=60)
    finally:
        started.process.kill()


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc to see what is left behind")


def test_the_site_starts_again_what_dies_until_an_interrupt_and_leaves_nothing_behind(site):
    assert f"http://localhost:{site.port}/" in site.wait_for("Rulebound is at")
    assert answers(site.port)
    assert site.wait_for("answered after").startswith("worker  | worker")
    web, workers = site.parts()
    second = run_again(site.port)
    said = f"in use by a site that was started before (to end it: kill {site.process.pid}); choose another"
    assert second.returncode == 1 and said in second.stdout

    site.lines.clear()
    os.kill(workers[0], signal.SIGKILL)
    assert "starting another in 1 s" in site.wait_for("ended by itself")
    site.wait_for("ready.", 60)
    assert site.process.poll() is None
    same, others = site.groups()
    assert same == web and set(others) & set(workers) == set(workers[1:])

    site.lines.clear()
    os.kill(web, signal.SIGKILL)
    assert site.wait_for("ended by itself").startswith("site    | web ended by itself")
    other, same_workers = site.groups()
    assert other != web and same_workers == others
    wait_until(lambda: answers(site.port), "an answer of the new web process", seconds=60)

    site.process.send_signal(signal.SIGINT)
    assert site.process.wait(timeout=60) == 0
    groups = {web, other, *workers, *others}
    assert [of_group(group) for group in groups] == [[]] * (3 + WORKERS)


def test_a_runner_that_is_killed_leaves_nothing_behind(site):
    web, workers = site.parts()
    # A keeper that is killed first is missed as soon as there is something to tell it.
    killed = {site.keeper, workers[0]}
    for one in killed:
        os.kill(one, signal.SIGKILL)

    def begun_anew() -> bool:
        """On a busy machine those that were killed are still there for a moment."""
        return killed.isdisjoint({*site.groups()[1], site.keeper})

    wait_until(begun_anew, "another keeper and another worker", seconds=60)
    web, workers = site.groups()
    site.process.kill()
    site.process.wait()
    groups = (web, *workers, site.keeper)
    wait_until(lambda: not any(map(of_group, groups)), "the end of every process", seconds=30)
    with socket.create_server(("127.0.0.1", site.port)):
        pass


def test_a_worker_that_is_asked_for_longer_leaves_no_process_behind_when_it_answers(monkeypatch):
    """The one that asks a worker ends after the wait for it: it is reaped then, not when the site stops."""

    def start(name: str, *arguments: str, keeper: IO[str]) -> parts.Part:
        slow = ("-c", "import time; time.sleep(1)")
        process = subprocess.Popen([sys.executable, *slow], stdout=subprocess.PIPE, start_new_session=True)
        return parts.Part(name, process, time.monotonic())

    monkeypatch.setattr(parts.Part, "start", start)
    monkeypatch.setattr(run, "answers", lambda host, port: True)
    monkeypatch.setattr(run, "_ANSWER_SECONDS", 0.01)
    running = parts.Parts()
    try:
        (pulse,) = run.announce(running, None, "127.0.0.1", 8000)
        process = psutil.Process(pulse.part.process.pid)
        assert process.is_running() and process.status() != psutil.STATUS_ZOMBIE
        rounds = iter(range(200))

        def next_round(seconds: float) -> None:
            if not process.is_running() or next(rounds, None) is None:
                raise run.Stopped
            pause(0.05)

        pause = time.sleep
        monkeypatch.setattr(run.time, "sleep", next_round)
        with pytest.raises(run.Stopped):
            run.watch([pulse])
        assert not process.is_running()
    finally:
        running.end_all()


def test_pauses_grow_up_to_a_minute_and_begin_anew_after_a_worker_that_was_well():
    pauses = parts.Pauses()
    assert [pauses.after(0.5) for _ in range(8)] == [1, 2, 4, 8, 16, 32, 60, 60]
    assert [pauses.after(3600), pauses.after(0.5)] == [1, 2]


def test_a_port_in_use_says_by_what_and_suggests_one_that_is_free():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        free = ports.free_port("127.0.0.1", port + 1)
        said = ports.port_problem("127.0.0.1", port)
        name = psutil.Process().name()
        assert said.startswith(f"port {port} is in use by {name} (to end it: kill {os.getpid()});")
        assert said.endswith(f"choose another port: make run PORT={free}")
        with socket.create_server(("127.0.0.1", free)):
            assert f"PORT={free}" not in ports.port_problem("127.0.0.1", port)


def test_a_number_that_is_no_port_is_a_message():
    assert "70000 is not a port" in ports.port_problem("127.0.0.1", 70000)


def test_a_free_port_is_no_problem():
    assert ports.port_problem("127.0.0.1", free_port()) == ""
