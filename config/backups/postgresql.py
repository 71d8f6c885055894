"""Backups of PostgreSQL, by its own tools: pg_dump, pg_restore and psql, of the server's version."""

import os
import subprocess
import tempfile
from pathlib import Path

from django.db import connection
from django.db.backends.postgresql.client import DatabaseClient

from config.backups.faults import BadBackup

NAME = "PostgreSQL"
BEGINS = b"PGDMP"
# Ownership is left out: tables belong to the site they are restored into.
_PLAIN = ("--no-owner", "--no-privileges", "--no-comments")
_EMPTY = """
SET lock_timeout = '10s';
DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
    EXECUTE format('DROP TABLE %I CASCADE', one.tablename);
  END LOOP;
END $$
"""


def write(file: Path) -> None:
    """Dump the database as of one moment."""
    _at_site("pg_dump", "--format=custom", *_PLAIN, f"--file={file}")


def migrations(file: Path) -> set[tuple[str, str]]:
    """Return the migrations in a backup, as app and name."""
    rows = _run("pg_restore", "--data-only", "--table=django_migrations", "--file=-", str(file)).splitlines()
    starts = next((place for place, row in enumerate(rows) if row.startswith("COPY ")), None)
    if starts is None:
        raise BadBackup(f"{file} is of another program: it has no table of migrations.")
    columns = rows[starts].partition("(")[2].partition(")")[0].split(", ")
    found = set()
    for row in rows[starts + 1 :]:
        if row == "\\.":
            break
        values = dict(zip(columns, row.split("\t"), strict=True))
        found.add((values["app"], values["name"]))
    return found


def restore(file: Path) -> None:
    """Replace all tables with a backup, in one transaction."""
    with tempfile.TemporaryDirectory() as folder:
        # Written completely before it is run, so that a damaged backup is not half restored.
        script = Path(folder) / "restore.sql"
        _run("pg_restore", *_PLAIN, f"--file={script}", str(file))
        # Locks held by processes of the site that still run are waited for this long.
        quietly = ("--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null")
        _at_site("psql", *quietly, "--single-transaction", f"--command={_EMPTY}", f"--file={script}")


def _at_site(tool: str, *arguments: str) -> None:
    """Run a tool on the site's database; the password is in its environment, where nobody else reads it."""
    (_, *where), more = DatabaseClient.settings_to_cmd_args_env(connection.settings_dict, list(arguments))
    _run(tool, *where, **(more or {}))


def _run(tool: str, *arguments: str, **variables: str) -> str:
    try:
        done = subprocess.run(
            [tool, *arguments], env=os.environ | variables, capture_output=True, text=True, errors="replace"
        )
    except FileNotFoundError:
        raise BadBackup(
            f"{tool} is not installed here; on Debian: apt-get install postgresql-client"
        ) from None
    if done.returncode:
        raise BadBackup(f"{tool} failed: {done.stderr.strip()}")
    return done.stdout
