"""The site's data: the database, the cache, and the key that signs sessions."""

import contextlib
import os
import secrets
from pathlib import Path

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

from config import env

# BEGIN IMMEDIATE takes the write lock at the start of a transaction. The default, DEFERRED, takes it at the
# first write, which fails at once if another process wrote in between, however long the busy timeout.
SQLITE_OPTIONS = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
}


def folder(path: Path) -> Path:
    """Return a folder for data, created if necessary so that only its owner can read it.

    An existing one keeps its mode, because others may have files there too. The modes of the files protect
    its contents.
    """
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path


def keep_private(path: Path) -> None:
    """Make a file or folder readable by its owner only, if this user may."""
    with contextlib.suppress(FileNotFoundError, PermissionError):
        path.chmod(0o700 if path.is_dir() else 0o600)


def _private_file(path: Path) -> Path:
    """Return a database file that only its owner can read; SQLite creates the files next to it alike."""
    with contextlib.suppress(PermissionError):
        path.touch(mode=0o600)
    for one in (path, *path.parent.glob(f"{path.name}-*")):
        keep_private(one)
    return path


def database(var: Path) -> dict[str, object]:
    """The settings of the one database: DATABASE_URL, or an SQLite file in `var`."""
    address = env.url("DATABASE_URL", ("postgres", "postgresql", "sqlite"))
    if address is None:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": _private_file(var / "rulebound.sqlite3"),
            "OPTIONS": SQLITE_OPTIONS,
        }
    settings: dict[str, object] = dict(dj_database_url.parse(env.text("DATABASE_URL")))
    name = str(settings["NAME"])
    if address.scheme == "sqlite":
        folder = Path(name).parent
        if not folder.is_dir():
            raise ImproperlyConfigured(
                f"DATABASE_URL names a file in a folder that does not exist: {folder}. "
                "Make the folder, or correct the address; an absolute path has four slashes: sqlite:////…"
            )
        settings["OPTIONS"] = SQLITE_OPTIONS
        if name != ":memory:":
            _private_file(Path(name))
    else:
        settings |= {"CONN_MAX_AGE": 60, "CONN_HEALTH_CHECKS": True}
    return settings


def cache(var: Path) -> dict[str, object]:
    """The settings of the one cache: CACHE_URL, or files in `var` that all processes here share."""
    address = env.url("CACHE_URL", ("redis", "rediss"))
    if address is None:
        return {
            "BACKEND": "config.cache.Files",
            "LOCATION": str(var / "cache"),
            "OPTIONS": {"MAX_ENTRIES": 5000},
        }
    return {
        "BACKEND": "config.cache.Redis",
        "LOCATION": env.text("CACHE_URL"),
        # In seconds: a page does not wait long for what it can do without.
        "OPTIONS": {"socket_connect_timeout": 1, "socket_timeout": 2},
    }


def secret_key(var: Path, *, public: bool) -> str:
    """The key that signs sessions: SECRET_KEY, or for a local site one created once and kept in `var`."""
    if key := env.text("SECRET_KEY"):
        return key
    if public:
        raise ImproperlyConfigured(
            "ALLOWED_HOSTS is set, so the site is public, and a public site needs SECRET_KEY. Make one with: "
            "python -c 'import secrets; print(secrets.token_urlsafe(50))'"
        )
    kept = var / "secret-key"
    # Written separately and linked into place: of two processes starting at once, both read the same complete
    # key.
    if not kept.exists():
        draft = var / f"secret-key.{os.getpid()}"
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(50))
        try:
            os.link(draft, kept)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return kept.read_text()
