"""`/healthz` asks the parts themselves."""

import shutil

import pytest
from django.db import DatabaseError

from config import health

pytestmark = pytest.mark.django_db


def test_a_healthy_site_says_so(client):
    answer = client.get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"database": "ok", "broker": "ok", "cache": "ok", "disk": "ok"}
    assert "no-store" in answer.headers["Cache-Control"]


def test_a_database_that_is_away_is_named(client, monkeypatch):
    def away():
        raise DatabaseError("password=hunter2")

    monkeypatch.setattr(health.connection, "cursor", away)
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["database"] == "DatabaseError"
    assert b"hunter2" not in answer.content


def test_a_broker_that_is_away_is_named_within_seconds(client, monkeypatch):
    from celery import Celery

    monkeypatch.setattr(
        health, "app", Celery("nowhere", broker="redis://127.0.0.1:1/0", set_as_current=False)
    )
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["broker"] == "OperationalError"


def test_folders_of_the_broker_that_are_gone_are_named(client, monkeypatch, settings, tmp_path):
    options = {"data_folder_in": str(tmp_path / "gone"), "control_folder": str(tmp_path)}
    settings.CELERY_BROKER_TRANSPORT_OPTIONS = options
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["broker"] == "FileNotFoundError"


def test_a_cache_that_is_away_is_named(client, settings):
    settings.CACHES = {
        "default": {
            "BACKEND": "config.cache.Redis",
            "LOCATION": "redis://127.0.0.1:1/0",
        }
    }
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["cache"] == "ConnectionError"


def test_a_folder_of_the_site_that_takes_nothing_is_named(client, settings, tmp_path):
    settings.VAR_DIR = tmp_path / "gone"
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json() == {"database": "ok", "broker": "ok", "cache": "ok", "disk": "FileNotFoundError"}


def test_a_disk_that_is_nearly_full_is_named(client, monkeypatch):
    usage = shutil.disk_usage("/")._replace(free=1_000_000)
    monkeypatch.setattr(health.shutil, "disk_usage", lambda _: usage)
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()["disk"]) == (503, "full")


def test_only_reading_is_allowed(client):
    assert client.post("/healthz").status_code == 405
