"""Asks a site under load how long it takes: `make load`; with very many decks, its database alone.

A database of its own on a PostgreSQL server, all cards, some hundred decks, gunicorn with two workers, and
twenty clients at a time. The answer is printed against what is aimed at; only errors fail.
"""

import argparse
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import psutil
import psycopg

HERE = Path(__file__).resolve().parent
CLIENTS, WORKERS, THREADS = 20, 2, 4
FEWEST = 2000
# In milliseconds, for 19 of 20 requests.
AIMS = {"search": 100, "deck page": 120, "edit with verdict": 120}


def main() -> int:
    """Read the arguments, ask, print, and return 1 when a request failed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    server = os.environ.get("TEST_DATABASE_URL", "postgres://postgres@127.0.0.1:5432/postgres")
    parser.add_argument("--server", default=server, help="a PostgreSQL that lets databases be made")
    parser.add_argument("--seconds", type=int, default=60, help="how long to ask (default: 60)")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two clicks (default: 1)")
    parser.add_argument(
        "--decks", type=int, help="instead: store so many public decks, and time each list in the database"
    )
    asked = parser.parse_args()
    if asked.decks is not None:
        if asked.decks < FEWEST:
            parser.error(f"--decks {asked.decks}: give {FEWEST} or more")
        return _lists(asked.server, asked.decks)
    folder = Path(tempfile.mkdtemp(prefix="rulebound-load-"))
    before = os.getloadavg()[0]
    try:
        with _database(asked.server) as address, _port() as port:
            environment = {
                **os.environ,
                "DJANGO_SETTINGS_MODULE": "config.settings",
                "VAR_DIR": str(folder / "var"),
                "DATABASE_URL": address,
                "LOAD_STOCK": str(folder / "stock.json"),
                "LOAD_PAUSE": str(asked.pause),
                **_cache(),
            }
            print("loading all cards and some hundred decks …", flush=True)
            stock = [sys.executable, "-m", "benchmarks.load.stock", environment["LOAD_STOCK"]]
            subprocess.run(stock, env=environment, check=True)
            with _site(port, environment) as site:
                print(f"{CLIENTS} clients for {asked.seconds} seconds …", flush=True)
                spent = _seconds_of(site)
                rows = _ask(port, asked.seconds, environment)
                spent = _seconds_of(site) - spent
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return _print(rows, spent, before, asked)


def _lists(server: str, decks: int) -> int:
    """Time each list of a site with very many decks."""
    with _database(server) as address, tempfile.TemporaryDirectory(prefix="rulebound-load-") as folder:
        with psycopg.connect(address, autocommit=True) as link:
            # As on a server whose tables fit its memory or lie on solid-state disks.
            for setting in ("random_page_cost = 1.1", "jit = off"):
                name = urlsplit(address).path[1:]
                link.execute(f"ALTER DATABASE {name} SET {setting}".encode())
        environment = {
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "VAR_DIR": folder,
            "DATABASE_URL": address,
        }
        command = [sys.executable, "-m", "benchmarks.load.lists", str(decks)]
        return subprocess.run(command, env={**os.environ, **environment}).returncode


@contextmanager
def _database(server: str) -> Iterator[str]:
    """An empty database, dropped afterwards."""
    name = f"rulebound_load_{secrets.token_hex(4)}"
    with psycopg.connect(server, autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}".encode())
    try:
        yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
    finally:
        with psycopg.connect(server, autocommit=True) as link:
            link.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@contextmanager
def _port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    yield port


def _cache() -> dict[str, str]:
    """The Redis of the tests as cache, where there is one; otherwise the site keeps its files."""
    redis = os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379")
    parts = urlsplit(redis)
    try:
        socket.create_connection((parts.hostname or "127.0.0.1", parts.port or 6379), timeout=1).close()
    except OSError:
        return {}
    return {"CACHE_URL": f"{redis}/9"}


@contextmanager
def _site(port: int, environment: dict[str, str]) -> Iterator[psutil.Process]:
    arguments = ["--workers", str(WORKERS), "--threads", str(THREADS), "--no-control-socket"]
    log = Path(environment["VAR_DIR"]) / "gunicorn.log"
    with log.open("wb") as kept:
        site = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{port}", *arguments],
            env=environment,
            stdout=kept,
            stderr=subprocess.STDOUT,
        )
        try:
            _await(port, site, log)
            yield psutil.Process(site.pid)
        finally:
            site.terminate()
            site.wait(30)


def _await(port: int, site: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and site.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.2)
    raise SystemExit(f"gunicorn does not answer:\n{log.read_text(encoding='utf-8')}")


def _seconds_of(site: psutil.Process) -> float:
    """The seconds of a processor that the site's processes have used."""
    times = [process.cpu_times() for process in (site, *site.children(recursive=True))]
    return sum(one.user + one.system for one in times)


def _ask(port: int, seconds: int, environment: dict[str, str]) -> list[dict[str, Any]]:
    """Let locust's clients loose, and return what it counted; the first seconds, as they come, count not."""
    answer = subprocess.run(
        [
            *(sys.executable, "-m", "locust", "--locustfile", str(HERE / "clients.py"), "--headless"),
            *("--host", f"http://127.0.0.1:{port}", "--users", str(CLIENTS), "--spawn-rate", "4"),
            *("--run-time", f"{seconds}s", "--reset-stats", "--json"),
            *("--exit-code-on-error", "0", "--loglevel", "ERROR"),
        ],
        env=environment,
        capture_output=True,
        text=True,
    )
    # It tells its counts a second time, and after them what went wrong.
    print(answer.stderr[answer.stderr.find("Error report") :] if "Error report" in answer.stderr else "")
    if answer.returncode or not answer.stdout.strip():
        raise SystemExit(f"locust ended with {answer.returncode}")
    rows: list[dict[str, Any]] = json.loads(answer.stdout[answer.stdout.index("[") :])
    return rows


def _print(rows: list[dict[str, Any]], spent: float, before: float, asked: argparse.Namespace) -> int:
    found = {row["name"]: row for row in rows}
    asked_for = sum(row["num_requests"] for row in rows)
    failures = sum(row["num_failures"] for row in rows)
    print(f"\n{'':20}{'requests':>10}{'p50':>10}{'p95':>10}{'aim of p95':>14}{'errors':>9}")
    for name, aim in AIMS.items():
        row = found[name]
        half, most = (_percentile(row["response_times"], part) for part in (0.5, 0.95))
        told = "reached" if most <= aim else "missed"
        print(
            f"{name:20}{row['num_requests']:>10}{half:>7.0f} ms{most:>7.0f} ms{aim:>7} {told:>6}"
            f"{row['num_failures']:>9}"
        )
    rate, each = asked_for / asked.seconds, 1000 * spent / max(asked_for, 1)
    print(
        f"\n{rate:.1f} requests a second by {CLIENTS} clients that pause for {asked.pause:g} s on average; "
        f"{each:.1f} ms of a processor for each in gunicorn.\n{os.cpu_count()} processors, which clients and "
        f"database share; their load was {before:.1f} before, {os.getloadavg()[0]:.1f} after."
    )
    return 1 if failures else 0


def _percentile(times: dict[str, int], part: float) -> float:
    """The time within which this part of the requests was answered, out of how many took which time."""
    left = part * sum(times.values())
    for time_taken, count in sorted((float(key), count) for key, count in times.items()):
        left -= count
        if left <= 0:
            return time_taken
    return 0.0


if __name__ == "__main__":
    sys.exit(main())
