"""Whatever is killed, lost or locked: a batch comes to what it would have come to undisturbed."""

import shutil
import sys
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from django.db import connection, connections, transaction

from simulate import services
from simulate.games.plan import Plan
from simulate.models import Batch
from tests.conftest import missing
from tests.simulate.small import results, small_plan, undisturbed
from tests.simulate.workers import BROKERS, Files, RabbitMQ, Redis, Site, wait_until

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(sys.platform != "linux", reason="finds the processes of a worker in /proc"),
]

SEEDS = (11, 12)


def plan(seed: int = SEEDS[0]) -> Plan:
    return small_plan(pairs=120, chunk_pairs=5, decks=3, seed=seed)


@cache
def expected(seed: int = SEEDS[0]) -> list[tuple[int, str, dict[str, Any]]]:
    return undisturbed(plan(seed))


@pytest.fixture(params=BROKERS)
def site(request, tmp_path, monkeypatch) -> Iterator[Site]:
    if request.param == "redis" and shutil.which("redis-server") is None:
        missing("there is no redis-server on the PATH")
    if request.param == "rabbitmq" and RabbitMQ.program() is None:
        missing("there is no RabbitMQ (Debian: apt-get install rabbitmq-server)")
    broker = {"filesystem": Files, "redis": Redis, "rabbitmq": RabbitMQ}[request.param](tmp_path)
    running = Site(broker, tmp_path)
    monkeypatch.setattr("simulate.queue.send_chunk", running.deliver)
    try:
        yield running
    finally:
        running.stop()


def start(seed: int = SEEDS[0], session_key: str = "visitor") -> Batch:
    return services.start_batch(plan=plan(seed), session_key=session_key)


def attempts(batch: Batch) -> int:
    return sum(batch.rows.values_list("attempts", flat=True))


def test_killed_workers_lose_no_game_and_count_none_twice(site):
    batch = start()
    site.start_workers()
    site.wait_for(batch, 5)
    site.kill_one()
    done = 15
    site.wait_for(batch, done)
    site.kill_all()
    # Between two chunks there is nothing to lose, so they are killed until somebody held one.
    while batch.live and not batch.rows.filter(state="claimed").exists():
        site.start_workers()
        done += 2
        site.wait_for(batch, done)
        site.kill_all()
    assert batch.live, "the workers were killed in the middle"
    site.start_workers()
    assert site.wait_for(batch).state == "done"
    assert results(batch) == expected()
    assert attempts(batch) > batch.chunks, "something was played that was lost"
    kept = services.ledgers(batch, plan())
    assert services.recount(batch=batch) == kept and [one["games"] for one in kept] == [240, 240]


def test_a_broker_that_forgets_everything_delays_a_batch_and_changes_nothing(site):
    batch = start()
    site.start_workers()
    site.wait_for(batch, 5)
    # Now and then a worker stumbles over its broken connection and ends.
    site.kept_up = True
    site.broker.restart()
    assert batch.live
    assert site.wait_for(batch).state == "done"
    assert results(batch) == expected()


def test_chunks_that_are_delivered_twice_are_played_once(site):
    batch = start()
    for number in range(batch.rows.count()):
        site.deliver(batch.pk, number)
    site.start_workers()
    assert site.wait_for(batch).state == "done"
    assert results(batch) == expected()
    assert attempts(batch) == batch.chunks


def test_a_database_that_is_locked_for_a_while_loses_nothing(site):
    batch = start()
    site.start_workers()
    site.wait_for(batch, 5)
    locked = connections.create_connection("default")
    locked.ensure_connection()
    try:
        with locked.cursor() as cursor:
            cursor.execute("BEGIN IMMEDIATE" if connection.vendor == "sqlite" else "BEGIN")
            if connection.vendor == "postgresql":
                cursor.execute("LOCK TABLE simulate_chunk IN ACCESS EXCLUSIVE MODE")
            wait_until(lambda: "the database is away" in site.log.read_text(), "a refusal")
            time.sleep(1)
            cursor.execute("ROLLBACK")
    finally:
        locked.close()
    assert batch.live
    assert site.wait_for(batch).state == "done"
    assert results(batch) == expected()


@pytest.mark.postgresql
def test_workers_whose_connections_are_cut_lose_nothing(site):
    batch = start()
    site.start_workers()
    for done in (5, 15, 25):
        site.wait_for(batch, done)
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            assert cursor.fetchone()[0] > 0
    assert site.wait_for(batch).state == "done"
    assert results(batch) == expected()


def test_two_batches_at_once_and_one_that_is_cancelled_do_not_touch_each_other(site):
    cancelled, one, other = start(session_key="another"), start(SEEDS[0]), start(SEEDS[1])
    site.start_workers()
    site.wait_for(cancelled, 3)
    assert services.cancel_batch(batch=cancelled)
    played = results(cancelled)
    for batch, seed in ((one, SEEDS[0]), (other, SEEDS[1])):
        assert site.wait_for(batch).state == "done"
        assert results(batch) == expected(seed)
    assert results(cancelled) == played and len(played) < cancelled.chunks
    assert all(row in expected() for row in played)
    with transaction.atomic():
        assert services.ledgers(cancelled, plan()) == services.recount(batch=cancelled)
