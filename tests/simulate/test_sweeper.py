"""Who looks for lost work, of all workers that could."""

import time

import pytest
from django.db import OperationalError

from simulate import sweeper


@pytest.fixture
def sweeps(monkeypatch) -> list[str]:
    """What was done for all workers."""
    done: list[str] = []
    monkeypatch.setattr(sweeper, "sweep", lambda: done.append("chunks"))
    monkeypatch.setattr("decks.tasks.look_after", lambda: done.append("decks"))
    monkeypatch.setattr("common.upkeep.look_after_all", lambda: done.append("other apps"))
    return done


def each_of(workers: int) -> None:
    for _ in range(workers):
        sweeper._once()


def test_one_worker_sweeps_for_all(sweeps):
    each_of(5)
    assert sweeps == ["chunks", "decks", "other apps"]


def test_another_worker_sweeps_when_it_is_time_again(sweeps, settings):
    settings.BATCH_SWEEP = 1
    each_of(2)
    time.sleep(1.1)
    each_of(2)
    assert sweeps.count("chunks") == 2


def test_without_a_cache_to_settle_it_in_every_worker_sweeps(sweeps, monkeypatch):
    monkeypatch.setattr("config.cache.Forgetful.away", True)
    each_of(3)
    assert sweeps.count("chunks") == 3


def test_a_sweep_that_fails_is_tried_again_by_the_next(sweeps, monkeypatch, settings):
    def away() -> int:
        raise OperationalError("the database is away")

    settings.BATCH_SWEEP = 1
    with monkeypatch.context() as broken:
        broken.setattr(sweeper, "sweep", away)
        each_of(1)
    assert sweeps == []
    time.sleep(1.1)
    each_of(1)
    assert "chunks" in sweeps
