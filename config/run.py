"""The runner of the site and its Celery workers until Ctrl-C: `python -m config.run --port 8000`."""

import argparse
import contextlib
import http.client
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence

from config.parts import Kept, Once, Part, Parts, say
from config.ports import port_problem

_START_SECONDS = 60
_ANSWER_SECONDS = 10
_MOST_WORKERS = 4
_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

_WEB = (
    *("gunicorn", "config.wsgi", "--workers", "1", "--threads", "8", "--access-logfile", "-"),
    *("--graceful-timeout", "5", "--no-control-socket"),
)
# One process each, so that the runner notices when any dies.
_WORKER = ("--loglevel", "INFO", "--concurrency", "1", "--without-gossip", "--without-mingle")


class Stopped(Exception):
    """A signal asked the runner to stop."""


def main(arguments: list[str] | None = None) -> int:
    """Prepare, run, and return the exit status: 0 if asked to stop, 1 if the site did not start."""
    parser = argparse.ArgumentParser(prog="python -m config.run", description=__doc__)
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: this machine only)"
    )
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (default: 8000)")
    options = parser.parse_args(arguments)

    for number in _SIGNALS:
        signal.signal(number, _stop)
    parts = None
    try:
        if problem := port_problem(options.host, options.port):
            say("site", problem)
            return 1
        parts = Parts()
        if not prepare(parts):
            return 1
        address = f"{options.host}:{options.port}"
        kept = [Kept(parts, "web", *_WEB, "--bind", address)]
        for place in range(1, min(_MOST_WORKERS, os.cpu_count() or 1) + 1):
            kept.append(Kept(parts, f"worker{place}", *_worker(f"worker{place}")))
        begun = announce(parts, kept[0].part, options.host, options.port)
        if begun is None:
            return 1
        watch([*kept, *begun])
    except Stopped:
        say("site", "stopping")
    finally:
        for number in _SIGNALS:  # a second Ctrl-C does not interrupt this
            signal.signal(number, signal.SIG_IGN)
        if parts is not None:
            parts.end_all()
    return 0


def _stop(*_: object) -> None:
    raise Stopped


def _worker(name: str) -> tuple[str, ...]:
    return ("celery", "-A", "config", "worker", "--hostname", f"{name}@%h", *_WORKER)


def prepare(parts: Parts) -> bool:
    """Update the database and its cards; return False if a step failed, after its own message."""
    for step in (["migrate", "--verbosity", "0"], ["loadcatalogue"]):
        part = parts.start("setup", "django", *step)
        status = part.process.wait()
        parts.end(part)
        if status != 0:
            say("site", f"`manage.py {' '.join(step)}` failed; nothing was started")
            return False
    return True


def announce(parts: Parts, web: Part, host: str, port: int) -> list[Once] | None:
    """Wait until the site and a worker respond, and print the URL last, where it is visible.

    Return what is still waiting for a worker. Return None if the web process ended before it ever responded,
    since a restart would do the same.
    """
    deadline = time.monotonic() + _START_SECONDS
    while not answers(host, port):
        if web.ended:
            say("site", f"web ended before it answered (status {web.process.returncode}); stopping the rest")
            return None
        if time.monotonic() > deadline:
            say("site", f"the site does not answer; see http://{host}:{port}/healthz for what is missing")
            return []
        time.sleep(0.2)
    pulse = Once(parts, "worker", "django", "pulse", "--timeout", "60")
    # If work is waiting on the queue, the answer comes later.
    with contextlib.suppress(subprocess.TimeoutExpired):
        pulse.part.process.wait(_ANSWER_SECONDS)
    pulse.look_after()
    name = "localhost" if host == "127.0.0.1" else host
    say("site", f"Rulebound is at http://{name}:{port}/  (Ctrl-C stops it)")
    return [pulse]


def answers(host: str, port: int) -> bool:
    """Return whether the site responds, without reporting an unavailable service."""
    link = http.client.HTTPConnection(host, port, timeout=5)
    try:
        link.request("GET", "/healthz", headers={"Host": "localhost"})
        return link.getresponse().status != http.HTTPStatus.SERVICE_UNAVAILABLE
    except OSError:
        return False
    finally:
        link.close()


def watch(watched: Sequence[Kept | Once]) -> None:
    """Look after processes that end by themselves, until a signal asks to stop."""
    while True:
        for one in watched:
            one.look_after()
        time.sleep(0.3)


if __name__ == "__main__":
    sys.exit(main())
