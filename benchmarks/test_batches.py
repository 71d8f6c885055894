"""What a batch costs beyond its games, on the embedded queue and on Redis, with two workers.

`BENCH_CHUNKS` sets how many chunks a batch has; each takes about two seconds.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.test_play import Table
from simulate import services
from simulate.games.cost import CHUNK_SECONDS, seconds_a_game, suggested_chunk_pairs
from simulate.games.plan import Plan
from simulate.models import Batch
from tests.conftest import missing
from tests.processes import ROOT
from tests.simulate.small import small_plan
from tests.simulate.workers import Files, Redis, Site

CHUNKS = int(os.environ.get("BENCH_CHUNKS") or 8)
EMPTY = 400
ROUNDS = 3

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(scope="session")
def costs(request: pytest.FixtureRequest) -> Table:
    kept = Table()
    request.config.pluginmanager.register(kept)
    return kept


@pytest.fixture(params=["filesystem", "redis"])
def site(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    if request.param == "redis" and shutil.which("redis-server") is None:
        missing("there is no redis-server on the PATH (Debian: apt-get install redis-server)")
    running = Site(Redis(tmp_path) if request.param == "redis" else Files(tmp_path), tmp_path)
    # As the site has them.
    for name in ("BATCH_LEASE", "BATCH_QUIET", "BATCH_SWEEP", "TEST_BUSY_SECONDS"):
        del running.environment[name]
    monkeypatch.setattr("simulate.queue.send_chunk", running.deliver)
    try:
        yield running
    finally:
        running.stop()


def played(site: Site, plan: Plan) -> float:
    """Seconds from the first claim of a batch to its end."""
    batch = site.wait_for(services.start_batch(plan=plan, session_key="bench"), seconds=900, every=0.3)
    assert batch.state == Batch.State.DONE and batch.started and batch.ended
    return float((batch.ended - batch.started).total_seconds())


# Two processes that take the next chunk when they are done with one, and do nothing else.
BARE = """
import json, sys, time
from concurrent.futures import ProcessPoolExecutor
from simulate.games.plan import Plan
from simulate.games.play import play_chunk
plan = Plan.from_json(json.load(sys.stdin))
def play(number):
    began = time.process_time()
    play_chunk(plan, number)
    return time.process_time() - began
if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(play, range(2)))
        began = time.monotonic()
        busy = sum(pool.map(play, range(plan.chunk_count)))
        print(time.monotonic() - began, busy)
"""


def bare(plan: Plan) -> tuple[float, float]:
    """Seconds that the chunks take two processes without queue or database: by the clock, and of work."""
    done = subprocess.run(
        [sys.executable, "-c", BARE],
        cwd=ROOT,
        input=json.dumps(plan.to_json()),
        capture_output=True,
        text=True,
        check=True,
    )
    clock, busy = map(float, done.stdout.split())
    return clock, busy


def test_what_a_batch_costs_beyond_its_games(benchmark, costs, site):
    plan = small_plan(
        system="sve", chunk_pairs=suggested_chunk_pairs(seconds_a_game("sve", ("random", "random")))
    )
    plan = replace(plan, pairs=plan.chunk_pairs * CHUNKS)
    site.start_workers()
    played(site, replace(plan, pairs=plan.chunk_pairs * 2))

    def run() -> list[tuple[float, ...]]:
        rounds = []
        for _ in range(ROUNDS):
            # One after the other, so that what else the machine does falls on both.
            alone, before = bare(plan), site.busy()
            rounds.append((*alone, played(site, plan), site.busy() - before))
        return rounds

    rounds = benchmark.pedantic(run, rounds=1)
    clock, busy, batch_clock, batch_busy = (min(stats) for stats in zip(*rounds, strict=True))
    what = f"{type(site.broker).__name__:6} {CHUNKS} chunks of {plan.chunk_pairs * 2} games"
    costs.add(
        "what a batch costs beyond its games, two workers (aim: below 5 %)",
        f"{what}: {batch_clock:6.2f} s "
        f"against {clock:6.2f} s, {batch_clock / clock - 1:+6.1%}; of the processor {batch_busy:6.2f} s "
        f"against {busy:6.2f} s, {batch_busy / busy - 1:+6.1%}",
    )


def test_chunks_a_second_with_an_empty_game(benchmark, costs, site):
    site.app = "benchmarks.empty_games"
    plan = small_plan(pairs=EMPTY)
    site.start_workers()
    played(site, replace(plan, pairs=10))
    seconds = benchmark.pedantic(lambda: played(site, plan), rounds=1)
    name, each = type(site.broker).__name__, 2 * seconds / EMPTY
    costs.add(
        "chunks of empty games, two workers",
        f"{name:8} {EMPTY / seconds:6.0f} chunks/s, {each * 1000:5.1f} ms a chunk, which is "
        f"{each / CHUNK_SECONDS:.1%} of one of {CHUNK_SECONDS:g} s",
    )
