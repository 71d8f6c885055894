"""Runs the site and one Celery worker together until Ctrl-C: `python -m config.run --port 8000`."""

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

_ENV = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings", "PYTHONUNBUFFERED": "1"}
_WRITING = threading.Lock()


def say(who: str, line: str) -> None:
    """Print one whole line with the name of who says it."""
    with _WRITING, contextlib.suppress(BrokenPipeError):
        print(f"{who:<6} | {line.rstrip()}", flush=True)


@dataclass
class Part:
    """One process of the site, in a process group of its own so that Ctrl-C reaches only the runner."""

    name: str
    process: "subprocess.Popen[str]"

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
        part = cls(name, process)
        threading.Thread(target=part._pass_on, daemon=True).start()
        return part

    def _pass_on(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            say(self.name, line)

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
    """Prepare, run, and return the exit status: 0 when asked to stop, 1 when a part failed."""
    parser = argparse.ArgumentParser(prog="python -m config.run", description=__doc__)
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: this machine only)"
    )
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (default: 8000)")
    options = parser.parse_args(arguments)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _stop)
    parts: list[Part] = []
    try:
        if problem := port_problem(options.host, options.port):
            say("site", problem)
            return 1
        if not prepare():
            return 1
        address = f"{options.host}:{options.port}"
        parts.append(Part.start("web", "gunicorn", "config.wsgi", *_WEB, "--bind", address))
        parts.append(Part.start("worker", "celery", "-A", "config", "worker", *_WORKER))
        announce(parts, options.host, options.port)
        return watch(parts)
    except Stopped:
        say("site", "stopping")
        return 0
    finally:
        stop(parts)


_WEB = (
    *("--workers", "1", "--threads", "8", "--access-logfile", "-"),
    *("--graceful-timeout", "5", "--no-control-socket"),
)
_WORKER = (
    "--loglevel",
    "INFO",
    "--concurrency",
    str(min(4, os.cpu_count() or 1)),
    "--without-gossip",
    "--without-mingle",
)


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
    """Wait until the site answers and the worker works, and print the address last, where it is seen."""
    deadline = time.monotonic() + _START_SECONDS
    while not answers(host, port):
        if any(part.process.poll() is not None for part in parts):
            return
        if time.monotonic() > deadline:
            say("site", f"the site does not answer; see http://{host}:{port}/healthz for what is missing")
            return
        time.sleep(0.2)
    ask_worker()
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


def ask_worker() -> None:
    """Let the worker prove that it takes work from the queue."""
    part = Part.start("worker", "django", "pulse", "--timeout", "60")
    try:
        part.process.wait()
    finally:
        part.make_sure(time.monotonic())


def watch(parts: list[Part]) -> int:
    """Return when a part ends by itself, after saying which."""
    while True:
        for part in parts:
            status = part.process.poll()
            if status is not None:
                say("site", f"the {part.name} process ended by itself (status {status}); stopping the rest")
                return 1
        time.sleep(0.3)


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
