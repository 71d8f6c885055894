"""The site as it is set up for this machine, and for everybody."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection
from django.urls import reverse

from common import caps
from tests.processes import ROOT, plain_environment

PUBLIC = {
    "ALLOWED_HOSTS": "rulebound.example",
    "SECRET_KEY": "k" * 25 + "0123456789abcdefghijklmnopqrstuvwxyz",
    "CACHE_URL": "redis://127.0.0.1:6379/9",
    "EMAIL_URL": "smtp://ann:secret@mail.example",
    "TRUSTED_PROXIES": "1",
}


def manage(*arguments: str, folder, umask: int = -1, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run manage.py as a person would, with these environment variables and no others of ours."""
    return subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=ROOT,
        env=plain_environment() | variables | {"VAR_DIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=120,
        umask=umask,
    )


def test_a_public_site_passes_every_check_for_deployment(tmp_path):
    done = manage("check", "--deploy", "--fail-level", "WARNING", folder=tmp_path, **PUBLIC)
    assert done.returncode == 0, done.stderr
    assert "no issues" in done.stdout


@pytest.mark.parametrize(
    ("left_out", "said"),
    [
        ("CACHE_URL", "config.W003"),
        ("EMAIL_URL", "config.W004"),
        ("TRUSTED_PROXIES", "config.W005"),
    ],
)
def test_a_public_site_without_its_services_is_warned_with_a_hint(tmp_path, left_out, said):
    variables = {name: value for name, value in PUBLIC.items() if name != left_out}
    done = manage("check", "--deploy", folder=tmp_path, **variables)
    assert said in done.stderr and "HINT: Set" in done.stderr


def loose_files(folder: Path) -> list[str]:
    """What others than the owner of a folder can read in it, but for what every visitor is shown."""
    found = []
    for parent, folders, files in os.walk(folder):
        folders[:] = [
            name for name in folders if name != "static" and (Path(parent) / name).stat().st_mode & 0o077
        ]
        found += [name for name in files if (Path(parent) / name).stat().st_mode & 0o077]
    return sorted(found)


_USES_ALL = """
from django.core.cache import cache
from django.core.management import call_command
from simulate import services
call_command("migrate", verbosity=0)
cache.set("who", "ann")
services.ask_worker()
"""


def test_what_the_site_stores_is_for_its_owner_alone(tmp_path):
    tmp_path.chmod(0o755)
    # As an earlier start may have left them.
    for name in ("rulebound.sqlite3", "rulebound.sqlite3-wal"):
        (tmp_path / name).touch(mode=0o644)
    (tmp_path / "broker" / "messages").mkdir(mode=0o755, parents=True)
    done = manage("shell", "--no-imports", "-c", _USES_ALL, folder=tmp_path, umask=0o022)
    assert done.returncode == 0, done.stderr
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept >= {"rulebound.sqlite3", "broker", "cache", "secret-key"}
    assert any((tmp_path / "broker" / "messages").glob("*.msg")) and any((tmp_path / "cache").iterdir())
    assert loose_files(tmp_path) == []


def test_a_folder_for_data_that_is_made_is_its_owners(tmp_path):
    for given in ({}, {"DATABASE_URL": f"sqlite:///{tmp_path}/elsewhere.db"}):
        assert manage("migrate", folder=tmp_path / "var", umask=0o022, **given).returncode == 0
    assert (tmp_path / "var").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "elsewhere.db").stat().st_mode & 0o777 == 0o600


def test_a_public_site_that_says_that_it_has_no_proxy_is_not_warned(tmp_path):
    done = manage("check", "--deploy", folder=tmp_path, **(PUBLIC | {"TRUSTED_PROXIES": "0"}))
    assert "config.W005" not in done.stderr and "no issues" in done.stdout


def test_a_public_site_without_a_key_does_not_start(tmp_path):
    done = manage("check", folder=tmp_path, ALLOWED_HOSTS="rulebound.example")
    assert done.returncode == 1
    assert "needs SECRET_KEY" in done.stderr


def test_a_public_site_does_not_show_its_source(tmp_path):
    done = manage("check", folder=tmp_path, DEBUG="1", **PUBLIC)
    assert done.returncode == 1
    assert "unset one of them" in done.stderr


def test_a_database_in_a_folder_that_is_not_there_is_said(tmp_path):
    done = manage("check", folder=tmp_path, DATABASE_URL="sqlite:////no/such/place/db")
    assert done.returncode == 1
    assert "does not exist: /no/such/place. Make the folder" in done.stderr


def test_models_and_migrations_agree(tmp_path):
    done = manage("makemigrations", "--check", "--dry-run", folder=tmp_path)
    assert done.returncode == 0, done.stdout


def test_a_local_site_answers_to_this_machine_only(client, db):
    assert client.get("/healthz", headers={"host": "localhost"}).status_code == 200
    assert client.get("/healthz", headers={"host": "rulebound.example"}).status_code == 400


@pytest.mark.parametrize("name", ["account_login", "account_signup"])
def test_pages_forbid_scripts_and_frames_of_others(client, db, name):
    answer = client.get(reverse(name))
    assert answer.status_code == 200
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["X-Frame-Options"] == "DENY"


@pytest.mark.sqlite
@pytest.mark.django_db(transaction=True)
def test_sqlite_writes_ahead_and_locks_at_once():
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA journal_mode")
        assert cursor.fetchone() == ("wal",)
    assert connection.transaction_mode == "IMMEDIATE"


def test_vendored_scripts_are_the_published_ones():
    import hashlib

    vendor = ROOT / "static" / "vendor"
    rows = [
        line.split("|")[1:6] for line in (vendor / "VERSIONS.md").read_text().splitlines() if ".js |" in line
    ]
    listed = {row[0].strip(): row[4].strip(" `") for row in rows}
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in vendor.glob("*.js")}
    assert found == listed


@pytest.mark.parametrize("path", ["/", "/accounts/login/", "/api/check/"])
def test_a_body_that_is_too_large_is_refused_unread(client, db, path):
    answer = client.post(path, b"x" * (caps.REQUEST_BODY + 1), content_type="text/plain")
    assert answer.status_code == 413
    assert f"at most {caps.REQUEST_BODY:,} bytes" in answer.content.decode()
    assert ("problem+json" in answer.headers["Content-Type"]) == path.startswith("/api/")


def test_a_throttle_does_not_believe_an_address_that_no_trusted_proxy_gave():
    assert settings.REST_FRAMEWORK["NUM_PROXIES"] == 0
    assert settings.ALLAUTH_TRUSTED_PROXY_COUNT == 0
