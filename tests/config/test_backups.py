"""`manage.py backup` and `restore`: an empty site holds what the other did, row for row, on each database."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from psycopg import sql

from config import backups
from config.backups import postgresql
from tests.conftest import missing
from tests.processes import ROOT, plain_environment

SERVER = os.environ.get("TEST_DATABASE_URL", "postgres://postgres@127.0.0.1:5432/postgres")

# Some of everything: accounts, decks with versions and comments, a batch with its chunks, cards.
_FILL = """
from decks.editing import services
from tests.decks import factories
from tests.simulate import batches
owner = factories.make_user("ann")
name = "Über “quoted” \\\\ deck\\t雷"
deck = factories.make_deck(owner, cards=factories.legal_cards(), name=name, visibility="public")
services.update_deck(deck=deck, user=owner, version=deck.version, description="Tab\\tand\\nnewline")
batches.played(owner=owner, decks=[batches.stored(owner=owner)])
"""
_SHOW = """
import hashlib, json
from django.db import connection
found = {}
with connection.cursor() as cursor:
    for table in connection.introspection.table_names(cursor):
        cursor.execute(f'SELECT * FROM "{table}"')
        plain = ([bytes(one) if isinstance(one, memoryview) else one for one in row] for row in cursor)
        rows = sorted(map(repr, plain))
        found[table] = [len(rows), hashlib.sha256("".join(rows).encode()).hexdigest()]
print("TABLES " + json.dumps(found))
"""


class Site:
    """A site with a database of its own, asked by its manage.py."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder, self.database = folder, database.rpartition("/")[2]
        self.variables = {"VAR_DIR": str(folder), **({"DATABASE_URL": database} if database else {})}

    def manage(
        self, *arguments: str, fails: bool = False, **given: object
    ) -> "subprocess.CompletedProcess[str]":
        done = subprocess.run(
            [sys.executable, "manage.py", *arguments],
            cwd=ROOT,
            env=plain_environment() | self.variables | given.pop("env", {}),
            capture_output=True,
            text=True,
            timeout=240,
            **given,
        )
        assert (done.returncode != 0) == fails, done.stderr
        return done

    def run(self, program: str) -> str:
        return self.manage("shell", "--no-imports", "-c", program).stdout

    def tables(self) -> dict[str, list[object]]:
        """How many rows each table has, and a digest of them all."""
        shown = self.run(_SHOW)
        found: dict[str, list[object]] = json.loads(shown.partition("TABLES ")[2])
        # SQLite counts its keys only where there are some.
        return {name: rows for name, rows in found.items() if name != "sqlite_sequence"}


