"""Backups of SQLite: a copy of the database file, made and restored by SQLite itself."""

import sqlite3
from contextlib import closing
from pathlib import Path

from django.conf import settings

from config.backups.faults import BadBackup

NAME = "SQLite"
BEGINS = b"SQLite format 3\0"


def write(file: Path) -> None:
    """Copy the database as of one moment, including its journal."""
    with closing(_site()) as site, closing(sqlite3.connect(file)) as copy:
        site.backup(copy)
        # One file, without a journal next to it.
        copy.execute("PRAGMA journal_mode = DELETE")


def migrations(file: Path) -> set[tuple[str, str]]:
    """Return the migrations in a backup, as app and name, after an integrity check."""
    try:
        with closing(_backup(file)) as backup:
            if (found := backup.execute("PRAGMA integrity_check").fetchone()) != ("ok",):
                raise BadBackup(f"{file} is damaged: {found[0]}")
            return set(backup.execute("SELECT app, name FROM django_migrations"))
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{file} is damaged, or of another program: {error}") from error


def restore(file: Path) -> None:
    """Overwrite the database with a backup, in one transaction."""
    with closing(_backup(file)) as backup, closing(_site()) as site:
        try:
            backup.backup(site)
        except sqlite3.OperationalError as error:
            raise BadBackup(f"The database cannot be overwritten: {error}. Is the site stopped?") from error


def _site() -> sqlite3.Connection:
    return sqlite3.connect(str(settings.DATABASES["default"]["NAME"]), timeout=5)


def _backup(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?immutable=1", uri=True)
