"""How long others wait to write while every card is loaded anew: `loadcatalogue --force` on SQLite."""

import os
import statistics
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.db import connection, transaction

from simulate.models import Pulse
from tests.processes import ROOT, database_url, plain_environment

WRITERS = 4
AIM = 0.5

pytestmark = pytest.mark.django_db(transaction=True)


def write_until_ended(loading: "subprocess.Popen[bytes]") -> list[float]:
    """Write a row every 50 ms as a visitor's request does, and return the seconds that each took."""
    taken = []
    try:
        while loading.poll() is None:
            began = time.monotonic()
            with transaction.atomic():
                pulse = Pulse.objects.create()
                pulse.worker = "bench"
                pulse.save()
            taken.append(time.monotonic() - began)
            time.sleep(0.05)
    finally:
        connection.close()
    return taken


def load(*options: str, folder: Path) -> "subprocess.Popen[bytes]":
    variables = {"DATABASE_URL": database_url(), "VAR_DIR": str(folder)}
    return subprocess.Popen(
        [sys.executable, "manage.py", "loadcatalogue", *options],
        cwd=ROOT,
        env=plain_environment() | variables,
        stdout=subprocess.DEVNULL,
    )


def test_writers_during_a_load(tmp_path, capsys):
    assert load(folder=tmp_path).wait() == 0
    began = time.monotonic()
    loading = load("--force", folder=tmp_path)
    with ThreadPoolExecutor(WRITERS) as pool:
        waits = [pool.submit(write_until_ended, loading) for _ in range(WRITERS)]
    taken = sorted(second for one in waits for second in one.result())
    p95 = statistics.quantiles(taken, n=20)[-1]
    with capsys.disabled():
        print(
            f"\nloadcatalogue --force: {time.monotonic() - began:.1f} s on {os.cpu_count()} cores; {WRITERS} "
            f"writers meanwhile, {len(taken)} writes: p50 {statistics.median(taken) * 1000:.0f} ms, "
            f"p95 {p95 * 1000:.0f} ms, longest {taken[-1] * 1000:.0f} ms (aim: p95 {AIM * 1000:.0f} ms)"
        )
    assert loading.returncode == 0
