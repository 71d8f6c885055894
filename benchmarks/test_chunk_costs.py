"""What each step of a chunk costs its worker and the database, one worker at a time.

Run it on PostgreSQL with `DATABASE_URL`; only there can the processor time of the database be seen.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import median

import psutil
import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from benchmarks.test_play import Table
from simulate import services
from simulate.engine_versions import rules_edition
from simulate.games.cost import seconds_a_game, suggested_chunk_pairs
from simulate.games.play import play_chunk
from simulate.models import Batch
from simulate.services import chunks, sums
from simulate.services.chunks import Claim
from simulate.services.plans import plan_by_id, plan_of
from tests.simulate.batches import forget_plans
from tests.simulate.small import small_plan

TIMES = 200
"""How often each step is measured, after it was done twice."""
CHUNKS = TIMES + 2
TOGETHER, ROUNDS = 100, 7

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(scope="session")
def costs(request: pytest.FixtureRequest) -> Table:
    kept = Table()
    request.config.pluginmanager.register(kept)
    return kept


@pytest.fixture
def step(costs: Table) -> Callable[..., None]:
    """Do a step many times, with ascending numbers, and note what one time costs: the median of the
    milliseconds that its worker waits, and the mean of what the processors work for it."""
    heading = f"the steps of a chunk on {connection.vendor}"
    costs.add(heading, f"{'':44}{'statements':>12}{'ms':>10}{'of the worker':>16}{'of the database':>18}")

    def measure(what: str, call: Callable[[int], object], *, times: int = TIMES) -> None:
        call(0)
        with CaptureQueriesContext(connection) as seen:
            call(1)
        before, process, took = database_seconds(), time.process_time(), []
        for number in range(2, times + 2):
            began = time.perf_counter()
            call(number)
            took.append(time.perf_counter() - began)
        own, after = time.process_time() - process, database_seconds()
        base = after[1] - before[1] if before and after and before[0] == after[0] else None
        figures = "".join(
            f"{'not seen' if one is None else format(1000 * one, '.2f'):>{width}}"
            for one, width in (
                (median(took), 10),
                (own / times, 16),
                (None if base is None else base / times, 18),
            )
        )
        costs.add(heading, f"{what:44}{len(seen):12}{figures}")

    return measure


def database_seconds() -> tuple[int, float] | None:
    """Return the server's process behind this connection, and its processor time, if it runs here."""
    if connection.vendor != "postgresql":
        return None
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        (number,) = cursor.fetchone()
    try:
        spent = psutil.Process(number).cpu_times()
    except psutil.Error:
        return None
    return number, float(spent.user + spent.system)


@pytest.fixture
def batch(monkeypatch: pytest.MonkeyPatch, settings: pytest.FixtureRequest) -> Iterator[Batch]:
    """A batch of chunks of the usual size, whose messages go nowhere."""
    monkeypatch.setattr("simulate.queue.send_chunk", lambda *ids: None)
    settings.BATCH_WINDOW = 2 * CHUNKS + TOGETHER * ROUNDS
    plan = small_plan(
        system="sve", chunk_pairs=suggested_chunk_pairs(seconds_a_game("sve", ("random", "random")))
    )
    plan = replace(plan, pairs=1200 * plan.chunk_pairs)
    yield services.start_batch(plan=plan, session_key="bench")
    forget_plans()


def test_what_each_step_of_a_chunk_costs(benchmark, step, batch, monkeypatch):
    plan = plan_of(batch)
    played = play_chunk(plan, 0)
    claims: dict[int, Claim] = {}
    edition = rules_edition(plan.system)

    def claim(number: int) -> None:
        found = chunks.claim(batch_id=batch.pk, number=number, worker="bench")
        assert found is not None
        claims[number] = found

    def submit(number: int) -> None:
        held = claims[number]
        assert chunks.finish(
            claim=held, ledger=played.ledger, digest=played.digest, rules=edition, seconds=1.0
        )

    def connect(number: int) -> None:
        connection.close()
        connection.ensure_connection()

    def plan_anew(number: int) -> None:
        forget_plans()
        plan_again(number)

    def plan_again(number: int) -> None:
        plan_by_id(batch.public_id, batch.system)

    def count_once(number: int) -> None:
        with transaction.atomic():
            sums._grow(Batch.objects.select_for_update().defer("plan").get(pk=batch.pk))

    def steps() -> None:
        step("open a connection", connect)
        step("claim", claim)
        step("read the plan for the first time", plan_anew)
        step("find the plan again", plan_again)
        wanted = Batch.objects.filter(pk=batch.pk, state__in=Batch.LIVE)
        step("ask whether the batch is still wanted", lambda number: wanted.exists())
        # Backwards, so that an earlier chunk is always missing.
        step(
            "store, while an earlier chunk is missing",
            lambda number: submit(CHUNKS - 1 - number),
            times=CHUNKS - 3,
        )
        for number in range(CHUNKS, 2 * CHUNKS):
            claim(number)
        submit(0)
        step("store and count", lambda number: submit(CHUNKS + number))

        for number in range(2 * CHUNKS, 2 * CHUNKS + TOGETHER * ROUNDS):
            claim(number)
        with monkeypatch.context() as later:
            later.setattr(chunks, "count_played", lambda batch_id: None)
            for number in range(2 * CHUNKS, 2 * CHUNKS + TOGETHER * ROUNDS):
                submit(number)
        step(f"count {TOGETHER} stored chunks", count_once, times=ROUNDS - 2)

    benchmark.pedantic(steps, rounds=1)
    batch.refresh_from_db()
    assert batch.through == 2 * CHUNKS + TOGETHER * ROUNDS
