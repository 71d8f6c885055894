"""The embedded broker's folders."""

import os
import time

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
