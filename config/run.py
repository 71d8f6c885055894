"""Runs the site and its Celery workers together until Ctrl-C: `python -m config.run --port 8000`."""

import argparse
import contextlib
import errno
import http.client
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent.parent
_STOP_SECONDS = 15
_START_SECONDS = 60
_ANSWER_SECONDS = 10
_MOST_WORKERS = 4
# How long to wait before a worker that ended is started again, and how long one runs that is well.
_SHORTEST_PAUSE, _LONGEST_PAUSE, _STEADY_SECONDS = 1.0, 60.0, 60.0

_ENV = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings", "PYTHONUNBUFFERED": "1"}
_WRITING = threading.Lock()


def say(who: str, line: str) -> None:
    """Print one whole line with the name of who says it."""
    with _WRITING, contextlib.suppress(BrokenPipeError):
        print(f"{who:<7} | {line.rstrip()}", flush=True)


@dataclass
class Part:
    """One process of the site, in a process group of its own so that Ctrl-C reaches only the runner."""

    name: str
    process: "subprocess.Popen[str]"
    started: float

    @classmethod
    def start(cls, name: str, *arguments: str) -> "Part":
        """Start `python -m …` and pass its output on, line by line."""
        process = subprocess.Popen(
            [sys.executable, "-m", *arguments],
            cwd=BASE_DIR,
            env=_ENV,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        part = cls(name, process, time.monotonic())
        threading.Thread(target=part._pass_on, daemon=True).start()
        return part

    def _pass_on(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            say(self.name, line)

    @property
    def lived(self) -> float:
        """For how many seconds the process has been there."""
        return time.monotonic() - self.started

    def ask_to_stop(self) -> None:
        """Let the process finish what it does."""
        if self.process.poll() is None:
            self.process.terminate()

    def make_sure(self, deadline: float) -> None:
        """Wait until `deadline`, then end the whole process group, with children that outlived its head."""
        try:
            self.process.wait(max(0.1, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            say("site", f"{self.name} does not stop; ending it")
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Stopped(Exception):
    """A signal asked the runner to stop."""


def main(arguments: list[str] | None = None) -> int:
    """Prepare, run, and return the exit status: 0 when asked to stop, 1 when the site failed."""
    parser = argparse.ArgumentParser(prog="python -m config.run", description=__doc__)
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: this machine only)"
    )
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (default: 8000)")
    options = parser.parse_args(arguments)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _stop)
    parts: list[Part] = []
    workers: list[Worker] = []
    try:
        if problem := port_problem(options.host, options.port):
            say("site", problem)
            return 1
        if not prepare():
            return 1
        address = f"{options.host}:{options.port}"
        parts.append(Part.start("web", "gunicorn", "config.wsgi", *_WEB, "--bind", address))
        for number in range(1, min(_MOST_WORKERS, os.cpu_count() or 1) + 1):
            workers.append(Worker(number))
        announce(parts, options.host, options.port)
        return watch(parts[0], workers)
    except Stopped:
        say("site", "stopping")
        return 0
    finally:
        asking = [part for part in parts[1:] if part.process.poll() is None]
        stop([*parts[:1], *asking, *(worker.part for worker in workers)])


_WEB = (
    *("--workers", "1", "--threads", "8", "--access-logfile", "-"),
    *("--graceful-timeout", "5", "--no-control-socket"),
)
# One process each, so that whichever dies is one that the runner sees.
_WORKER = ("--loglevel", "INFO", "--concurrency", "1", "--without-gossip", "--without-mingle")


def _stop(*_: object) -> None:
    raise Stopped


def port_problem(host: str, port: int) -> str:
    """Why the port cannot be listened on, and what to do; empty when it can."""
    try:
        with socket.create_server((host, port)):
            return ""
    except OverflowError:
        return f"{port} is not a port; choose one from 1024 to 65535, for example: make run PORT=8001"
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return f"port {port} is in use by another program; choose another: make run PORT={port + 1}"
        if error.errno == errno.EACCES:
            return f"port {port} is not open to you; choose one above 1023: make run PORT=8000"
        return f"cannot listen on {host} port {port}: {error.strerror}"


def prepare() -> bool:
    """Bring the database and its cards up to date; false when a step failed, after its own message."""
    for step in (["migrate", "--verbosity", "0"], ["loadcatalogue"]):
        part = Part.start("setup", "django", *step)
        try:
            status = part.process.wait()
        except Stopped:
            stop([part])
            raise
        if status != 0:
            say("site", f"`manage.py {' '.join(step)}` failed; nothing was started")
            return False
    return True


def announce(parts: list[Part], host: str, port: int) -> None:
    """Wait until the site answers and a worker works, and print the address last, where it is seen."""
    deadline = time.monotonic() + _START_SECONDS
    while not answers(host, port):
        if parts[0].process.poll() is not None:
            return
        if time.monotonic() > deadline:
            say("site", f"the site does not answer; see http://{host}:{port}/healthz for what is missing")
            return
        time.sleep(0.2)
    parts.append(Part.start("worker", "django", "pulse", "--timeout", "60"))
    # With work waiting on the queue the answer comes later.
    with contextlib.suppress(subprocess.TimeoutExpired):
        parts[-1].process.wait(_ANSWER_SECONDS)
        # Its number may be another process's by the time the site stops.
        parts.pop()
    name = "localhost" if host == "127.0.0.1" else host
    say("site", f"Rulebound is at http://{name}:{port}/  (Ctrl-C stops it)")


def answers(host: str, port: int) -> bool:
    """Tell whether the site answers, and does not say that one of its parts is away."""
    link = http.client.HTTPConnection(host, port, timeout=5)
    try:
        link.request("GET", "/healthz", headers={"Host": "localhost"})
        return link.getresponse().status != http.HTTPStatus.SERVICE_UNAVAILABLE
    except OSError:
        return False
    finally:
        link.close()


def watch(web: Part, workers: list["Worker"]) -> int:
    """Start workers again that end by themselves; return when the site does, after saying so."""
    while True:
        if (status := web.process.poll()) is not None:
            say("site", f"the web process ended by itself (status {status}); stopping the rest")
            return 1
        for worker in workers:
            worker.look_after()
        time.sleep(0.3)


class Worker:
    """A process that takes work from the queue, started again when it ends by itself."""

    def __init__(self, number: int) -> None:
        self.name = f"worker{number}"
        self.part = self._start()
        self._pauses = Pauses()
        self._again = 0.0

    def _start(self) -> Part:
        return Part.start(
            self.name, "celery", "-A", "config", "worker", "--hostname", f"{self.name}@%h", *_WORKER
        )

    def look_after(self) -> None:
        """See whether the process is there, and start another after a pause if it is not."""
        if self._again:
            if time.monotonic() >= self._again:
                self.part, self._again = self._start(), 0.0
        elif (status := self.part.process.poll()) is not None:
            pause = self._pauses.after(self.part.lived)
            said = f"{self.name} ended by itself (status {status}); starting another in {pause:g} s"
            say("site", said)
            # Children may have outlived it, and would take work that nobody hears the end of.
            self.part.make_sure(time.monotonic())
            self._again = time.monotonic() + pause


class Pauses:
    """How long to wait before what ended is started again: longer each time, as long as it keeps ending."""

    def __init__(self) -> None:
        self._next = _SHORTEST_PAUSE

    def after(self, lived: float) -> float:
        """Return the seconds to wait after something that ran for so many seconds."""
        if lived > _STEADY_SECONDS:
            self._next = _SHORTEST_PAUSE
        pause, self._next = self._next, min(2 * self._next, _LONGEST_PAUSE)
        return pause


def stop(parts: list[Part]) -> None:
    """Stop every part; a second Ctrl-C does not interrupt this."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    for part in parts:
        part.ask_to_stop()
    deadline = time.monotonic() + _STOP_SECONDS
    for part in parts:
        part.make_sure(deadline)


if __name__ == "__main__":
    sys.exit(main())
