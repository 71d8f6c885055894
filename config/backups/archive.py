"""Writing and restoring of backups for both databases, all or nothing."""

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from django.contrib.auth import get_user_model
from django.core.cache import cache
from django.core.management import call_command
from django.db import connection, connections
from django.db.migrations.loader import MigrationLoader
from redis.exceptions import RedisError

from config.backups import postgresql, sqlite
from config.backups.faults import BadBackup
from decks.models import Deck
from simulate.models import Batch

_KINDS = {"sqlite": sqlite, "postgresql": postgresql}


@dataclass(frozen=True, slots=True)
class Contents:
    """The amount of user content in a database."""

    accounts: int = 0
    decks: int = 0
    batches: int = 0

    def __str__(self) -> str:
        counted = (
            f"{self.accounts} account{'' if self.accounts == 1 else 's'}",
            f"{self.decks} deck{'' if self.decks == 1 else 's'}",
            f"{self.batches} batch{'' if self.batches == 1 else 'es'}",
        )
        return ", ".join(counted)

    @classmethod
    def of_site(cls) -> "Contents":
        """Count the content of the site's database; nothing if there are no tables yet."""
        known = set(connection.introspection.table_names())
        models = (get_user_model(), Deck, Batch)
        return cls(*(one.objects.count() if one._meta.db_table in known else 0 for one in models))


def write(file: Path) -> Contents:
    """Write everything to a new file that only its owner can read; the site can keep running."""
    if file.exists():
        raise BadBackup(f"{file} is there already; name another file, or remove it.")
    try:
        # Written next to it, and moved into place when complete.
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError as error:
        raise BadBackup(f"{file} cannot be written: {error.strerror}.") from error
    os.close(handle)
    draft = Path(name)
    try:
        contents = Contents.of_site()
        _KINDS[connection.vendor].write(draft)
        draft.rename(file)
    finally:
        draft.unlink(missing_ok=True)
    return contents


def restore(file: Path, *, replace: bool = False) -> Contents:
    """Replace the contents of the database with a backup, migrated to the current version.

    A database with accounts, decks or batches is only overwritten with `replace`. Stop the site first: its
    processes cache what they have read.
    """
    own = _KINDS[connection.vendor]
    kind = _kind_of(file)
    if kind is not own:
        raise BadBackup(
            f"{file} is of {kind.NAME}, and the database of this site is {own.NAME}; set DATABASE_URL to "
            f"a {kind.NAME} database to restore it."
        )
    before = Contents.of_site()
    if before != Contents() and not replace:
        raise BadBackup(f"The database already has {before}; use --replace to overwrite them.")
    unknown = sorted(own.migrations(file) - set(MigrationLoader(None).disk_migrations))
    if unknown:
        names = ", ".join(".".join(one) for one in unknown[:3])
        raise BadBackup(f"{file} is of a newer version of the program, which has {names}; update it first.")
    connections.close_all()
    own.restore(file)
    call_command("migrate", verbosity=0)
    try:
        cache.clear()
    except (OSError, RedisError) as error:
        raise BadBackup(f"All is restored, but the cache could not be emptied: {error}") from error
    return Contents.of_site()


def _kind_of(file: Path) -> ModuleType:
    try:
        with file.open("rb") as opened:
            begins = opened.read(16)
    except OSError as error:
        raise BadBackup(f"{file} cannot be read: {error.strerror}.") from error
    for kind in _KINDS.values():
        if begins.startswith(kind.BEGINS):
            return kind
    raise BadBackup(f"{file} is not a backup: it is neither an SQLite database nor written by pg_dump.")