class Sites:
    """Makes sites on one kind of database, and removes their databases."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind, self.folder = kind, folder
        self._databases: list[str] = []
        self._migrated: Site | None = None
        if kind == "postgresql":
            if shutil.which("pg_dump") is None:
                missing("there is no pg_dump on the PATH (Debian: apt-get install postgresql-client)")
            try:
                psycopg.connect(SERVER, connect_timeout=3).close()
            except psycopg.OperationalError:
                missing("no PostgreSQL answers at TEST_DATABASE_URL")

    def new(self) -> Site:
        folder = self.folder / uuid4().hex
        if self.kind == "sqlite":
            return Site(folder)
        return self._on_postgresql(folder, "CREATE DATABASE {}")

    def migrated(self) -> Site:
        """A copy of an empty site that was migrated once."""
        if self._migrated is None:
            self._migrated = self.new()
            self._migrated.manage("migrate", "--verbosity", "0")
        folder = self.folder / uuid4().hex
        shutil.copytree(self._migrated.folder, folder)
        if self.kind == "sqlite":
            return Site(folder)
        return self._on_postgresql(folder, "CREATE DATABASE {} TEMPLATE {}", self._migrated.database)

    def drop(self) -> None:
        for name in reversed(self._databases):
            self._on_server("DROP DATABASE {} WITH (FORCE)", name)

    def _on_postgresql(self, folder: Path, command: str, *others: str) -> Site:
        name = f"backup_{uuid4().hex}"
        self._on_server(command, name, *others)
        self._databases.append(name)
        return Site(folder, SERVER.rpartition("/")[0] + "/" + name)

    def _on_server(self, command: str, *names: str) -> None:
        with psycopg.connect(SERVER, autocommit=True) as link:
            link.execute(sql.SQL(command).format(*map(sql.Identifier, names)))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def sites(request, tmp_path_factory) -> Iterator[Sites]:
    made = Sites(request.param, tmp_path_factory.mktemp(request.param))
    yield made
    made.drop()


@pytest.fixture(scope="module")
def old(sites) -> Site:
    """A site in which people have made things."""
    site = sites.migrated()
    site.run(_FILL)
    return site


@pytest.fixture(scope="module")
def held(old) -> dict[str, list[object]]:
    return old.tables()


@pytest.fixture(scope="module")
def backup(old, held, tmp_path_factory) -> Path:
    file = tmp_path_factory.mktemp("backups") / "site.backup"
    assert "1 account, 2 decks, 1 batch" in old.manage("backup", str(file)).stderr
    assert old.tables() == held
    return file


def test_an_empty_site_holds_after_a_restore_what_the_other_held(sites, held, backup):
    assert held["simulate_chunk"][0] > 0 and held["decks_deckversion"][0] >= 2
    assert backup.stat().st_mode & 0o777 == 0o600
    assert list(backup.parent.iterdir()) == [backup], "nothing is left beside it"
    new = sites.new()
    assert "restored: 1 account, 2 decks, 1 batch" in new.manage("restore", str(backup)).stdout
    assert new.tables() == held
    # What is stored next gets keys of its own.
    new.run("from tests.decks import factories; factories.make_deck(name='Another')")
    assert new.tables()["decks_deck"][0] == 3


def test_a_site_with_decks_is_only_overwritten_on_request_and_wholly(sites, held, backup, tmp_path):
    new = sites.migrated()
    new.run("from tests.decks import factories; factories.make_user('eve')")
    before = new.tables()
    refused = new.manage("restore", str(backup), fails=True).stderr
    assert "already has 1 account, 0 decks, 0 batches; use --replace" in refused
    damaged = tmp_path / "damaged.backup"
    damaged.write_bytes(backup.read_bytes()[: -backup.stat().st_size // 3])
    assert "CommandError" in new.manage("restore", "--replace", str(damaged), fails=True).stderr
    assert new.tables() == before
    new.manage("restore", "--replace", str(backup))
    assert new.tables() == held


def test_a_backup_goes_through_a_pipe(sites, old, held):
    new = sites.new()
    manage = f'"{sys.executable}" manage.py'
    there = " ".join(f"{name}={value}" for name, value in new.variables.items())
    done = subprocess.run(
        f"{manage} backup - | {there} {manage} restore -",
        shell=True,
        cwd=ROOT,
        env=plain_environment() | old.variables,
        capture_output=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    assert new.tables() == held


def test_a_backup_of_an_older_program_is_brought_up_to_date_and_one_of_a_newer_refused(sites, held, tmp_path):
    other, new, file = sites.new(), sites.new(), tmp_path / "site.backup"
    other.manage("migrate", "decks", "--verbosity", "0")
    other.manage("backup", str(file))
    new.manage("restore", str(file))
    assert new.tables()["django_migrations"][0] == held["django_migrations"][0]
    file.unlink()
    other.run(
        "from django.db.migrations.recorder import MigrationRecorder as R; from django.db import connection; "
        "R(connection).record_applied('decks', '9999_flying')"
    )
    other.manage("backup", str(file))
    said = new.manage("restore", str(file), fails=True).stderr
    assert "is of a newer version of the program, which has decks.9999_flying; update it first" in said


@pytest.mark.once
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"not a backup at all", "is not a backup: it is neither an SQLite database nor written by pg_dump"),
        (
            b"PGDMP\x01\x0e\x00 and more",
            "is of PostgreSQL, and the database of this site is SQLite; set DATABASE_URL",
        ),
        (b"SQLite format 3\x00 and nothing", "is damaged, or of another program"),
        (None, "cannot be read: No such file"),
    ],
)
def test_what_is_no_backup_is_refused_and_said(tmp_path, content, said):
    site, file = Site(tmp_path / "var"), tmp_path / "site.backup"
    if content is not None:
        file.write_bytes(content)
    assert said in site.manage("restore", str(file), fails=True).stderr


@pytest.mark.once
def test_a_backup_overwrites_no_file_and_says_where_it_cannot_be_written(tmp_path):
    site, file = Site(tmp_path / "var"), tmp_path / "site.backup"
    file.write_text("precious")
    assert "is there already; name another file" in site.manage("backup", str(file), fails=True).stderr
    assert file.read_text() == "precious"
    nowhere = site.manage("backup", str(tmp_path / "no" / "such.backup"), fails=True).stderr
    assert "cannot be written: No such file or directory" in nowhere


@pytest.mark.once
def test_a_tool_that_is_not_installed_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(
        backups.BadBackup, match="pg_restore is not installed here; on Debian: apt-get install"
    ):
        postgresql.migrations(tmp_path / "site.backup")
