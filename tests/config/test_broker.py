"""The embedded broker's folders."""

import multiprocessing
import os
import time
from pathlib import Path

from kombu import Connection, Exchange, Queue

from config import broker, checks


def test_without_an_address_messages_are_files_that_never_leave_one_folder(monkeypatch, tmp_path):
    monkeypatch.delenv("BROKER_URL", raising=False)
    options = broker.settings(tmp_path)["CELERY_BROKER_TRANSPORT_OPTIONS"]
    assert options["data_folder_in"] == options["data_folder_out"]
    assert options["store_processed"] is True
    assert options["polling_interval"] == 0.1
    assert {folder.parent for folder in broker.folders(options)} == {tmp_path / "broker"}


def test_a_redis_address_is_used_as_it_is(monkeypatch, tmp_path):
    monkeypatch.setenv("BROKER_URL", "redis://127.0.0.1:6379/4")
    read = broker.settings(tmp_path)
    assert read["CELERY_BROKER_URL"] == "redis://127.0.0.1:6379/4"
    assert broker.folders(read["CELERY_BROKER_TRANSPORT_OPTIONS"]) == []


def test_what_a_lost_worker_took_from_redis_comes_back_within_minutes(monkeypatch, tmp_path):
    monkeypatch.setenv("BROKER_URL", "redis://127.0.0.1:6379/4")
    options = broker.settings(tmp_path)["CELERY_BROKER_TRANSPORT_OPTIONS"]
    assert options["visibility_timeout"] <= 60
    assert options["unacked_restore_interval"] * options["unacked_restore_throttle"] <= 10


def test_a_rabbitmq_address_is_used_as_it_is_and_confirms_what_it_took(monkeypatch, tmp_path):
    monkeypatch.setenv("BROKER_URL", "amqp://guest:guest@127.0.0.1:5672//")
    read = broker.settings(tmp_path)
    assert read["CELERY_BROKER_URL"] == "amqp://guest:guest@127.0.0.1:5672//"
    options = read["CELERY_BROKER_TRANSPORT_OPTIONS"]
    assert options["confirm_publish"] is True
    assert options["read_timeout"] == options["write_timeout"] == broker.ANSWER_SECONDS


def test_the_embedded_broker_has_workers_of_one_process(monkeypatch, tmp_path):
    monkeypatch.delenv("BROKER_URL", raising=False)
    assert broker.settings(tmp_path)["CELERY_WORKER_POOL"] == "solo"


def test_messages_taken_long_ago_are_removed_and_later_ones_stay(monkeypatch, tmp_path):
    monkeypatch.delenv("BROKER_URL", raising=False)
    options = broker.settings(tmp_path)["CELERY_BROKER_TRANSPORT_OPTIONS"]
    broker.make_folders(options)
    old, new = (tmp_path / "broker" / "taken" / name for name in ("1_a.celery.msg", "2_b.celery.msg"))
    for message in (old, new):
        message.write_text("{}")
    long_ago = time.time() - broker.KEEP_TAKEN_SECONDS - 60
    os.utime(old, (long_ago, long_ago))
    assert broker.prune(options) == 1
    assert not old.exists() and new.exists()
    assert broker.prune({}) == 0


def _start_beside(options, ready, go) -> None:
    ready.release()
    go.wait()
    broker.make_folders(options)
    with Connection("filesystem://", transport_options=options) as link:
        # As a worker does before it takes the first message.
        Queue("celery", Exchange("celery"), routing_key="celery")(link.default_channel).declare()


def test_processes_that_start_together_agree_on_the_queue(monkeypatch, tmp_path):
    monkeypatch.delenv("BROKER_URL", raising=False)
    options = broker.settings(tmp_path)["CELERY_BROKER_TRANSPORT_OPTIONS"]
    forks = multiprocessing.get_context("fork")
    for _ in range(10):
        (Path(options["control_folder"]) / "celery.exchange").unlink(missing_ok=True)
        ready, go = forks.Semaphore(0), forks.Event()
        together = [forks.Process(target=_start_beside, args=(options, ready, go)) for _ in range(6)]
        for process in together:
            process.start()
        for _ in together:
            ready.acquire()
        go.set()
        for process in together:
            process.join()
        assert [process.exitcode for process in together] == [0] * 6


def test_a_process_that_died_as_it_named_the_queue_leaves_nothing_to_mend_by_hand(monkeypatch, tmp_path):
    monkeypatch.delenv("BROKER_URL", raising=False)
    options = broker.settings(tmp_path)["CELERY_BROKER_TRANSPORT_OPTIONS"]
    control = Path(options["control_folder"])
    control.mkdir(parents=True)
    (control / "celery.exchange").touch()
    broker.make_folders(options)
    with Connection("filesystem://", transport_options=options) as link:
        assert [row.queue for row in link.default_channel.get_table(broker.QUEUE)] == [broker.QUEUE]


def test_folders_on_two_mounts_are_an_error_with_a_hint(settings, tmp_path):
    settings.CELERY_BROKER_TRANSPORT_OPTIONS = {"data_folder_in": str(tmp_path), "processed_folder": "/proc"}
    (found,) = checks.broker_folders_share_a_mount()
    assert found.id == "config.E001"
    assert "/proc" in found.msg and "BROKER_URL" in found.hint


def test_folders_on_one_mount_are_fine(settings, tmp_path):
    settings.CELERY_BROKER_TRANSPORT_OPTIONS = {
        "data_folder_in": str(tmp_path),
        "processed_folder": str(tmp_path),
    }
    assert checks.broker_folders_share_a_mount() == []
